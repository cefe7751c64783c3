import { expect, test } from "vitest";
import { asked } from "../route.fixture.ts";
import type { Params } from "../routed.ts";

const rows: [message: string, params: Params, assumed?: (keyof Params)[]][] = [
  ["best performing position", { direction: "best", basis: "unrealized_pl" }, ["basis"]],
  ["best performing position by percent", { direction: "best", basis: "unrealized_pl_pct" }],
  ["top 3 winners", { limit: 3, direction: "best", basis: "unrealized_pl" }, ["basis"]],
  ["which holding is down the most", { direction: "worst", basis: "unrealized_pl" }, ["basis"]],
  ["worst performer", { direction: "worst", basis: "unrealized_pl" }, ["basis"]],
  ["biggest loser today", { direction: "worst", basis: "day_change" }],
  ["biggest loss", { direction: "worst", basis: "unrealized_pl" }, ["basis"]],
  ["biggest holding", { direction: "best", basis: "market_value" }],
  ["worst position", { direction: "worst", basis: "unrealized_pl" }, ["basis"]],
  ["which stock is doing best", { direction: "best", basis: "unrealized_pl" }, ["basis"]],
  [
    "which stocks are losing money",
    { asset_class: "stocks", direction: "worst", basis: "unrealized_pl" },
  ],
  ["top 5 holdings", { limit: 5, direction: "best", basis: "market_value" }],
  ["top 3 positions", { limit: 3, direction: "best", basis: "market_value" }],
  ["biggest gain in percent", { direction: "best", basis: "unrealized_pl_pct" }],
  ["best performer today", { direction: "best", basis: "day_change" }],
  ["worst performer today by percent", { direction: "worst", basis: "day_change_pct" }],
  [
    "which etf is doing best",
    { asset_class: "etf", direction: "best", basis: "unrealized_pl" },
    ["basis"],
  ],
  ["rank my holdings", { direction: "best", basis: "unrealized_pl" }, ["basis"]],
  ["most profitable stock", { direction: "best", basis: "unrealized_pl" }, ["basis"]],
  ["which position made me the most money", { direction: "best", basis: "unrealized_pl" }],
  ["biggest winner", { direction: "best", basis: "unrealized_pl" }, ["basis"]],
  ["which holdings have no price on file", { direction: "best", basis: "market_value" }],
  ["what can't be valued", { direction: "best", basis: "market_value" }],
  ["is every holding priced", { direction: "best", basis: "market_value" }],
  ["smallest position", { direction: "worst", basis: "market_value" }],
  ["unrealized gains", { total: true, direction: "best", basis: "unrealized_pl" }],
  ["what's my total unrealized P&L", { total: true, direction: "best", basis: "unrealized_pl" }],
  ["what is my best stock", { direction: "best", basis: "unrealized_pl" }, ["basis"]],
  ["biggest movers today", { direction: "best", basis: "day_change" }],
  ["which of my stocks are up today", { direction: "best", basis: "day_change" }],
  ["what's down today", { direction: "worst", basis: "day_change" }],
  ["top gainers", { direction: "best", basis: "unrealized_pl" }, ["basis"]],
  ["show losers", { direction: "worst", basis: "unrealized_pl" }, ["basis"]],
  ["biggst winner", { direction: "best", basis: "unrealized_pl" }, ["basis"]],
  ["wrost performer", { direction: "worst", basis: "unrealized_pl" }, ["basis"]],
  ["3 biggest losers", { limit: 3, direction: "worst", basis: "unrealized_pl" }, ["basis"]],
  [
    "the two worst performing stocks",
    { asset_class: "stocks", limit: 2, direction: "worst", basis: "unrealized_pl" },
    ["basis"],
  ],
  ["top ten holdings", { limit: 10, direction: "best", basis: "market_value" }],
  ["bottom 3 by percent", { limit: 3, direction: "worst", basis: "unrealized_pl_pct" }],
  ["single worst performer", { direction: "worst", basis: "unrealized_pl" }, ["basis"]],
  ["lowest return", { direction: "worst", basis: "unrealized_pl" }, ["basis"]],
  ["highest return", { direction: "best", basis: "unrealized_pl" }, ["basis"]],
  [
    "which holding has the highest weight",
    { share: true, direction: "best", basis: "market_value" },
  ],
  ["what's dragging my portfolio down", { direction: "worst", basis: "unrealized_pl" }, ["basis"]],
  [
    "which fund lost the most this month",
    { timeframe: "MTD", asset_class: "funds", direction: "worst", basis: "unrealized_pl" },
    ["basis"],
  ],
  ["who are my top performers", { direction: "best", basis: "unrealized_pl" }, ["basis"]],
  ["least profitable position", { direction: "worst", basis: "unrealized_pl" }, ["basis"]],
  ["most valuable position", { direction: "best", basis: "market_value" }],
  ["heaviest position", { direction: "best", basis: "market_value" }],
  [
    "which position has gained the most today in percent",
    { direction: "best", basis: "day_change_pct" },
  ],
  ["what is my largest etf", { asset_class: "etf", direction: "best", basis: "market_value" }],
  ["which one is best", { direction: "best", basis: "unrealized_pl" }, ["basis"]],
  ["sort by size", { direction: "best", basis: "market_value" }],
  ["day change of my positions", { direction: "best", basis: "day_change" }],
  [
    "how are my etfs doing",
    { asset_class: "etf", direction: "best", basis: "unrealized_pl" },
    ["basis"],
  ],
  ["Which of my holdings is the worst today?", { direction: "worst", basis: "day_change" }],
  ["which holding is up the most today", { direction: "best", basis: "day_change" }],
  ["What's my biggest position by value?", { direction: "best", basis: "market_value" }],
  ["list my holdings by size", { direction: "best", basis: "market_value" }],
];

test.each(rows)("%s", (message, params, assumed) => {
  expect(asked(message)).toEqual([
    { intent: "portfolio_ranking", params, ...(assumed && { assumed }) },
  ]);
});

test("from one end to the other all of them are told", () => {
  expect(asked("positions from biggest to smallest by dollar value")[0]?.params).toMatchObject({
    basis: "market_value",
    limit: 100,
  });
});

test("which of two that are named has gained more is asked of them", () => {
  expect(asked("Which of AAPL and MSFT has gained the most in dollars?")).toMatchObject([
    { intent: "symbol_performance", params: { symbol: "AAPL" } },
    { intent: "symbol_performance", params: { symbol: "MSFT" } },
  ]);
});
