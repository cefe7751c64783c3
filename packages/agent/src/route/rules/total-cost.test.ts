import { expect, test } from "vitest";
import { route } from "../route.ts";
import type { Params, Surroundings } from "../routed.ts";

const smith: Surroundings = {
  today: "2026-11-20",
  held: new Set(["AAPL", "VTI", "BND"]),
  accounts: ["Joint brokerage", "Karen's Roth IRA"],
  household: { id: "hh_d1", name: "Smith family", members: ["Karen Smith"] },
  previous: undefined,
};
const asked = (message: string) =>
  route(message, smith).parts.map(({ intent, params }) => [intent, params]);
const cost = { total: true, direction: "best", basis: "cost" } as const;

test.each<[string, Params]>([
  ["what did we pay for everything in Karen's Roth?", { account: "Karen's Roth IRA", ...cost }],
  ["total cost of the joint account positions", { account: "Joint brokerage", ...cost }],
  ["what's our total cost basis", cost],
  ["how much did all our ETFs cost us", { asset_class: "etf", ...cost }],
  ["cost basis of the Roth", { account: "Karen's Roth IRA", ...cost }],
])("%s", (message, params) => {
  expect(asked(message)).toEqual([["portfolio_ranking", params]]);
});

test.each([
  ["what did each position cost", "positions_list"],
  ["show the cost basis of our positions", "positions_list"],
  ["total cost of BND", "positions"],
  ["which positions are below cost", "portfolio_ranking"],
])("%s asks for no sum of all", (message, intent) => {
  expect(asked(message).map(([one, params]) => [one, (params as Params).basis === "cost"])).toEqual(
    [[intent, false]],
  );
});

test("beside a question about a symbol the total cost is that symbol's", () => {
  expect(asked("How many BND do we own and what's our total cost?")).toEqual([
    ["positions", { symbol: "BND" }],
    ["positions", { symbol: "BND", total: true }],
  ]);
});
