import { gunzipSync, gzipSync } from "node:zlib";
import * as Entry from "@advisor/domain/entry";
import { entryKey, type Key } from "../keys.ts";
import type { Item } from "../table.ts";
import { remains } from "./entry-remains.ts";

/** Items stay below DynamoDB's 400 KB with room for keys; a longer entry goes on in parts. */
const partBytes = 300_000;
const mostParts = 1_000;

/** An entry as items: its JSON, compressed, in as many parts as it needs. */
export function entryItems(conversationId: string, entry: Entry.Info): (Key & Item)[] {
  const bytes = gzipSync(JSON.stringify(entry));
  const parts = Math.ceil(bytes.length / partBytes);
  return Array.from({ length: parts }, (_, part) => ({
    ...entryKey(conversationId, entry.seq, part),
    bytes: bytes.subarray(part * partBytes, (part + 1) * partBytes),
    ...(part === 0 ? { mark: entry.mark, parts } : {}),
  }));
}

/**
 * The entries whose items are all there; items must come in order of their keys. One that cannot be
 * read is what is left of it, so that it takes no other with it.
 */
export function entriesOf(items: Item[]): Entry.Info[] {
  const entries: Entry.Info[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined || !isHead(item)) continue;
    const parts = partsOf(item);
    if (at + parts > items.length) continue;
    entries.push(entryOf(items.slice(at, at + parts), entries.at(-1)));
  }
  return entries;
}

/** Whether an entry begins with this item; its other parts have a number behind its place. */
export const isHead = ({ sk }: Item): boolean => String(sk).split("#").length === 2;

/** A count that cannot be true is that of an entry that cannot be read anyhow. */
export const partsOf = ({ parts }: Item): number =>
  typeof parts === "number" && Number.isInteger(parts) && parts > 0 && parts <= mostParts
    ? parts
    : 1;

function entryOf(items: Item[], before: Entry.Info | undefined): Entry.Info {
  const read = jsonOf(items);
  const parsed = Entry.Info.safeParse(read);
  return parsed.success ? parsed.data : remains(items, read, before);
}

function jsonOf(items: readonly Item[]): unknown {
  try {
    const bytes = items.map((item) => item.bytes as Uint8Array);
    return JSON.parse(gunzipSync(Buffer.concat(bytes)).toString("utf8"));
  } catch {
    return undefined;
  }
}
