import * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import { turnsOf } from "../record/history.ts";
import { approvedPending } from "../turn/pending-approval.ts";
import { finishApproved } from "../turn/resume-approved.ts";
import type { CallDeps } from "../turn/tool-outcome.ts";
import { deathRepairs, retryIfMoved } from "./open-turn.ts";
import { type OpeningDeps, type Request, type Run, recentEntries } from "./opening.ts";
import { isUnfinished, recordedTurn, resumeTurn } from "./same-request.ts";

/** A turn that kills whoever runs it is not taken up for ever. */
const mostResumptions = 6;

/** A turn, and what lets it run again; the request that began it is not needed. */
export interface ContinueInput extends Pick<Request, "conversation" | "admit"> {
  turn_id: string;
  /** Where a decision was to be recorded; only what it approved is carried out, or a death made good. */
  decided?: number | undefined;
  /** What runs approved writes when the turn itself may not run. */
  running: (turn_id: string) => CallDeps;
}

/**
 * A turn that runs again; "over" when nothing is left to do for it; held while another process runs it;
 * undecided while the decision is not recorded.
 */
export type ContinuedTurn =
  | Run
  | "over"
  | "undecided"
  | { kind: "held"; lease: Conversation.Lease };

/**
 * Takes up a turn that ended early, from what is recorded of it. One that the advisor stopped or went
 * on without is over; so is one that no budget is left for, and its record then says so.
 * Faults: in_progress (409), not_found, and what `admit` throws beside a budget that is spent.
 */
export const continueTurn = (sender: OpeningDeps, given: ContinueInput): Promise<ContinuedTurn> =>
  retryIfMoved<ContinuedTurn>(sender, given, (conversation) =>
    tryContinue(sender, { ...given, conversation }),
  );

async function tryContinue(
  sender: OpeningDeps,
  given: ContinueInput,
): Promise<ContinuedTurn | "moved"> {
  const { conversation, turn_id, admit } = given;
  const { lease } = conversation;
  if (lease !== null && Conversation.isLeased(conversation, sender.liveness)) {
    return lease.turn_id === turn_id ? { kind: "held", lease } : "over";
  }
  const { turn, newer } = await recordedTurn(sender, conversation.id, turn_id, 0);
  const left = newer ? "over" : leftToDo(turn, given.decided);
  if (left !== "some") return left;
  if (lease?.stop === true) return stopDead(sender, conversation, turn);
  try {
    return await resumeTurn(sender, { conversation, key: undefined, admit }, turn_id);
  } catch (refusal) {
    if (!(refusal instanceof Fault) || refusal.kind !== "budget") throw refusal;
    return refused(sender, given, turn, refusal);
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
  // An end that its reader saw is the reader's concern, unless it left an approved write undone.
  const ended = last !== undefined && Entry.endsTurn(last);
  return isUnfinished(turn) && (!ended || approvedPending(turn)) ? "some" : "over";
}

/** The advisor asked a turn to stop whose process had died: it does not go on by itself. */
async function stopDead(
  sender: OpeningDeps,
  conversation: Conversation.Info,
  turn: readonly Entry.Info[],
): Promise<"over" | "moved"> {
  const [death] = await deathRepairs(sender, conversation.id, turn);
  const head = turn.at(-1);
  if (death === undefined || head === undefined) return "over";
  const body = { ...death, message: stopped, retryable: false };
  return (await sender.journal.closeAbandonedTurn({ conversation, head, body })) ? "over" : "moved";
}

const stopped = "The answer was stopped.";

/** Closes the turn with the refusal, keeping what was written of its answer. What was approved is done. */
async function refused(
  sender: OpeningDeps,
  { conversation, turn_id, running }: ContinueInput,
  turn: Entry.Info[],
  { code, message, retryable }: Fault,
): Promise<"over" | "moved"> {
  const [[death], approved] = await Promise.all([
    deathRepairs(sender, conversation.id, turn),
    approvedPending(turn) ? finishApproved(turn, running(turn_id)) : [],
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
 * Closes for good a turn that ended early and would be taken up again, because the advisor asked it
 * to stop. False when a process was faster and runs it.
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
