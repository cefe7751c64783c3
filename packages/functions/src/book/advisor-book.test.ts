import type { HouseholdRecordStore } from "@advisor/adapters/dynamo/household/household-record-store";
import type { Log } from "@advisor/adapters/log";
import type * as Household from "@advisor/domain/household";
import type { StoredRecords } from "@advisor/query/book/facts";
import type { BookEntry } from "@advisor/tools/ports";
import { expect, test } from "vitest";
import { readAdvisorBook } from "./advisor-book.ts";

const mine = "adv_north";

const cardOf = (id: string) => ({ id, name: `The ${id}` }) as Household.Card;

const filed = (id: string, advisor_id = mine) =>
  ({ snapshot: { household: { id, advisor_id } } }) as StoredRecords;

/** Lists these households in pages of 210, and reads them with `read`. */
function world(ids: readonly string[], read: (id: string) => Promise<StoredRecords | undefined>) {
  const seen = { running: 0, most: 0, errors: [] as string[] };
  const records: HouseholdRecordStore = {
    async read(some) {
      seen.running += 1;
      seen.most = Math.max(seen.most, seen.running);
      const found = await Promise.allSettled(some.map(read));
      seen.running -= 1;
      return found;
    },
  };
  const households: Household.Store = {
    get: async () => undefined,
    snapshot: async () => undefined,
    snapshots: async () => [],
    async list(advisorId, { cursor, limit }) {
      expect(advisorId).toBe(mine);
      const from = Number(cursor ?? 0);
      const items = ids.slice(from, from + limit).map(cardOf);
      const next = from + limit;
      return { items, next_cursor: next < ids.length ? String(next) : null };
    },
  };
  const log = { info: () => undefined, error: (event: string) => void seen.errors.push(event) };
  return { seen, runtime: { records, households, log: log as unknown as Log } };
}

async function all(entries: AsyncIterable<BookEntry>): Promise<BookEntry[]> {
  const found: BookEntry[] = [];
  for await (const entry of entries) found.push(entry);
  return found;
}

const many = Array.from({ length: 500 }, (_, n) => `hh_${n}`);

test("five hundred households are read a few at a time and returned in order", async () => {
  const { seen, runtime } = world(many, async (id) => filed(id));
  const entries = await all(readAdvisorBook(runtime, mine, { papers: false }));
  expect(entries.map(({ filed: one }) => one?.snapshot.household.id)).toEqual(many);
  expect(seen.most).toBe(4);
});

test("another advisor's household and a deleted one are skipped", async () => {
  const { runtime } = world(["hh_1", "hh_2", "hh_3"], async (id) => {
    if (id === "hh_1") return undefined;
    return filed(id, id === "hh_2" ? "adv_south" : mine);
  });
  expect(await all(readAdvisorBook(runtime, mine, { papers: true }))).toEqual([
    { name: "The hh_3", filed: filed("hh_3") },
  ]);
});

test("an unreadable household is named, logged and skipped", async () => {
  const { seen, runtime } = world(["hh_1", "hh_2"], async (id) => {
    if (id === "hh_1") throw new Error("broken");
    return filed(id);
  });
  expect(await all(readAdvisorBook(runtime, mine, { papers: false }))).toEqual([
    { name: "The hh_1", filed: undefined },
    { name: "The hh_2", filed: filed("hh_2") },
  ]);
  expect(seen.errors).toEqual(["household_not_read"]);
});

test("a store failure ends the stream with the error", async () => {
  const { runtime } = world(["hh_1"], async (id) => filed(id));
  const records = { read: () => Promise.reject(new Error("away")) };
  await expect(
    all(readAdvisorBook({ ...runtime, records }, mine, { papers: false })),
  ).rejects.toThrow("away");
});
