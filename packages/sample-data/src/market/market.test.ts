import { expect, test } from "vitest";
import { securities } from "../securities.ts";
import { sampleItems } from "../seed.ts";

const stored = sampleItems();

test("the market is the same on every run", () => {
  expect(JSON.stringify(sampleItems()) === JSON.stringify(stored)).toBe(true);
});

test("about 180 securities, American, Indian and funds", () => {
  const kinds = securities.map((security) => `${security.kind} ${security.currency}`);
  const counted = Object.fromEntries(
    [...Map.groupBy(kinds, (kind) => kind)].map(([kind, list]) => [kind, list.length]),
  );
  expect(counted).toMatchInlineSnapshot(`
    {
      "etf USD": 42,
      "index INR": 3,
      "index USD": 3,
      "money_market USD": 1,
      "mutual_fund USD": 1,
      "stock INR": 26,
      "stock USD": 107,
    }
  `);
});

test("every item has a key of its own and stays below 300 kB", () => {
  const keys = stored.map(({ pk, sk }) => `${pk} ${sk}`);
  expect(new Set(keys).size).toBe(keys.length);
  const large = stored.filter((item) => Buffer.byteLength(JSON.stringify(item)) > 300_000);
  expect(large.map(({ pk, sk }) => [pk, sk])).toEqual([]);
});
