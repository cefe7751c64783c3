import { expect, test } from "vitest";
import { asked } from "../route.fixture.ts";
import type { Params } from "../routed.ts";

const rows: [message: string, params: Params][] = [
  ["account value", {}],
  ["how much is my portfolio worth", {}],
  ["does it add up", { reconcile: true }],
  ["why is the total different from my positions", { reconcile: true }],
  ["total value of my account", {}],
  ["net worth", {}],
  ["and the whole account, how much is it worth?", {}],
  ["what does she have altogether", {}],
  ["both accounts combined: what do they come to?", {}],
  ["what do the two accounts add up to", {}],
  ["what does everything add up to, cash included?", {}],
  ["do my positions and cash add up to the total", { reconcile: true }],
  ["balance", {}],
  ["how much money do I have", {}],
  ["how much do I have in total", {}],
  ["what's my account worth", {}],
  ["how much is in my Roth", { account: "Roth" }],
  ["portfolio value", {}],
  ["does my account add up", { reconcile: true }],
  ["why do my positions not match the total", { reconcile: true }],
  ["what's my account balance", {}],
  ["my household's net worth", {}],
  ["net worth of the demo investor household", {}],
  ["Household Net Worth", {}],
  ["how much is in my Brokerage account", { account: "Brokerage" }],
  ["value of my Brokerage account", { account: "Brokerage" }],
  ["IRA balance", { account: "IRA" }],
  ["my potfolio value", {}],
  ["acount balence", {}],
  ["how much am I worth", {}],
  ["what's everything worth", {}],
  ["current value", {}],
  ["account summary", {}],
  ["give me an overview of my account", {}],
  ["what is the total", {}],
  ["does the sum of my positions equal the account value?", { reconcile: true }],
  ["why is my account value higher than my positions plus cash?", { reconcile: true }],
  ["the numbers don't add up", { reconcile: true }],
  [
    "my holdings don't add up to the stated account total. What is the difference?",
    { reconcile: true },
  ],
  ["the present account value", {}],
  ["how much is in each account", {}],
  ["how much does each account hold", {}],
  ["break the total down by account", {}],
];

test.each(rows)("%s", (message, params) => {
  expect(asked(message)).toEqual([{ intent: "account_value", params }]);
});
