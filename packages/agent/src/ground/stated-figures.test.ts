import { expect, test } from "vitest";
import { checkGrounding } from "./check.ts";

const quotes = {
  quotes: [{ symbol: "JPM", price: 220, previous_close: 224.16, change_pct: -1.86 }],
};
const accounts = {
  source_id: "tool:query_portfolio:v1",
  data: {
    units: { account_value: "usd", weight: "percent" },
    rows: [
      { account: "Chidi's 401(k)", account_value: 474_000, weight: 19.75 },
      { account: "Amara's Roth IRA", account_value: 96_000, weight: 4 },
    ],
    figures: [{ name: "total value with cash", value: 2_400_000, unit: "usd" }],
  },
};
const performance = {
  ...{ timeframe: "YTD", return_pct: 6.2, account: "Brokerage" },
  by_account: [{ account: "Brokerage", return_pct: 6.2 }],
};
const cash = {
  account: "Brokerage",
  accounts: [{ account: "Brokerage", total_value: 128_450.22, total_cash: 12_340.1 }],
};
const change = {
  value: { from: "2026-10-30", change: 73.99, net_deposits: -3_000, market: 3_073.99 },
};
const policy = {
  classes: [{ class: "intl_equity", value: 48_000, drift_usd: -16_000, drift_pp: -2.5 }],
  cash: {
    ...{ available: 163_100, floor: 120_000 },
    needs: [
      { kind: "withdrawal", amount: 3_000, due: "2026-12-04", note: "Monthly living expenses" },
      { kind: "tax", amount: 7_200, due: "2027-01-31", note: "Property tax" },
    ],
  },
};
const lots = { lots: [{ symbol: "MSFT", gain: 607_650 }] };
const marked = (text: string, known: unknown) =>
  checkGrounding({ text, evidence: [known], sources: new Set() }).unmatched;

const table = (chidi: string, amara: string) =>
  `| Account | Value | Share |\n|---|---|---|\n| Chidi's 401(k) | $474,000 | ${chidi} |\n| Amara's Roth IRA | $96,000 | ${amara} |`;

test.each([
  [accounts, table("19.75%", "4%"), table("4%", "19.75%")],
  [quotes, "JPM closed at $220, down from $224.16 the day before.", "JPM closed at $224.16."],
  [quotes, "Only JPM slipped, by 1.86%.", "Only JPM advanced, by 1.86%."],
  [performance, "It returned 6.2% year to date.", "It returned 6.2% over the past twelve months."],
  [
    cash,
    "Cash of $12,340.10 is about 9.6% of the $128,450.22 account.",
    "Cash of $12,340.10 is about 19.6% of the $128,450.22 account.",
  ],
  [change, "The value rose only $73.99.", "The value fell by $73.99."],
  [
    policy,
    "The withdrawal and the tax add up to $10,200.",
    "The withdrawal and the tax add up to $16,000.",
  ],
  [
    policy,
    "Cash is above its floor: $163,100 is available.",
    "Cash is above its floor: $153,100 is available.",
  ],
  [
    lots,
    "MSFT has gained a little over six hundred thousand dollars.",
    "MSFT has gained about half a million dollars.",
  ],
])("of %# the first figure is true and the second is marked", (known, right, wrong) => {
  expect(marked(right, known)).toEqual([]);
  expect(marked(wrong, known)).not.toEqual([]);
});
