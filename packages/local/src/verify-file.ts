import { sha256 } from "@advisor/adapters/sha256";
import {
  type ChainCheck,
  checkNext,
  skipUnreadable,
  unacknowledgedEntry,
  uncheckedChain,
} from "@advisor/domain/record/audit-chain";
import { parseRecordId } from "@advisor/domain/record/record-id";
import { duplicateKey } from "@advisor/functions/api/http/duplicate-key";
import { linesOf } from "./lines.ts";

interface Finding {
  valid: boolean;
  words: string;
}

type Json = Record<string, unknown>;

/** The state of verification after part of the file. */
interface State {
  checked: ChainCheck;
  /** The first line, if it describes what the record is about. */
  about: Json | undefined;
  ended: boolean;
  /** The sequence number of the entry with the requested hash. */
  found: number | undefined;
}

const beginning: State = {
  checked: uncheckedChain,
  about: undefined,
  ended: false,
  found: undefined,
};

/** Verifies an exported record from the file alone, line by line; `head` is a hash noted earlier. */
export async function verifyFile(
  bytes: AsyncIterable<Uint8Array>,
  head: string | undefined,
): Promise<Finding> {
  let state = beginning;
  let number = 0;
  for await (const text of linesOf(bytes)) {
    number += 1;
    const next = read(state, number, text, head);
    if (typeof next === "string") return broken(number, state, next);
    state = next;
  }
  return number === 0 ? { valid: false, words: "broken: the file is empty" } : end(state, head);
}

/** The state after a line, or what is wrong with the line. */
function read(
  state: State,
  number: number,
  text: string | undefined,
  head: string | undefined,
): State | string {
  const line = parsed(text);
  if (typeof line === "string") return line;
  if (state.ended) return "something follows the end of the record";
  if (line.type === "record" && number === 1) return { ...state, about: line };
  if (line.type === "unreadable") return readUnreadableEntry(state, line);
  return line.type === "end" ? ended(state, line) : entered(state, line, head);
}

function parsed(text: string | undefined): Json | string {
  if (text === undefined) return "it is not text in UTF-8, or too long for an entry";
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "it is not JSON";
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return notEntry;
  return duplicateKey(text) === undefined ? { ...value } : "it names a field twice";
}

const notEntry = "it is not an entry";

function ended(state: State, { length, head }: Json): State | string {
  const { checked } = state;
  if (length === checked.length && head === checked.head) return { ...state, ended: true };
  return `the end names ${Number(length)} entries and the head ${String(head)}; the file holds ${checked.length} entries and the head ${checked.head}`;
}

/** Handles an entry that the store could not read. A later entry must name its digest. */
function readUnreadableEntry(state: State, { seq, digest, hash }: Json): State | string {
  if (typeof seq !== "number" || typeof digest !== "string" || typeof hash !== "string")
    return notEntry;
  return { ...state, checked: skipUnreadable(state.checked, { seq, digest, hash }) };
}

function entered(state: State, line: Json, head: string | undefined): State | string {
  const { hash, previous } = line;
  if (typeof hash !== "string" || typeof previous !== "string") return notEntry;
  const checked = checkNext(state.checked, { ...line, hash, previous }, sha256);
  if (checked.broken?.why === "order")
    return "it does not follow the entry before it: a line was removed, added, moved or hashed again";
  if (checked.broken?.why === "content") return "it is not what was hashed: its text was changed";
  if (!belongsTo(line, state.about))
    return "it belongs to another conversation than the first line says";
  return { ...state, checked, found: hash === head ? checked.length : state.found };
}

/**
 * Whether a turn belongs to the conversation. Turn ids contain the conversation's id and are part
 * of the hash chain; the file's first line is not.
 */
function belongsTo({ body }: Json, about: Json | undefined): boolean {
  if (about === undefined || typeof body !== "object" || body === null) return true;
  const place = "turn_id" in body ? parseRecordId(String(body.turn_id)) : undefined;
  return place === undefined || place.conversation_id === about.conversation_id;
}

const broken = (number: number, { checked, ended }: State, why: string): Finding => ({
  valid: false,
  words: `broken at line ${number}${ended ? "" : ` (entry ${checked.length + 1})`}: ${why}`,
});

function end({ checked, about, ended, found }: State, head: string | undefined): Finding {
  const { length, gaps } = checked;
  const named = gaps.length === 0 ? "" : `, ${gaps.length} of them unreadable`;
  const words = `${length} entries${named}, head ${checked.head || "none"}`;
  const gap = unacknowledgedEntry(checked);
  if (gap !== undefined) {
    const number = gap + (about === undefined ? 1 : 2);
    const why = "it cannot be read; npm run audit -- repair names it in the record";
    return { valid: false, words: `broken at line ${number} (entry ${gap + 1}): ${why}` };
  }
  if (head !== undefined && found === undefined) {
    return { valid: false, words: `broken: ${words}; no entry has the given head` };
  }
  if (!ended && found !== length) {
    const advice = "compare the head with one kept elsewhere (--head)";
    return { valid: false, words: `cut: ${words}; the end of the file is missing, ${advice}` };
  }
  return {
    valid: true,
    words: `valid: ${words}${found === undefined ? "" : `; the given head is entry ${found}`}`,
  };
}
