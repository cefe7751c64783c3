import { expect, test } from "vitest";
import { asked, askedAfter } from "./route.fixture.ts";
import type { Remembered, RoutedPart } from "./routed.ts";

const rows: [first: string, then: string, part: Partial<RoutedPart>][] = [
  ["gain on msft", "and in %", { intent: "symbol_performance", params: { symbol: "MSFT" } }],
  [
    "last deposit",
    "has it cleared",
    { intent: "transfers", params: { type: "deposit", limit: 1 } },
  ],
  ["withdrawals", "is it done yet", { intent: "transfers", params: { type: "withdrawal" } }],
  ["last sell", "at what price", { intent: "activity", params: { side: "SELL", limit: 1 } }],
  [
    "deposits",
    "total them up",
    { intent: "transfers", params: { type: "deposit", measure: "sum" } },
  ],
  ["trades", "how many were there", { intent: "activity", params: { measure: "count" } }],
  ["what did we buy last", "and sells", { intent: "activity", params: { side: "SELL" } }],
  ["cash", "can it be withdrawn", { intent: "cash_balance", params: { cash: "settled" } }],
  [
    "list holdings",
    "which is the biggest?",
    { intent: "portfolio_ranking", params: { direction: "best", basis: "market_value" } },
  ],
  [
    "list my etfs",
    "sort by gain",
    {
      intent: "portfolio_ranking",
      params: { asset_class: "etf", direction: "best", basis: "unrealized_pl", limit: 100 },
    },
  ],
  ["AAPL price", "why?", { intent: "quotes", params: { symbol: "AAPL", beyond: ["reason"] } }],
  [
    "what is a roth ira",
    "and what about an etf",
    { intent: "facts", params: { topic: "etf_basics" } },
  ],
  [
    "what is a roth ira",
    "do we own any etfs",
    { intent: "positions_list", params: { asset_class: "etf" } },
  ],
  ["apple price", "no, microsoft", { intent: "quotes", params: { symbol: "MSFT" } }],
  ["apple price", "not apple, tesla", { intent: "quotes", params: { symbol: "TSLA" } }],
  [
    "trades last week",
    "deposits?",
    {
      intent: "transfers",
      params: { type: "deposit", from: "2026-01-05", to: "2026-01-11" },
      assumed: ["from", "to"],
    },
  ],
  ["trades last week", "all my deposits", { intent: "transfers", params: { type: "deposit" } }],
];

test.each(rows)("after %j, %j", (first, then, part) => {
  expect(askedAfter(first, then)).toEqual([part]);
});

const accounts = ["Karen's Roth IRA", "Karen's traditional IRA", "Joint brokerage"];
const value: Remembered = {
  intent: "account_value",
  params: { account: "Karen's Roth IRA" },
  confidence: 0.9,
  assumed: [],
  text: "value of Karen's Roth",
};
const after = (message: string, previous: Remembered) => asked(message, { accounts, previous });

test("a short question about an account stays with it and says so, a whole one does not", () => {
  expect(after("and cash?", value)).toEqual([
    {
      intent: "cash_balance",
      params: { account: "Karen's Roth IRA", cash: "both" },
      assumed: ["account"],
    },
  ]);
  expect(after("any trades", value)).toEqual([{ intent: "activity", params: {} }]);
  expect(after("and all together?", value)).toEqual([{ intent: "account_value", params: {} }]);
});

test("words that fit several accounts are asked back, and the answer completes what was asked", () => {
  const [back] = after("and her IRA?", value);
  expect(back).toEqual({
    intent: "clarify",
    params: { account: "Karen's Roth IRA" },
    missing: "account",
    asked: "account_value",
  });
  const previous: Remembered = {
    ...value,
    intent: "clarify",
    missing: "account",
    asked: "account_value",
  };
  expect(after("the traditional", previous)).toEqual([
    { intent: "account_value", params: { account: "Karen's traditional IRA" } },
  ]);
});

test("one of several that an answer named is asked back by their names", () => {
  const previous: Remembered = {
    intent: "positions_list",
    params: {},
    confidence: 0.9,
    assumed: [],
    text: "holdings",
    named: ["AAPL", "VOO"],
  };
  expect(after("how's that one doing", previous)).toEqual([
    { intent: "clarify", params: { symbols: ["AAPL", "VOO"] }, missing: "symbol" },
  ]);
  const back: Remembered = {
    ...previous,
    intent: "clarify",
    missing: "symbol",
    text: "how's that one doing",
    named: [],
  };
  expect(after("voo", back)).toEqual([{ intent: "symbol_performance", params: { symbol: "VOO" } }]);
});

test("who is meant completes a question about nobody known here", () => {
  const previous: Remembered = {
    intent: "clarify",
    params: {},
    confidence: 0.9,
    assumed: [],
    missing: "household",
    text: "whitcomb cash",
  };
  expect(after("this household", previous)).toEqual([
    { intent: "cash_balance", params: { cash: "both" } },
  ]);
  expect(after("Karen's Roth", previous)).toEqual([
    { intent: "cash_balance", params: { account: "Karen's Roth IRA", cash: "both" } },
  ]);
});

test.each(["give me that one in percent please", "I'd like that last one in percent"])(
  "%s is the gain again",
  (message) => {
    expect(askedAfter("how is AAPL doing for us?", message)).toEqual([
      { intent: "symbol_performance", params: { symbol: "AAPL" } },
    ]);
  },
);

test("the wrong one is taken back", () => {
  const accounts = ["Joint brokerage", "Karen's traditional IRA"];
  const message = "Sorry, wrong one. I meant Karen's traditional IRA.";
  expect(askedAfter("What's the Joint brokerage worth?", message, { accounts })).toEqual([
    { intent: "account_value", params: { account: "Karen's traditional IRA" } },
  ]);
});
