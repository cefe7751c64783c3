import { expect, test } from "vitest";
import { checkedOnPrices, priceDays, priceWords } from "./price-days.ts";

const household = (
  prices_as_of: string | null,
  ...accounts: [day: string, price: number | null][]
) => ({
  prices_as_of,
  holdings: { accounts: accounts.map(([as_of, price]) => ({ as_of, holdings: [{ price }] })) },
});

test.each([
  [household("2026-11-20", ["2026-11-20", 5]), ["2026-11-20"]],
  [household("2026-10-31", ["2026-11-20", 5], ["2026-10-31", 4]), ["2026-10-31", "2026-11-20"]],
  [household("2026-10-31", ["2026-11-20", null], ["2026-10-31", 4]), ["2026-10-31"]],
  [household(null, ["2026-11-20", null]), []],
])("the days are those of the oldest and the newest account with a price", (one, days) => {
  expect(priceDays(one)).toEqual(days);
});

test("prices of accounts of different days are told from the first to the last", () => {
  expect([
    priceWords([]),
    priceWords(["2026-11-20"]),
    priceWords(["2026-10-31", "2026-11-20"]),
    checkedOnPrices("2026-11-24", ["2026-11-20"]),
    checkedOnPrices("2026-11-24", []),
  ]).toEqual([
    "no prices on file",
    "Nov 20, 2026 prices",
    "prices of Oct 31, 2026 to Nov 20, 2026",
    "checked Nov 24, 2026 on Nov 20, 2026 prices",
    "checked Nov 24, 2026, no prices on file",
  ]);
});
