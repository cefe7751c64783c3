import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

test.each([
  "both accounts combined: what do they come to?",
  "the two accounts together - what do they add up to?",
  "my accounts, what do they come to",
])("%s is the value of the accounts", (message) => {
  expect(asked(message)).toEqual([{ intent: "account_value", params: {} }]);
});

test("what is held comes to what it is worth", () => {
  expect(asked("my stocks - what do they come to?").map(({ intent }) => intent)).toEqual([
    "portfolio_ranking",
  ]);
});

test.each([
  ["VTI, account by account", "positions"],
  ["VTI per account", "positions"],
  ["cash, by account", "cash_balance"],
  ["the value please - for each account", "account_value"],
])("%s is one question", (message, intent) => {
  expect(asked(message).map((part) => part.intent)).toEqual([intent]);
});
