import * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import { turnsOf } from "../record/history.ts";
import { hasApprovedPending } from "../turn/pending-approval.ts";
import { finishApproved } from "../turn/resume-approved.ts";
import type { CallDeps } from "../turn/tool-outcome.ts";
import { crashRepairs, retryIfConversationChanged } from "./open-turn.ts";
import type { OpeningDeps, Request, StartedTurn } from "./opening.ts";
import { recentEntries } from "./opening-steps.ts";
import { isUnfinished, recordedTurn, resumeTurn } from "./same-request.ts";

/** A turn that crashes every process that runs it is not resumed forever. */
const mostResumptions = 6;

/** What is needed to resume a turn without the request that began it. */
export interface ContinueInput extends Pick<Request, "conversation" | "admit"> {
  turn_id: string;
  /**
   * The sequence number of the expected decision. If set, the turn is resumed only to run what was
   * approved, or after a crash.
   */
  decided?: number | undefined;
  /** Runs approved writes if the turn itself may not run. */
  callDepsFor: (turn_id: string) => CallDeps;
}

/**
 * The result of resuming: a started turn; "over" if nothing is left to do; "held" while another
 * process runs it; "undecided" while the decision is not recorded.
 */
export type ContinuedTurn =
  | StartedTurn
  | "over"
  | "undecided"
  | { kind: "held"; lease: Conversation.Lease };

/**
 * Resumes a turn that ended early, from its record. A turn that the advisor stopped, or that was
 * followed by another message, is over; so is one without budget, which is recorded. Faults:
 * in_progress (409), not_found, and those of `admit` other than a used-up budget.
 */
export const continueTurn = (sender: OpeningDeps, input: ContinueInput): Promise<ContinuedTurn> =>
  retryIfConversationChanged<ContinuedTurn>(sender, input, (conversation) =>
    tryContinue(sender, { ...input, conversation }),
  );

async function tryContinue(
  sender: OpeningDeps,
  input: ContinueInput,
): Promise<ContinuedTurn | "moved"> {
  const { conversation, turn_id, admit } = input;
  const { lease } = conversation;
  if (lease !== null && Conversation.isLeased(conversation, sender.liveness)) {
    return lease.turn_id === turn_id ? { kind: "held", lease } : "over";
  }
  const { turn, newer } = await recordedTurn(sender, conversation.id, turn_id, 0);
  const left = newer ? "over" : leftToDo(turn, input.decided);
  if (left !== "some") return left;
  if (lease?.stop === true) return stopCrashed(sender, conversation, turn);
  try {
    return await resumeTurn(sender, { conversation, key: undefined, admit }, turn_id);
  } catch (refusal) {
    if (!(refusal instanceof Fault) || refusal.kind !== "budget") throw refusal;
    return closeRefused(sender, input, turn, refusal);
  }
}

function leftToDo(
  turn: readonly Entry.Info[],
  decided: number | undefined,
): "some" | "over" | "undecided" {
  const resumptions = turn.filter(({ body }) => body.kind === "resumed").length;
  const known = turn.some(({ body }) => body.kind === "user");
  if (!known || resumptions >= mostResumptions) return "over";
  if (decided === undefined) return isUnfinished(turn) ? "some" : "over";
  const last = turn.findLast((entry) => Entry.turnIdOf(entry) !== null);
  if (last?.body.kind === "asked") return last.seq < decided ? "undecided" : "over";
  // If the reader saw the end, the reader decides about retrying, unless an approved write is
  // undone.
  const ended = last !== undefined && Entry.endsTurn(last);
  return isUnfinished(turn) && (!ended || hasApprovedPending(turn)) ? "some" : "over";
}

/** Closes a turn whose process died after the advisor asked it to stop. */
async function stopCrashed(
  sender: OpeningDeps,
  conversation: Conversation.Info,
  turn: readonly Entry.Info[],
): Promise<"over" | "moved"> {
  const [death] = await crashRepairs(sender, conversation.id, turn);
  const head = turn.at(-1);
  if (death === undefined || head === undefined) return "over";
  const body = { ...death, message: stopped, retryable: false };
  return (await sender.journal.closeAbandonedTurn({ conversation, head, body })) ? "over" : "moved";
}

const stopped = "The answer was stopped.";

/** Runs the approved writes, and closes the turn with the refusal and its text so far. */
async function closeRefused(
  sender: OpeningDeps,
  { conversation, turn_id, callDepsFor }: ContinueInput,
  turn: Entry.Info[],
  { code, message, retryable }: Fault,
): Promise<"over" | "moved"> {
  const [[death], approved] = await Promise.all([
    crashRepairs(sender, conversation.id, turn),
    hasApprovedPending(turn) ? finishApproved(turn, callDepsFor(turn_id)) : [],
  ]);
  const end = death ?? turn.findLast(Entry.endsTurn)?.body;
  const text = end?.kind === "stopped" ? end.text : "";
  const free = { conversation, key: undefined, admit: async () => undefined };
  const run = await resumeTurn(sender, free, turn_id);
  if (run === "moved") return run;
  const step = approved.find(({ kind }) => kind === "step");
  if (step !== undefined) await run.writer.append(step);
  const body = { kind: "stopped", turn_id, code, message, retryable, text } as const;
  await run.writer.finish(body, conversation.spent);
  return "over";
}

/**
 * Closes a turn that ended early and could be resumed, because the advisor stopped it. Returns
 * false if the conversation was changed first, for example by a process that resumed the turn.
 */
export async function abandonTurn(
  { journal }: Pick<OpeningDeps, "journal">,
  conversation: Conversation.Info,
): Promise<boolean> {
  const entries = await recentEntries({ journal }, conversation);
  const end = turnsOf(entries).at(-1)?.at(-1)?.body;
  if (end?.kind !== "stopped" || !end.retryable) return true;
  const body = { ...end, code: "interrupted", message: stopped, retryable: false } as const;
  return journal.closeAbandonedTurn({
    conversation,
    head: entries.at(-1) ?? Entry.emptyHead,
    body,
  });
}
