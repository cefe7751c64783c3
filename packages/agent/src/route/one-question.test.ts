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

test("an account named before a question is where it asks", () => {
  const accounts = ["Family Trust", "Legacy Trust"];
  expect([
    asked("Legacy Trust: list the stocks held", { accounts }),
    asked("Legacy Trust: what is it worth?", { accounts }),
  ]).toEqual([
    [
      {
        intent: "positions_list",
        params: { account: "Legacy Trust", asset_class: "stocks" },
      },
    ],
    [{ intent: "account_value", params: { account: "Legacy Trust" } }],
  ]);
});

test("days that are said twice are one stretch", () => {
  expect(asked("any orders filled this week, Monday through today?")).toEqual([
    { intent: "activity", params: { from: "2026-01-12", to: "2026-01-15" } },
  ]);
});

const gain = (symbol: string): object => ({ intent: "symbol_performance", params: { symbol } });
const count = (symbol: string): object => ({ intent: "positions", params: { symbol } });

test.each([
  ["AAPL gain or loss, are we up?", [gain("AAPL")]],
  ["Apple shares: how many and worth what?", [count("AAPL"), gain("AAPL")]],
  ["AAPL: up or down? And the same for VOO.", [gain("AAPL"), gain("VOO")]],
])("%s: what is asked beside is asked of the symbol", (message, parts) => {
  expect(asked(message)).toEqual(parts);
});

test("what is asked on each is asked of every one that was named, where it is", () => {
  const accounts = ["Joint", "Roth"];
  expect(
    asked("AAPL in the Joint, and AAPL in the Roth: gain or loss on each?", { accounts }),
  ).toEqual([
    { intent: "symbol_performance", params: { symbol: "AAPL", account: "Joint" } },
    { intent: "symbol_performance", params: { symbol: "AAPL", account: "Roth" } },
  ]);
});

test("the same by another measure is another question", () => {
  expect(
    asked("which holding gained the most in dollars, and which by percent?").map(
      ({ params }) => params.basis,
    ),
  ).toEqual(["unrealized_pl", "unrealized_pl_pct"]);
});

test("two of which one is to be chosen may stand after the question", () => {
  const gain = (symbol: string) => ({ intent: "symbol_performance", params: { symbol } });
  expect(asked("which has done better - my Apple or my Microsoft?")).toMatchObject([
    gain("AAPL"),
    gain("MSFT"),
  ]);
});
