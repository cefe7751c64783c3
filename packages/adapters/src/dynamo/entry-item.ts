import { gunzipSync, gzipSync } from "node:zlib";
import * as Entry from "@advisor/domain/entry";
import { entryKey, type Key } from "./keys.ts";
import type { Item } from "./table.ts";

/** Items stay below DynamoDB's 400 KB with room for keys; a longer entry goes on in parts. */
const partBytes = 300_000;

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

/** The entries whose items are all there; items must come in order of their keys. */
export function entriesOf(items: Item[]): Entry.Info[] {
  const entries: Entry.Info[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const parts = items[at]?.parts;
    if (typeof parts !== "number" || at + parts > items.length) continue;
    const bytes = items.slice(at, at + parts).map((item) => item.bytes as Uint8Array);
    entries.push(Entry.Info.parse(JSON.parse(gunzipSync(Buffer.concat(bytes)).toString("utf8"))));
  }
  return entries;
}
