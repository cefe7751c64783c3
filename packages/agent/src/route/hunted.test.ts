import { expect, test } from "vitest";
import { asked, demo } from "./route.fixture.ts";
import { route } from "./route.ts";

/** Questions that were once answered with a figure of something else. */
test.each<[string, object]>([
  ["AAPL price yesterday", { intent: "out_of_scope", scope: "trading_tools" }],
  ["what was the price of AAPL last week", { intent: "out_of_scope", scope: "trading_tools" }],
  ["AAPL price today", { intent: "quotes", params: { symbol: "AAPL" } }],
  ["did my apple order go through", { intent: "activity", params: { symbol: "AAPL" } }],
  ["how much would 10 shares of apple cost", { intent: "quotes", params: { symbol: "AAPL" } }],
  ["what did VOO cost me", { intent: "positions", params: { symbol: "VOO" } }],
  ["position in A", { intent: "clarify", missing: "symbol" }],
  ["how is LOW doing", { intent: "clarify" }],
  ["how many NOW shares do I have", { intent: "clarify", missing: "symbol" }],
  ["show me ALL my positions", { intent: "positions_list", params: {} }],
  ["what is our gold position", { intent: "clarify", missing: "symbol" }],
  ["what is our company worth", { intent: "clarify", missing: "account" }],
  ["what are they worth", { intent: "clarify", missing: "symbol" }],
  ["short positions", { intent: "positions_list", params: { short: true } }],
  ["what am I short", { intent: "positions_list", params: { short: true } }],
  ["margin balance", { intent: "cash_balance" }],
  ["how much is it worth", { intent: "clarify", missing: "symbol" }],
  ["what is it all worth", { intent: "account_value", params: {} }],
  ["private fund position", { intent: "positions_list", params: { asset_class: "private" } }],
  ["haven't I sold apple?", { intent: "activity", params: { symbol: "AAPL", side: "SELL" } }],
  [
    "what did we pay for microsoft last time",
    { intent: "activity", params: { symbol: "MSFT", side: "BUY", limit: 1 } },
  ],
  [
    "what price did I get for MSFT",
    { intent: "activity", params: { symbol: "MSFT", side: "SELL" } },
  ],
  ["how much apple do I have in dollars", { intent: "symbol_performance" }],
  ["total gain across all positions", { intent: "portfolio_ranking", params: { total: true } }],
  ["what's my p&l", { intent: "portfolio_ranking", params: { total: true } }],
  ["second best position", { intent: "portfolio_ranking", params: { nth: 2 } }],
  ["and the second best", { intent: "portfolio_ranking", params: { nth: 2 } }],
  ["3rd largest holding", { intent: "portfolio_ranking", params: { nth: 3 } }],
  ["wires", { intent: "transfers", params: { via: "wire" } }],
  ["did money come in last week", { intent: "transfers", params: { type: "deposit" } }],
  ["how is my portfolio", { intent: "performance", params: { timeframe: "YTD" } }],
  ["is an etf safer than a stock", { intent: "facts", params: { topic: "etf_basics" } }],
  ["is AAPL overvalued", { intent: "out_of_scope", scope: "advice" }],
  [
    "how much are my stocks worth",
    {
      intent: "portfolio_ranking",
      params: { total: true, basis: "market_value", asset_class: "stocks" },
    },
  ],
  [
    "market value of my positions",
    { intent: "portfolio_ranking", params: { total: true, basis: "market_value" } },
  ],
  ["how much is my portfolio worth", { intent: "account_value", params: {} }],
  ["price I sold MSFT at", { intent: "activity", params: { symbol: "MSFT", side: "SELL" } }],
  [
    "what did I pay for the last AAPL buy",
    { intent: "activity", params: { symbol: "AAPL", side: "BUY", limit: 1 } },
  ],
  ["what's the yield on VOO", { intent: "out_of_scope", scope: "trading_tools" }],
  ["which positions made money", { intent: "portfolio_ranking" }],
  ["is tesla in the portfolio", { intent: "positions", params: { symbol: "TSLA" } }],
  ["how much money is in VOO", { intent: "symbol_performance", params: { symbol: "VOO" } }],
  ["Ramirez cash", { intent: "out_of_scope", scope: "other_household" }],
  ["how much cash does Okafor have", { intent: "out_of_scope", scope: "other_household" }],
  ["positions for hh_d11", { intent: "positions_list", params: {} }],
  ["how is D11 doing", { intent: "performance", params: { timeframe: "YTD" } }],
  ["cash of D1", { intent: "out_of_scope", scope: "other_household" }],
])("%s", (message, part) => {
  expect(asked(message)).toMatchObject([part]);
});

test.each<[string, string | undefined, string | undefined]>([
  ["on the 14th", "2026-01-14", "2026-01-14"],
  ["on the 20th", "2025-12-20", "2025-12-20"],
  ["since the 10th", "2026-01-10", "2026-01-15"],
  ["over the weekend", "2026-01-10", "2026-01-11"],
  ["on 14/01/2026", "2026-01-14", "2026-01-14"],
  ["on 01-14-2026", "2026-01-14", "2026-01-14"],
  ["before new year", undefined, "2025-12-31"],
  ["since new year's day", "2026-01-01", "2026-01-15"],
  ["from last week to today", "2026-01-05", "2026-01-15"],
  ["through jan 7", undefined, "2026-01-07"],
  ["until jan 10", undefined, "2026-01-10"],
  ["before jan 10", undefined, "2026-01-09"],
  ["around christmas", "2025-12-22", "2025-12-28"],
  ["jan 7 - jan 14", "2026-01-07", "2026-01-14"],
  ["2026-01-07 – 2026-01-14", "2026-01-07", "2026-01-14"],
])("trades %s", (when, from, to) => {
  const days = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  expect(asked(`trades ${when}`)).toEqual([{ intent: "activity", params: days }]);
});

test.each(["tomorrow", "next week", "on feb 30", "on 13/13", "on the 32nd"])(
  "days that are not understood are asked about: trades %s",
  (when) => {
    expect(asked(`trades ${when}`)).toMatchObject([{ intent: "clarify", missing: "period" }]);
  },
);

test("the days that were asked about complete the question", () => {
  const [previous] = route("my deposits on feb 30", demo).parts;
  expect(asked("on jan 12", { previous })).toEqual([
    { intent: "transfers", params: { type: "deposit", from: "2026-01-12", to: "2026-01-12" } },
  ]);
});
