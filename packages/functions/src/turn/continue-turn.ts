import { copilotDoor } from "@advisor/agent/door";
import { type ContinuedTurn, continueTurn as open } from "@advisor/agent/open/continue-turn";
import * as Conversation from "@advisor/domain/conversation";
import { Fault } from "@advisor/domain/fault";
import type * as Continuation from "@advisor/domain/record/continuation";
import type { Part } from "@advisor/protocol/part";
import type { AttemptOutcome, LeaseSighting } from "@advisor/workflows/turn-continuation";
import { authorize, readOwnConversation } from "../authorize.ts";
import type { TurnRuntime } from "../runtime.ts";
import { claimSlot, openTurnSpending, slotOf } from "./admission.ts";
import { copilotCallDeps } from "./copilot-calls.ts";
import { runTurnWithResources } from "./run-turn-with-resources.ts";

/** Seconds until the next check: a missing decision is recorded soon or never; a free slot takes longer. */
const soonSeconds = { undecided: 5, busy: 15 };

/**
 * One attempt to continue a turn whose process left it unfinished. A temporary failure leads to
 * another attempt. A turn whose household the advisor may no longer access is left as it is.
 */
export async function continueTurn(
  runtime: TurnRuntime,
  turn: Continuation.Info,
  { leftMs, earlier }: { leftMs: number; earlier?: LeaseSighting | undefined },
): Promise<AttemptOutcome> {
  const { turn_id, conversation_id } = turn;
  if (earlier !== undefined) {
    runtime.liveness.seenBefore(conversation_id, earlier.stamp, earlier.ms);
  }
  try {
    const outcome = await attempt(runtime, turn, leftMs);
    const told = typeof outcome === "string" ? outcome : outcome.reason;
    runtime.log.info("turn_continued", { turn_id, outcome: told });
    return outcome;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    runtime.log.info("turn_not_continued", { turn_id, code: error.code });
    if (error.kind === "missing") return "over";
    const busy = error.kind === "limit" || error.kind === "busy";
    return busy ? { reason: "busy", seconds: soonSeconds.busy, stamp: null } : "again";
  }
}

async function attempt(
  runtime: TurnRuntime,
  { advisor_id, conversation_id, turn_id, decided }: Continuation.Info,
  leftMs: number,
): Promise<AttemptOutcome> {
  const conversation = await readOwnConversation(runtime, advisor_id, conversation_id);
  const { household_id } = conversation;
  const household =
    household_id === null ? undefined : await authorize(runtime, advisor_id, household_id);
  const callDepsFor = (id: string) =>
    copilotCallDeps(runtime, { conversation, household, turn_id: id });
  const opened = await open(runtime, {
    conversation,
    turn_id,
    decided,
    admit: () => claimSlot(runtime, conversation),
    callDepsFor,
  });
  if (opened === "over" || opened === "undecided" || opened.kind === "held") {
    return notYetRecorded(opened);
  }
  const own = openTurnSpending(runtime, conversation, slotOf(opened));
  const turn = { conversation, household, door: copilotDoor, opened, admitted: own, leftMs };
  let end: Part | undefined;
  for await (const { part } of runTurnWithResources(runtime, turn)) end = part;
  return mayPass(end) ? "again" : "over";
}

/** Checks again when the lease expires, unless it is renewed. */
function notYetRecorded(opened: Exclude<ContinuedTurn, { kind: "run" }>): AttemptOutcome {
  if (opened === "over") return opened;
  if (opened === "undecided")
    return { reason: opened, seconds: soonSeconds.undecided, stamp: null };
  const { lease } = opened;
  const seconds = Math.ceil(lease.ms / 1_000) + 1;
  return { reason: "held", seconds, stamp: Conversation.leaseStamp(lease) };
}

/** Whether another attempt may end better. A lost lease means that another process runs the turn. */
const mayPass = (end: Part | undefined): boolean =>
  end?.type === "error" && (end.retryable || end.code === "lease_lost");
