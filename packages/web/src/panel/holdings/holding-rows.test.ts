import { expect, it } from "vitest";
import { type HeldPosition, matchesSearch, unknownCost } from "./holding-rows.ts";

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
  expect(matchesSearch({ row, issuer: null }, search)).toBe(found);
});

it("a holding without a symbol is found by its name, and one of an issuer by the issuer's", () => {
  const plain = { ...row, symbol: null, asset_class: null };
  expect(matchesSearch({ row: plain, issuer: null }, "vanguard")).toBe(true);
  expect(matchesSearch({ row: plain, issuer: "Alpha Corp." }, "alpha")).toBe(true);
});

const lot = (cost: number | null): HeldPosition["lots"][number] => ({
  ...{ account_id: "acc_1", symbol: "VOO", name: row.name, lot_id: "lot_1", acquired: null },
  ...{ source: "transfer", quantity: 1, cost_per_share: cost, cost, value: 448, gain: null },
  ...{ term: null, long_term_from: null },
});

const held = (cost: number | null, lots: (number | null)[]): HeldPosition => ({
  ...{ key: "", account: "Joint", issuer: null, row: { ...row, cost }, lots: lots.map(lot) },
  ...{ day: null, old_price: null, restricted_until: null, short: null, long: null },
});

it("a cost that is known of some lots or holdings is known in part", () => {
  expect(unknownCost([held(null, [null, 20])])).toBe("in part");
  expect(unknownCost([held(null, []), held(5, [5])])).toBe("in part");
  expect(unknownCost([held(null, [null])])).toBe("no cost");
});
