import type * as Conversation from "@advisor/domain/conversation";
import type * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import type { Journal, RequestKey, Writer } from "@advisor/domain/journal";
import type { Liveness } from "@advisor/domain/record/liveness";
import type { ClaimedSlot, SlotClaim } from "@advisor/domain/spend";
import type { Clock, NewId } from "@advisor/domain/world";

export interface OpeningDeps {
  journal: Journal;
  conversations: Conversation.Store;
  liveness: Liveness;
  clock: Clock;
  newId: NewId;
}

/** What every request that runs a turn brings. */
export interface Request {
  conversation: Conversation.Info;
  key: RequestKey | undefined;
  /**
   * What the opening claims of the advisor's day. Throws where the turn may not run, by budget or rate;
   * asked once nothing else speaks against it. Claims nothing for a turn that is only closed.
   */
  admit(): Promise<SlotClaim | undefined>;
  /**
   * Has the turn's approved writes carried out even if this process dies; awaited before the entry at
   * this place of the record is stored. Absent where nothing is approved.
   */
  secure?(turnId: string, position: number): Promise<void>;
}

/** A turn's message and the record up to what is stored of it. */
export interface ResumedTurn {
  user: Entry.User;
  /** They end with the entry that opened the stream. */
  entries: Entry.Info[];
  /** Whether the turn is the conversation's first. */
  first: boolean;
}

/** A turn that may run: its message is stored, its lease is held. */
export interface Run extends ResumedTurn {
  kind: "run";
  /** The conversation as it was when the lease was taken. */
  conversation: Conversation.Info;
  writer: Writer;
  /** What the turn took of its advisor's day; absent where it claimed nothing. */
  slot?: ClaimedSlot | undefined;
  /** The place where the request's own stream began, when another process began it and died. */
  began?: number;
}

export type OpenedTurn =
  | Run
  /** The same request ran before; `turn` is what is recorded, `opening` where its own stream began. */
  | { kind: "replay"; turn: Entry.Info[]; opening: number };

/** Enough for the turns that no summary stands for yet. */
const newEntries = 200;
/** More than the turns behind a summary can have, unless notes abound. */
const unsummarizedEntries = 1_000;

/** The record from the turns that no summary stands for to its end, with the summary. */
export async function recentEntries(
  { journal }: Pick<OpeningDeps, "journal">,
  { id, summary }: Pick<Conversation.Info, "id" | "summary">,
): Promise<Entry.Info[]> {
  if (summary !== null) {
    const entries = await journal.after(id, summary.through, unsummarizedEntries);
    if (entries.length < unsummarizedEntries) return entries;
  }
  return journal.newest(id, newEntries);
}

export const inProgress = (code: "turn_in_progress" | "in_progress"): Fault =>
  new Fault(
    "conflict",
    code,
    "An answer is still being written in this conversation. Wait for it, or stop it.",
    { extra: { retry_after: 2 } },
  );
