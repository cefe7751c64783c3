import type { Dataset } from "@advisor/domain/brokerage/dataset";
import { Fault } from "@advisor/domain/fault";
import type * as Household from "@advisor/domain/household";
import { historyEntryWithClasses } from "@advisor/domain/portfolio/history-entry";
import type { Clock, NewId } from "@advisor/domain/world";
import { holdingsPrefix, householdKey, householdPartition, type Key } from "../keys.ts";
import { readAll } from "../read-all.ts";
import type { Table } from "../table.ts";
import { expiresAttribute } from "../table-definition.ts";
import { readSections, sectionReplacements } from "./brokerage-store.ts";
import { historyItem } from "./history-store.ts";
import { householdHeader } from "./household-items.ts";
import { partItems } from "./household-parts.ts";
import { householdStore, readHeader } from "./household-store.ts";
import { type HouseholdPapers, paperItems, unstoredPapers } from "./paper-store.ts";

const writesAtOnce = 8;

interface HouseholdWriterDeps {
  table: Table;
  clock: Clock;
  newId: NewId;
}

interface StoredHousehold {
  snapshot: Household.Snapshot;
  statements: Partial<Dataset>;
  leftovers: boolean;
}

export interface HouseholdWriter {
  /** What is stored now, and whether parts of an interrupted import are left over. */
  stored(id: string): Promise<StoredHousehold | undefined>;
  /**
   * Adds the household or replaces all its members, policies, accounts and holdings. Readers see the old
   * ones until a single write points the header to the new parts; the old parts expire afterwards. Replaces
   * its brokerage statements too, section by section; sections not given expire. Papers and conversations
   * stay. Throws Fault `household_changed` when another import came first.
   */
  replace(snapshot: Household.Snapshot, statements: Partial<Dataset>): Promise<void>;
  /** The papers that are new or differ from the stored ones. */
  unstored(id: string, papers: HouseholdPapers): Promise<HouseholdPapers>;
  /** Adds documents, notes and tasks, or replaces those with the same ids. */
  keep(papers: HouseholdPapers): Promise<void>;
}

export const householdWriter = (world: HouseholdWriterDeps): HouseholdWriter => ({
  async stored(id) {
    const { table } = world;
    const snapshot = await householdStore(table).snapshot(id);
    if (snapshot === undefined) return undefined;
    const [head, keys, statements] = await Promise.all([
      readHeader(table, id),
      partKeys(table, id),
      readSections(table, id),
    ]);
    return { snapshot, statements, leftovers: keys.length !== head?.parts };
  },

  unstored: (id, papers) => unstoredPapers(world.table, id, papers),

  keep: (papers) => each(paperItems(papers), (put) => world.table.write({ put, when: "any" })),

  async replace(snapshot, statements) {
    const { table, newId, clock } = world;
    const { id, advisor_id } = snapshot.household;
    const before = await readHeader(table, id);
    if (before !== undefined && before.household.advisor_id !== advisor_id)
      throw householdChanged(id);
    const generation = newId("gen");
    const parts = partItems(snapshot, generation);
    // Listed before the header is switched, so that parts added later by another import are not removed.
    const old = await partKeys(table, id);
    await each(parts, (put) => table.write({ put, when: "any" }));
    const head = householdHeader(snapshot, generation, parts.length);
    const refused = await table.write(
      before === undefined
        ? { put: { ...householdKey(id), ...head }, when: "new" }
        : { update: householdKey(id), set: head, when: { generation: before.generation } },
    );
    // After a lost response the SDK's retry finds our own write.
    if (refused !== undefined && refused.found?.generation !== generation)
      throw householdChanged(id);
    const sections = sectionReplacements(id, await readSections(table, id), statements);
    await each(sections, (put) => table.write({ put, when: "any" }));
    // A later import on the same day overwrites it: the history keeps the last state of each day.
    await table.write({ put: historyItem(historyEntryWithClasses(snapshot)), when: "any" });
    const expires = Math.floor(clock.now() / 1_000);
    await each(old, (update) =>
      table.write({ update, set: { [expiresAttribute]: expires }, remove: ["packed"], when: {} }),
    );
  },
});

const householdChanged = (id: string) =>
  new Fault(
    "conflict",
    "household_changed",
    `${id} was changed by somebody else meanwhile. Nothing of it was written; run the import again.`,
  );

async function partKeys(table: Table, id: string): Promise<Key[]> {
  const items = await readAll(table, { pk: householdPartition(id), prefix: holdingsPrefix });
  return items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }));
}

/** Fails only after the writes under way have ended, so that a failed import writes nothing more. */
async function each<Value>(values: Value[], write: (value: Value) => Promise<unknown>) {
  for (let at = 0; at < values.length; at += writesAtOnce) {
    const written = await Promise.allSettled(values.slice(at, at + writesAtOnce).map(write));
    const failed = written.find((one) => one.status === "rejected");
    if (failed !== undefined) throw failed.reason;
  }
}
