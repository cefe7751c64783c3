import type * as Conversation from "./conversation.ts";
import type * as Entry from "./entry.ts";
import type * as Panel from "./panel.ts";
import type { ClaimedSlot, SlotRequest } from "./spend.ts";

/** Identifies a request, so that a repeated request finds the turn that it started. */
export interface RequestKey {
  /** The advisor, route and idempotency key as one string. */
  scope: string;
  body_hash: string;
}

/** A stored request: the hash of its body, its turn, and the turn's first entry. */
export interface StoredRequest {
  body_hash: string;
  turn_id: string;
  seq: number;
}

/** Writes to a conversation's record on behalf of the turn that holds the lease. */
export interface Writer {
  readonly conversation_id: string;
  readonly turn_id: string;
  readonly epoch: number;
  /**
   * Appends one entry. Returns it with the entries that others added before it, such as a title.
   * Throws Fault `lease_lost` when another turn has taken the conversation over.
   */
  append(body: Entry.Body): Promise<Entry.Info[]>;
  /** Appends the turn's last entry, releases the lease and adds the spending, in one transaction. */
  finish(body: Entry.Body, spent: Conversation.Spent): Promise<Entry.Info[]>;
  /** Renews the lease. Returns whether a stop was requested. Throws Fault `lease_lost` as above. */
  renew(): Promise<{ stop: boolean }>;
  /** Stores text that is being streamed, so that a crash loses little and other readers can follow. */
  checkpoint(piece: CheckpointPiece): Promise<void>;
}

/** Part of a step's text or reasoning, from the character `at` on. Steps are counted from 0. */
export interface CheckpointPiece {
  step: number;
  at: number;
  text: string;
  /** For reasoning: its index in the step, its position in the text, and its duration once it ended. */
  thought?: { nth: number; place: number; ms: number | null };
}

/** A checkpoint as it is stored. */
export interface Checkpoint extends CheckpointPiece {
  number: number;
  /** The sequence number of the entry that opened the stream. Another attempt starts its step over. */
  opening: number;
}

export type BeginResult =
  | {
      kind: "begun";
      writer: Writer;
      entries: Entry.Info[];
      /** The slot that the turn claimed. */
      slot: ClaimedSlot | undefined;
    }
  /** This request already started a turn. */
  | { kind: "known"; request: StoredRequest }
  /** Another turn took the lease first. */
  | { kind: "rival" }
  /** The conversation changed since it was read, so read it again. */
  | { kind: "moved" };

export type ConversationChange = Partial<
  Pick<Conversation.Info, "title" | "household_id" | "pinned" | "deleted" | "allowed_tools">
>;

/** The fields that starting a turn may change in its conversation, in addition to the lease. */
export type TurnStartChange = Partial<Pick<Conversation.Info, "allowed_tools" | "summary">>;

/** A conversation with everything needed to start a turn, read at once. */
export interface LoadedConversation {
  conversation: Conversation.Info;
  /** The entries of all turns that are not summarized yet. */
  recent: Entry.Info[];
  panel: Panel.Info;
}

export interface Journal {
  /** Undefined when the conversation does not exist. */
  read(conversationId: string): Promise<LoadedConversation | undefined>;
  /** The newest entries, in order of `seq`, at most `limit`. */
  newest(conversationId: string, limit: number): Promise<Entry.Info[]>;
  /** Entries after `seq`, in order. */
  after(conversationId: string, seq: number, limit: number): Promise<Entry.Info[]>;
  /** The turn that this request started, if any. */
  findRequest(key: RequestKey): Promise<StoredRequest | undefined>;
  /** Takes the lease and the slot and stores the entries, in one transaction. */
  begin(request: {
    conversation: Conversation.Info;
    head: Entry.Head;
    turn_id: string;
    bodies: Entry.Body[];
    key: RequestKey | undefined;
    opening: TurnStartChange;
    /** Undefined when a turn is only closed and does not run. */
    claim: SlotRequest | undefined;
  }): Promise<BeginResult>;
  /** The checkpoints of a turn after `number`, in order. */
  checkpoints(conversationId: string, turnId: string, number: number): Promise<Checkpoint[]>;
  /** Ends a turn whose process died. False when another process did so first. */
  closeAbandonedTurn(request: {
    conversation: Conversation.Info;
    head: Entry.Head;
    body: Entry.Stopped;
  }): Promise<boolean>;
  /**
   * Appends an entry outside a turn, such as a title or a deletion. `change` receives the current
   * conversation and returns undefined when nothing needs to change; then the result is false.
   */
  appendOutsideTurn(request: {
    conversation_id: string;
    body: Entry.Body;
    change: (now: Conversation.Info) => ConversationChange | undefined;
  }): Promise<boolean>;
  /** Asks the running turn to stop. */
  requestStop(conversation: Conversation.Info): Promise<void>;
}
