import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

test.each([
  ["price of apple, i mean voo", "quotes", { symbol: "VOO" }],
  ["price of apple - no, voo", "quotes", { symbol: "VOO" }],
  ["apple price, scratch that, voo price", "quotes", { symbol: "VOO" }],
  ["AAPL, MSFT, no, VOO prices", "quotes", { symbols: ["AAPL", "VOO"] }],
  ["how many AAPL no wait MSFT shares do I own", "positions", { symbol: "MSFT" }],
  ["show deposits, no wait, withdrawals", "transfers", { type: "withdrawal" }],
  ["show deposits, I meant withdrawals", "transfers", { type: "withdrawal" }],
  ["deposits, no, withdrawals", "transfers", { type: "withdrawal" }],
  ["trades last week, no, last month", "activity", { from: "2025-12-01", to: "2025-12-31" }],
  ["how many AAPL shares do we own? no, VOO I meant", "positions", { symbol: "VOO" }],
  ["the last sale, I mean the last purchase", "activity", { side: "BUY", limit: 1 }],
  ["settled cash, or rather unsettled", "cash_balance", { cash: "unsettled" }],
])("%s asks only for what is meant in the end", (message, intent, params) => {
  expect(asked(message)).toEqual([{ intent, params }]);
});

test.each([
  ["deposits, no withdrawals", "transfers", { type: "deposit" }],
  ["i mean the price of AAPL", "quotes", { symbol: "AAPL" }],
])("%s takes nothing back", (message, intent, params) => {
  expect(asked(message)).toEqual([{ intent, params }]);
});

test("what is no word was to be the symbol", () => {
  expect(asked("hows jmp i mean jpm doing")).toEqual([
    { intent: "symbol_performance", params: { symbol: "JPM" } },
  ]);
});
