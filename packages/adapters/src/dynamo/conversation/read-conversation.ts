import type { LoadedConversation } from "@advisor/domain/journal";
import { parseConversation } from "../conversation-item.ts";
import { conversationKey, entryKey, entryPrefix, panelKey } from "../keys.ts";
import type { Table, TableItem } from "../table.ts";
import { isFirstPart, parseEntries } from "./entry-item.ts";
import { parsePanel } from "./panel-store.ts";
import { readUntil } from "./read-entries.ts";

/** Page size: the conversation, its panel, and the entries of about a dozen turns. */
const itemsAtOnce = 40;
/** Enough for all turns of a conversation without a summary. */
const newEntries = 200;
/** More than the turns after a summary can have, unless there are very many notes. */
const unsummarizedEntries = 1_000;

/**
 * The conversation, its panel, and its newest entries, as many as a new turn needs as context. They
 * have adjacent sort keys, so that one query reads them all.
 */
export async function readConversation(
  table: Table,
  id: string,
): Promise<LoadedConversation | undefined> {
  const { pk, sk } = conversationKey(id);
  const panel = panelKey(id).sk;
  const between = [entryPrefix, panel] as const;
  const query = { pk, between, backwards: true, limit: itemsAtOnce };
  const at = (items: TableItem[], place: string) => items.find((item) => item.sk === place);
  const isEntry = (item: TableItem) => String(item.sk).startsWith(entryPrefix);

  function enough(items: TableItem[]): boolean {
    const meta = at(items, sk);
    if (meta === undefined) return true;
    const { summary } = parseConversation(meta);
    const heads = items.filter((item) => isEntry(item) && isFirstPart(item));
    if (heads.length >= (summary === null ? newEntries : unsummarizedEntries)) return true;
    if (summary === null) return false;
    // Compares sort keys: whether the last entry that the summary covers was reached.
    return heads.some((item) => String(item.sk) <= entryKey(id, summary.through).sk);
  }

  const items = await readUntil(table, query, enough);
  const meta = at(items, sk);
  if (meta === undefined) return undefined;
  const conversation = parseConversation(meta);
  const through = conversation.summary?.through ?? 0;
  const entries = parseEntries(items.filter(isEntry).toReversed()).filter(
    ({ seq }) => seq > through,
  );
  const isWhole = through > 0 && entries.length < unsummarizedEntries;
  const recent = isWhole ? entries : entries.slice(-newEntries);
  return { conversation, recent, panel: parsePanel(at(items, panel)) };
}
