import { describe, expect, test } from "vitest";
import { route } from "../route.ts";
import type { Params, Surroundings } from "../routed.ts";

const smith: Surroundings = {
  today: "2026-11-20",
  held: new Set(["AAPL", "VTI", "BND"]),
  accounts: ["Joint brokerage", "Karen's traditional IRA", "Karen's Roth IRA"],
  household: { id: "hh_d1", name: "Smith family", members: ["David Smith", "Karen Smith"] },
  previous: undefined,
};
const asked = (message: string) =>
  route(message, smith).parts.map(({ intent, params }) => [intent, params]);
const karens = {
  accounts: ["Joint brokerage"],
  kept: ["Karen's traditional IRA", "Karen's Roth IRA"],
};
const per = "account";

describe("holdings of each account", () => {
  test.each<[string, Params]>([
    ["biggest position in each account", { per, direction: "best", basis: "market_value" }],
    ["worst 2 holdings per account", { per, limit: 2, direction: "worst", basis: "unrealized_pl" }],
    [
      "what has gained the most in each account today?",
      { per, direction: "best", basis: "day_change" },
    ],
    [
      "smallest ETF in each of Karen's accounts",
      { per, without: karens, asset_class: "etf", direction: "worst", basis: "market_value" },
    ],
    ["which account holds our largest position", { per, direction: "best", basis: "market_value" }],
  ])("%s", (message, params) => {
    expect(asked(message)).toEqual([["portfolio_ranking", params]]);
  });
});

describe("the whole of each account", () => {
  test.each<[string, Params]>([
    ["gain by account", { per, total: true, basis: "unrealized_pl" }],
    ["how is each account doing in terms of gain", { per, total: true, basis: "unrealized_pl" }],
    ["how much is each account up in percent", { per, total: true, basis: "unrealized_pl_pct" }],
    ["day change for every account", { per, total: true, basis: "day_change" }],
    ["cost basis by account", { per, total: true, basis: "cost" }],
    ["market value of holdings by account", { per, total: true, basis: "market_value" }],
    [
      "how much does each account have in bonds",
      { per, total: true, asset_class: "bonds", basis: "market_value" },
    ],
    [
      "which account has gained the most",
      { per, total: true, direction: "best", basis: "unrealized_pl" },
    ],
    ["average gain per account", { per, total: true, measure: "average", basis: "unrealized_pl" }],
  ])("%s", (message, params) => {
    const [[intent, found] = []] = asked(message);
    expect([intent, sorted(found)]).toEqual(["portfolio_ranking", sorted(params)]);
  });
});

const sorted = (params: unknown) => ({
  ...(params as Params),
  ...((params as Params).without === undefined
    ? {}
    : {
        without: {
          ...(params as Params).without,
          kept: (params as Params).without?.kept?.toSorted(),
        },
      }),
});

test("how many each holds, and what each has returned", () => {
  expect(asked("how many positions are in each account")).toEqual([
    ["positions_list", { per, measure: "count" }],
  ]);
  expect(asked("which account has the fewest holdings")).toEqual([
    ["positions_list", { per, measure: "count", direction: "worst" }],
  ]);
  expect(asked("YTD return of each account")).toEqual([["performance", { per, timeframe: "YTD" }]]);
});

test.each([
  ["value by account", "account_value"],
  ["cash in each account", "cash_balance"],
  ["trades by account", "activity"],
  ["VTI gain by account", "symbol_performance"],
  ["sell the worst position in each account", "out_of_scope"],
])("%s is another question", (message, intent) => {
  expect(asked(message).map(([one]) => one)).toEqual([intent]);
});

test("which of somebody's holdings are down is asked of the holdings", () => {
  expect(asked("Which of Karen's holdings are down today?")).toEqual([
    ["portfolio_ranking", { without: karens, direction: "worst", basis: "day_change" }],
  ]);
});
