import type * as Entry from "@advisor/domain/entry";
import { abandonedResults, deniedResult } from "@advisor/domain/record/abandoned";
import type { Part } from "@advisor/protocol/part";
import { type CallSpending, callSpending } from "./paid-calls.ts";
import { type PendingApproval, pendingOf } from "./pending-approval.ts";
import { type Progress, toolCost } from "./progress.ts";
import { recordStep, resultsInOrder, type ToolCallDeps } from "./run-tool-calls.ts";
import { callPart } from "./to-parts.ts";
import { type CallDeps, type RecordedCall, runCall, type ToolOutcome } from "./tool-outcome.ts";

/** Runs the approved calls, reports the denied ones to the model, and completes the step. */
export async function* resumeApproved(
  turn: ToolCallDeps,
  progress: Progress,
  pending: PendingApproval,
): AsyncGenerator<Part> {
  yield { type: "step-start", step: progress.step, message_id: turn.ids.message_id };
  progress.open = "step";
  const paying = callSpending(turn.money, progress);
  const running = pendingCallsOf(pending).map((call) => ({
    call,
    result: runDecided(turn, pending, call, paying),
  }));
  for (const { call } of running) yield { ...callPart(call), again: true };
  const results = yield* resultsInOrder(turn, progress, running);
  yield { type: "step-end", reason: "tools", usage: null };
  progress.open = "nothing";
  yield* recordStep(turn, progress, { ...completedStep(pending, results), ...toolCost(progress) });
}

/**
 * Runs the approved calls of a turn that died before it did, and returns the entries with their
 * outcomes. A write has one effect however often it runs, so it does not matter how far the turn
 * got.
 */
export async function finishApproved(
  turn: readonly Entry.Info[],
  callDeps: CallDeps,
): Promise<Entry.Body[]> {
  const pending = pendingOf(turn);
  const last = turn.at(-1);
  if (pending === undefined || last === undefined) return [];
  if (!pending.decisions.some(({ approved }) => approved)) return [];
  const { body } = last;
  if (body.kind === "stopped" && !body.retryable) return [];
  const results = await Promise.all(
    pendingCallsOf(pending).map((call) =>
      runDecided(callDeps, pending, call).then(
        ({ result }) => [result],
        () => [],
      ),
    ),
  );
  const step = completedStep(pending, results.flat());
  const { turn_id } = step;
  return body.kind === "stopped" ? [{ kind: "resumed", turn_id }, step, body] : [step];
}

const pendingCallsOf = ({ asked }: PendingApproval): RecordedCall[] =>
  asked.calls.filter(({ id }) => asked.approvals.some(({ call_id }) => call_id === id));

async function runDecided(
  callDeps: CallDeps,
  pending: PendingApproval,
  call: RecordedCall,
  paying?: CallSpending,
): Promise<ToolOutcome> {
  const { asked, decisions } = pending;
  const approval = asked.approvals.find(({ call_id }) => call_id === call.id);
  const decision = decisions.find(({ approval_id }) => approval_id === approval?.id);
  return approval !== undefined && decision?.approved === true
    ? runCall(callDeps, { ...call, input: decision.input ?? approval.input }, paying)
    : { result: deniedResult(call.id, decision ?? { reason: null }) };
}

/** The completed step. Its tokens were counted when it was requested. */
function completedStep(
  { asked, decisions }: PendingApproval,
  results: readonly Entry.Result[],
): Entry.Step {
  const { turn_id, text, calls, reasoning, thinking } = asked;
  const all = abandonedResults({ ...asked, results: [...asked.results, ...results] }, decisions);
  const thoughts = {
    ...(reasoning === undefined ? {} : { reasoning }),
    ...(thinking === undefined ? {} : { thinking }),
  };
  return {
    kind: "step",
    turn_id,
    text,
    calls,
    ...thoughts,
    results: all,
    usage: null,
    micro_usd: 0,
  };
}
