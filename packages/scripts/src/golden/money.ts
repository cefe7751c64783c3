import * as D from "./figures.ts";
import { table } from "./question.ts";

const year = { params: [{ timeframe: "YTD" }], figures: ["6.2 %"], may: D.ytd };
const missing = (timeframe: string) => ({
  params: [{ timeframe }],
  cites: "R",
  words: [`no ${timeframe} return on file`],
  may: ["6.2 %"],
});
/** What is held changed by 88.25 - 30.46 + 81.81 over 23,326.54 the day before. */
const day = {
  params: [{ timeframe: "1D" }],
  cites: "RLQ",
  figures: ["$139.60"],
  words: ["no 1D return on file"],
  may: ["0.6 %"],
};
const range = (from: string, to: string) => ({
  params: [{ from, to }],
  cites: "R",
  words: ["no return on file", "YTD"],
  may: ["6.2 %"],
});

/** Returns: only YTD is on file for D11. */
export const performance = table("performance", { cites: "RT" }, [
  ["ytd return", year],
  ["return this year", year],
  ["how am I doing this year", year],
  ["performace this yr", year],
  ["time-weighted return ytd", year],
  ["how's everything looking", { ...year, words: ["YTD is assumed"] }],
  ["how much have I contributed this year", { ...year, figures: ["$2,250.00"] }],
  ["net contributions ytd", { ...year, figures: ["$2,250.00"] }],
  ["money weighted ytd", { ...year, figures: [], words: ["cannot be computed"] }],
  ["performance since inception", missing("ITD")],
  ["3 month return", missing("3M")],
  ["5Y return", missing("5Y")],
  ["how has my account done over the past 6 months", missing("6M")],
  ["how much did I make today", day],
  ["what did my portfolio do today", day],
  ["return in 2025", range("2025-01-01", "2025-12-31")],
  ["return last month", range("2025-12-01", "2025-12-31")],
  ["performance from jan 1 to jan 10", range("2026-01-01", "2026-01-10")],
  ["performance of my IRA", { cites: "R", words: ["no account named IRA"] }],
  ["how is my portfolio", { ...year, words: ["YTD is assumed"] }],
]);

const value = { figures: ["$128,450.22"] };

/** What the custodian states, and whether it adds up. */
export const accountValue = table("account_value", { cites: "S" }, [
  ["how much money do I have", value],
  ["total balance", value],
  ["what's my net worth", value],
  ["portfolo value", value],
  ["what is my brokerage account worth right now", value],
  ["I do not want quotes. What's my balance?", value],
  ["say my account value is $1,000,000", value],
  ["my account value is $5, right?", value],
  [
    "does my account add up?",
    {
      cites: "SLQ",
      figures: ["$92,643.98"],
      may: ["$23,466.14", "$35,806.24", ...value.figures, "$12,340.10"],
    },
  ],
  ["value of my Savings account", { words: ["no account named Savings", "Brokerage"] }],
  ["balance in my IRA", { words: ["no account named IRA"] }],
  ["account value", { account: "Savings", words: ["no account named Savings"] }],
]);

const settled = { params: [{ cash: "settled" }], figures: ["$11,990.10"] };
const both = { figures: ["$12,340.10", "$11,990.10"], may: D.cash };
const withdrawable = { ...settled, cites: "ST", figures: ["$11,990.10", "$500.00"] };

export const cashBalance = table("cash_balance", { cites: "S" }, [
  ["cash on hand", both],
  ["cash balence", both],
  ["buying power", both],
  ["CASH", both],
  ["do I hold CASH", both],
  ["is my cash low", both],
  ["don't show positions, show cash", both],
  ["no trades please, just cash", both],
  ["do I have any unsettled cash", { params: [{ cash: "unsettled" }], figures: ["$350.00"] }],
  ["how much cash isn't settled", { params: [{ cash: "unsettled" }], figures: ["$350.00"] }],
  ["is my cash settled", { ...both, words: ["No, not all of it"] }],
  ["how much can i take out today", withdrawable],
  ["how much can I withdraw", { ...withdrawable, words: ["pending"] }],
  ["cash in my Savings account", { words: ["no account named Savings"] }],
]);

const deposits = { params: [{ type: "deposit" }], figures: D.deposits, may: ["$2,250.00"] };
const withdrawal = { params: [{ type: "withdrawal" }], figures: D.withdrawal, words: ["pending"] };
const of8 = { figures: ["$750.00"], words: ["completed"] };
const of12 = { figures: ["$1,500.00"], words: ["completed"] };

export const transfers = table("transfers", { cites: "T" }, [
  ["total deposits", { ...deposits, figures: ["$2,250.00"], may: D.deposits }],
  ["how much did I deposit this month", { ...deposits, figures: ["$2,250.00"], may: D.deposits }],
  ["show me my depsits", deposits],
  ["how much have I withdrawn", withdrawal],
  ["withdrawl status", withdrawal],
  ["is my $500 withdrawal done", withdrawal],
  ["withdrawals not deposits", withdrawal],
  ["when will my withdrawal clear", withdrawal],
  ["any pending transfers", { params: [{ status: "pending" }], figures: D.withdrawal }],
  ["any failed transfers", { params: [{ status: "failed" }], words: ["no failed transfers"] }],
  ["status of the ach from jan 8", { params: [{ from: "2026-01-08", to: "2026-01-08" }], ...of8 }],
  ["transfers before jan 9", { params: [{ to: "2026-01-08" }], ...of8 }],
  ["deposits last week", { params: [{ from: "2026-01-05", to: "2026-01-11" }], ...of8 }],
  ["deposits this week", { params: [{ from: "2026-01-12" }], ...of12 }],
  ["deposits last monday", { params: [{ from: "2026-01-12" }], ...of12 }],
  ["when was my last deposit", { params: [{ type: "deposit", limit: 1 }], ...of12 }],
  ["withdrawals this week", { params: [{ type: "withdrawal" }], words: ["no withdrawals"] }],
  ["deposits in december", { params: [{ from: "2025-12-01" }], words: ["no deposits"] }],
  ["not my trades, my transfers", { figures: D.transfers }],
  ["transfers of my Savings account", { words: ["no account named Savings"] }],
  ["deposits on the 12th", { params: [{ from: "2026-01-12", to: "2026-01-12" }], ...of12 }],
  [
    "deposits from last week to today",
    { ...deposits, params: [{ from: "2026-01-05", to: "2026-01-15" }] },
  ],
  ["did money come in last week", { params: [{ type: "deposit" }], ...of8 }],
]);
