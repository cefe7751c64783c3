import { expect, test } from "vitest";
import { asked, smiths } from "./route.fixture.ts";

const hers = {
  accounts: ["Joint brokerage", "David's rollover IRA"],
  kept: ["Karen's traditional IRA", "Karen's Roth IRA"],
};
const ofSmiths = (message: string) => asked(message, smiths);

test("the other end of a ranking of accounts is one of accounts", () => {
  expect(ofSmiths("Which account did best this year and which did worst?")).toMatchObject([
    { intent: "performance", params: { per: "account", direction: "best" } },
    { intent: "performance", params: { per: "account", direction: "worst" } },
  ]);
  expect(ofSmiths("What's the biggest account and the smallest?")).toEqual([
    { intent: "account_value", params: {} },
  ]);
  expect(ofSmiths("which account has the most cash, and which the least?")).toEqual([
    { intent: "cash_balance", params: { cash: "both" } },
  ]);
});

test.each([
  "What are Karen's accounts worth and what are their YTD returns?",
  "Value of Karen's accounts and their YTD return",
  "Karen's accounts: value and YTD return",
])("%j asks both of her accounts", (message) => {
  expect(ofSmiths(message)).toEqual([
    { intent: "account_value", params: { without: hers } },
    { intent: "performance", params: { without: hers, timeframe: "YTD", per: "account" } },
  ]);
});

test("who says 'our' asks of all of them", () => {
  expect(ofSmiths("Value of Karen's accounts and our YTD return")).toEqual([
    { intent: "account_value", params: { without: hers } },
    { intent: "performance", params: { timeframe: "YTD" } },
  ]);
});

test("what is left out of the first is left out of what is asked of it", () => {
  const karens = { accounts: ["Karen's traditional IRA", "Karen's Roth IRA"] };
  expect(
    ofSmiths("what is everything worth without Karen's accounts, and how much of that is cash"),
  ).toMatchObject([
    { intent: "account_value", params: { without: karens } },
    { intent: "cash_balance", params: { without: karens } },
  ]);
});

test("what listed positions come to, or have gained, is of these", () => {
  const told = { total: true, asset_class: "stocks" };
  expect(ofSmiths("how many stocks are there, and what do they come to")[1]).toMatchObject({
    intent: "portfolio_ranking",
    params: { ...told, basis: "market_value" },
  });
  expect(ofSmiths("list the stocks, and are we ahead on them in total")[1]).toMatchObject({
    intent: "portfolio_ranking",
    params: { ...told, basis: "unrealized_pl" },
  });
});

test("a bare figure is of the shares, or of the account, before it", () => {
  expect(ofSmiths("VXUS: shares, and market value")).toEqual([
    { intent: "positions", params: { symbol: "VXUS" } },
    { intent: "symbol_performance", params: { symbol: "VXUS" } },
  ]);
  expect(ofSmiths("the joint's cash, and the YTD")).toEqual([
    { intent: "cash_balance", params: { account: "Joint brokerage", cash: "both" } },
    { intent: "performance", params: { account: "Joint brokerage", timeframe: "YTD" } },
  ]);
});
