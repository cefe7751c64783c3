import type { Table } from "@advisor/adapters/dynamo/table";
import { describe, expect, test } from "vitest";

const key = (pk: string, sk = "ONE") => ({ pk, sk });

/** The contract of a table, for every implementation. */
export function tableContract({ table, time }: { table: Table; time: { now: number } }): void {
  const seconds = () => Math.ceil(time.now / 1_000);

  describe("an item that has expired and is still stored", () => {
    test("is not read", async () => {
      const live = { ...key("TTL#1", "A"), n: 1 };
      await table.write({ put: { ...live, expires: seconds() + 1 }, when: "any" });
      await table.write({ put: { ...key("TTL#1", "B"), expires: seconds() }, when: "any" });
      expect(await table.get(key("TTL#1", "A"))).toEqual(live);
      expect(await table.get(key("TTL#1", "B"))).toBeUndefined();
      expect(await table.query({ pk: "TTL#1", limit: 10 })).toEqual({
        items: [live],
        next_cursor: null,
      });
    });

    test("does not shorten a page", async () => {
      for (let n = 0; n < 6; n += 1) {
        const expires = seconds() + (n < 4 ? 0 : 100);
        await table.write({ put: { ...key("TTL#2", `${n}`), n, expires }, when: "any" });
      }
      const page = await table.query({ pk: "TTL#2", limit: 2 });
      expect(page.items.map(({ n }) => n)).toEqual([4, 5]);
    });

    test("does not block a new one", async () => {
      await table.write({ put: { ...key("TTL#3"), n: 1, expires: seconds() }, when: "any" });
      const put = { ...key("TTL#3"), n: 2, expires: seconds() + 100 };
      expect(await table.write({ put, when: "new" })).toBeUndefined();
      const { expires: _, ...stored } = put;
      expect(await table.write({ put, when: "new" })).toEqual({ index: 0, found: stored });
      await table.write({ put: { ...key("TTL#4"), expires: seconds() }, when: "any" });
      const other = { ...key("TTL#4"), expires: seconds() + 100 };
      expect(await table.writeAll([{ put: other, when: "new" }])).toBeUndefined();
    });
  });

  test("the refused writes of a transaction are named, and none of it is stored", async () => {
    const there = { ...key("ALL#1", "A"), n: 1 };
    await table.write({ put: there, when: "new" });
    const refused = await table.writeAll([
      { put: { ...key("ALL#1", "B"), n: 2 }, when: "new" },
      { put: { ...key("ALL#1", "A"), n: 3 }, when: "new" },
      { update: key("ALL#1", "C"), set: { n: 4 }, when: {} },
    ]);
    expect(refused).toEqual([
      { index: 1, found: there },
      { index: 2, found: undefined },
    ]);
    expect((await table.query({ pk: "ALL#1", limit: 10 })).items).toEqual([there]);
  });

  describe("an update", () => {
    test("adds to numbers, starting from 0, and returns the updated item", async () => {
      const there = { ...key("ADD#1"), n: 1, name: "old", gone: true };
      await table.write({ put: there, when: "new" });
      const update = {
        update: key("ADD#1"),
        set: { name: "new" },
        add: { n: 4, m: -2 },
        remove: ["gone"],
        when: {},
      };
      const now = { ...key("ADD#1"), n: 5, m: -2, name: "new" };
      expect(await table.update(update)).toEqual({ now });
      expect(await table.get(key("ADD#1"))).toEqual(now);
    });

    test("loses none of fifty simultaneous additions", async () => {
      await table.write({ put: key("ADD#2"), when: "new" });
      const one = { update: key("ADD#2"), set: {}, add: { n: 1 }, when: {} };
      const all = await Promise.all(Array.from({ length: 50 }, () => table.update(one)));
      const seen = all.map((answer) => ("now" in answer ? Number(answer.now.n) : 0));
      expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    });

    test("is refused when its condition fails, and returns the item it found", async () => {
      const there = { ...key("ADD#3"), n: 3 };
      await table.write({ put: there, when: "new" });
      const update = { update: key("ADD#3"), set: {}, add: { n: 1 }, when: {} };
      const refused = { index: 0, found: there };
      expect(await table.update({ ...update, absent: ["n"] })).toEqual(refused);
      expect(await table.update({ ...update, below: { n: 3 } })).toEqual(refused);
      expect(await table.update({ ...update, below: { m: 3 } })).toEqual(refused);
      expect(await table.update({ ...update, when: { n: 4 } })).toEqual(refused);
      expect(await table.update({ ...update, update: key("ADD#4") })).toEqual({ index: 0 });
      const held = { ...update, absent: ["m"], below: { n: 4 } };
      expect(await table.update(held)).toEqual({ now: { ...key("ADD#3"), n: 4 } });
    });

    test("may only remove attributes", async () => {
      await table.write({ put: { ...key("ADD#5"), n: 3 }, when: "new" });
      await table.write({ update: key("ADD#5"), set: {}, remove: ["n"], when: {} });
      expect(await table.get(key("ADD#5"))).toEqual(key("ADD#5"));
    });
  });

  describe("a query", () => {
    const numbers = (items: { n?: unknown }[]) => items.map(({ n }) => n);

    test("returns pages in the order of the sort key, in either direction", async () => {
      for (const n of [3, 1, 5, 2, 4]) {
        await table.write({ put: { ...key("PAGE#1", `A${n}`), n }, when: "new" });
      }
      await table.write({ put: { ...key("PAGE#1", "B1"), n: 6 }, when: "new" });
      const query = { pk: "PAGE#1", prefix: "A", limit: 3 };
      const first = await table.query(query);
      const cursor = first.next_cursor ?? undefined;
      expect(numbers(first.items)).toEqual([1, 2, 3]);
      const second = {
        items: [
          { ...key("PAGE#1", "A4"), n: 4 },
          { ...key("PAGE#1", "A5"), n: 5 },
        ],
      };
      expect(await table.query({ ...query, cursor })).toEqual({ ...second, next_cursor: null });
      const back = await table.query({ ...query, backwards: true });
      expect(numbers(back.items)).toEqual([5, 4, 3]);
      const between = ["A2", "A4"] as const;
      expect(numbers((await table.query({ pk: "PAGE#1", between, limit: 9 })).items)).toEqual([
        2, 3, 4,
      ]);
    });

    test("of the index uses the index's keys, and returns and filters only projected attributes", async () => {
      for (const n of [1, 2, 3]) {
        const listed = {
          gsi_pk: "adv#LIST",
          gsi_sk: `${9 - n}`,
          card: { household_id: `hh_${n % 2}` },
        };
        await table.write({ put: { ...key(`LIST#${n}`), ...listed, secret: n }, when: "new" });
      }
      const query = { pk: "adv#LIST", index: "byAdvisor" as const, limit: 1 };
      const { items } = await table.query(query);
      const card = { household_id: "hh_1" };
      expect(items).toEqual([{ ...key("LIST#3"), gsi_pk: "adv#LIST", gsi_sk: "6", card }]);
      const filtered = await table.query({
        ...query,
        limit: 5,
        card: { field: "household_id", value: "hh_1" },
      });
      expect(filtered.items.map(({ pk }) => pk)).toEqual(["LIST#3", "LIST#1"]);
    });
  });

  test("a merge creates missing items, and keeps later values", async () => {
    const write = (at: string, n: number) =>
      table.write({ merge: key("MERGE#1"), set: { at, n }, unlessAfter: { at } });
    expect(await write("b", 1)).toBeUndefined();
    expect(await write("a", 2)).toEqual({ index: 0, found: { ...key("MERGE#1"), at: "b", n: 1 } });
    expect(await write("c", 3)).toBeUndefined();
    await table.write({ merge: key("MERGE#1"), set: { n: 4 } });
    expect(await table.get(key("MERGE#1"))).toEqual({ ...key("MERGE#1"), at: "c", n: 4 });
  });

  test("many keys are read in order, with undefined for missing items", async () => {
    await table.write({ put: { ...key("MANY#1"), n: 1 }, when: "new" });
    await table.write({ put: { ...key("MANY#2"), n: 2, expires: seconds() }, when: "new" });
    const found = await table.getMany([key("MANY#3"), key("MANY#1"), key("MANY#2")]);
    expect(found).toEqual([undefined, { ...key("MANY#1"), n: 1 }, undefined]);
  });
}
