import type { ExportFormat } from "@advisor/client/research-client";
import type { RunView } from "@advisor/protocol/research/responses";
import { Badge, Button, Menu } from "@mantine/core";
import { useState } from "react";
import { saveFile } from "../../amounts/exports.ts";
import { Problem } from "../../chat/problem.tsx";
import { count } from "../../format/figures.ts";
import { dateTime } from "../../format/format.ts";
import { modelName } from "../../format/model-name.ts";
import type { ResearchClient } from "../research-api.ts";
import { openView } from "../research-view.ts";
import { useAction } from "../use-action.ts";
import { statusWords } from "../words.ts";
import { CompareMenu } from "./compare-menu.tsx";
import { isOver } from "./run-counters.tsx";
import type { RunStore } from "./run-store.ts";

interface Props {
  client: ResearchClient;
  run: RunView;
  store: RunStore;
}

/** The subject of a run, and its actions. */
export function RunHead({ client, run, store }: Props) {
  const { busy, error, act } = useAction();
  const over = isOver(run);
  const { name, template, companies, created_at, household_id } = run;
  const version =
    template.version === null ? "one question" : `template version ${template.version}`;
  const of = household_id === null ? "" : ", with a household";
  const started = `Started ${dateTime(created_at)}.`;
  const rerun = async (which: "unknown" | "stale" | "failed") => {
    if (await act(() => client.rerun(run.run_id, { which }))) store.open();
  };
  const resume = async () => {
    if (await act(() => client.resume(run.run_id, {}))) store.open();
  };
  const stop = async () => {
    if (await act(() => client.cancel(run.run_id))) await store.recount();
  };
  return (
    <>
      <header className="head">
        <div className="grow">
          <h1>{name}</h1>
          <p className="quiet">
            <Badge size="sm" variant="default">
              {statusWords(run.status)}
            </Badge>{" "}
            {version}, {count(companies.length)} {companies.length === 1 ? "company" : "companies"}
            {of}. {started} Answers by {modelName(run.model_id)}.
          </p>
        </div>
        <div className="actions">
          <Button size="compact-sm" variant="subtle" onClick={() => openView({ at: "home" })}>
            All runs
          </Button>
          <CompareMenu client={client} run={run} />
          <ExportMenu client={client} run={run} />
          {over && (
            <Menu position="bottom-end">
              <Menu.Target>
                <Button size="compact-sm" variant="default" loading={busy}>
                  Run again
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => void rerun("unknown")}>What is not known</Menu.Item>
                <Menu.Item onClick={() => void rerun("failed")}>What failed</Menu.Item>
                <Menu.Item onClick={() => void rerun("stale")}>What is out of date</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
          {run.status === "canceled" && (
            <Button
              size="compact-sm"
              variant="default"
              loading={busy}
              onClick={() => void resume()}
            >
              Resume
            </Button>
          )}
          {!over && (
            <Button size="compact-sm" variant="default" loading={busy} onClick={() => void stop()}>
              Stop
            </Button>
          )}
        </div>
      </header>
      {error && <Problem error={error} />}
    </>
  );
}

const formats: readonly { format: ExportFormat; label: string }[] = [
  { format: "xlsx", label: "Excel workbook" },
  { format: "csv", label: "CSV" },
  { format: "md", label: "Markdown" },
  { format: "json", label: "JSON" },
];

/** Exports of the run. They are fetched with the token and then saved. */
function ExportMenu({ client, run }: Pick<Props, "client" | "run">) {
  const { busy, error, act } = useAction();
  const [saved, setSaved] = useState("");
  const save = (format: ExportFormat) =>
    act(async () => {
      const file = await (await client.export(run.run_id, format)).blob();
      const name = `${run.run_id}.${format}`;
      saveFile(name, file);
      setSaved(name);
    });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="compact-sm" variant="default" loading={busy}>
            Export
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {formats.map(({ format, label }) => (
            <Menu.Item key={format} onClick={() => void save(format)}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <span className="quiet" role="status">
        {error ? error.message : saved && `Saved ${saved}`}
      </span>
    </>
  );
}
