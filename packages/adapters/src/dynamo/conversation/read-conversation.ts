import type { Read } from "@advisor/domain/journal";
import { conversationKey, entryKey, entryPrefix, panelKey } from "../keys.ts";
import type { Item, Table } from "../table.ts";
import { conversationOf } from "./conversation-item.ts";
import { entriesOf, isHead } from "./entry-item.ts";
import { panelOf } from "./panel-store.ts";
import { readUntil } from "./read-entries.ts";

/** Conversation, panel, and about as many entries as a dozen turns have. */
const itemsAtOnce = 40;
/** Enough for the turns that no summary stands for yet. */
const newEntries = 200;
/** More than the turns behind a summary can have, unless notes abound. */
const unsummarizedEntries = 1_000;

/**
 * The conversation and, from the end of its record back, as many entries as a turn begins from: they
 * lie side by side in the store, so that one query reads them all.
 */
export async function readConversation(table: Table, id: string): Promise<Read | undefined> {
  const { pk, sk } = conversationKey(id);
  const panel = panelKey(id).sk;
  const between = [entryPrefix, panel] as const;
  const query = { pk, between, backwards: true, limit: itemsAtOnce };
  const at = (items: Item[], place: string) => items.find((item) => item.sk === place);
  const isEntry = (item: Item) => String(item.sk).startsWith(entryPrefix);

  function enough(items: Item[]): boolean {
    const meta = at(items, sk);
    if (meta === undefined) return true;
    const { summary } = conversationOf(meta);
    const heads = items.filter((item) => isEntry(item) && isHead(item));
    if (heads.length >= (summary === null ? newEntries : unsummarizedEntries)) return true;
    if (summary === null) return false;
    // Compared as they are sorted: the entry behind which the summary leaves off.
    return heads.some((item) => String(item.sk) <= entryKey(id, summary.through).sk);
  }

  const items = await readUntil(table, query, enough);
  const meta = at(items, sk);
  if (meta === undefined) return undefined;
  const conversation = conversationOf(meta);
  const through = conversation.summary?.through ?? 0;
  const entries = entriesOf(items.filter(isEntry).toReversed()).filter(({ seq }) => seq > through);
  const isWhole = through > 0 && entries.length < unsummarizedEntries;
  const recent = isWhole ? entries : entries.slice(-newEntries);
  return { conversation, recent, panel: panelOf(at(items, panel)) };
}
