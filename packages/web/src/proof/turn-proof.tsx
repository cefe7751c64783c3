import { identifierToWords } from "@advisor/domain/text/display";
import type { HouseholdCard } from "@advisor/protocol/household";
import type { TurnTrace } from "@advisor/protocol/trace";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { Fact } from "../fact.tsx";
import { count } from "../format/figures.ts";
import { costText, dateTime } from "../format/format.ts";
import { modelName } from "../format/model-name.ts";
import { PlaceLink } from "../navigation/place-link.tsx";
import { Status } from "../panel/status.tsx";
import { AnswerSpend } from "./answer-spend.tsx";
import { Checks } from "./checks.tsx";
import { ConsideredItems } from "./considered-items.tsx";
import { omittedByTurn } from "./omitted.ts";
import { RecordActions, RecordResult, useRecordCheck } from "./record-check.tsx";
import { RecordEntries } from "./record-entries.tsx";
import { Sources } from "./sources.tsx";
import { timedSteps } from "./timed-steps.ts";
import { TimedStepsTable } from "./timed-steps-table.tsx";

interface Props {
  api: AdvisorApi;
  trace: TurnTrace;
  /** For the name of the household that was asked about. */
  households: readonly Pick<HouseholdCard, "id" | "name">[];
}

const statuses: Record<TurnTrace["status"], string> = {
  answered: "answered",
  stopped: "ended without an answer",
  waiting: "waits for an approval",
  running: "is being written",
  interrupted: "was interrupted",
};

/** The proof of a turn, with its record. */
export function TurnProof({ api, trace, households }: Props) {
  const { conversation_id, household_id, tokens, cost_usd, latency_ms } = trace;
  const { total } = latency_ms;
  const record = useRecordCheck(api, conversation_id);
  const household =
    household_id === null
      ? "none: a general question"
      : (households.find(({ id }) => id === household_id)?.name ?? "the one of this conversation");
  return (
    <>
      <header className="line">
        <div className="grow">
          <PlaceLink to={{ household: household_id, conversation: conversation_id }}>
            ‹ Back to the answer
          </PlaceLink>
          <h1>{trace.utterance}</h1>
          <p className="quiet">
            {household_id !== null && `${household}. `}Asked {dateTime(trace.started_at)},{" "}
            {statuses[trace.status]}
            {total !== null && ` in ${count(total)} ms`}. {trace.trace_id}
          </p>
        </div>
        <RecordActions {...record} />
      </header>
      <div className="card verdict">
        <RecordResult {...record} />
        <CheckedFigures trace={trace} />
        <div>
          <strong>
            {cost_usd === null ? "Cost unknown" : costText(cost_usd)},{" "}
            {tokens === null
              ? "tokens unknown"
              : `${count(tokens.input_tokens + tokens.output_tokens)} tokens`}
          </strong>
          <p className="quiet">
            {tokens !== null &&
              `${count(tokens.input_tokens)} in, ${count(tokens.output_tokens)} out${tokens.estimated ? ", counted from the text" : ""}, `}
            model: {trace.model}
          </p>
        </div>
      </div>
      <div className="proof-columns">
        <div>
          <HowRead trace={trace} household={household} />
          <TimedStepsTable steps={timedSteps(trace)} total={total} />
          <Sources trace={trace} />
        </div>
        <div>
          <Checks grounding={trace.grounding} claims={trace.claims} />
          <ConsideredItems omitted={omittedByTurn(trace)} />
          <RecordEntries api={api} conversation={conversation_id} turn={trace.trace_id} />
          <AnswerSpend api={api} trace={trace} />
        </div>
      </div>
    </>
  );
}

const HowRead = ({ trace, household }: Pick<Props, "trace"> & { household: string }) => (
  <section className="card" aria-label="How it was read">
    <h2>How it was read</h2>
    <dl className="fields">
      <Fact name="Answered by" value={routeOf(trace)} />
      <Fact name="Household" value={household} />
      <Fact name="Program" value={trace.version ?? "not on record"} />
      <Fact
        name="Tries"
        value={trace.attempts === 1 ? "one" : `${trace.attempts}, taken up after a crash`}
      />
      {trace.fault && <Fact name="Fault" value={identifierToWords(trace.fault.code)} />}
    </dl>
  </section>
);

function routeOf({ steps, model }: TurnTrace): string {
  const calls = steps.reduce((sum, step) => sum + step.calls.length, 0);
  const many = (n: number, word: string) => `${n} ${word}${n === 1 ? "" : "s"}`;
  return `${modelName(model)}, in ${many(steps.length, "step")} with ${many(calls, "tool call")}`;
}

function CheckedFigures({ trace: { grounding, claims } }: { trace: TurnTrace }) {
  if (grounding === null)
    return (
      <div>
        <strong>Not checked</strong>
        <p className="quiet">Only a finished answer is checked against its sources.</p>
      </div>
    );
  const wrong = grounding.unmatched.length + grounding.unknown_citations.length;
  return (
    <div>
      <Status of={wrong === 0 ? "verified" : "watch"}>
        {wrong === 0
          ? `Every figure matches a source${claims === null ? "" : `, ${count(claims.length)} checked`}`
          : `${wrong} could not be verified`}
      </Status>
      <p className="quiet">
        {grounding.citations.length} {grounding.citations.length === 1 ? "source" : "sources"} cited
      </p>
    </div>
  );
}
