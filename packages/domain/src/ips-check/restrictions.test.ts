import { expect, it } from "vitest";
import { account, holding, household, policy, today } from "./household.fixture.ts";
import { restrictionsOf } from "./restrictions.ts";

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
