import type * as Conversation from "@advisor/domain/conversation";
import type * as Entry from "@advisor/domain/entry";
import type { Journal, RequestKey, Writer } from "@advisor/domain/journal";
import type { Liveness } from "@advisor/domain/record/liveness";
import type { ClaimedSlot, SlotRequest } from "@advisor/domain/spend";
import type { Clock, NewId } from "@advisor/domain/world";

export interface OpeningDeps {
  journal: Journal;
  conversations: Conversation.Store;
  liveness: Liveness;
  clock: Clock;
  newId: NewId;
}

/** The fields of every request that runs a turn. */
export interface Request {
  conversation: Conversation.Info;
  key: RequestKey | undefined;
  /**
   * Claims a slot and budget of the advisor's day; undefined for a turn that is only closed. Throws
   * if the budget or a rate limit does not allow the turn. Called only after all other checks.
   */
  admit(): Promise<SlotRequest | undefined>;
  /**
   * Schedules a continuation that runs the turn's approved writes even if this process dies.
   * Awaited before the entry at this position is stored. Absent if nothing can be approved.
   */
  ensureContinuation?(turnId: string, position: number): Promise<void>;
}

/** A turn's message, and the record so far. */
export interface ResumedTurn {
  user: Entry.User;
  /** The last one is the entry that opened the stream. */
  entries: Entry.Info[];
  /** Whether this is the conversation's first turn. */
  first: boolean;
}

/** A turn that is ready to run: its message is stored and its lease is held. */
export interface StartedTurn extends ResumedTurn {
  kind: "run";
  /** The conversation as it was when the lease was taken. */
  conversation: Conversation.Info;
  writer: Writer;
  /** The slot that the turn holds; absent if it claimed none. */
  slot?: ClaimedSlot | undefined;
  /** The sequence number where the request's own stream began, if another process began it and died. */
  began?: number;
}

export type OpenedTurn =
  | StartedTurn
  /** The same request ran before. `turn` is its record, `opening` the entry that opened its stream. */
  | { kind: "replay"; turn: Entry.Info[]; opening: number };
