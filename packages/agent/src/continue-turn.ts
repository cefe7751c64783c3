import * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import { turnsOf } from "./history.ts";
import { deathRepairs, whileMoved } from "./open-turn.ts";
import { type Request, type Run, recentEntries, type Sender } from "./opening.ts";
import { recordedTurn, takeUp, unfinished } from "./same-request.ts";

/** A turn that kills whoever runs it is not taken up for ever. */
const mostResumptions = 6;

/** A turn, and what lets it run again; the request that began it is not needed. */
export interface Continuing extends Pick<Request, "conversation" | "admit"> {
  turn_id: string;
}

/** A turn that runs again; "over" when nothing is left to do for it, "held" while another process runs it. */
export type Continued = Run | "over" | "held";

/**
 * Takes up a turn that ended early, from what is recorded of it. One that the advisor stopped or went
 * on without is over; so is one that no budget is left for, and its record then says so.
 * Faults: in_progress (409), not_found, and what `admit` throws beside a budget that is spent.
 */
export const continueTurn = (sender: Sender, given: Continuing): Promise<Continued> =>
  whileMoved<Continued>(sender, given, (conversation) =>
    tryContinue(sender, { ...given, conversation }),
  );

async function tryContinue(sender: Sender, given: Continuing): Promise<Continued | "moved"> {
  const { conversation, turn_id, admit } = given;
  if (Conversation.held(conversation, sender.liveness)) {
    return conversation.lease?.turn_id === turn_id ? "held" : "over";
  }
  const { turn, newer } = await recordedTurn(sender, conversation.id, turn_id, 0);
  const resumptions = turn.filter(({ body }) => body.kind === "resumed").length;
  const known = turn.some(({ body }) => body.kind === "user");
  if (!known || newer || !unfinished(turn) || resumptions >= mostResumptions) return "over";
  try {
    return await takeUp(sender, { conversation, key: undefined, admit }, turn_id);
  } catch (refusal) {
    if (!(refusal instanceof Fault) || refusal.kind !== "budget") throw refusal;
    return refused(sender, given, turn, refusal);
  }
}

/** Closes the turn with the refusal, keeping what was written of its answer. */
async function refused(
  sender: Sender,
  { conversation, turn_id }: Continuing,
  turn: Entry.Info[],
  { code, message, retryable }: Fault,
): Promise<"over" | "moved"> {
  const [death] = await deathRepairs(sender, conversation.id, turn);
  const end = death ?? turn.findLast(Entry.closes)?.body;
  const text = end?.kind === "stopped" ? end.text : "";
  const free = { conversation, key: undefined, admit: async () => undefined };
  const run = await takeUp(sender, free, turn_id);
  if (run === "moved") return run;
  const body = { kind: "stopped", turn_id, code, message, retryable, text } as const;
  await run.writer.finish(body, conversation.spent);
  return "over";
}

/**
 * Closes for good a turn that ended early and would be taken up again, because the advisor asked it
 * to stop. False when a process was faster and runs it.
 */
export async function forgo(
  { journal }: Pick<Sender, "journal">,
  conversation: Conversation.Info,
): Promise<boolean> {
  const entries = await recentEntries({ journal }, conversation);
  const end = turnsOf(entries).at(-1)?.at(-1)?.body;
  if (end?.kind !== "stopped" || !end.retryable) return true;
  const message = "The answer was stopped.";
  const body = { ...end, code: "interrupted", message, retryable: false } as const;
  return journal.close({ conversation, head: entries.at(-1) ?? Entry.start, body });
}
