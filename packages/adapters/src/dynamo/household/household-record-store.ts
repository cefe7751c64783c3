import * as Brokerage from "@advisor/domain/brokerage/dataset";
import type * as Document from "@advisor/domain/document";
import type * as Household from "@advisor/domain/household";
import type * as Note from "@advisor/domain/note";
import type * as Task from "@advisor/domain/task";
import type { StoredRecords } from "@advisor/query/book/facts";
import { brokerageKey, householdKey } from "../keys.ts";
import { parseStored } from "../parse-stored.ts";
import type { Table, TableItem } from "../table.ts";
import { unpackHoldings } from "./household-parts.ts";
import { HouseholdHeader, readParts } from "./household-store.ts";

const names = Object.keys(Brokerage.sections) as Brokerage.SectionName[];
const itemsOfHousehold = names.length + 1;

/** How many households fit into one 100-item read, each with its header and its brokerage statements. */
export const maxHouseholdsPerRead = Math.floor(100 / itemsOfHousehold);

export interface HouseholdRecordStore {
  /**
   * The stored records of up to `maxHouseholdsPerRead` households, in the order of the ids; undefined for a
   * missing one. One household's failure does not affect the others. `papers` adds documents, tasks and notes,
   * which take extra reads for each household; otherwise those lists are empty. A corrupt statement rejects its
   * household, unless `partly` is set: then the other statements are returned and the corrupt ones are named.
   */
  read(
    ids: readonly string[],
    wanted: { papers: boolean; partly?: true },
  ): Promise<PromiseSettledResult<(StoredRecords & Unread) | undefined>[]>;
}

interface Unread {
  /** Stored statements that could not be parsed; only with `partly`. */
  unread?: Brokerage.SectionName[];
}

interface Stores {
  households: Pick<Household.Store, "snapshot">;
  documents: Document.Store;
  tasks: Pick<Task.Store, "list">;
  notes: Note.Store;
}

export const householdRecordStore = (table: Table, stores: Stores): HouseholdRecordStore => ({
  async read(ids, { papers, partly }) {
    const [items, lists, { withRecordedPurchases }] = await Promise.all([
      table.getMany(ids.flatMap(keysOf)),
      Promise.allSettled(ids.map((id) => (papers ? papersOf(stores, id) : noPapers))),
      import("@advisor/domain/lots/recorded-purchases"),
    ]);
    const own = ids.map((_, at) => items.slice(at * itemsOfHousehold, (at + 1) * itemsOfHousehold));
    const heads = own.map(([head]) => HouseholdHeader.safeParse(head).data);
    const parts = await readParts(
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
        const read = statementsIn(own[at]?.slice(1) ?? [], partly);
        return {
          snapshot: withRecordedPurchases(snapshot, read.statements.activity),
          ...read,
          ...papersIn(list),
        };
      }),
    );
  },
});

const keysOf = (id: string) => [householdKey(id), ...names.map((name) => brokerageKey(id, name))];

/** Reads the household again when its header was missing or corrupt, or it was replaced meanwhile. */
async function snapshotOf(
  { households }: Stores,
  id: string,
  head: HouseholdHeader | undefined,
  parts: TableItem[] | undefined,
): Promise<Household.Snapshot | undefined> {
  return head === undefined || parts === undefined
    ? households.snapshot(id)
    : { household: head.household, ...(await unpackHoldings(parts)) };
}

function statementsIn(
  items: readonly (TableItem | undefined)[],
  partly: true | undefined,
): Pick<StoredRecords, "statements"> & Unread {
  const unread = partly === undefined ? [] : unreadIn(items);
  const entries = names.flatMap((name, at) => {
    const item = items[at];
    if (item === undefined || unread.includes(name)) return [];
    return [[name, parseStored(Brokerage.sections[name], item.section, "statement")]];
  });
  return { statements: Object.fromEntries(entries), ...(partly ? { unread } : {}) };
}

const unreadIn = (items: readonly (TableItem | undefined)[]): Brokerage.SectionName[] =>
  names.filter((name, at) => {
    const item = items[at];
    return item !== undefined && !Brokerage.sections[name].safeParse(item.section).success;
  });

type Papers = Pick<StoredRecords, "documents" | "tasks" | "notes">;

const noPapers: Papers = { documents: [], tasks: [], notes: [] };

const papersIn = (list: PromiseSettledResult<Papers> | undefined): Papers =>
  list?.status === "fulfilled" ? list.value : noPapers;

/** The documents, tasks and notes of a household. */
export async function papersOf(
  stores: Pick<Stores, "documents" | "tasks" | "notes">,
  id: string,
): Promise<Papers> {
  const [documents, tasks, notes] = await Promise.all([
    stores.documents.list(id),
    stores.tasks.list(id),
    stores.notes.list(id),
  ]);
  return { documents, tasks, notes };
}
