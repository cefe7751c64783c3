import { expect, test } from "vitest";
import { asked } from "../route.fixture.ts";
import type { Params } from "../routed.ts";

const rows: [message: string, params: Params][] = [
  ["What was my most recent trade?", { limit: 1 }],
  ["show my trades last week", { from: "2026-01-05", to: "2026-01-11" }],
  ["recent fills", {}],
  ["Show me recent activity", {}],
  ["trades", {}],
  ["my last trade", { limit: 1 }],
  ["last five trades", { limit: 5 }],
  ["show me my last 3 trades", { limit: 3 }],
  ["latest 2 transactions", { limit: 2 }],
  ["what did I buy last month", { from: "2025-12-01", to: "2025-12-31", side: "BUY" }],
  ["what did i sell this year", { from: "2026-01-01", to: "2026-01-15", side: "SELL" }],
  ["did I sell any MSFT?", { symbol: "MSFT", side: "SELL" }],
  ["what price did I pay in December", { from: "2025-12-01", to: "2025-12-31", side: "BUY" }],
  ["aapl last trade, what price", { symbol: "AAPL", limit: 1 }],
  ["have i ever bought tesla", { symbol: "TSLA", side: "BUY" }],
  ["when did I last buy apple", { symbol: "AAPL", side: "BUY", limit: 1 }],
  ["what was my last purchase", { side: "BUY", limit: 1 }],
  ["buys and sells", {}],
  ["show buys", { side: "BUY" }],
  ["trade history", {}],
  ["trades since March", { from: "2025-03-01", to: "2026-01-15" }],
  ["trades in December", { from: "2025-12-01", to: "2025-12-31" }],
  ["trades between Jan 5 and Jan 10", { from: "2026-01-05", to: "2026-01-10" }],
  ["trades on Jan 7", { from: "2026-01-07", to: "2026-01-07" }],
  ["trades yesterday", { from: "2026-01-14", to: "2026-01-14" }],
  ["trades past 10 days", { from: "2026-01-05", to: "2026-01-15" }],
  ["trades this month", { from: "2026-01-01", to: "2026-01-15" }],
  ["what did I trade on 2026-01-07", { from: "2026-01-07", to: "2026-01-07" }],
  ["activity from 1/5 to 1/10", { from: "2026-01-05", to: "2026-01-10" }],
  ["trades since January 7", { from: "2026-01-07", to: "2026-01-15" }],
  ["trades after jan 7", { from: "2026-01-08", to: "2026-01-15" }],
  ["transactions before january 10", { to: "2026-01-09" }],
  ["show my trades from last friday", { from: "2026-01-09", to: "2026-01-09" }],
  ["did i buy anything this week", { from: "2026-01-12", to: "2026-01-15", side: "BUY" }],
  ["order history", {}],
  ["any trades today?", { from: "2026-01-15", to: "2026-01-15" }],
  ["my AAPL trades", { symbol: "AAPL" }],
  ["AAPL buys this year", { symbol: "AAPL", from: "2026-01-01", to: "2026-01-15", side: "BUY" }],
  ["sold anything recently?", { side: "SELL" }],
  ["at what price did I buy AAPL", { symbol: "AAPL", side: "BUY" }],
  ["SHOW ME ALL MY TRADES NOW", {}],
  ["show trades except buys", { side: "SELL" }],
  ["what dividends did I receive", { topic: "dividends" }],
  ["show my dividends", { topic: "dividends" }],
  ["realized gain on MSFT", { symbol: "MSFT", topic: "realized_gain" }],
  ["how much interest did i earn", { topic: "interest" }],
  ["show trades from Dec 20 to Jan 5", { from: "2025-12-20", to: "2026-01-05" }],
  ["trades on the 7th of january", { from: "2026-01-07", to: "2026-01-07" }],
  ["trades before yesterday", { to: "2026-01-13" }],
  ["trades 10 days ago", { from: "2026-01-05", to: "2026-01-05" }],
  ["trades in may", { from: "2025-05-01", to: "2025-05-31" }],
  ["trades on 1/7", { from: "2026-01-07", to: "2026-01-07" }],
  ["trades in 2025", { from: "2025-01-01", to: "2025-12-31" }],
  ["activity for the month", { from: "2026-01-01", to: "2026-01-15" }],
  ["Q3 trades", { from: "2025-07-01", to: "2025-09-30" }],
  ["trades since last month", { from: "2025-12-01", to: "2026-01-15" }],
  ["trades since last tuesday", { from: "2026-01-13", to: "2026-01-15" }],
  ["sells last quarter", { from: "2025-10-01", to: "2025-12-31", side: "SELL" }],
  ["trades 2026-01-01 to 2026-01-10", { from: "2026-01-01", to: "2026-01-10" }],
  ["dividens paid last month", { from: "2025-12-01", to: "2025-12-31", topic: "dividends" }],
  ["recnt trades", {}],
  ["buy history", { side: "BUY" }],
  ["sell orders", { side: "SELL" }],
  ["buy side", { side: "BUY" }],
  ["I bought AAPL at what price?", { symbol: "AAPL", side: "BUY" }],
  ["i sold everything last month", { from: "2025-12-01", to: "2025-12-31", side: "SELL" }],
  ["what did we purchase in december", { from: "2025-12-01", to: "2025-12-31", side: "BUY" }],
  ["have any of my orders filled", {}],
  ["last buy", { side: "BUY", limit: 1 }],
  ["last sell of MSFT", { symbol: "MSFT", side: "SELL", limit: 1 }],
  ["previous trade", { limit: 1 }],
  ["most recent MSFT trade", { symbol: "MSFT", limit: 1 }],
  ["largest trade", { order: "largest" }],
  ["oldest trade", { order: "oldest" }],
  ["first 2 trades", { order: "oldest", limit: 2 }],
  ["the trade before last", { nth: 2 }],
  ["second most recent trade", { nth: 2 }],
  ["trades over $2000", { above: 2_000 }],
  ["how many trades did I make", { measure: "count" }],
  ["trades on 07.01.2026", { from: "2026-01-07", to: "2026-01-07" }],
  ["trades on 2026/01/07", { from: "2026-01-07", to: "2026-01-07" }],
  [
    "how much did i pay for apple on january 14",
    { symbol: "AAPL", side: "BUY", from: "2026-01-14", to: "2026-01-14" },
  ],
  ["top 10 trades", { limit: 10 }],
  ["5 most recent trades", { limit: 5 }],
];

test.each(rows)("%s", (message, params) => {
  expect(asked(message)).toEqual([{ intent: "activity", params }]);
});

test("what an account picked up was bought for it", () => {
  expect(
    asked("how many AAPL did the Roth pick up in December", { accounts: ["Joint", "Roth"] }),
  ).toMatchObject([{ intent: "activity", params: { account: "Roth", symbol: "AAPL" } }]);
});

test("an average price over a stretch is of its trades, and without one of the position", () => {
  expect(asked("average purchase price for MSFT this year")).toEqual([
    {
      intent: "activity",
      params: {
        side: "BUY",
        symbol: "MSFT",
        from: "2026-01-01",
        to: "2026-01-15",
        measure: "price",
      },
    },
  ]);
  expect(asked("average purchase price for MSFT")).toEqual([
    { intent: "positions", params: { symbol: "MSFT" } },
  ]);
});
