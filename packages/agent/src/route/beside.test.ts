import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

test.each([
  "Put in a market order: ten AAPL, buy side.",
  "place an order: 10 AAPL, limit 180, good till cancelled",
  "buy AAPL, 10 shares, at market",
  "Please buy for me: AAPL. Ten shares. Limit 180.",
  "submit a trade; 5 MSFT; sell side",
])("%s is one order with what it is of", (message) => {
  expect(asked(message).map(({ intent, scope }) => [intent, scope])).toEqual([
    ["out_of_scope", "execution"],
  ]);
});

test("what is asked beside an order is answered", () => {
  expect(asked("buy 10 AAPL; what's the MSFT price?").map(({ intent }) => intent)).toEqual([
    "out_of_scope",
    "quotes",
  ]);
});
