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

test("the same of another stretch or account is asked, and is no column of the first", () => {
  const accounts = ["Joint", "Roth"];
  expect(asked("How much did we deposit in November, how much in December?")).toMatchObject([
    { intent: "transfers", params: { from: "2025-11-01" } },
    { intent: "transfers", params: { from: "2025-12-01" } },
  ]);
  const places = asked("how much VTI is in the Roth and how much in the Joint, plus the sum", {
    accounts,
  });
  expect(places.map(({ intent, params }) => [intent, params.account])).toEqual([
    ["positions", "Roth"],
    ["positions", "Joint"],
  ]);
});

test("how much another account has is of the same", () => {
  const accounts = ["Joint", "Roth"];
  expect(
    asked("how much cash does the Roth have, and how much the Joint?", { accounts }).map(
      ({ intent, params }) => [intent, params.account],
    ),
  ).toEqual([
    ["cash_balance", "Roth"],
    ["cash_balance", "Joint"],
  ]);
  expect(asked("how much are we up on hd")).toEqual([
    { intent: "symbol_performance", params: { symbol: "HD" } },
  ]);
});
