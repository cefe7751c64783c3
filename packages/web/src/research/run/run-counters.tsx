import type { RunView } from "@advisor/protocol/research/responses";
import { count } from "../../format/figures.ts";
import { VerdictMark } from "../icons.tsx";
import { priceRange, smallAmount } from "../words.ts";
import type { Cells } from "./run-cells.ts";
import { leftWords, minutesLeft } from "./time-left.ts";

/** Whether a run does nothing until a person resumes it. */
export const isOver = ({ status }: Pick<RunView, "status">): boolean =>
  status === "resting" || status === "done" || status === "canceled";

/** The progress of a run, and its cost so far. */
export function RunCounters({ run, cells }: { run: RunView; cells: Cells }) {
  const { answered, skipped, failed, pending, running, awaiting_approval } = run.counters;
  const open = pending + running + awaiting_approval;
  const left = minutesLeft(run, cells);
  const review = [...cells.values()].filter((cell) => cell.review !== null).length;
  return (
    <section className="counters" aria-label="Progress">
      <div>
        <div className="quiet">Cells</div>
        <div className="tn">
          <b>{count(answered)}</b> answered, {count(skipped)} skipped, {count(open)} open
          {failed > 0 && `, ${count(failed)} failed`}{" "}
          <span className="dim">of {count(answered + skipped + open + failed)}</span>
          {left !== undefined && `, ${leftWords(left)}`}
        </div>
      </div>
      <div>
        <div className="quiet">Verdicts</div>
        <div className="tn verdicts">
          <Verdicts run={run} />
          {review > 0 && <span data-tone="watch">{count(review)} to review</span>}
        </div>
      </div>
      <CostMeter run={run} />
    </section>
  );
}

const Verdicts = ({ run: { counters } }: { run: RunView }) => (
  <>
    {(["positive", "negative", "unknown"] as const).map((verdict) => (
      <span key={verdict}>
        <VerdictMark verdict={verdict} />
        {count(counters[verdict])}
      </span>
    ))}
  </>
);

/** The cost, on a scale to the cap or the upper estimate. */
function CostMeter({ run }: { run: RunView }) {
  const { cost_usd, estimate, limits } = run;
  const { low, high } = estimate.estimate_usd;
  const cap = limits.max_cost_usd;
  const end = Math.max(cap ?? 0, high ?? 0, cost_usd.total) || 1;
  const part = (value: number): string => `${(100 * Math.min(1, value / end)).toFixed(1)}%`;
  const range = priceRange(estimate.estimate_usd);
  const capped = cap === null ? "no cap" : `cap ${smallAmount(cap)}`;
  return (
    <div className="cost">
      <div className="line">
        <span className="quiet">Cost so far, against the estimate</span>
        <span className="tn">
          <b>{smallAmount(cost_usd.total)}</b> <span className="dim">of</span> {range}, {capped}
        </span>
      </div>
      <div
        className="meter"
        role="img"
        aria-label={`${smallAmount(cost_usd.total)} spent, estimate ${range}, ${capped}`}
      >
        {low !== null && high !== null && (
          <span className="band" style={{ left: part(low), width: part(high - low) }} />
        )}
        <i style={{ width: part(cost_usd.total) }} />
      </div>
    </div>
  );
}
