import type * as Entry from "@advisor/domain/entry";
import type { LoadedConversation } from "@advisor/domain/journal";
import { parseConversation } from "../conversation-item.ts";
import { conversationKey, entryKey, entryPrefix, panelKey } from "../keys.ts";
import type { Table, TableItem } from "../table.ts";
import { isFirstPart, parseEntries, seqOf } from "./entry-item.ts";
import type { KnownEntries } from "./known-entries.ts";
import { parsePanel } from "./panel-store.ts";
import { readUntil } from "./read-entries.ts";

/** Page size: the conversation, its panel, and the entries of about a dozen turns. */
const itemsAtOnce = 40;
/** Enough for all turns of a conversation without a summary. */
const newEntries = 200;
/** More than the turns after a summary can have, unless there are very many notes. */
const unsummarizedEntries = 1_000;

/**
 * The conversation, its panel, and as many of its newest entries as a new turn needs as context. All
 * of it has adjacent sort keys, so that one query reads it. If the caller already has entries, only
 * the last of them is read again; if it has changed, all are.
 */
export async function readConversation(
  table: Table,
  known: KnownEntries,
  id: string,
): Promise<LoadedConversation | undefined> {
  const before = known.of(id);
  const last = before.at(-1);
  const read = await readFrom(table, id, last?.seq ?? 1);
  if (read === undefined) return undefined;
  if (last !== undefined && read.entries[0]?.hash !== last.hash) {
    known.remember(id, []);
    return readConversation(table, known, id);
  }
  const { conversation, panel } = read;
  const through = conversation.summary?.through ?? 0;
  const entries = [...before.slice(0, -1), ...read.entries].filter(({ seq }) => seq > through);
  const isWhole = through > 0 && entries.length < unsummarizedEntries;
  const recent = isWhole ? entries : entries.slice(-newEntries);
  known.remember(id, recent);
  return { conversation, recent, panel };
}

/** The conversation, its panel, and its newest entries, none before `from`. */
async function readFrom(
  table: Table,
  id: string,
  from: number,
): Promise<(Omit<LoadedConversation, "recent"> & { entries: Entry.Info[] }) | undefined> {
  const { pk, sk } = conversationKey(id);
  const panel = panelKey(id).sk;
  const query = { pk, between: [entryKey(id, from).sk, panel] as const, backwards: true };
  const at = (items: TableItem[], place: string) => items.find((item) => item.sk === place);
  const isEntry = (item: TableItem) => String(item.sk).startsWith(entryPrefix);

  function missing(items: TableItem[]): number {
    if (items.length === 0) return itemsAtOnce;
    const meta = at(items, sk);
    if (meta === undefined) return 0;
    const { summary } = parseConversation(meta);
    const heads = items.filter((item) => isEntry(item) && isFirstPart(item));
    const most = summary === null ? newEntries : unsummarizedEntries;
    if (heads.length >= most) return 0;
    const oldest = heads.at(-1);
    const first = Math.max(from, (summary?.through ?? 0) + 1);
    return Math.min(itemsAtOnce, oldest === undefined ? itemsAtOnce : seqOf(oldest) - first);
  }

  const items = await readUntil(table, query, missing);
  const meta = at(items, sk);
  if (meta === undefined) return undefined;
  return {
    conversation: parseConversation(meta),
    entries: parseEntries(items.filter(isEntry).toReversed()),
    panel: parsePanel(at(items, panel)),
  };
}
