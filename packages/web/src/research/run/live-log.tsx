import type { RunView } from "@advisor/protocol/research/responses";
import { useMemo, useState } from "react";
import { dateFormat } from "../../format/figures.ts";
import { ScrollRegion } from "../../scroll-region.tsx";
import { type LogLine, logLine } from "./log-line.ts";
import { isOver } from "./run-counters.tsx";
import { atDetail, type FollowedRun, type RunStore } from "./run-store.ts";

interface Props {
  run: RunView;
  followed: FollowedRun;
  store: RunStore;
}

const details = [
  [0, "what needs a person"],
  [1, "steps"],
  [2, "results, cut short"],
  [3, "prompts and replies"],
  [4, "everything"],
] as const;

/** The events of a run, newest first. */
export function LiveLog({ run, followed, store }: Props) {
  const { log, detail } = followed;
  const lines = useMemo(() => atDetail(log, detail).map(logLine).toReversed(), [log, detail]);
  const [isOpen, setOpen] = useState(true);
  return (
    <section className="log" aria-labelledby="live-log">
      <header className="line">
        <h2 id="live-log">
          <button
            className="text-button open"
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOver(run) ? "Log" : "Live log"}
          </button>
        </h2>
        <fieldset className="quiet segments" aria-label="Detail of the log">
          Detail
          {details.map(([level, what]) => (
            <button
              key={level}
              type="button"
              aria-pressed={level === detail}
              aria-label={`${level}: ${what}`}
              title={what}
              onClick={() => store.tell(level)}
            >
              {level}
            </button>
          ))}
        </fieldset>
      </header>
      {isOpen && <Lines run={run} lines={lines} />}
    </section>
  );
}

function Lines({ run, lines }: { run: RunView; lines: readonly LogLine[] }) {
  const companies = new Map(run.companies.map(({ id, name }) => [id, name]));
  const criteria = new Map(run.template.criteria.map(({ id, name }) => [id, name]));
  if (lines.length === 0) return <p className="quiet lines">Nothing at this level of detail.</p>;
  return (
    <ScrollRegion className="lines" aria-label="Lines of the log">
      <table>
        <tbody>
          {lines.map(({ seq, at, company, criterion, said, cost, text }) => (
            <tr key={seq}>
              <td className="tn dim">{clock(at)}</td>
              <td>{company && (companies.get(company) ?? company)}</td>
              <td className="dim">{criterion && (criteria.get(criterion) ?? criterion)}</td>
              <td>
                {text === undefined ? (
                  said
                ) : (
                  <details>
                    <summary>{said}</summary>
                    <pre>{text}</pre>
                  </details>
                )}
              </td>
              <td className="n">{cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const seconds = dateFormat({
  hour: "numeric",
  minute: "2-digit",
  second: "2-digit",
  hour12: false,
});

function clock(at: string): string {
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) ? at : seconds.format(moment);
}
