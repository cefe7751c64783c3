import { expect, it } from "vitest";
import { matches } from "./holding-rows.ts";

const row = {
  symbol: "VOO",
  name: "Vanguard S&P 500 ETF",
  asset_class: "us_equity",
  quantity: 300,
  price: 448,
  price_currency: "USD",
  price_date: "2026-11-20",
  value: 134_400,
  value_reason: null,
  weight_pct: 13.44,
  cost: null,
  unrealized_pl: null,
  unrealized_pl_pct: null,
  unrealized_pl_reason: null,
  lots: { count: 0, oldest: null, long_term_quantity: 0 },
};

it.each([
  ["", true],
  [" voo ", true],
  ["s&p", true],
  ["equity", true],
  ["bond", false],
])("a search for %j finds a holding of VOO: %s", (search, found) => {
  expect(matches(row, search)).toBe(found);
});

it("a holding without a symbol is found by its name", () => {
  expect(matches({ ...row, symbol: null, asset_class: null }, "vanguard")).toBe(true);
});
