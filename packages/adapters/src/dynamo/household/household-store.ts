import * as Brokerage from "@advisor/domain/brokerage/dataset";
import * as Household from "@advisor/domain/household";
import * as z from "zod";
import {
  advisorIndex,
  brokerageKey,
  holdingsKey,
  householdIndexKey,
  householdKey,
} from "../keys.ts";
import {
  ignoreSkippedItem,
  type OnSkippedItem,
  parseStored,
  readableItems,
} from "../parse-stored.ts";
import type { Table, TableItem } from "../table.ts";
import { unpackHoldings } from "./household-parts.ts";

/** Parts per read, well below DynamoDB's 16 MB response limit. */
const partsAtOnce = 25;
/** How often to start over when a household is replaced while it is read. */
const readAttempts = 5;

export const HouseholdHeader = z.object({
  household: Household.Info,
  names: Household.Names.optional(),
  generation: z.string(),
  parts: z.int(),
});
export type HouseholdHeader = z.infer<typeof HouseholdHeader>;

const { activity: Activity } = Brokerage.sections;

/** Headers of households already read, so that loading their holdings later needs no second read. */
const headsRead = new WeakMap<Household.Info, HouseholdHeader>();

export const householdStore = (
  table: Table,
  skipped: OnSkippedItem = ignoreSkippedItem,
): Household.Store => ({
  async get(id) {
    const item = await table.get(householdKey(id));
    if (item === undefined) return undefined;
    const stored = parseStored(Household.Info, item.household, "household");
    const head = HouseholdHeader.safeParse(item);
    if (!head.success) return stored;
    const household = { ...stored, names: head.data.names };
    headsRead.set(household, { ...head.data, household: stored });
    return household;
  },

  snapshot: (id, read) =>
    wholeSnapshot(table, id, read === undefined ? undefined : headsRead.get(read)),

  async snapshots(ids) {
    const activityKeys = ids.map((id) => brokerageKey(id, "activity"));
    const [items, { withRecordedPurchases }] = await Promise.all([
      table.getMany([...ids.map(householdKey), ...activityKeys]),
      import("@advisor/domain/lots/recorded-purchases"),
    ]);
    const heads = items.slice(0, ids.length).map((item) => HouseholdHeader.safeParse(item).data);
    const known = heads.filter((head) => head !== undefined);
    const parts = new Map((await readParts(table, known)).map((own, at) => [known[at], own]));
    return Promise.allSettled(
      ids.map(async (id, at) => {
        const head = heads[at];
        const own = parts.get(head);
        // Read again when the header was missing or corrupt, or the household was replaced meanwhile.
        const snapshot =
          head === undefined || own === undefined
            ? await wholeSnapshot(table, id, undefined)
            : { household: head.household, ...(await unpackHoldings(own)) };
        // Trades that cannot be read hide no household: its other facts stand without them.
        const { data } = Activity.safeParse(items[ids.length + at]?.section);
        return snapshot && withRecordedPurchases(snapshot, data);
      }),
    );
  },

  async list(advisorId, { cursor, limit }) {
    const { gsi_pk } = householdIndexKey(advisorId, "", "");
    const page = await table.query({ pk: gsi_pk, index: advisorIndex, limit, cursor });
    return {
      ...page,
      items: readableItems(Household.Card, page.items, ({ card }) => card, skipped),
    };
  },
});

async function wholeSnapshot(
  table: Table,
  id: string,
  read: HouseholdHeader | undefined,
): Promise<Household.Snapshot | undefined> {
  let known = read;
  for (let tries = 0; tries < readAttempts; tries += 1) {
    const head = known ?? (await readHeader(table, id));
    known = undefined;
    if (head === undefined) return undefined;
    const [items] = await readParts(table, [head]);
    if (items !== undefined) return { household: head.household, ...(await unpackHoldings(items)) };
  }
  throw new Error(`The parts of household ${id} are not in the store.`);
}

export async function readHeader(table: Table, id: string): Promise<HouseholdHeader | undefined> {
  const item = await table.get(householdKey(id));
  return item === undefined ? undefined : parseStored(HouseholdHeader, item, "household");
}

/** Each household's parts; undefined when one is gone because the household was replaced after its header was read. */
export async function readParts(
  table: Table,
  heads: readonly HouseholdHeader[],
): Promise<(TableItem[] | undefined)[]> {
  const keys = heads.map(({ household, generation, parts }) =>
    Array.from({ length: parts }, (_, n) => holdingsKey(household.id, generation, n)),
  );
  const all = keys.flat();
  const batches = Array.from({ length: Math.ceil(all.length / partsAtOnce) }, (_, n) =>
    all.slice(n * partsAtOnce, (n + 1) * partsAtOnce),
  );
  const read = (await Promise.all(batches.map((batch) => table.getMany(batch)))).flat();
  let at = 0;
  return keys.map(({ length }) => {
    const own = read.slice(at, at + length);
    at += length;
    return own.every((item) => item !== undefined) ? own : undefined;
  });
}
