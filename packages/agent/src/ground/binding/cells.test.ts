import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const holding = (symbol: string, value: number, unrealized_pl: number) => ({
  ...{ symbol, value, unrealized_pl, quantity: value / 100 },
});
const evidence = [
  {
    household_name: "Smith family",
    totals: { total_value: 1_234_500, unrealized_pl: 98_765.4 },
    accounts: [
      {
        ...{ account_id: "a1", name: "Joint brokerage", value: 734_500, cash: 12_340 },
        holdings: [holding("VTI", 543_210, 76_543.2), holding("PFE", 178_950, -6150)],
      },
      {
        ...{ account_id: "a2", name: "Rosa's IRA", value: 500_000, cash: 23_450 },
        holdings: [holding("BND", 476_550, 22_222.2)],
      },
    ],
  },
];
const marked = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["a whole after a part of it", "VTI is up $76,543.20 of the $98,765.40 total gain."],
  ["the household, in a clause of its own", "PFE has lost $6,150, so the gain is $98,765.40."],
  ["what a later preposition names", "Sell PFE and move $476,550 of it into BND."],
  ["an owner who owns one account", "The joint account holds $12,340 in cash, Rosa's $23,450."],
  ["a figure rounded like the one before it", "About $98,800 of gains, and $1,234,000 of assets."],
  [
    "a split, which is no range",
    "The joint account holds $734,500 and Rosa's IRA $500,000, a split of 59.5% to 40.5%.",
  ],
])("%s", (_, text) => {
  expect(marked(text)).toEqual([]);
});

test.each([
  ["another holding's value", "PFE is worth $543,210."],
  ["the household's gain on a holding", "VTI has a gain of $98,765.40."],
  ["names and figures crossed", "VTI and PFE are worth $178,950 and $543,210."],
  ["another account's cash", "Rosa's IRA holds $12,340 in cash."],
  ["a value as the difference", "The joint account holds $500,000 more than Rosa's IRA."],
  ["one holding for two", "VTI and PFE together are worth $543,210."],
  ["a loss as a gain after a sale", "Selling PFE brings a gain of $6,150."],
])("is contradicted: %s", (_, text) => {
  expect(marked(text)).not.toEqual([]);
});

const listed = (dataset: string, rows: readonly Record<string, unknown>[], totals: object) => ({
  ...{ query: { dataset, where: [{ field: "symbol", op: "is", values: ["AAPL"] }] }, rows, totals },
});
const lists = [
  listed(
    "exposures",
    [
      { fund: "direct", market_value: "35310" },
      { fund: "VOO", market_value: "11519.2" },
      { fund: "QQQ", market_value: "5482.5" },
    ],
    { market_value: "52311.7" },
  ),
  {
    query: { dataset: "lots", aggregate: "list" },
    rows: [
      { symbol: "VTI", account: "Joint brokerage", acquired: "2026-02-09", quantity: "20" },
      { symbol: "MSFT", account: "Rosa's IRA", acquired: "2026-03-16", quantity: "21" },
    ],
  },
  {
    query: { dataset: "accounts", measures: ["cash"], aggregate: "list" },
    rows: [
      { account: "Joint brokerage", account_type: "joint", cash: "22000" },
      { account: "Rosa's IRA", account_type: "traditional_ira", cash: "6000" },
    ],
  },
  {
    query: { dataset: "proposed_trades", measures: ["amount"], aggregate: "list" },
    rows: [
      {
        side: "buy",
        symbol: "BND",
        asset_class: "fixed_income",
        account: "Joint brokerage",
        amount: "1718.4",
      },
      { side: "sell", symbol: null, asset_class: "cash", account: "Rosa's IRA", amount: "300.5" },
    ],
  },
  {
    query: { dataset: "holdings", measures: ["weight"], aggregate: "total" },
    rows: [
      { asset_class: "fixed_income", weight: "47" },
      { asset_class: "cash", weight: "6" },
    ],
  },
  {
    query: { dataset: "accounts", measures: ["cash", "share"], aggregate: "total" },
    rows: [{ account: "Joint brokerage", cash: "22000", share: "78.57" }],
  },
  { sectors: [{ sector: "Information Technology", weight_pct: 38, limit_pct: 31, over: true }] },
  { symbol: "AAPL", weight: 3.5, note: "Total value with cash $1,000,000.00." },
  { totals: { total_value: 1_000_000, cash: 28_000 } },
];
const ofLists = (text: string) =>
  checkGrounding({ ...{ text, evidence: lists, sources: new Set() }, question: "AAPL, and cash?" })
    .unmatched;

test.each([
  ["VOO $11,519.20 and QQQ $5,482.50; together $52,311.70.", []],
  ["VOO $11,519.20 and QQQ $5,482.50; together $35,310.00.", ["$35,310.00"]],
  ["2 lots: VTI, Joint brokerage, Feb 9, 2026 (20) and MSFT, Rosa's IRA (21).", []],
  ["7 lots: VTI, Joint brokerage, Feb 9, 2026 (20) and MSFT, Rosa's IRA (21).", ["7"]],
  ["2 accounts: Joint brokerage ($22,000) and Rosa's IRA ($6,000).", []],
  ["2 accounts: Rosa's IRA ($22,000).", ["$22,000"]],
  [
    "2 trades: buy, BND, fixed income, Joint brokerage ($1,718.40) and sell, cash, Rosa's IRA ($300.50).",
    [],
  ],
  ["A trade: sell, cash, Rosa's IRA ($1,718.40).", ["$1,718.40"]],
  ["Weight where asset class is cash or fixed income: fixed income 47% and cash 6%.", []],
  ["Weight where asset class is cash or fixed income: fixed income 48%.", ["48%"]],
  ["Joint brokerage holds $22,000 in cash and is 78.57% of the cash.", []],
  ["Joint brokerage is 61.2% of the cash.", ["61.2%"]],
  ["A purchase of VTI within 30 days after the sale would make it a wash sale.", []],
  ["A purchase of VTI within 40 days after the sale would make it a wash sale.", ["40"]],
  ["Sector above its limit: Information Technology, 38%.", []],
  ["Sector above its limit: Information Technology, 39%.", ["39%"]],
  ["AAPL has a weight of 3.5%. Total value with cash $1,000,000.00.", []],
  ["AAPL has a weight of 3.5%. Total value with cash $28,000.00.", ["$28,000.00"]],
])("a list, its count and its total: %s", (text, wrong) => {
  expect(ofLists(text)).toEqual(wrong);
});
