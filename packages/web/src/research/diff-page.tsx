import type { Diff, RunView } from "@advisor/protocol/research/responses";
import { Button } from "@mantine/core";
import { useCallback, useMemo, useState } from "react";
import { saveRows } from "../amounts/exports.ts";
import { rethrowReadable } from "../api/parse-response.ts";
import { useReconnect } from "../api/use-link.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { Problem } from "../chat/problem.tsx";
import { count } from "../format/figures.ts";
import { fileName } from "../format/file-name.ts";
import { dateTimeAmong } from "../format/format.ts";
import { LoadingRows } from "../loading-rows.tsx";
import { Status } from "../panel/status.tsx";
import { ScrollRegion } from "../scroll-region.tsx";
import {
  type ChangeText,
  changeCells,
  changeKinds,
  describeChanges,
  type Kind,
  whyChanged,
} from "./changes.ts";
import { QuoteView, ReplacedNote } from "./evidence/quotes.tsx";
import { type ResearchClient, researchApi } from "./research-api.ts";
import type { ResearchProps } from "./research-page.tsx";
import { openView } from "./research-view.ts";
import { CellFace } from "./run/matrix-cell.tsx";

type Props = ResearchProps & { before: string; after: string };

/** Compares two runs: changed verdicts, and the evidence behind them. */
export function DiffPage({ api, link, before, after }: Props) {
  const client = useMemo(() => researchApi(api), [api]);
  const load = useCallback(async () => {
    const [earlier, later, diff] = await Promise.all([
      client.run(before),
      client.run(after),
      client.diff(before, after),
    ]).catch(rethrowReadable);
    return { earlier, later, diff };
  }, [client, before, after]);
  const { value, error, reload } = useLoaded(load);
  useReconnect(link, reload);
  return (
    <div className="inside full">
      {error && <Problem error={error} retry={reload} />}
      {value === undefined && error === undefined && <LoadingRows rows={8} />}
      {value && <RunComparison client={client} {...value} />}
    </div>
  );
}

interface RunComparisonProps {
  client: ResearchClient;
  earlier: RunView;
  later: RunView;
  diff: Diff;
}

/** Filters; the rarer ones are shown if there is something to filter. */
const kinds: readonly { kind: Kind | "all"; label: string; rare?: true }[] = [
  { kind: "all", label: "Changed" },
  { kind: "turned", label: "Turned" },
  { kind: "value", label: "Another value", rare: true },
  { kind: "review", label: "To review", rare: true },
  { kind: "new_evidence", label: "New evidence" },
  { kind: "lost_evidence", label: "Lost evidence" },
  { kind: "answered", label: "Answered now", rare: true },
  { kind: "unanswered", label: "Not answered now", rare: true },
  { kind: "added", label: "Only later", rare: true },
  { kind: "dropped", label: "Only earlier", rare: true },
];

function RunComparison({ client, earlier, later, diff }: RunComparisonProps) {
  const [kind, setKind] = useState<Kind | "all">("all");
  const [chosen, setChosen] = useState<string>();
  const all = useMemo(() => describeChanges(diff, { earlier, later }), [diff, later, earlier]);
  const of = (one: Kind | "all") =>
    one === "all" ? all : all.filter((changed) => changeKinds(changed).includes(one));
  const offered = kinds.filter((one) => one.rare !== true || of(one.kind).length > 0);
  const shown = of(kind);
  const open = shown.find(({ key }) => key === chosen) ?? shown[0];
  const times = timesOf({ earlier, later });
  return (
    <>
      <header className="head">
        <div className="grow">
          <h1>{later.name}: two runs</h1>
          <p className="quiet">
            {times.later} against {times.earlier}. {versionWords(earlier, later)}{" "}
            {count(all.length)} changed, {count(diff.unchanged)} unchanged.
          </p>
        </div>
        <div className="actions">
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => openView({ at: "run", id: later.run_id })}
          >
            Open the later run
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={shown.length === 0}
            onClick={() =>
              saveRows(
                fileName([later.name, "compared"], "csv"),
                changeCells(shown, { earlier, later }),
              )
            }
          >
            CSV
          </Button>
        </div>
      </header>
      <fieldset className="chips" aria-label="Which changes">
        {offered.map((one) => (
          <button
            key={one.kind}
            type="button"
            className="chip"
            aria-pressed={kind === one.kind}
            onClick={() => setKind(one.kind)}
          >
            {one.label} <span className="count">{count(of(one.kind).length)}</span>
          </button>
        ))}
      </fieldset>
      {shown.length === 0 ? (
        <p className="quiet empty">
          {all.length === 0 ? "Both runs say the same." : "Nothing of this kind."}
        </p>
      ) : (
        <ChangeTable {...{ earlier, later, shown }} open={open?.key} choose={setChosen} />
      )}
      {open && <Evidence {...{ client, earlier, later }} changed={open} />}
    </>
  );
}

