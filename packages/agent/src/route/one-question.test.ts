import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

const aapl = { intent: "symbol_performance", params: { symbol: "AAPL" } };

test.each([
  ["My AAPL shares - how well have they done since I bought them?", [aapl]],
  [
    "my AAPL stake - what is the share count?",
    [{ intent: "positions", params: { symbol: "AAPL" } }],
  ],
  [
    "I know I sold some MSFT, but when was it?",
    [{ intent: "activity", params: { symbol: "MSFT", side: "SELL" } }],
  ],
  [
    "Put in a market order: ten AAPL, buy side.",
    [{ intent: "out_of_scope", params: {}, scope: "execution" }],
  ],
  ["rebalancing - meaning?", [{ intent: "facts", params: { topic: "rebalancing" } }]],
  [
    "any deposits yet, any transfers in at all",
    [{ intent: "transfers", params: { type: "deposit" } }],
  ],
  [
    "AAPL gain/loss, Brokerage account",
    [{ intent: "symbol_performance", params: { account: "Brokerage", symbol: "AAPL" } }],
  ],
  [
    "best position, % basis",
    [{ intent: "portfolio_ranking", params: { direction: "best", basis: "unrealized_pl_pct" } }],
  ],
])("%s is one question", (message, parts) => {
  expect(asked(message)).toEqual(parts);
});

test("two things that differ stay two", () => {
  expect(asked("my last deposit, my last withdrawal").map(({ params }) => params)).toEqual([
    { type: "deposit", limit: 1 },
    { type: "withdrawal", limit: 1 },
  ]);
});
