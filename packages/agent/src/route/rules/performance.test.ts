import { expect, test } from "vitest";
import { asked } from "../route.fixture.ts";
import type { Params } from "../routed.ts";

const rows: [message: string, params: Params, assumed?: (keyof Params)[]][] = [
  ["how's my portfolio doing", { timeframe: "YTD" }, ["timeframe"]],
  ["perfomance ytd", { timeframe: "YTD" }],
  ["portfolio return 1Y", { timeframe: "1Y" }],
  ["What's my money-weighted return this year?", { timeframe: "YTD", method: "mwr" }],
  ["how did I do last month", { from: "2025-12-01", to: "2025-12-31" }],
  ["how am i doing", { timeframe: "YTD" }, ["timeframe"]],
  ["how did my portfolio perform this quarter", { timeframe: "QTD" }],
  ["performance", { timeframe: "YTD" }, ["timeframe"]],
  ["portfolio performance 3Y", { timeframe: "3Y" }],
  ["1 year return", { timeframe: "1Y" }],
  ["return past 6 months", { timeframe: "6M" }],
  ["returns since inception", { timeframe: "ITD" }],
  ["how did I do in December", { from: "2025-12-01", to: "2025-12-31" }],
  ["annualized return since inception", { timeframe: "ITD" }],
  ["annualised 5-year return", { timeframe: "5Y" }],
  ["return since the accounts were opened", { timeframe: "ITD" }],
  ["our CAGR?", { timeframe: "1Y", beyond: ["annualized"] }],
  ["annual return", { timeframe: "1Y" }],
  ["what's our day change", { timeframe: "1D" }],
  ["ytd return", { timeframe: "YTD" }],
  ["what's my return", { timeframe: "YTD" }, ["timeframe"]],
  ["am I up or down", { timeframe: "YTD" }, ["timeframe"]],
  ["am I making money", { timeframe: "YTD" }, ["timeframe"]],
  ["how much money did I make this year", { timeframe: "YTD", beyond: ["dollars"] }],
  ["how much have I lost", { timeframe: "YTD", beyond: ["dollars"] }, ["timeframe"]],
  ["time weighted return 5y", { timeframe: "5Y", method: "twr" }],
  ["IRR", { timeframe: "YTD", method: "mwr" }, ["timeframe"]],
  ["did I beat the S&P 500 this year", { timeframe: "YTD", beyond: ["benchmark"] }],
  ["ytd return after taxes", { timeframe: "YTD", beyond: ["after_tax"] }],
  ["performance of my stocks only ytd", { timeframe: "YTD", beyond: ["class_return"] }],
  ["contributions this year", { timeframe: "YTD" }],
  ["why don't my contributions match", { timeframe: "YTD", reconcile: true }, ["timeframe"]],
  ["HOW IS MY PORTFOLIO DOING", { timeframe: "YTD" }, ["timeframe"]],
  ["I would like to know how my portfolio is doing", { timeframe: "YTD" }, ["timeframe"]],
  ["return on my investment", { timeframe: "YTD" }, ["timeframe"]],
  ["returns by account", { timeframe: "YTD", per: "account" }, ["timeframe"]],
  ["is my portfolio up today", { timeframe: "1D" }],
  ["how did my portfolio do today", { timeframe: "1D" }],
  [
    "performance of my Brokerage account",
    { account: "Brokerage", timeframe: "YTD" },
    ["timeframe"],
  ],
  ["my Roth performance this year", { account: "Roth", timeframe: "YTD" }],
  ["what did my portfolio return since I opened my account", { timeframe: "ITD" }],
  ["how much did my account grow in 2025", { from: "2025-01-01", to: "2025-12-31" }],
  [
    "how has my Brokerage account performed year to date",
    { account: "Brokerage", timeframe: "YTD" },
  ],
  ["portfolio performance last quarter", { from: "2025-10-01", to: "2025-12-31" }],
  ["how did I do yesterday", { from: "2026-01-14", to: "2026-01-14" }],
  ["weekly performance", { timeframe: "1W" }],
  ["performance past week", { timeframe: "1W" }],
  ["performance this week", { from: "2026-01-12", to: "2026-01-15" }],
  ["return over the last month", { timeframe: "1M" }],
  ["return in the last 3 years", { timeframe: "3Y" }],
  ["12 month return", { timeframe: "1Y" }],
  ["performance from march to may", { from: "2025-03-01", to: "2025-05-31" }],
  ["how did we do in Q4", { from: "2025-10-01", to: "2025-12-31" }],
  ["what are my returns by percent", { timeframe: "YTD" }, ["timeframe"]],
  ["portfolio perfromance", { timeframe: "YTD" }, ["timeframe"]],
  ["how are my investments doing", { timeframe: "YTD" }, ["timeframe"]],
  ["How did I perform last year", { from: "2025-01-01", to: "2025-12-31" }],
  ["my gains this year", { timeframe: "YTD" }],
  ["what's my total return", { timeframe: "YTD" }, ["timeframe"]],
  ["How much profit did I make", { timeframe: "YTD", beyond: ["dollars"] }, ["timeframe"]],
  ["Is my portfolio doing well?", { timeframe: "YTD" }, ["timeframe"]],
  ["how well is my portfolio doing", { timeframe: "YTD" }, ["timeframe"]],
  ["how has the account done this month", { timeframe: "MTD" }],
  ["return from 1 January 2026 untill today", { timeframe: "YTD" }],
  ["return from jan 1 thru today", { timeframe: "YTD" }],
  ["return from January 1 up till now", { timeframe: "YTD" }],
  ["performance 1 january 2026 - today", { timeframe: "YTD" }],
];

test.each(rows)("%s", (message, params, assumed) => {
  expect(asked(message)).toEqual([{ intent: "performance", params, ...(assumed && { assumed }) }]);
});

test.each([
  ["I should like the money-weighted, not the time-weighted, return for the year.", "mwr"],
  ["money-weighted return ytd, not time-weighted", "mwr"],
  ["time-weighted, not money-weighted, return ytd", "twr"],
])("%s is one question", (message, method) => {
  expect(asked(message).map(({ intent, params }) => [intent, params])).toEqual([
    ["performance", { timeframe: "YTD", method }],
  ]);
});
