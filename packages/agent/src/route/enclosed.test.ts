import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

const account = "Brokerage";

test.each([
  ["How much, in the brokerage account, do we have in cash?", "cash_balance", { account }],
  ["How many shares, in the brokerage account, have we got of Apple?", "positions", { account }],
  ["How much, in December, did we deposit?", "transfers", { from: "2025-12-01" }],
])("%s is one question", (message, intent, params) => {
  expect(asked(message)).toMatchObject([{ intent, params }]);
});

test("what is listed between commas stays listed", () => {
  const accounts = ["Brokerage", "Roth IRA"];
  const parts = asked("What is the cash in the brokerage, in the Roth, and what are they worth?", {
    accounts,
  });
  expect(parts.length).toBeGreaterThan(1);
});

test.each([
  ["which has gained more in percent since purchase, Apple or VOO?", "symbol_performance"],
])("%s is of what is to choose from", (message, intent) => {
  expect(asked(message).every((part) => part.intent === intent)).toBe(true);
});

test("a note of what is asked, and of what, is one question", () => {
  expect(asked("unrealized gain in dollars, Apple, the brokerage account")).toEqual([
    { intent: "symbol_performance", params: { symbol: "AAPL", account } },
  ]);
});
