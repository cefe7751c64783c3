import { expect, it } from "vitest";
import { gridLines, holdingGroups, spreadsheetCells } from "./holding-groups.ts";
import type { Account } from "./holding-rows.ts";

const row = (symbol: string, value: number, over: object = {}): Account["holdings"][number] => ({
  symbol,
  name: symbol,
  asset_class: "us_equity",
  quantity: 10,
  price: value / 10,
  price_currency: "USD",
  price_date: "2026-11-20",
  value,
  value_reason: null,
  weight_pct: value / 100,
  cost: value - 100,
  unrealized_pl: 100,
  unrealized_pl_pct: 0.1,
  unrealized_pl_reason: null,
  lots: { count: 1, oldest: null, long_term_quantity: 0 },
  ...over,
});

const lot = (symbol: string, term: "short" | "long", long_term_from: string | null) => ({
  account_id: "acc_1",
  symbol,
  name: symbol,
  lot_id: `lot_${symbol}`,
  acquired: "2026-01-02",
  source: "purchase",
  quantity: 10,
  cost_per_share: 1,
  cost: 10,
  value: 20,
  gain: 10,
  term,
  long_term_from,
});

const account = (id: string, name: string, holdings: ReturnType<typeof row>[], cash: number) => ({
  account_id: id,
  name,
  type: "joint" as const,
  treatment: "taxable",
  managed: true,
  as_of: "2026-11-20",
  cash,
  settled_cash: cash,
  value: cash,
  holdings,
});

const household = {
  holdings: {
    household_id: "hh_1",
    household_name: "One",
    accounts: [
      account(
        "acc_1",
        "Joint",
        [row("AAA", 1_000), row("BBB", 3_000, { unrealized_pl: -50 })],
        500,
      ),
      account("acc_2", "Empty", [], 5_500),
    ],
    totals: {
      total_value: 10_000,
      total_cash: 6_000,
      holdings: 2,
      listed_value: 4_000,
      cost: 3_800,
      unrealized_pl: 200,
      unrealized_pl_pct: 0.05,
      unrealized_pl_coverage_pct: 100,
      unvalued: 0,
    },
    reconciliation: { reconciled: true, stated: 10_000, computed: 10_000, gap: 0 },
  },
  lots: [lot("AAA", "short", "2026-12-01"), lot("BBB", "long", null)],
  restrictions: [],
  issuers: [{ name: "Alpha Corp.", held: ["AAA"] }],
  day_changes: [{ symbol: "AAA", change_pct: 1.5, as_of: "2026-11-20" }],
};

const all = { search: "", by: "account", order: "value", kind: "all", soon: "2026-12-20" } as const;

it("an account includes its cash in value and weight, even without holdings", () => {
  const groups = holdingGroups(household, all);
  expect(
    groups.map(({ name, value, weight, cost, gain }) => [name, value, weight, cost, gain]),
  ).toEqual([
    ["Empty", 5_500, 55, 0, 0],
    ["Joint", 4_500, 45, 3_800, 50],
  ]);
});

it("a group in which nothing has a price has no value", () => {
  const unpriced = { ...household, holdings: structuredClone(household.holdings) };
  for (const one of unpriced.holdings.accounts) {
    one.cash = 0;
    one.holdings = one.holdings.map((each) => ({ ...each, value: null }));
  }
  expect(
    holdingGroups(unpriced, all).map(({ name, value, weight }) => [name, value, weight]),
  ).toEqual([
    ["Joint", null, null],
    ["Empty", 0, 0],
  ]);
});

it("the lines are groups, holdings, lots of expanded holdings, and the cash of an account", () => {
  const groups = holdingGroups(household, all);
  const first = groups[1]?.held[0]?.key ?? "";
  expect(gridLines(groups, new Set([first])).map(({ kind }) => kind)).toEqual([
    ...["group", "cash"],
    ...["group", "holding", "lot", "holding", "cash"],
  ]);
});

it("a closed group is one line", () => {
  const groups = holdingGroups(household, all);
  const keys = gridLines(groups, new Set()).map(({ key }) => key);
  const lines = gridLines(groups, new Set(), new Set(keys.slice(2, 3)));
  expect(lines.map(({ kind }) => kind)).toEqual(["group", "cash", "group"]);
});

it.each([
  ["short", ["AAA"]],
  ["loss", ["BBB"]],
  ["soon", ["AAA"]],
] as const)("the filter %s shows %j, without cash", (kind, symbols) => {
  const groups = holdingGroups(household, { ...all, kind });
  expect(groups.flatMap(({ held }) => held.map(({ row }) => row.symbol))).toEqual(symbols);
  expect(groups.every(({ cash }) => cash === null)).toBe(true);
});

it("a lot that becomes long-term after the last day that counts is not soon", () => {
  expect(holdingGroups(household, { ...all, kind: "soon", soon: "2026-11-30" })).toEqual([]);
});

it("cells are plain numbers, with the day change", () => {
  const [heads, , second] = spreadsheetCells(holdingGroups(household, all));
  expect(Object.fromEntries((heads ?? []).map((head, at) => [head, second?.[at]]))).toMatchObject({
    symbol: "AAA",
    day_pct: "1.5",
    value_usd: "1000",
    short_term_gain_usd: "10",
  });
});

it("an issuer's holdings are one group, and funds have no issuer", () => {
  const both = { ...household, issuers: [{ name: "Alpha Corp.", held: ["AAA", "BBB"] }] };
  const names = (of: typeof household, search = "") =>
    holdingGroups(of, { ...all, search, by: "issuer" }).map(({ name, value }) => [name, value]);
  expect(names(both)).toEqual([["Alpha Corp.", 4_000]]);
  expect(names(household)).toEqual([
    ["Funds, no single issuer", 3_000],
    ["Alpha Corp.", 1_000],
  ]);
  expect(names(household, "alpha")).toEqual([["Alpha Corp.", 1_000]]);
});
