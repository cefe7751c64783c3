import type { Dataset } from "@advisor/domain/brokerage/dataset";
import { Fault } from "@advisor/domain/fault";
import type * as Household from "@advisor/domain/household";
import { keptOf } from "@advisor/domain/portfolio/household-history";
import type { Clock, NewId } from "@advisor/domain/world";
import { expiry } from "../definition.ts";
import { holdingsPrefix, householdKey, householdPartition, type Key } from "../keys.ts";
import { readAll } from "../read-all.ts";
import type { Table } from "../table.ts";
import { replacedSections, storedSections } from "./brokerage-store.ts";
import { historyItem } from "./history-store.ts";
import { headOf, partItems } from "./household-parts.ts";
import { headAt, householdStore } from "./household-store.ts";
import { type Papers, paperItems, unstoredPapers } from "./paper-store.ts";

const writesAtOnce = 8;

interface World {
  table: Table;
  clock: Clock;
  newId: NewId;
}

interface Stored {
  snapshot: Household.Snapshot;
  statements: Partial<Dataset>;
  leftovers: boolean;
}

export interface HouseholdWriter {
  /** What is stored under the id now, and whether parts of another writing lie beside it. */
  stored(id: string): Promise<Stored | undefined>;
  /**
   * Replaces the household's members, policies, accounts and holdings as a whole, or adds it. Readers
   * see the old ones until the head names the new parts, in one write; the old parts go afterwards. So do
   * its statements, section by section: those that are not given expire.
   * Papers and conversations stay. Throws Fault `household_changed` when another writing came first.
   */
  replace(snapshot: Household.Snapshot, statements: Partial<Dataset>): Promise<void>;
  /** Of these papers of a household those that writing would add or change. */
  unstored(id: string, papers: Papers): Promise<Papers>;
  /** Adds documents, notes and tasks, or replaces those with the same ids. */
  keep(papers: Papers): Promise<void>;
}

export const householdWriter = (world: World): HouseholdWriter => ({
  async stored(id) {
    const { table } = world;
    const snapshot = await householdStore(table).snapshot(id);
    if (snapshot === undefined) return undefined;
    const [head, keys, statements] = await Promise.all([
      headAt(table, id),
      partKeys(table, id),
      storedSections(table, id),
    ]);
    return { snapshot, statements, leftovers: keys.length !== head?.parts };
  },

  unstored: (id, papers) => unstoredPapers(world.table, id, papers),

  keep: (papers) => each(paperItems(papers), (put) => world.table.write({ put, when: "any" })),

  async replace(snapshot, statements) {
    const { table, newId, clock } = world;
    const { id, advisor_id } = snapshot.household;
    const before = await headAt(table, id);
    if (before !== undefined && before.household.advisor_id !== advisor_id) throw changed(id);
    const generation = newId("gen");
    const parts = partItems(snapshot, generation);
    // Listed before the head is turned: what another writing adds later is not removed with it.
    const old = await partKeys(table, id);
    await each(parts, (put) => table.write({ put, when: "any" }));
    const head = headOf(snapshot, generation, parts.length);
    const refused = await table.write(
      before === undefined
        ? { put: { ...householdKey(id), ...head }, when: "new" }
        : { update: householdKey(id), set: head, when: { generation: before.generation } },
    );
    // A write whose answer was lost is sent again, and then finds itself.
    if (refused !== undefined && refused.found?.generation !== generation) throw changed(id);
    const sections = replacedSections(id, await storedSections(table, id), statements);
    await each(sections, (put) => table.write({ put, when: "any" }));
    // Another writing of the same day takes its place: a day is kept as it ended.
    await table.write({ put: historyItem(keptOf(snapshot)), when: "any" });
    const expires = Math.floor(clock.now() / 1_000);
    await each(old, (update) =>
      table.write({ update, set: { [expiry]: expires }, remove: ["packed"], when: {} }),
    );
  },
});

const changed = (id: string) =>
  new Fault(
    "conflict",
    "household_changed",
    `${id} was changed by somebody else meanwhile. Nothing of it was written; run the import again.`,
  );

async function partKeys(table: Table, id: string): Promise<Key[]> {
  const items = await readAll(table, { pk: householdPartition(id), prefix: holdingsPrefix });
  return items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }));
}

async function each<Value>(values: Value[], write: (value: Value) => Promise<unknown>) {
  for (let at = 0; at < values.length; at += writesAtOnce)
    await Promise.all(values.slice(at, at + writesAtOnce).map(write));
}
