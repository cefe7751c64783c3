import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

const paramsOf = (message: string) => asked(message)[0]?.params;

test.each([
  ["deposits by month", { type: "deposit", per: "month" }],
  ["monthly deposits", { type: "deposit", per: "month" }],
  ["trades per quarter", { per: "quarter" }],
  ["which month had the most trades?", { per: "month", direction: "best" }],
  ["busiest month for trading?", { per: "month", direction: "best", measure: "count" }],
  ["deposits per account", { type: "deposit", per: "account" }],
  [
    "which account gets the fewest deposits?",
    { type: "deposit", per: "account", direction: "worst" },
  ],
  ["how many trades in each account?", { per: "account", measure: "count" }],
  ["trades by symbol", { per: "symbol" }],
  ["deposits by method", { type: "deposit", per: "method" }],
  ["wire vs ACH deposits", { type: "deposit", per: "method" }],
  ["which stock have we traded the most?", { per: "symbol", direction: "best" }],
])("%j is told apart", (message, params) => {
  expect(paramsOf(message)).toEqual(params);
});

test.each([
  "any trades in each account?",
  "what was the most recent trade in each account?",
  "which month was the largest deposit in?",
  "is there a monthly deposit set up?",
  "average deposit per month",
])("%j is not", (message) => {
  expect(paramsOf(message)?.per).toBeUndefined();
});
