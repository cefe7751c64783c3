import { sha256 } from "@advisor/adapters/sha256";
import {
  type Checked,
  checkNext,
  unchecked,
  type Verdict,
  verdictOf,
} from "@advisor/domain/audit-chain";
import type * as Conversation from "@advisor/domain/conversation";
import type * as Entry from "@advisor/domain/entry";
import type { Journal } from "@advisor/domain/journal";
import type { Clock } from "@advisor/domain/world";
import * as z from "zod";
import { version } from "./version.ts";

/** One entry may be megabytes, and a page of them is held in memory. */
const entriesPerPage = 20;

type Reader = Pick<Journal, "after">;

/** An entry that is there and cannot be read: something else wrote to the store. */
interface Unreadable {
  type: "unreadable";
  seq: number;
}

/**
 * A conversation's record as JSON lines: what it is of, every entry as it was hashed, and an end that
 * names the length and the newest hash, so that a file that was cut is noticed.
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
  for await (const entry of kept(journal, id)) {
    length += 1;
    if ("hash" in entry) head = entry.hash;
    yield line(entry);
  }
  yield line({ type: "end", length, head });
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Checks the record as the store has it. */
export async function verifyRecord(journal: Reader, conversationId: string): Promise<Verdict> {
  let checked: Checked = unchecked;
  for await (const entry of kept(journal, conversationId)) {
    checked = checkNext(checked, "hash" in entry ? entry : unfitting, sha256);
  }
  return verdictOf(checked);
}

const unfitting = { hash: "", previous: "unreadable" };

async function* kept(
  journal: Reader,
  conversationId: string,
): AsyncGenerator<Entry.Info | Unreadable> {
  let seq = 0;
  for (;;) {
    const page = await readable(() => journal.after(conversationId, seq, entriesPerPage));
    const entries = page ?? (await oneByOne(journal, conversationId, seq));
    yield* entries;
    const last = entries.at(-1);
    if (last === undefined || entries.length < entriesPerPage) return;
    seq = last.seq;
  }
}

/** A page with an entry that cannot be read: the others of it, and which one it is. */
async function oneByOne(
  journal: Reader,
  conversationId: string,
  after: number,
): Promise<(Entry.Info | Unreadable)[]> {
  const entries: (Entry.Info | Unreadable)[] = [];
  let seq = after;
  while (entries.length < entriesPerPage) {
    const one = await readable(() => journal.after(conversationId, seq, 1));
    const entry = one === undefined ? { type: "unreadable" as const, seq: seq + 1 } : one[0];
    if (entry === undefined) break;
    entries.push(entry);
    seq = entry.seq;
  }
  return entries;
}

/** Undefined when what was read is no entry; a store that does not answer is another matter. */
async function readable(read: () => Promise<Entry.Info[]>): Promise<Entry.Info[] | undefined> {
  try {
    return await read();
  } catch (error) {
    if (isUnreadable(error)) return undefined;
    throw error;
  }
}

/** What unpacking and parsing an entry throws. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof z.ZodError ||
  error instanceof SyntaxError ||
  (error instanceof Error && "code" in error && String(error.code).startsWith("Z_"));
