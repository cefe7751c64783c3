import * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import type { StoredRequest } from "@advisor/domain/journal";
import { positionOf } from "@advisor/domain/record/record-id";
import { turnsOf } from "../record/history.ts";
import { approvedPending } from "../turn/pending-approval.ts";
import {
  inProgress,
  type OpenedTurn,
  type OpeningDeps,
  type Request,
  type Run,
  recentEntries,
} from "./opening.ts";

const turnEntries = 80;

/** What the same request led to before: still running, finished, or dead and to be taken up. */
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
  // The turn went on with the advisor's decision, a request of its own: this one's stream has its end.
  const decided = turn.some(({ seq, body }) => seq > found.seq && body.kind === "decided");
  const replay = { kind: "replay", turn, opening: found.seq } as const;
  if (decided) return replay;
  if (running && conversation.lease?.turn_id === found.turn_id) throw inProgress("in_progress");
  if (running || newer || !isUnfinished(turn)) return replay;
  const again = await resumeTurn(sender, request, found.turn_id);
  return again === "moved" ? again : { ...again, began: found.seq };
}

/** True for a turn that died, or that failed in a way that may pass: it can be taken up. */
export function isUnfinished(turn: readonly Entry.Info[]): boolean {
  const last = turn.findLast((entry) => Entry.turnIdOf(entry) !== null);
  return (
    last === undefined ||
    !Entry.endsOrPausesTurn(last) ||
    (last.body.kind === "stopped" && last.body.retryable)
  );
}

/** The entries of one turn with the notes between them, and whether another turn came after it. */
export async function recordedTurn(
  { journal }: Pick<OpeningDeps, "journal">,
  conversationId: string,
  turn_id: string,
  seq: number,
): Promise<{ turn: Entry.Info[]; newer: boolean }> {
  const from = positionOf(turn_id)?.seq ?? seq;
  const later = await journal.after(conversationId, from - 1, turnEntries);
  const next = later.findIndex(({ body }) => body.kind === "user" && body.turn_id !== turn_id);
  const own = next === -1 ? later : later.slice(0, next);
  const turn = own.filter((entry) => [turn_id, null].includes(Entry.turnIdOf(entry)));
  return { turn, newer: next !== -1 };
}

/** Goes on with a turn that died, from what is recorded of it; "moved" when it has ended after all. */
export async function resumeTurn(
  sender: OpeningDeps,
  request: Request,
  turn_id: string,
): Promise<Run | "moved"> {
  const { conversation } = request;
  const entries = await recentEntries(sender, conversation);
  const turns = turnsOf(entries);
  const turn = turns.at(-1) ?? [];
  const user = turn[0]?.body;
  if (user?.kind !== "user" || user.turn_id !== turn_id || !isUnfinished(turn)) return "moved";
  const head = entries.at(-1) ?? Entry.emptyHead;
  const claim = await request.admit();
  if (approvedPending(turn)) await request.secure?.(turn_id, head.seq + 1);
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
  return {
    kind: "run",
    conversation,
    writer: begun.writer,
    slot: begun.slot,
    user,
    entries: [...entries, ...begun.entries],
    first: turns.length === 1,
  };
}
