import type { Change, Diff, RunView } from "@advisor/protocol/research/responses";
import { Button } from "@mantine/core";
import { useCallback, useMemo, useState } from "react";
import { rethrowReadable } from "../api/parse-response.ts";
import { useReached } from "../api/use-link.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { Problem } from "../chat/problem.tsx";
import { count } from "../format/figures.ts";
import { meeting } from "../format/format.ts";
import { Waiting } from "../waiting.tsx";
import { type Changed, changeKinds, describeChanges, type Kind } from "./changes.ts";
import { QuoteView } from "./evidence/quotes.tsx";
import { VerdictMark } from "./icons.tsx";
import { type ResearchClient, researchApi } from "./research-api.ts";
import type { ResearchProps } from "./research-page.tsx";
import { openView } from "./research-view.ts";
import { answerWords } from "./words.ts";

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
  useReached(link, reload);
  return (
    <div className="inside full">
      {error && <Problem error={error} retry={reload} />}
      {value === undefined && error === undefined && <Waiting rows={8} />}
      {value && <Compared client={client} {...value} />}
    </div>
  );
}

interface ComparedProps {
  client: ResearchClient;
  earlier: RunView;
  later: RunView;
  diff: Diff;
}

const kinds: readonly { kind: Kind | "all"; label: string }[] = [
  { kind: "all", label: "Changed" },
  { kind: "turned", label: "Turned" },
  { kind: "new_evidence", label: "New evidence" },
  { kind: "lost_evidence", label: "Lost evidence" },
];

function Compared({ client, earlier, later, diff }: ComparedProps) {
  const [kind, setKind] = useState<Kind | "all">("all");
  const [chosen, setChosen] = useState<string>();
  const all = useMemo(() => describeChanges(diff, later, earlier), [diff, later, earlier]);
  const of = (one: Kind | "all") =>
    one === "all" ? all : all.filter(({ change }) => changeKinds(change).includes(one));
  const shown = of(kind);
  const open = shown.find(({ key }) => key === chosen) ?? shown[0];
  return (
    <>
      <header className="head">
        <div className="grow">
          <h1>{later.name}: two runs</h1>
          <p className="quiet">
            {meeting(later.created_at)} against {meeting(earlier.created_at)}. {count(all.length)}{" "}
            changed, {count(diff.unchanged)} unchanged.
          </p>
        </div>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => openView({ at: "run", id: later.run_id })}
        >
          Open the later run
        </Button>
      </header>
      <fieldset className="chips" aria-label="Which changes">
        {kinds.map((one) => (
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

interface TableProps {
  earlier: RunView;
  later: RunView;
  shown: readonly Changed[];
  open: string | undefined;
  choose(key: string): void;
}

const ChangeTable = ({ earlier, later, shown, open, choose }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
  <section className="wide" aria-label="Changes" tabIndex={0}>
    <table className="list">
      <thead>
        <tr>
          <th scope="col">Company</th>
          <th scope="col">Criterion</th>
          <th scope="col">{meeting(earlier.created_at)}</th>
          <th scope="col">{meeting(later.created_at)}</th>
          <th scope="col">What changed</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ key, company, criterion, unit, stops, change }) => (
          <tr key={key} data-chosen={key === open || undefined}>
            <th scope="row">
              <button type="button" aria-pressed={key === open} onClick={() => choose(key)}>
                {company}
              </button>
            </th>
            <td>{criterion}</td>
            <td>
              <ChangedAnswer said={change.before} unit={unit} stops={stops} />
            </td>
            <td>
              <ChangedAnswer said={change.after} unit={unit} stops={stops} />
            </td>
            <td>
              {changeKinds(change)
                .map((one) => kindWords[one])
                .join(", ")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const kindWords: Record<Kind, string> = {
  turned: "verdict turned",
  value: "another value",
  new_evidence: "new evidence",
  lost_evidence: "lost evidence",
};

interface SaidProps {
  said: Change["before"];
  unit: string | null;
  stops: boolean;
}

function ChangedAnswer({ said, unit, stops }: SaidProps) {
  if (said === null || said.verdict === null) return <span className="dim">not answered</span>;
  const words = answerWords({ verdict: said.verdict, value: said.value, unit });
  if (stops && said.verdict === "negative")
    return <span className="face status act">{words}, stops here</span>;
  return (
    <span className="face">
      <VerdictMark verdict={said.verdict} />
      {words}
    </span>
  );
}

interface EvidenceProps extends Pick<ComparedProps, "client" | "earlier" | "later"> {
  changed: Changed;
}

/** The evidence that only one of the runs has, side by side. */
function Evidence({ client, earlier, later, changed }: EvidenceProps) {
  const { company, criterion, change } = changed;
  const sides = [
    { run: earlier, quotes: change.lost_evidence },
    { run: later, quotes: change.new_evidence },
  ];
  return (
    <section aria-label="Evidence of the change">
      <h2>
        {company}, {criterion}
      </h2>
      <div className="sides">
        {sides.map(({ run, quotes }) => (
          <div key={run.run_id} className="side">
            <h3>{meeting(run.created_at)}</h3>
            {quotes.length === 0 && (
              <p className="quiet">No evidence that the other run does not have.</p>
            )}
            {quotes.map((quote) => (
              <QuoteView
                key={`${quote.page_hash} ${quote.text}`}
                client={client}
                runId={run.run_id}
                quote={quote}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
