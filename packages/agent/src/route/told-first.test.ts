import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

const deposits = { type: "deposit" };
const apple = { symbol: "AAPL" };
const brokerage = { account: "Brokerage" };

test.each([
  ["Our deposits. Which ones are still pending?", "transfers", { ...deposits, status: "pending" }],
  ["Our deposits: which is the most recent?", "transfers", { ...deposits, limit: 1 }],
  ["We have pending deposits. What do they come to?", "transfers", { status: "pending" }],
  ["Our deposits and our withdrawals. Can you list them all?", "transfers", {}],
  ["We've traded Apple. What was the last trade?", "activity", { ...apple, limit: 1 }],
  ["We bought Apple. How many purchases were there?", "activity", { ...apple, measure: "count" }],
  ["We trade in the brokerage account. What came last?", "activity", brokerage],
  ["We hold Apple. What is it worth?", "symbol_performance", apple],
])("%s is one question", (message, intent, params) => {
  expect(asked(message)).toMatchObject([{ intent, params }]);
});

test("what is asked of something else stays as it was said", () => {
  const parts = asked("What deposits did we make? Which trades did we make in January?");
  expect(parts.map(({ intent }) => intent)).toEqual(["transfers", "activity"]);
});
