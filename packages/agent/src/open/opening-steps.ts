import type * as Conversation from "@advisor/domain/conversation";
import type * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import type { BeginResult } from "@advisor/domain/journal";
import type { OpeningDeps, ResumedTurn, StartedTurn } from "./opening.ts";

/** A turn whose first entries were stored just now. */
export const startedTurn = (
  conversation: Conversation.Info,
  begun: Extract<BeginResult, { kind: "begun" }>,
  { user, entries, first }: ResumedTurn,
): StartedTurn => ({
  ...{ kind: "run", conversation, user, first },
  ...{ writer: begun.writer, slot: begun.slot },
  entries: [...entries, ...begun.entries],
});

/** Enough for the turns that are not summarized yet. */
const newEntries = 200;
/** More than the entries after a summary, unless there are very many notes. */
const unsummarizedEntries = 1_000;

/** The record from the first turn that is not summarized, with the summary. */
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
