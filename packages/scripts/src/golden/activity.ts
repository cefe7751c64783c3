import * as D from "./figures.ts";
import { table } from "./question.ts";

const day = (from: string, to = from) => ({ from, to });
const bought = { figures: D.lastBuy, words: ["AAPL"], lacks: ["MSFT"] };
const sold = { figures: D.lastSell, words: ["MSFT"], lacks: ["AAPL"] };
const none = { words: ["no "] };

/** Trades: the dataset's "today" is 2026-01-15, a Thursday; a week starts on Monday. */
export const activity = table("activity", { cites: "A" }, [
  ["what did I buy last", { params: [{ side: "BUY" }], ...bought }],
  ["last thing I sold", { params: [{ side: "SELL" }], ...sold }],
  ["when did I last buy apple", { params: [{ symbol: "AAPL", side: "BUY" }], ...bought }],
  ["at what price did I sell microsoft", { params: [{ symbol: "MSFT", side: "SELL" }], ...sold }],
  ["did I trade anything yesterday", { params: [day("2026-01-14")], ...bought }],
  ["any trades on jan 14", { params: [day("2026-01-14")], ...bought }],
  ["trades since january 10", { params: [{ from: "2026-01-10" }], ...bought }],
  ["trades between jan 5 and jan 10", { params: [day("2026-01-05", "2026-01-10")], ...sold }],
  ["what have I sold this month", { params: [{ side: "SELL", from: "2026-01-01" }], ...sold }],
  ["did i buy any voo", { params: [{ symbol: "VOO", side: "BUY" }], ...none }],
  ["show buys only", { params: [{ side: "BUY" }], ...bought }],
  ["my last two trades", { params: [{ limit: 2 }], figures: D.trades, may: ["2"] }],
  ["what was my AAPL fill price", { params: [{ symbol: "AAPL" }], ...bought }],
  ["trades last month", { params: [day("2025-12-01", "2025-12-31")], ...none }],
  ["trades in december", { params: [day("2025-12-01", "2025-12-31")], ...none }],
  ["trades last year", { params: [day("2025-01-01", "2025-12-31")], ...none }],
  ["trades this week", { params: [{ from: "2026-01-12" }], ...bought }],
  ["trades today", { params: [day("2026-01-15")], ...none }],
  ["trades in the past 7 days", { params: [{ from: "2026-01-08" }], ...bought }],
  ["trades on 2026-01-07", { params: [day("2026-01-07")], ...sold }],
  ["trades on 1/7/2026", { params: [day("2026-01-07")], ...sold }],
  ["trades on the 7th of january", { params: [day("2026-01-07")], ...sold }],
  ["trades on wednesday", { params: [day("2026-01-14")], ...bought }],
  ["trades two days ago", { params: [day("2026-01-13")], ...none }],
  ["trades after jan 7", { params: [{ from: "2026-01-08" }], ...bought }],
  ["trades in Q1 2026", { params: [{ from: "2026-01-01" }], figures: D.trades }],
  ["last trade of msft", { params: [{ symbol: "MSFT", limit: 1 }], ...sold }],
  ["have I bought tesla", { params: [{ symbol: "TSLA", side: "BUY" }], ...none }],
  ["how many msft shares did I sell", { params: [{ symbol: "MSFT", side: "SELL" }], ...sold }],
  [
    "AAPL activity last week",
    { params: [{ symbol: "AAPL", ...day("2026-01-05", "2026-01-11") }], ...none },
  ],
  ["recnt trades", { figures: D.trades }],
  ["transaction history", { figures: D.trades }],
  ["realized gain on MSFT", { params: [{ symbol: "MSFT" }], words: ["not known"] }],
  ["did I get any dividends", { words: ["no record of dividends"] }],
  ["trades in my Savings account", { words: ["no account named Savings", "Brokerage"] }],
  // A day that is not understood must not turn into "all days".
  ["trades on the 14th", { params: [day("2026-01-14")], ...bought }],
  ["trades on 01-14-2026", { params: [day("2026-01-14")], ...bought }],
  ["trades jan 7 - jan 14", { params: [day("2026-01-07", "2026-01-14")], figures: D.trades }],
  ["trades through jan 7", { params: [{ to: "2026-01-07" }], ...sold }],
  // What the words are about, and not what they resemble.
  ["did my apple order go through", { params: [{ symbol: "AAPL" }], ...bought }],
  ["what price did I get for MSFT", { params: [{ symbol: "MSFT" }], ...sold }],
  ["haven't I sold apple?", { params: [{ symbol: "AAPL", side: "SELL" }], ...none }],
]);
