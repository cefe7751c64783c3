import { expect, test } from "vitest";
import { items } from "../../seed.ts";
import { market } from "./market.ts";

test("the same market comes out every time", () => {
  expect(market()).toEqual(market());
});

test("about 180 securities, American, Indian and funds", () => {
  const { securities } = market();
  const kinds = securities.map(({ security }) => `${security.kind} ${security.currency}`);
  const counted = Object.fromEntries(
    [...Map.groupBy(kinds, (kind) => kind)].map(([kind, list]) => [kind, list.length]),
  );
  expect(counted).toMatchInlineSnapshot();
});

test("every item has a key of its own and stays below 300 kB", () => {
  const stored = items();
  const keys = stored.map(({ pk, sk }) => `${pk} ${sk}`);
  expect(new Set(keys).size).toBe(keys.length);
  const large = stored.filter((item) => Buffer.byteLength(JSON.stringify(item)) > 300_000);
  expect(large.map(({ pk, sk }) => [pk, sk])).toEqual([]);
});
