import { expect, test } from "vitest";
import { askedAfter } from "./route.fixture.ts";

test("what goes on from the answer before stands beside a question of its own", () => {
  expect(askedAfter("how many AAPL do I own", "and MSFT? also, what is VOO trading at")).toEqual([
    { intent: "positions", params: { symbol: "MSFT" } },
    { intent: "quotes", params: { symbol: "VOO" } },
  ]);
});

test("that month is the one of the question before, in the same message too", () => {
  const days = { from: "2025-12-01", to: "2025-12-31" };
  expect(
    askedAfter("trades in November?", "and in December? also, any deposits that month?"),
  ).toEqual([
    { intent: "activity", params: days },
    { intent: "transfers", params: { ...days, type: "deposit" } },
  ]);
});

test("what is asked of the one before is read after it", () => {
  expect(askedAfter("when did I last sell MSFT", "and AAPL, and at what price?")).toEqual([
    { intent: "activity", params: { symbol: "AAPL", side: "SELL", limit: 1 } },
  ]);
});

test.each([
  [
    "what is AAPL at",
    "where does it stand amongst our holdings, is it the largest",
    "portfolio_ranking",
  ],
  [
    "what is my return this year",
    "what's the whole account come to, cash counted in",
    "account_value",
  ],
])("after %s, %s is one question", (first, next, intent) => {
  expect(askedAfter(first, next).map((part) => part.intent)).toEqual([intent]);
});

test("what and joins stays apart", () => {
  const intents = askedAfter("any trades this year", "and transfers? and cash balance?");
  expect(intents.map((part) => part.intent)).toEqual(["transfers", "cash_balance"]);
});
