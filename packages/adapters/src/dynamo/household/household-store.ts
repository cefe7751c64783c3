import * as Household from "@advisor/domain/household";
import * as z from "zod";
import { byAdvisor, holdingsKey, householdKey, listedHousehold } from "../keys.ts";
import type { Item, Table } from "../table.ts";
import { ignored, type OnSkipped, orUnreadable, readableItems } from "../unreadable.ts";
import { unpack } from "./household-parts.ts";

/** Parts that are asked for together, well below the 16 MB of one answer. */
const partsAtOnce = 25;
/** How often a household may be replaced while it is read. */
const patience = 5;

export const Head = z.object({ household: Household.Info, generation: z.string(), parts: z.int() });
export type Head = z.infer<typeof Head>;

/** The heads of households that were read, for whoever asks for the rest of one later. */
const headsRead = new WeakMap<Household.Info, Head>();

export const householdStore = (table: Table, skipped: OnSkipped = ignored): Household.Store => ({
  async get(id) {
    const item = await table.get(householdKey(id));
    if (item === undefined) return undefined;
    const household = orUnreadable(Household.Info, item.household, "household");
    const head = Head.safeParse(item);
    if (head.success) headsRead.set(household, { ...head.data, household });
    return household;
  },

  snapshot: (id, read) =>
    wholeSnapshot(table, id, read === undefined ? undefined : headsRead.get(read)),

  async snapshots(ids) {
    const items = await table.getMany(ids.map(householdKey));
    const heads = items.map((item) => Head.safeParse(item).data);
    const known = heads.filter((head) => head !== undefined);
    const parts = new Map((await partsOf(table, known)).map((own, at) => [known[at], own]));
    return Promise.allSettled(
      ids.map(async (id, at) => {
        const head = heads[at];
        const own = parts.get(head);
        // Read anew where there is no head, it cannot be read, or the household was replaced in between.
        return head === undefined || own === undefined
          ? wholeSnapshot(table, id, undefined)
          : { household: head.household, ...(await unpack(own)) };
      }),
    );
  },

  async list(advisorId, { cursor, limit }) {
    const { gsi_pk } = listedHousehold(advisorId, "", "");
    const page = await table.query({ pk: gsi_pk, index: byAdvisor, limit, cursor });
    return {
      ...page,
      items: readableItems(Household.Card, page.items, ({ card }) => card, skipped),
    };
  },
});

async function wholeSnapshot(
  table: Table,
  id: string,
  read: Head | undefined,
): Promise<Household.Snapshot | undefined> {
  let known = read;
  for (let tries = 0; tries < patience; tries += 1) {
    const head = known ?? (await headAt(table, id));
    known = undefined;
    if (head === undefined) return undefined;
    const [items] = await partsOf(table, [head]);
    if (items !== undefined) return { household: head.household, ...(await unpack(items)) };
  }
  throw new Error(`The parts of household ${id} are not in the store.`);
}

export async function headAt(table: Table, id: string): Promise<Head | undefined> {
  const item = await table.get(householdKey(id));
  return item === undefined ? undefined : orUnreadable(Head, item, "household");
}

/** For each household its parts; undefined when one is gone: the household was replaced after its head was read. */
export async function partsOf(
  table: Table,
  heads: readonly Head[],
): Promise<(Item[] | undefined)[]> {
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
