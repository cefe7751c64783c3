import type { Portfolio } from "@advisor/domain/portfolio";
import { expect, test } from "vitest";
import { ranking } from "./portfolio-ranking.ts";

const held = (symbol: string, value: number, gain: number | null, ratio: number | null) => ({
  symbol,
  name: symbol,
  asset_class: "us_equity",
  quantity: 1,
  price: value,
  price_currency: "USD",
  price_date: "2026-01-15",
  value,
  value_reason: null,
  weight_pct: null,
  cost: null,
  unrealized_pl: gain,
  unrealized_pl_pct: ratio,
  unrealized_pl_reason: null,
  lots: { count: 1, oldest: null, long_term_quantity: 1 },
});

const portfolio = (holdings: ReturnType<typeof held>[]): Portfolio => ({
  household_id: "hh_d11",
  household_name: "Demo investor",
  accounts: [
    {
      account_id: "acc_1",
      name: "Brokerage",
      type: "individual",
      treatment: "taxable",
      managed: true,
      as_of: "2026-01-15",
      cash: 0,
      settled_cash: 0,
      value: 0,
      holdings,
    },
  ],
  totals: {
    total_value: 0,
    total_cash: 0,
    holdings: holdings.length,
    listed_value: 0,
    cost: null,
    unrealized_pl: null,
    unrealized_pl_pct: null,
    unrealized_pl_coverage_pct: null,
    unvalued: 0,
  },
  reconciliation: { reconciled: true, stated: 0, computed: 0, gap: 0 },
});

const d11 = portfolio([
  held("AAPL", 8_111.04, 1_800.54, 0.2853),
  held("MSFT", 5_046.6, 1_685.4, 0.5014),
  held("VOO", 10_308.5, 544.75, 0.0558),
  held("XYZ", 1, null, null),
]);

test.each([
  [
    "best performing position",
    "Best by unrealized gain in dollars: AAPL in Brokerage (+$1,800.54, +28.53 %).",
  ],
  [
    "best position by percent",
    "Best by unrealized gain in percent: MSFT in Brokerage (+$1,685.40, +50.14 %).",
  ],
  [
    "biggest loss?",
    "No position loses; these gain least. Worst by unrealized gain in dollars: VOO in Brokerage (+$544.75, +5.58 %).",
  ],
  ["show the holdings", undefined],
])("%s", (question, text) => {
  expect(ranking(d11, question)).toBe(text);
});

test("as many are named as are asked for, without those whose gain is unknown", () => {
  expect(ranking(d11, "top 5 winners")?.match(/AAPL|MSFT|VOO|XYZ/g)).toEqual([
    "AAPL",
    "MSFT",
    "VOO",
  ]);
});

test("of equal gains the larger position comes first", () => {
  const even = portfolio([held("A", 10, 5, 0.1), held("B", 20, 5, 0.1)]);
  expect(ranking(even, "best position")).toContain(": B in Brokerage");
});

test("nothing is ranked where no gain is known", () => {
  expect(ranking(portfolio([held("A", 10, null, null)]), "worst position")).toBe(
    "No position has a known gain to rank.",
  );
});