/** Whether both runs ask the same, which an edited template does not. */
function versionWords({ template: before }: RunView, { template: after }: RunView): string {
  if (before.version === null || after.version === null) return "";
  return before.version === after.version
    ? `Same template, version ${after.version}.`
    : `Template version ${after.version} against ${before.version}.`;
}

interface TableProps {
  earlier: RunView;
  later: RunView;
  shown: readonly ChangeText[];
  open: string | undefined;
  choose(key: string): void;
}

const ChangeTable = ({ earlier, later, shown, open, choose }: TableProps) => (
  <ScrollRegion className="scrolls" aria-label="Changes">
    <table className="list changes">
      <thead>
        <tr>
          <th scope="col">Company</th>
          <th scope="col">Criterion</th>
          <th scope="col">Earlier, {timesOf({ earlier, later }).earlier}</th>
          <th scope="col">Later, {timesOf({ earlier, later }).later}</th>
          <th scope="col">What changed</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((changed) => (
          <tr key={changed.key} data-chosen={changed.key === open || undefined}>
            <th scope="row">
              <button
                type="button"
                aria-pressed={changed.key === open}
                onClick={() => choose(changed.key)}
              >
                {changed.company}
              </button>
            </th>
            <td>{changed.criterion}</td>
            <td>
              <ChangedAnswer changed={changed} side="before" />
            </td>
            <td className="after">
              <ChangedAnswer changed={changed} side="after" />
            </td>
            <td>
              <Kinds kinds={changeKinds(changed)} />
            </td>
            <td className="why">{whyChanged(changed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);

/** When the runs started, which may be in one minute. */
function timesOf({ earlier, later }: Pick<RunComparisonProps, "earlier" | "later">) {
  const both = [earlier.created_at, later.created_at];
  return {
    earlier: dateTimeAmong(earlier.created_at, both),
    later: dateTimeAmong(later.created_at, both),
  };
}

type Side = "before" | "after";

const kindWords: Record<Kind, string> = {
  turned: "verdict turned",
  value: "another value",
  review: "to review",
  new_evidence: "new evidence",
  lost_evidence: "lost evidence",
  answered: "answered now",
  unanswered: "not answered now",
  added: "only in the later run",
  dropped: "only in the earlier run",
};

/** What changed, in words; the most important one stands out. */
function Kinds({ kinds }: { kinds: readonly Kind[] }) {
  const words = kinds.map((one) => kindWords[one]).join(", ");
  if (kinds.includes("turned")) return <b>{words}</b>;
  if (kinds.includes("review")) return <Status of="watch">{words}</Status>;
  return kinds.includes("unanswered") ? <Status of="unknown">{words}</Status> : words;
}

/** What one of the runs says. */
function ChangedAnswer({ changed, side }: { changed: ChangeText; side: Side }) {
  const { unit, stops, change } = changed;
  const said = change[side];
  if (said === null) return <span className="dim">not in this run</span>;
  return <CellFace cell={{ ...said, unit }} isStopped={stops && said.verdict === "negative"} />;
}

interface EvidenceProps extends Pick<RunComparisonProps, "client" | "earlier" | "later"> {
  changed: ChangeText;
}

/** The evidence that only one of the runs has, side by side. */
function Evidence({ client, earlier, later, changed }: EvidenceProps) {
  const { company, criterion, change } = changed;
  const times = timesOf({ earlier, later });
  const sides = [
    { side: "before", title: `Earlier, ${times.earlier}`, quotes: change.lost_evidence },
    { side: "after", title: `Later, ${times.later}`, quotes: change.new_evidence },
  ] as const;
  return (
    <section aria-label="Evidence of the change">
      <h2>
        {company}, {criterion}
      </h2>
      <p>{whyChanged(changed)}</p>
      <div className="sides">
        {sides.map(({ side, title, quotes }) => (
          <div key={side} className="side">
            <div className="line">
              <h3>{title}</h3>
              <ChangedAnswer changed={changed} side={side} />
            </div>
            {quotes.length === 0 && (
              <p className="quiet">No evidence that the other run does not have.</p>
            )}
            {quotes.length > 0 && change[side]?.overridden && (
              <p>
                Evidence <ReplacedNote />
              </p>
            )}
            {quotes.map((quote) => (
              <QuoteView
                key={`${quote.page_hash} ${quote.text}`}
                client={client}
                runId={(side === "before" ? earlier : later).run_id}
                quote={quote}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
