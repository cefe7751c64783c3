import type * as Entry from "@advisor/domain/entry";
import { conversationKey, entryKey, entryPrefix } from "../keys.ts";
import type { Table, TableItem } from "../table.ts";
import { isFirstPart, parseEntries, partCount } from "./entry-item.ts";

const maxSeq = 9_999_999_999;

/** The newest entries, oldest first, at most `limit`. */
export async function newestEntries(
  table: Table,
  conversationId: string,
  limit: number,
): Promise<Entry.Info[]> {
  const { pk } = conversationKey(conversationId);
  const query = { pk, prefix: entryPrefix, backwards: true };
  // Read backwards, an entry's first part comes last: once it is there, the entry is complete.
  const items = await readUntil(table, query, (read) => limit - read.filter(isFirstPart).length);
  return parseEntries(items.toReversed()).slice(-limit);
}

/** The entries after `seq`, in order, at most `limit`. */
export async function entriesAfter(
  table: Table,
  conversationId: string,
  seq: number,
  limit: number,
): Promise<Entry.Info[]> {
  const { pk, sk: from } = entryKey(conversationId, seq + 1);
  const { sk: to } = entryKey(conversationId, maxSeq);
  const query = { pk, between: [from, to] as const };
  const whole = (read: TableItem[]) =>
    read.filter((item, at) => isFirstPart(item) && at + partCount(item) <= read.length).length;
  const items = await readUntil(table, query, (read) => limit - whole(read));
  return parseEntries(items).slice(0, limit);
}

/** Reads pages until none is missing. `missing`: how many more items are needed, at least. */
export async function readUntil(
  table: Table,
  query: Omit<Parameters<Table["query"]>[0], "limit" | "cursor">,
  missing: (items: TableItem[]) => number,
): Promise<TableItem[]> {
  const items: TableItem[] = [];
  let cursor: string | undefined;
  do {
    const page = await table.query({ ...query, limit: missing(items), cursor });
    items.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined && missing(items) > 0);
  return items;
}
