import type * as Entry from "@advisor/domain/entry";
import { conversationKey, entryKey, entryPrefix } from "../keys.ts";
import type { Item, Table } from "../table.ts";
import { entriesOf, isHead, partsOf } from "./entry-item.ts";

const lastPlace = 9_999_999_999;

/** The newest entries, in order, at most `limit`. */
export async function newestEntries(
  table: Table,
  conversationId: string,
  limit: number,
): Promise<Entry.Info[]> {
  const { pk } = conversationKey(conversationId);
  const query = { pk, prefix: entryPrefix, backwards: true, limit };
  // Read backwards, an entry's head comes behind its other parts: with the head it is whole.
  const items = await readUntil(table, query, (read) => read.filter(isHead).length >= limit);
  return entriesOf(items.toReversed()).slice(-limit);
}

/** The entries after `seq`, in order, at most `limit`. */
export async function entriesAfter(
  table: Table,
  conversationId: string,
  seq: number,
  limit: number,
): Promise<Entry.Info[]> {
  const { pk, sk: from } = entryKey(conversationId, seq + 1);
  const { sk: to } = entryKey(conversationId, lastPlace);
  const query = { pk, between: [from, to] as const, limit };
  const whole = (read: Item[]) =>
    read.filter((item, at) => isHead(item) && at + partsOf(item) <= read.length).length;
  const items = await readUntil(table, query, (read) => whole(read) >= limit);
  return entriesOf(items).slice(0, limit);
}

/** Pages until there are enough: an entry may go on over several items. */
export async function readUntil(
  table: Table,
  query: Parameters<Table["query"]>[0],
  enough: (items: Item[]) => boolean,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await table.query({ ...query, cursor });
    items.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined && !enough(items));
  return items;
}
