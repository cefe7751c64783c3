import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

const account = "Brokerage";
const accounts = ["Brokerage", "Roth IRA"];

test.each([
  "As for the Brokerage account, how much cash is there?",
  "As far as the Brokerage account goes, how much cash is there?",
  "I'm looking at the Brokerage account. How much cash is there?",
  "Question about the Brokerage account. How much cash is there?",
  "Now the Brokerage account. How much cash is there?",
  "Pull up the Brokerage account: how much cash is there?",
  "Re: the Brokerage account. How much cash is there?",
  "How much cash is there? The Brokerage account only.",
  "How much cash is there? I mean the Brokerage account.",
  "How much cash is there? In the Brokerage account, that is.",
  "How much cash is there? The Brokerage account, not the others.",
  "How much cash is there, restricted to the Brokerage account?",
])("%s is asked of the account", (message) => {
  const parts = asked(message, { accounts });
  expect(parts).toEqual([{ intent: "cash_balance", params: { account, cash: "both" } }]);
});

test("everything is what the account holds that was said to be what it is about", () => {
  expect(asked("Looking at the Roth IRA: what is everything worth?", { accounts })).toEqual([
    { intent: "account_value", params: { account: "Roth IRA" } },
  ]);
});

test("a question with an account of its own keeps it, and one that goes on keeps its own", () => {
  const parts = asked("What is the Roth IRA worth? In the Brokerage account, how much cash?", {
    accounts,
  });
  expect(parts.map(({ params }) => params.account)).toEqual(["Roth IRA", "Brokerage"]);
});

test.each([
  ["How much did we deposit? December only.", "transfers", { from: "2025-12-01" }],
  ["As for December, how much did we deposit?", "transfers", { from: "2025-12-01" }],
  ["Which holding is the largest? ETFs only.", "portfolio_ranking", { asset_class: "etf" }],
  [
    "Looking just at ETFs, which holding is the largest?",
    "portfolio_ranking",
    { asset_class: "etf" },
  ],
  ["What did we pay? I mean Apple.", "positions", { symbol: "AAPL" }],
  ["Turning to Apple, how many shares are there?", "positions", { symbol: "AAPL" }],
])("%s", (message, intent, params) => {
  expect(asked(message)).toMatchObject([{ intent, params }]);
});

test("words over and over cost no more than their length", () => {
  const long = ["i mean ", "just the ones in ", "ok so now "].map((one) => one.repeat(200));
  for (const message of long) expect(asked(`${message}the Brokerage account x`)).toHaveLength(1);
});
