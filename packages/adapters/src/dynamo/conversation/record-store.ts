import * as Brokerage from "@advisor/domain/brokerage/dataset";
import type * as Document from "@advisor/domain/document";
import type * as Household from "@advisor/domain/household";
import type * as Note from "@advisor/domain/note";
import type * as Task from "@advisor/domain/task";
import type { StoredRecords } from "@advisor/query/book/facts";
import { unpack } from "../household/household-parts.ts";
import { Head, partsOf } from "../household/household-store.ts";
import { brokerageKey, householdKey } from "../keys.ts";
import type { Item, Table } from "../table.ts";
import { orUnreadable } from "../unreadable.ts";

const names = Object.keys(Brokerage.sections) as Brokerage.SectionName[];
const itemsOfHousehold = names.length + 1;

/** As many households as one read of a hundred items has room for, each with its head and its statements. */
export const householdsAtOnce = Math.floor(100 / itemsOfHousehold);

export interface RecordStore {
  /**
   * What is on file of up to `householdsAtOnce` households, in the order of their ids; undefined for one that is not
   * there. One that cannot be read does not take the others with it. `papers` are documents, tasks and notes, which are
   * read household by household; without them the lists are empty. A statement that cannot be read makes its household
   * one that cannot be read, unless `partly` takes the others and the name of what is missing.
   */
  read(
    ids: readonly string[],
    wanted: { papers: boolean; partly?: true },
  ): Promise<PromiseSettledResult<(StoredRecords & Unread) | undefined>[]>;
}

interface Unread {
  /** Statements that are on file and cannot be read, where they do not matter. */
  unread?: Brokerage.SectionName[];
}

interface Stores {
  households: Pick<Household.Store, "snapshot">;
  documents: Document.Store;
  tasks: Pick<Task.Store, "list">;
  notes: Note.Store;
}

export const recordStore = (table: Table, stores: Stores): RecordStore => ({
  async read(ids, { papers, partly }) {
    const [items, lists] = await Promise.all([
      table.getMany(ids.flatMap(keysOf)),
      Promise.allSettled(ids.map((id) => (papers ? papersOf(stores, id) : noPapers))),
    ]);
    const own = ids.map((_, at) => items.slice(at * itemsOfHousehold, (at + 1) * itemsOfHousehold));
    const heads = own.map(([head]) => Head.safeParse(head).data);
    const parts = await partsOf(
      table,
      heads.filter((head) => head !== undefined),
    );
    let next = 0;
    const packed = heads.map((head) => (head === undefined ? undefined : parts[next++]));
    return Promise.allSettled(
      ids.map(async (id, at) => {
        const snapshot = await snapshotOf(stores, id, heads[at], packed[at]);
        const list = lists[at];
        if (list?.status === "rejected") throw list.reason;
        if (snapshot === undefined) return undefined;
        return { snapshot, ...statementsIn(own[at]?.slice(1) ?? [], partly), ...papersIn(list) };
      }),
    );
  },
});

const keysOf = (id: string) => [householdKey(id), ...names.map((name) => brokerageKey(id, name))];

/** Read anew where there is no head, it cannot be read, or the household was replaced in between. */
async function snapshotOf(
  { households }: Stores,
  id: string,
  head: Head | undefined,
  parts: Item[] | undefined,
): Promise<Household.Snapshot | undefined> {
  return head === undefined || parts === undefined
    ? households.snapshot(id)
    : { household: head.household, ...(await unpack(parts)) };
}

function statementsIn(
  items: readonly (Item | undefined)[],
  partly: true | undefined,
): Pick<StoredRecords, "statements"> & Unread {
  const unread = partly === undefined ? [] : unreadIn(items);
  const entries = names.flatMap((name, at) => {
    const item = items[at];
    if (item === undefined || unread.includes(name)) return [];
    return [[name, orUnreadable(Brokerage.sections[name], item.section, "statement")]];
  });
  return { statements: Object.fromEntries(entries), ...(partly ? { unread } : {}) };
}

const unreadIn = (items: readonly (Item | undefined)[]): Brokerage.SectionName[] =>
  names.filter((name, at) => {
    const item = items[at];
    return item !== undefined && !Brokerage.sections[name].safeParse(item.section).success;
  });

type Papers = Pick<StoredRecords, "documents" | "tasks" | "notes">;

const noPapers: Papers = { documents: [], tasks: [], notes: [] };

const papersIn = (list: PromiseSettledResult<Papers> | undefined): Papers =>
  list?.status === "fulfilled" ? list.value : noPapers;

async function papersOf({ documents, tasks, notes }: Stores, id: string): Promise<Papers> {
  const [own, todo, lines] = await Promise.all([
    documents.list(id),
    tasks.list(id),
    notes.list(id),
  ]);
  return { documents: own, tasks: todo, notes: lines };
}
