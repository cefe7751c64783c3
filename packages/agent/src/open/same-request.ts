import * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import type { StoredRequest } from "@advisor/domain/journal";
import { parseRecordId } from "@advisor/domain/record/record-id";
import { turnsOf } from "../record/history.ts";
import { hasApprovedPending } from "../turn/pending-approval.ts";
import type { OpenedTurn, OpeningDeps, Request, StartedTurn } from "./opening.ts";
import { inProgress, recentEntries, startedTurn } from "./opening-steps.ts";

const turnEntries = 80;

/** The result of the same request: still running, finished, or dead and to be resumed. */
export async function findSameRequest(
  sender: OpeningDeps,
  request: Request,
  found: StoredRequest,
): Promise<OpenedTurn | "moved"> {
  const { conversation, key } = request;
  if (key?.body_hash !== found.body_hash) {
    throw new Fault(
      "mismatch",
      "idempotency_mismatch",
      "This Idempotency-Key was used for another request. Use a new key for a new message.",
    );
  }
  const running = Conversation.isLeased(conversation, sender.liveness);
  const { turn, newer } = await recordedTurn(sender, conversation.id, found.turn_id, found.seq);
  // The turn continued with the advisor's decision, which is another request: this stream has
  // ended.
  const decided = turn.some(({ seq, body }) => seq > found.seq && body.kind === "decided");
  const replay = { kind: "replay", turn, opening: found.seq } as const;
  if (decided) return replay;
  if (running && conversation.lease?.turn_id === found.turn_id) throw inProgress("in_progress");
  if (running || newer || !isUnfinished(turn)) return replay;
  const again = await resumeTurn(sender, request, found.turn_id);
  return again === "moved" ? again : { ...again, began: found.seq };
}

/** Whether the turn can be resumed: it died, or failed with a retryable fault. */
export function isUnfinished(turn: readonly Entry.Info[]): boolean {
  const last = turn.findLast((entry) => Entry.turnIdOf(entry) !== null);
  return (
    last === undefined ||
    !Entry.endsOrPausesTurn(last) ||
    (last.body.kind === "stopped" && last.body.retryable)
  );
}

/** The entries of one turn including notes, and whether another turn followed. */
export async function recordedTurn(
  { journal }: Pick<OpeningDeps, "journal">,
  conversationId: string,
  turn_id: string,
  seq: number,
): Promise<{ turn: Entry.Info[]; newer: boolean }> {
  const from = parseRecordId(turn_id)?.seq ?? seq;
  const later = await journal.after(conversationId, from - 1, turnEntries);
  const next = later.findIndex(({ body }) => body.kind === "user" && body.turn_id !== turn_id);
  const own = next === -1 ? later : later.slice(0, next);
  const turn = own.filter((entry) => [turn_id, null].includes(Entry.turnIdOf(entry)));
  return { turn, newer: next !== -1 };
}

/** Resumes a turn that died, from its record; "moved" if it has ended meanwhile. */
export async function resumeTurn(
  sender: OpeningDeps,
  request: Request,
  turn_id: string,
): Promise<StartedTurn | "moved"> {
  const { conversation } = request;
  const entries = await recentEntries(sender, conversation);
  const turns = turnsOf(entries);
  const turn = turns.at(-1) ?? [];
  const user = turn[0]?.body;
  if (user?.kind !== "user" || user.turn_id !== turn_id || !isUnfinished(turn)) return "moved";
  const head = entries.at(-1) ?? Entry.emptyHead;
  const claim = await request.admit();
  if (hasApprovedPending(turn)) await request.ensureContinuation?.(turn_id, head.seq + 1);
  const begun = await sender.journal.begin({
    conversation,
    head,
    turn_id,
    bodies: [{ kind: "resumed", turn_id }],
    key: undefined,
    opening: {},
    claim,
  });
  if (begun.kind === "moved") return "moved";
  if (begun.kind !== "begun") throw inProgress("in_progress");
  return startedTurn(conversation, begun, { user, entries, first: turns.length === 1 });
}
