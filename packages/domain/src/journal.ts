import type * as Conversation from "./conversation.ts";
import type * as Entry from "./entry.ts";
import type * as Panel from "./panel.ts";
import type { ClaimedSlot, SlotClaim } from "./spend.ts";

/** Which request this is, so that the same request again finds the turn that it began. */
export interface RequestKey {
  /** Advisor, route and key in one text. */
  scope: string;
  body_hash: string;
}

/** What is kept of a request: its body, and the turn with the place of its first entry. */
export interface StoredRequest {
  body_hash: string;
  turn_id: string;
  seq: number;
}

/** The conversation's record, as the turn that holds the lease writes it. */
export interface Writer {
  readonly conversation_id: string;
  readonly turn_id: string;
  readonly epoch: number;
  /**
   * Adds one entry, and tells what others (a title, a choice) added before it. Fault `lease_lost` when
   * another turn has taken the conversation over.
   */
  append(body: Entry.Body): Promise<Entry.Info[]>;
  /** Adds the last entry before the turn rests and gives the lease back with what was spent, both or neither. */
  finish(body: Entry.Body, spent: Conversation.Spent): Promise<Entry.Info[]>;
  /** Keeps the lease; tells whether somebody asked the turn to stop. Fault `lease_lost` as above. */
  renew(): Promise<{ stop: boolean }>;
  /** Keeps a piece of what is being written, so that a crash loses little and other readers can follow. */
  checkpoint(piece: CheckpointPiece): Promise<void>;
}

/** A piece of the text of a step (counted from 0) or of one of its thoughts, from its character `at` on. */
export interface CheckpointPiece {
  step: number;
  at: number;
  text: string;
  /** Of which thought of the step, where in the text it stands, and how long it took when it is over. */
  thought?: { nth: number; place: number; ms: number | null };
}

/** A piece as it is kept. */
export interface Checkpoint extends CheckpointPiece {
  number: number;
  /** The place of the entry that opened its stream; a later attempt begins its step anew. */
  opening: number;
}

export type BeginResult =
  | {
      kind: "begun";
      writer: Writer;
      entries: Entry.Info[];
      /** The slot that was claimed. */
      slot: ClaimedSlot | undefined;
    }
  /** This request began a turn before. */
  | { kind: "known"; request: StoredRequest }
  /** Another turn was faster. */
  | { kind: "rival" }
  /** The conversation changed since it was read; read it again. */
  | { kind: "moved" };

export type ConversationChange = Partial<
  Pick<Conversation.Info, "title" | "household_id" | "pinned" | "deleted" | "allowed_tools">
>;

/** What beginning a turn may change of its conversation besides the lease. */
export type TurnStartChange = Partial<Pick<Conversation.Info, "allowed_tools" | "summary">>;

/** A conversation with what a turn begins from, as one read found it. */
export interface LoadedConversation {
  conversation: Conversation.Info;
  /** From the turns that no summary stands for to the end of the record. */
  recent: Entry.Info[];
  panel: Panel.Info;
}

export interface Journal {
  /** Undefined where there is no such conversation. */
  read(conversationId: string): Promise<LoadedConversation | undefined>;
  /** The newest entries, in order of `seq`, at most `limit`. */
  newest(conversationId: string, limit: number): Promise<Entry.Info[]>;
  /** Entries after `seq`, in order. */
  after(conversationId: string, seq: number, limit: number): Promise<Entry.Info[]>;
  /** The turn that this request began, if it did. */
  findRequest(key: RequestKey): Promise<StoredRequest | undefined>;
  /** Takes the lease and the claimed slot and stores the entries, all or nothing. */
  begin(given: {
    conversation: Conversation.Info;
    head: Entry.Head;
    turn_id: string;
    bodies: Entry.Body[];
    key: RequestKey | undefined;
    opening: TurnStartChange;
    /** Absent for a turn that is only closed. */
    claim: SlotClaim | undefined;
  }): Promise<BeginResult>;
  /** The pieces of a turn after the piece `number`, in order. */
  checkpoints(conversationId: string, turnId: string, number: number): Promise<Checkpoint[]>;
  /** Closes a dead turn. False when somebody else was faster. */
  closeAbandonedTurn(given: {
    conversation: Conversation.Info;
    head: Entry.Head;
    body: Entry.Stopped;
  }): Promise<boolean>;
  /**
   * Adds an entry outside a turn: a title, a choice, a deletion. `change` sees the conversation as it
   * is now and answers undefined when there is nothing to change any more; then the result is false.
   */
  appendOutsideTurn(given: {
    conversation_id: string;
    body: Entry.Body;
    change: (now: Conversation.Info) => ConversationChange | undefined;
  }): Promise<boolean>;
  /** Asks the running turn to stop. */
  requestStop(conversation: Conversation.Info): Promise<void>;
}
