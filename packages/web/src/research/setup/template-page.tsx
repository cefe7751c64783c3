import { Button, Group, Textarea, TextInput } from "@mantine/core";
import { useCallback, useMemo, useState } from "react";
import { rethrowReadable } from "../../api/parse-response.ts";
import { useReconnect } from "../../api/use-link.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { Problem } from "../../chat/problem.tsx";
import { LoadingRows } from "../../loading-rows.tsx";
import { type ResearchClient, researchApi } from "../research-api.ts";
import type { ResearchProps } from "../research-page.tsx";
import { openView } from "../research-view.ts";
import { useAction } from "../use-action.ts";
import { BackButton } from "./back-button.tsx";
import { CriterionFields } from "./criterion-fields.tsx";
import {
  bodyOf,
  type CriterionDraft,
  draftOf,
  newCriterion,
  newTemplate,
  type TemplateDraft,
} from "./template-draft.ts";

/** A new template, or the next version of one. */
export function TemplatePage({ api, link, id }: ResearchProps & { id: string | null }) {
  const client = useMemo(() => researchApi(api), [api]);
  const load = useCallback(
    async () =>
      id === null ? newTemplate() : draftOf(await client.template(id).catch(rethrowReadable)),
    [client, id],
  );
  const { value, error, reload } = useLoaded(load);
  useReconnect(link, () => value === undefined && reload());
  return (
    <div className="inside">
      {error && <Problem error={error} retry={reload} />}
      {value === undefined && error === undefined && <LoadingRows rows={8} />}
      {value && <Editor client={client} id={id} first={value} />}
    </div>
  );
}

interface EditorProps {
  client: ResearchClient;
  id: string | null;
  first: TemplateDraft;
}

const none: ReadonlyMap<string, string> = new Map();

function Editor({ client, id, first }: EditorProps) {
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState(none);
  const { busy, error, act } = useAction();
  async function save() {
    const read = bodyOf(draft);
    if ("problems" in read) return setProblems(read.problems);
    setProblems(none);
    const { body } = read;
    let saved = id;
    const done = await act(async () => {
      const stored =
        id === null ? await client.createTemplate(body) : await client.replaceTemplate(id, body);
      saved = stored.id;
    });
    if (done) openView({ at: "start", template: saved });
  }
  return (
    <form
      className="editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <header className="head">
        <h1>{id === null ? "New template" : `Edit ${first.name}`}</h1>
        <Group gap="xs">
          {id !== null && <Remove client={client} id={id} />}
          <BackButton busy={busy} />
          <Button size="compact-sm" type="submit" loading={busy}>
            Save
          </Button>
        </Group>
      </header>
      {error && <Problem error={error} />}
      {problems.size > 0 && (
        <p className="quiet" role="alert" data-tone="watch">
          Not saved yet: {problems.size === 1 ? "one field needs" : `${problems.size} fields need`}{" "}
          a look.
        </p>
      )}
      <TextInput
        label="Name"
        required
        value={draft.name}
        error={problems.get("name")}
        onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
      />
      <Textarea
        label="System prompt"
        description="Said to the model before every question."
        autosize
        minRows={2}
        maxRows={8}
        value={draft.system_prompt}
        error={problems.get("system_prompt")}
        onChange={(event) => setDraft({ ...draft, system_prompt: event.currentTarget.value })}
      />
      <CriteriaFields draft={draft} problems={problems} change={setDraft} />
    </form>
  );
}

interface CriteriaProps {
  draft: TemplateDraft;
  problems: ReadonlyMap<string, string>;
  change(draft: TemplateDraft): void;
}

const most = 20;

function CriteriaFields({ draft, problems, change }: CriteriaProps) {
  const { criteria } = draft;
  const set = (next: readonly CriterionDraft[]) => change({ ...draft, criteria: next });
  return (
    <>
      {criteria.map((criterion, index) => (
        <CriterionFields
          key={criterion.key}
          number={index + 1}
          criterion={criterion}
          problem={(field) => problems.get(`criteria.${index}.${field}`)}
          change={(next) => set(criteria.with(index, next))}
          remove={criteria.length > 1 ? () => set(criteria.toSpliced(index, 1)) : undefined}
          up={
            index > 0
              ? () => set(criteria.toSpliced(index, 1).toSpliced(index - 1, 0, criterion))
              : undefined
          }
        />
      ))}
      <Button
        variant="default"
        size="compact-sm"
        disabled={criteria.length >= most}
        onClick={() => set([...criteria, newCriterion()])}
      >
        Add a criterion
      </Button>
    </>
  );
}

/** Asks for confirmation before deleting a template. */
function Remove({ client, id }: Pick<EditorProps, "client"> & { id: string }) {
  const [asking, setAsking] = useState(false);
  const { busy, error, act } = useAction();
  const remove = async () => {
    if (await act(() => client.removeTemplate(id))) openView({ at: "home" });
  };
  if (error) return <Problem error={error} />;
  if (!asking)
    return (
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setAsking(true)}>
        Delete
      </Button>
    );
  return (
    <>
      <span className="quiet">Runs of it stay.</span>
      <Button size="compact-sm" variant="default" loading={busy} onClick={() => void remove()}>
        Delete this template
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={() => setAsking(false)}>
        Keep it
      </Button>
    </>
  );
}
