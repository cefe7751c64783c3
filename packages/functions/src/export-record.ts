import { sha256 } from "@advisor/adapters/sha256";
import type * as Conversation from "@advisor/domain/conversation";
import type * as Entry from "@advisor/domain/entry";
import type { Journal } from "@advisor/domain/journal";
import {
  type ChainCheck,
  checkNext,
  skipUnreadable,
  uncheckedChain,
  type Verdict,
  verdictOf,
} from "@advisor/domain/record/audit-chain";
import type { Clock } from "@advisor/domain/world";
import { version } from "./version.ts";

/** An entry may be megabytes, and a whole page is held in memory. */
const entriesPerPage = 20;

type Reader = Pick<Journal, "after">;

/**
 * A conversation's record as JSON lines: a header, every entry exactly as it was hashed, and a last
 * line with the number of entries and the newest hash. A file without its last line is incomplete.
 */
export async function* recordLines(
  { journal, clock }: { journal: Reader; clock: Clock },
  conversation: Conversation.Info,
): AsyncGenerator<string> {
  const { id, door, advisor_id, household_id, created_at, deleted } = conversation;
  const exported_at = new Date(clock.now()).toISOString();
  const about = { conversation_id: id, door, advisor_id, household_id, created_at, deleted };
  yield line({ type: "record", ...about, exported_at, version });
  let length = 0;
  let head = "";
  for await (const entry of keptEntries(journal, id)) {
    length += 1;
    head = entry.hash;
    yield line(entry.unreadable === undefined ? entry : { type: "unreadable", ...gapOf(entry) });
  }
  yield line({ type: "end", length, head });
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Verifies the hash chain of a stored record. */
export async function verifyRecord(journal: Reader, conversationId: string): Promise<Verdict> {
  let checked: ChainCheck = uncheckedChain;
  for await (const entry of keptEntries(journal, conversationId)) {
    checked =
      entry.unreadable === undefined
        ? checkNext(checked, entry, sha256)
        : skipUnreadable(checked, gapOf(entry));
  }
  return verdictOf(checked);
}

/**
 * Records a digest of every unreadable entry in a new entry. The chain can then be verified past
 * it, and nobody can replace it unnoticed. Returns the sequence numbers of the entries.
 */
export async function repairRecord(journal: Journal, conversationId: string): Promise<number[]> {
  const gaps: { seq: number; digest: string }[] = [];
  const named = new Set<string>();
  for await (const { seq, unreadable: digest, body } of keptEntries(journal, conversationId)) {
    if (digest !== undefined) gaps.push({ seq, digest });
    if (body.kind === "repaired") for (const one of body.entries) named.add(nameOf(one));
  }
  const entries = gaps.filter((gap) => !named.has(nameOf(gap)));
  if (entries.length === 0) return [];
  const body = { kind: "repaired", entries } as const;
  const noted = await journal.appendOutsideTurn({
    conversation_id: conversationId,
    body,
    change: () => ({}),
  });
  return noted ? entries.map(({ seq }) => seq) : [];
}

const nameOf = ({ seq, digest }: { seq: number; digest: string }): string => `${seq} ${digest}`;

const gapOf = ({ seq, hash, unreadable: digest = "" }: Entry.Info) => ({ seq, hash, digest });

async function* keptEntries(journal: Reader, conversationId: string): AsyncGenerator<Entry.Info> {
  let seq = 0;
  for (;;) {
    const page = await journal.after(conversationId, seq, entriesPerPage);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < entriesPerPage) return;
    seq = last.seq;
  }
}
