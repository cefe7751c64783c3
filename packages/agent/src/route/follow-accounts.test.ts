import { expect, test } from "vitest";
import { route } from "./route.ts";
import type { Params, RoutedPart, Surroundings } from "./routed.ts";

const smith: Surroundings = {
  today: "2026-11-20",
  held: new Set(["AAPL", "VTI", "BND"]),
  accounts: ["Joint brokerage", "Karen's traditional IRA", "Karen's Roth IRA"],
  household: { id: "hh_d1", name: "Smith family", members: ["David Smith", "Karen Smith"] },
  previous: undefined,
};

/** What the last message asks, each read after the one before. */
function last(...messages: string[]): [string, Params] | undefined {
  let previous: RoutedPart | undefined;
  for (const message of messages) [previous] = route(message, { ...smith, previous }).parts;
  return previous && [previous.intent, previous.params];
}
const per = "account";
const sum = { per, total: true, basis: "unrealized_pl" } as const;

test.each<[string[], [string, Params]]>([
  [
    ["the Roth and the joint ytd", "so which of all their accounts did best"],
    ["performance", { per, timeframe: "YTD", direction: "best" }],
  ],
  [
    ["the Roth and the joint ytd", "and all accounts?"],
    ["performance", { per, timeframe: "YTD" }],
  ],
  [
    ["our total unrealized gain", "and by account?"],
    ["portfolio_ranking", sum],
  ],
  [
    ["our total unrealized gain", "break that down by account"],
    ["portfolio_ranking", sum],
  ],
  [
    ["what is our best position", "and in each account?"],
    ["portfolio_ranking", { per, direction: "best", basis: "unrealized_pl" }],
  ],
  [
    ["how many positions do we hold", "per account?"],
    ["positions_list", { per, measure: "count" }],
  ],
  [
    ["our YTD return", "and for each account?"],
    ["performance", { per, timeframe: "YTD" }],
  ],
  [
    ["gain by account", "which one is the worst?"],
    ["portfolio_ranking", { ...sum, direction: "worst" }],
  ],
  [
    ["gain by account", "and in total?"],
    ["portfolio_ranking", { total: true, direction: "best", basis: "unrealized_pl" }],
  ],
  [
    ["how many positions in each account", "and how many ETFs?"],
    ["positions_list", { per, measure: "count", asset_class: "etf" }],
  ],
  [
    ["gain by account", "and on average?"],
    ["portfolio_ranking", { ...sum, measure: "average" }],
  ],
  [
    ["what do we hold in the Roth", "what did we pay for all of it?"],
    [
      "portfolio_ranking",
      { account: "Karen's Roth IRA", total: true, direction: "best", basis: "cost" },
    ],
  ],
])("%j", (messages, expected) => {
  expect(last(...messages)).toEqual(expected);
});

test("a question of its own is read by itself", () => {
  expect(last("gain by account", "what is the largest position?")?.[1].per).toBeUndefined();
  expect(last("gain by account", "how much cash is in the Roth")?.[0]).toBe("cash_balance");
});
