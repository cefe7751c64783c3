import { expect, test } from "vitest";
import { asked, askedAfter, smiths } from "./route.fixture.ts";

test.each([
  [
    "what is, for the joint account, the gain on VXUS",
    "what is the gain on VXUS in the joint account",
  ],
  ["Since June, trades please, joint account", "trades in the joint account since June"],
  ["biggest gainers today in dollars, top two", "top two gainers today in dollars"],
  [
    "the individual stocks: what are they up in total?",
    "what is the total unrealized gain on our stocks",
  ],
  ["How much of the portfolio is MSFT, in %", "what percent of the portfolio is MSFT"],
  ["how are the accounts doing over 1y", "what is the one year return of each account"],
  ["how did the May deposit get to us - wire, check, ACH?", "how did the May deposit get to us"],
  ["Did we not buy any VTI in August?", "did we buy any VTI in August?"],
  [
    "rank the accounts by value with their percent share",
    "each account's share of the total value",
  ],
])("%j asks what %j does", (message, plain) => {
  expect(asked(message, smiths)).toEqual(asked(plain, smiths));
});

test("the worst by percent are no smallest ones, after the largest", () => {
  const ranked = { direction: "worst", basis: "unrealized_pl_pct", limit: 3 };
  expect(askedAfter("top three holdings", "worst three, by percent", smiths)).toMatchObject([
    { intent: "portfolio_ranking", params: ranked },
  ]);
});

test("each of two questions keeps what it names, and lends nothing that it cannot", () => {
  const questions = (message: string) =>
    asked(message, smiths).map(({ intent, params }) => [intent, params]);
  expect(questions("how many VTI shares do we hold? And list the ETFs")).toEqual([
    ["positions", { symbol: "VTI" }],
    ["positions_list", { asset_class: "etf" }],
  ]);
  expect(questions("the last trade? which account has the most cash")).toEqual([
    ["activity", { limit: 1 }],
    ["cash_balance", { cash: "both" }],
  ]);
  expect(questions("which positions are down today, and the last trade")[1]).toEqual([
    "activity",
    { limit: 1 },
  ]);
  expect(questions("any failed transfers, and how many accounts are there")[1]).toEqual([
    "account_value",
    {},
  ]);
});
