import { expect, it } from "vitest";
import { positionChanges } from "./household-history.ts";

const at = (positions: [string, number][]) => ({
  household_id: "hh_1",
  as_of: "2026-11-20",
  total_value: 1,
  total_cash: 0,
  positions: positions.map(([name, quantity]) => ({ name, quantity, value: null })),
});

it("positions that were bought, sold, opened or closed are changes; unchanged ones are not", () => {
  const before = at([
    ["BND", 100],
    ["VOO", 10],
    ["KO", 5],
  ]);
  const now = at([
    ["BND", 80],
    ["VOO", 10],
    ["MSFT", 3],
  ]);
  expect(positionChanges(before, now)).toEqual([
    { name: "BND", before: 100, now: 80 },
    { name: "KO", before: 5, now: 0 },
    { name: "MSFT", before: 0, now: 3 },
  ]);
});

it("a day with too many positions to store has no known changes", () => {
  expect(positionChanges({ ...at([]), positions: null }, at([["VOO", 1]]))).toBeNull();
});
