import { continueTurn as open } from "@advisor/agent/continue-turn";
import { copilotDoor } from "@advisor/agent/door";
import type * as Continuation from "@advisor/domain/continuation";
import { Fault } from "@advisor/domain/fault";
import type { Part } from "@advisor/protocol/part";
import type { Outcome } from "@advisor/workflows/turn-continuation";
import { authorize, ownConversation } from "./authorize.ts";
import { admittedTurn, runSessionTurn } from "./run-session-turn.ts";
import type { TurnRuntime } from "./runtime.ts";

/**
 * One attempt at a turn that its own process had to leave. What may pass is tried again later; what the
 * advisor may no longer see is left as it is.
 */
export async function continueTurn(
  runtime: TurnRuntime,
  turn: Continuation.Info,
  leftMs: number,
): Promise<Outcome> {
  const { turn_id } = turn;
  try {
    const outcome = await attempt(runtime, turn, leftMs);
    runtime.log.info("turn_continued", { turn_id, outcome });
    return outcome;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    runtime.log.info("turn_not_continued", { turn_id, code: error.code });
    return error.kind === "missing" ? "over" : "again";
  }
}

async function attempt(
  runtime: TurnRuntime,
  { advisor_id, conversation_id, turn_id }: Continuation.Info,
  leftMs: number,
): Promise<Outcome> {
  const conversation = await ownConversation(runtime, advisor_id, conversation_id);
  const { household_id } = conversation;
  const household =
    household_id === null ? undefined : await authorize(runtime, advisor_id, household_id);
  const { opened, admitted } = await admittedTurn(runtime, conversation, (admit) =>
    open(runtime, { conversation, turn_id, admit }),
  );
  if (typeof opened === "string" || admitted === undefined) {
    await admitted?.leave();
    return opened === "held" ? "again" : "over";
  }
  const given = { conversation, household, door: copilotDoor, opened, admitted, leftMs };
  let end: Part | undefined;
  for await (const { part } of runSessionTurn(runtime, given)) end = part;
  return mayPass(end) ? "again" : "over";
}

/** An end that a later attempt may better. A lease that was lost is another's, whose end is not known. */
const mayPass = (end: Part | undefined): boolean =>
  end?.type === "error" && (end.retryable || end.code === "lease_lost");
