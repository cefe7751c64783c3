import { expect, test } from "vitest";
import { toRemember } from "./remembered.ts";
import { askedAfter, demo } from "./route.fixture.ts";
import { route } from "./route.ts";

const accounts = ["Brokerage", "Roth IRA"];

test.each([
  ["Which holding has gained most in percent?", "in second place?", { nth: 2 }],
  ["Which holding has gained most in percent?", "no. 2?", { nth: 2 }],
  ["Which holding has gained most in percent?", "the other end?", { direction: "worst" }],
  ["What are our three largest holdings?", "five instead", { limit: 5 }],
  ["Which of our ETFs are below cost?", "and above?", { direction: "best", asset_class: "etf" }],
  ["How many shares of Apple do we own?", "what did they cost in total?", { total: true }],
  ["What is the gain on Apple?", "my mistake, Microsoft", { symbol: "MSFT" }],
  ["What did we buy in December?", "and what did we sell?", { side: "SELL", from: "2025-12-01" }],
  ["List our deposits in December.", "now January", { type: "deposit", from: "2026-01-01" }],
  ["List our ETFs.", "how many are there?", { measure: "count", asset_class: "etf" }],
  ["Show our ETFs.", "worth?", { total: true, basis: "market_value", asset_class: "etf" }],
  ["Show our ETFs.", "the private ones?", { asset_class: "private" }],
  ["How much cash is settled?", "and what isn't?", { cash: "unsettled" }],
  ["Transfers this year?", "and out?", { type: "withdrawal", from: "2026-01-01" }],
  ["List our deposits.", "which one, and when?", { type: "deposit" }],
])("after %s, %s", (first, second, params) => {
  expect(askedAfter(first, second)).toMatchObject([{ params }]);
});

test("the price of a trade is none of today", () => {
  const parts = askedAfter("When was our last purchase of Apple?", "what was the price per share?");
  expect(parts).toMatchObject([{ intent: "activity", params: { symbol: "AAPL", limit: 1 } }]);
});

test("back to all accounts, and the smallest after the largest account", () => {
  const cash = askedAfter("How much cash is in the Roth?", "all accounts together?", { accounts });
  expect(cash).toEqual([{ intent: "cash_balance", params: { cash: "both" } }]);
  const least = askedAfter("Which account is the largest?", "and the smallest?", { accounts });
  expect(least).toMatchObject([{ intent: "account_value" }]);
});

test("after one account and another, together is both of them", () => {
  const around = { ...demo, accounts: [...accounts, "Joint"] };
  const [roth] = route("cash in the Roth", around).parts;
  const first = toRemember(roth === undefined ? [] : [roth], [[]], undefined);
  const joint = route("and in the joint account?", { ...around, previous: first }).parts;
  const previous = toRemember(joint, [[]], first);
  expect(route("together?", { ...around, previous }).parts).toMatchObject([
    { intent: "cash_balance", params: { without: { accounts: ["Brokerage"] } } },
  ]);
});

test("everything but that one, and an account by one word alone", () => {
  const others = askedAfter("Value of the Roth?", "and everything except that one?", { accounts });
  expect(others).toMatchObject([
    { intent: "account_value", params: { without: { accounts: ["Roth IRA"] } } },
  ]);
  const joint = askedAfter("Cash in the Roth?", "joint?", { accounts: ["Roth IRA", "Joint"] });
  expect(joint).toMatchObject([{ intent: "cash_balance", params: { account: "Joint" } }]);
});

test("when something was last bought is asked of any day", () => {
  const [trades] = route("Trades in March 2025", demo).parts;
  const parts = route("when did we last buy VOO?", { ...demo, previous: trades }).parts;
  expect(parts.map(({ params }) => params)).toEqual([{ symbol: "VOO", side: "BUY", limit: 1 }]);
});

test("whose wife is meant is told by whose account was asked for", () => {
  const parts = askedAfter("Value of Hector's IRA?", "And his wife's?", {
    accounts: ["Hector's IRA", "Rosa's IRA"],
    household: { id: "hh_d3", name: "Ruiz", members: ["Hector Ruiz", "Rosa Ruiz"] },
  });
  expect(parts).toMatchObject([{ intent: "account_value", params: { account: "Rosa's IRA" } }]);
});

test.each([
  ["Value of Hector's IRA?", "same for his wife", "Rosa's IRA"],
  ["how much does Rosa have?", "and her husband?", "Hector's IRA"],
  ["how much does Rosa have?", "what does Hector's wife have?", "Rosa's IRA"],
])("of a couple the other one is meant: %s, %s", (first, then, account) => {
  const parts = askedAfter(first, then, {
    accounts: ["Joint brokerage", "Hector's IRA", "Rosa's IRA"],
    household: { id: "hh_d3", name: "Ruiz", members: ["Hector Ruiz", "Rosa Ruiz"] },
  });
  expect(parts).toMatchObject([{ params: { account } }]);
});

test.each<[string, string, Record<string, unknown>]>([
  [
    "Cash in the Roth?",
    "and including the brokerage?",
    { intent: "cash_balance", params: { cash: "both" } },
  ],
  ["How much cash is settled?", "and the rest?", { params: { cash: "unsettled" } }],
  ["Cash in the Roth?", "does the brokerage have any?", { params: { account: "Brokerage" } }],
  ["How is my portfolio doing?", "and what's it worth?", { intent: "account_value" }],
  ["last trade", "how much was it?", { params: { limit: 1, measure: "sum" } }],
  ["the trade before last", "and the one after it?", { params: { limit: 1 } }],
  ["deposits by wire", "any withdrawals?", { params: { type: "withdrawal" } }],
  ["YTD return of the Roth", "and the household as a whole?", { intent: "performance" }],
  ["performance 1Y", "Roth only", { params: { account: "Roth IRA", timeframe: "1Y" } }],
  [
    "our 1 year return",
    "which account did best?",
    { params: { timeframe: "1Y", per: "account", direction: "best" } },
  ],
  [
    "Cash in the Roth?",
    "and the total?",
    { intent: "account_value", params: { account: "Roth IRA" } },
  ],
  ["Cash in the Roth?", "what's the rest in?", { intent: "positions_list" }],
  ["second best position", "in percent who is first?", { params: { basis: "unrealized_pl_pct" } }],
])("after %j, %j goes on", (first, second, meant) => {
  const [part, ...others] = askedAfter(first, second, { accounts });
  expect(others).toEqual([]);
  expect(part).toMatchObject(meant);
  expect(part?.params.nth).toBeUndefined();
  expect(part?.params.via).toBeUndefined();
});
