import { expect, test } from "vitest";
import { withBatchedGets } from "./batched-gets.ts";
import type { Key } from "./keys.ts";
import type { Table } from "./table.ts";

const key = (pk: string): Key => ({ pk, sk: "META" });

/** A table whose items name their key; "gone" is missing. Every call is listed. */
function table(): { calls: unknown[]; together: Table } {
  const calls: unknown[] = [];
  const item = ({ pk }: Key) => (pk === "gone" ? undefined : { pk });
  const never = () => Promise.reject(new Error("not used here"));
  const own: Table = {
    get: async ({ pk }, options) => {
      calls.push(options === undefined ? pk : [pk, options]);
      return item(key(pk));
    },
    getMany: async (keys) => {
      calls.push(keys.map(({ pk }) => pk));
      return keys.map(item);
    },
    ...{ query: never, write: never, update: never, writeAll: never },
  };
  return { calls, together: withBatchedGets(own) };
}

test("gets of one moment are one call, each key once, and each gets its own item", async () => {
  const { calls, together } = table();
  const keys = ["a", "gone", "b", "a"].map(key);
  const items = await Promise.all(keys.map((one) => together.get(one)));
  expect(items).toEqual([{ pk: "a" }, undefined, { pk: "b" }, { pk: "a" }]);
  expect(calls).toEqual([["a", "gone", "b"]]);
});

test("a single get, a later one, and one that may be outdated are calls of their own", async () => {
  const { calls, together } = table();
  await together.get(key("a"));
  await Promise.all([together.get(key("b")), together.get(key("c"), { eventual: true })]);
  expect(calls).toEqual(["a", ["c", { eventual: true }], "b"]);
});

test("no call has more keys than DynamoDB accepts", async () => {
  const { calls, together } = table();
  const keys = Array.from({ length: 150 }, (_, nth) => key(`k${nth}`));
  expect(await Promise.all(keys.map((one) => together.get(one)))).toEqual(
    keys.map(({ pk }) => ({ pk })),
  );
  expect(calls.map((one) => (one as string[]).length)).toEqual([100, 50]);
});

test("a failed call fails every get that it joins, and no later one", async () => {
  const { together } = table();
  const broken = withBatchedGets({ ...together, getMany: () => Promise.reject(new Error("down")) });
  const both = await Promise.allSettled([broken.get(key("a")), broken.get(key("b"))]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await broken.get(key("a"))).toEqual({ pk: "a" });
});
