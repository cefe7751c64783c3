import { gunzipSync, gzipSync } from "node:zlib";
import * as Entry from "@advisor/domain/entry";
import { entryKey, type Key } from "../keys.ts";
import type { TableItem } from "../table.ts";
import { salvageEntry } from "./salvage-entry.ts";

/** Keeps items below DynamoDB's 400 KB limit with room for keys; longer entries are split. */
const partBytes = 300_000;
const maxParts = 1_000;

/** Stores an entry as compressed JSON, split into as many items as needed. */
export function entryItems(conversationId: string, entry: Entry.Info): (Key & TableItem)[] {
  const bytes = gzipSync(JSON.stringify(entry));
  const parts = Math.ceil(bytes.length / partBytes);
  return Array.from({ length: parts }, (_, part) => ({
    ...entryKey(conversationId, entry.seq, part),
    bytes: bytes.subarray(part * partBytes, (part + 1) * partBytes),
    ...(part === 0 ? { mark: entry.mark, parts } : {}),
  }));
}

/**
 * The entries whose parts are all present; items must be sorted by key. An entry that cannot be parsed
 * is salvaged, so that the others can still be read.
 */
export function parseEntries(items: TableItem[]): Entry.Info[] {
  const entries: Entry.Info[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined || !isFirstPart(item)) continue;
    const parts = partCount(item);
    if (at + parts > items.length) continue;
    entries.push(entryOf(items.slice(at, at + parts), entries.at(-1)));
  }
  return entries;
}

/** Whether this item is the first part of an entry; later parts have a part number in their key. */
export const isFirstPart = ({ sk }: TableItem): boolean => String(sk).split("#").length === 2;

export const seqOf = ({ sk }: TableItem): number => Number(String(sk).split("#")[1]);

/** An impossible count is read as 1: such an entry is corrupt anyway. */
export const partCount = ({ parts }: TableItem): number =>
  typeof parts === "number" && Number.isInteger(parts) && parts > 0 && parts <= maxParts
    ? parts
    : 1;

function entryOf(items: TableItem[], before: Entry.Info | undefined): Entry.Info {
  const read = jsonOf(items);
  const parsed = Entry.Info.safeParse(read);
  return parsed.success ? parsed.data : salvageEntry(items, read, before);
}

function jsonOf(items: readonly TableItem[]): unknown {
  try {
    const bytes = items.map((item) => item.bytes as Uint8Array);
    return JSON.parse(gunzipSync(Buffer.concat(bytes)).toString("utf8"));
  } catch {
    return undefined;
  }
}
