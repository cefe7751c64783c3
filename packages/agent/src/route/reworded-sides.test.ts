import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

const margin = {
  today: "2026-11-20",
  held: new Set(["AAPL", "TSLA"]),
  accounts: ["Margin account"],
  household: { id: "hh_d9", name: "Kowalski", members: ["Adam Kowalski"] },
};
const without = { shorts: true };
const worth = { total: true, direction: "best", basis: "market_value" };

test.each([
  ["long positions only", "positions_list", { without }],
  ["positions excluding shorts", "positions_list", { without }],
  ["which positions are not short", "positions_list", { without }],
  ["how many long positions do we have", "positions_list", { measure: "count", without }],
  ["total value without the short", "portfolio_ranking", { without, ...worth }],
  ["what is the long market value", "portfolio_ranking", { without, ...worth }],
  ["total short exposure", "portfolio_ranking", { short: true, ...worth }],
  ["how many are short?", "positions_list", { short: true, measure: "count" }],
  ["what are the longs worth", "portfolio_ranking", { without, ...worth }],
  ["total market value of the shorts", "portfolio_ranking", { short: true, ...worth }],
  [
    "What are my long stock positions worth, not counting the options and the short?",
    "portfolio_ranking",
    { asset_class: "stocks", without: { asset_classes: ["options"], ...without }, ...worth },
  ],
])("what is owned, or owed, by itself: %s", (message, intent, params) => {
  expect(asked(message, margin)).toEqual([{ intent, params }]);
});

test.each(["are we long or short TSLA", "how long have we held TSLA"])("no side: %s", (message) => {
  expect(asked(message, margin)[0]?.params.without).toBeUndefined();
});
