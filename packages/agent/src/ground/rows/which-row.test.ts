import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const policy = {
  classes: [
    { class: "us_equity", weight_pct: 53.2, max_pct: 50, status: "above_max", value: 532_000 },
    { class: "alternatives", weight_pct: 6, max_pct: 8, status: "in_band", value: 60_000 },
  ],
  suggestions: [
    {
      ...{ mode: "band", class: "us_equity", trade_usd: -32_000 },
      legs: [
        {
          ...{ account: "Karen's Roth IRA", side: "sell", symbol: "QQQ", quantity: 76 },
          lots: [{ id: "lot_1", quantity: 76 }],
        },
      ],
    },
  ],
  turnover_pct: { target: 9.2, band: 3.2 },
  cash: { available: 40_000, total: 40_000, floor: 50_000, shortfall: 10_000 },
  concentration: [
    {
      ...{ issuer_id: "apple", name: "Apple Inc.", symbols: ["AAPL"], value: 35_310 },
      ...{ direct_pct: 3.531, look_through_pct: 6.10477, limit_pct: 10 },
      ...{ excess_if_reinvested_usd: 672_000, excess_if_withdrawn_usd: 746_666.67 },
    },
  ],
  total_value: 1_000_000,
};
const returns = { rows: [{ account: "all", timeframe: "1Y", return_pct: 5.9 }] };
const quotes = {
  quotes: [
    { symbol: "AAPL", price: 193.12, change_pct: 1.1 },
    { symbol: "TSLA", price: 238.22, change_pct: 2.4 },
    { symbol: "MSFT", price: 420.55, change_pct: -0.6 },
  ],
};
const cash = { account: "Brokerage", total_cash: 12_340.1, settled_cash: 11_990.1 };
const transfers = {
  transfers: [
    { account: "Brokerage", type: "withdrawal", amount: 500, status: "pending" },
    { account: "Brokerage", type: "deposit", amount: 750, status: "completed" },
  ],
  total: 2,
};
const unvested = {
  unvested: [
    { symbol: "MSFT", vests: "2026-11-30", quantity: 80, value: 36_480 },
    { symbol: "MSFT", vests: "2027-02-26", quantity: 80, value: 36_480 },
  ],
};
const fundamentals = {
  data: { symbol: "AAPL", gross_margin_pct: 43.88, operating_margin_pct: 27.46, pe_ratio: 43.06 },
};
const change = { change: 73.99, market: 3_073.99, net_deposits: -3_000 };
const stale = {
  account: "Endowment",
  holdings: [{ security_id: "hv", name: "Harborview Partners", price_date: "2026-09-30" }],
  other: [{ symbol: "BND", price_date: "2026-11-20" }],
};
const marked = (text: string, ...evidence: unknown[]) =>
  checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  [policy, "US equity has breached its maximum.", "Alternatives have breached their maximum."],
  [
    policy,
    "Alternatives sit comfortably inside their policy band.",
    "US equity sits comfortably inside its policy band.",
  ],
  [
    policy,
    "Rebalancing to target would turn over 9.2%.",
    "Rebalancing to target would turn over 3.2%.",
  ],
  [
    policy,
    "The plan sells 76 shares of QQQ in Karen's Roth IRA.",
    "The plan sells 76 shares of QQQ in David's rollover IRA.",
  ],
  [policy, "76 shares of QQQ would be sold.", "76 shares of VOO would be sold."],
  [policy, "The plan sells 76 units of QQQ.", "The plan buys 76 units of QQQ."],
  [
    policy,
    "Including what the funds hold, Apple is 6.10%.",
    "Including what the funds hold, Apple is 3.53%.",
  ],
  [
    policy,
    "Cash of $40,000 is below the $50,000 floor.",
    "Cash of $40,000 is below the $60,000 floor.",
  ],
  [
    policy,
    "Cash is $10,000 short of the $50,000 floor.",
    "Cash is $40,000 short of the $50,000 floor.",
  ],
  [
    policy,
    "If the proceeds stay invested, $672,000 of Apple has to go.",
    "If the proceeds stay invested, $746,667 of Apple has to go.",
  ],
  [returns, "They gained 5.9% over one year.", "They have lost 5.9% over one year."],
  [quotes, "Tesla trades at $238.22.", "Tesla trades at $193.12."],
  [
    quotes,
    "Tesla had the best day; Microsoft was the only decliner.",
    "Apple had the best day at +1.1%.",
  ],
  [cash, "$11,990.10 is settled.", "Of the cash, $12,340.10 is settled."],
  [transfers, "The $500 withdrawal is still pending.", "The $500 withdrawal went through."],
  [
    unvested,
    "80 MSFT shares worth $36,480 vest on November 30, 2026.",
    "160 MSFT shares worth $72,960 vest on November 30, 2026.",
  ],
  [fundamentals, "Its gross margin is 43.88%.", "Its operating margin is 43.88%."],
  [fundamentals, "AAPL trades at 43 times earnings.", "AAPL trades at 38 times earnings."],
  [change, "The market added $3,073.99.", "The market added $73.99."],
  [
    stale,
    "Harborview is priced as of September 30, 2026.",
    "Harborview is priced as of November 20, 2026.",
  ],
])("of %# the first is true and the second is marked", (known, right, wrong) => {
  expect(marked(right, known)).toEqual([]);
  expect(marked(wrong, known)).not.toEqual([]);
});

test("with results of two households a figure is that of the household that is named", () => {
  const result = (household_name: string, account_value: number) => ({
    ...{ household_name, units: { account_value: "usd" } },
    rows: [{ account: "Joint brokerage", account_value }],
  });
  const both = [result("Smith family", 369_670), result("Okafor family", 918_000)];
  expect(marked("The Okafors' joint brokerage account holds $918,000.", ...both)).toEqual([]);
  expect(marked("The Okafors' joint brokerage account holds $369,670.", ...both)).toEqual([
    "$369,670",
  ]);
});
