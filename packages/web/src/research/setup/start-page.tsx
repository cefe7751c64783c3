import { Button, Group, NativeSelect, Textarea } from "@mantine/core";
import { useCallback, useMemo, useRef, useState } from "react";
import { rethrowReadable } from "../../api/parse-response.ts";
import { useReconnect } from "../../api/use-link.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { Problem } from "../../chat/problem.tsx";
import { allItems, researchApi } from "../research-api.ts";
import type { ResearchProps } from "../research-page.tsx";
import { openView } from "../research-view.ts";
import { useAction } from "../use-action.ts";
import { BackButton } from "./back-button.tsx";
import { CompaniesFields } from "./companies-fields.tsx";
import { EstimateLine } from "./estimate-line.tsx";
import { textProps } from "./field-props.ts";
import { LimitFields, ToolFields } from "./run-fields.tsx";
import { blankForm, type StartForm, startBody } from "./start-body.ts";

/** The form of a new run: questions, companies, tools and limits. */
export function StartPage(props: ResearchProps & { template: string | null }) {
  const { api, link, households } = props;
  const client = useMemo(() => researchApi(api), [api]);
  const [form, setForm] = useState(() => blankForm(props.template));
  const { busy, error, act } = useAction();
  const set = (part: Partial<StartForm>) => setForm((before) => ({ ...before, ...part }));
  const read = startBody(form);
  const started = useRef("");
  async function start() {
    if (!("body" in read)) return;
    const done = await act(async () => {
      started.current = (await client.start(read.body)).run_id;
    });
    if (done) openView({ at: "run", id: started.current }, "replace");
  }
  return (
    <form
      className="inside editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <header className="head">
        <h1>Start a run</h1>
        <BackButton busy={busy} />
      </header>
      <WhatFields {...{ api, link, form, set }} />
      <CompaniesFields {...{ form, set, households }} />
      <ToolFields {...{ api, form, set }} />
      <LimitFields {...{ form, set }} />
      {error && <Problem error={error} />}
      <footer className="begin">
        <EstimateLine client={client} read={read} />
        <Group gap="xs">
          <Button type="submit" loading={busy} disabled={!("body" in read)}>
            {form.preview ? "Start with three companies" : "Start the run"}
          </Button>
        </Group>
      </footer>
    </form>
  );
}

interface WhatProps extends Pick<ResearchProps, "api" | "link"> {
  form: StartForm;
  set(part: Partial<StartForm>): void;
}

function WhatFields({ api, link, form, set }: WhatProps) {
  const client = useMemo(() => researchApi(api), [api]);
  const load = useCallback(() => allItems(client.templates()).catch(rethrowReadable), [client]);
  const { value, error, reload } = useLoaded(load);
  useReconnect(link, reload);
  const templates = (value ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const unknown =
    form.template_id !== "" && !templates.some((one) => one.value === form.template_id);
  return (
    <>
      {error && <Problem error={error} retry={reload} />}
      <NativeSelect
        label="What is asked"
        data={[
          { value: "", label: "One question" },
          ...templates,
          ...(unknown ? [{ value: form.template_id, label: value ? "Not found" : "Loading" }] : []),
        ]}
        {...textProps(form, set, "template_id")}
      />
      {form.template_id === "" && (
        <Textarea
          label="Question"
          description="Asked of every company. {company_name} stands for its name."
          autosize
          minRows={2}
          maxRows={6}
          {...textProps(form, set, "question")}
        />
      )}
    </>
  );
}
