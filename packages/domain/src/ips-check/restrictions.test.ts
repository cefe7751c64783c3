import { expect, it } from "vitest";
import { decimal } from "../decimal.ts";
import { account, holding, household, policy, today } from "./household.fixture.ts";
import { gainLimitLeft, gainLimitsOf, restrictionsOf } from "./restrictions.ts";

const accounts = [account({}), account({ id: "acc_other" })];
const holdings = [
  holding("MSFT"),
  holding("MSFT", { account_id: "acc_other" }),
  holding("VOO"),
  holding("QQQ"),
];
const restricting = (symbol: string, until: string, over: object = {}) =>
  policy([], { scope: ["acc_joint"], limits: { restricted: [{ symbol, until }] }, ...over });

it("a holding is restricted through the last day of any policy of its account", () => {
  const ips = [
    restricting("msft", "2026-12-01"),
    restricting("MSFT", "2027-01-29"),
    restricting("VOO", "2026-11-19"),
    restricting("QQQ", "2027-01-29", { effective: "2026-11-21" }),
  ];
  expect(restrictionsOf(household({ accounts, holdings, ips }), today)).toEqual([
    { account_id: "acc_joint", symbol: "MSFT", name: "MSFT", until: "2027-01-29" },
  ]);
});

it("the last day counts", () => {
  const until = (day: string) =>
    restrictionsOf(household({ accounts, holdings, ips: [restricting("VOO", day)] }), today).length;
  expect([until(today), until("2026-11-19")]).toEqual([1, 0]);
});

it("only policies in effect that limit gains have a gain limit", () => {
  const limits = { max_annual_realized_gain: "150000.005" };
  const ips = [
    policy([], { name: "Limited", limits }),
    policy([], { name: "Unlimited" }),
    policy([], { name: "Not yet in effect", limits, effective: "2026-11-21" }),
  ];
  expect(gainLimitsOf(household({ accounts, holdings, ips }), today)).toEqual([
    { policy: "Limited", limit: 150_000.01 },
  ]);
});

it("sales leave what their net gain does not use of a yearly limit, and a net loss all of it", () => {
  const left = (net: string) => gainLimitLeft("250", decimal(net));
  expect([left("100"), left("300"), left("0"), left("-80.5")]).toEqual([150, -50, 250, 250]);
});
