import { expect, test } from "vitest";
import { route } from "./route.ts";
import type { Surroundings } from "./routed.ts";

const smith = {
  name: "Smith family",
  members: ["David Smith", "Karen Smith", "Emma Smith"],
  accounts: ["Joint brokerage", "David's rollover IRA", "Karen's traditional IRA"],
};
const bennett = {
  name: "Bennett",
  members: ["Laura Bennett", "Theo Bennett"],
  accounts: ["401(k) at her employer", "Theo's 529 plan"],
};

const asked = (message: string, { name, members, accounts }: typeof smith) => {
  const household = { id: "hh_d1", name, members };
  const around: Surroundings = {
    today: "2026-11-20",
    held: undefined,
    accounts,
    household,
    previous: undefined,
  };
  return route(message, around).parts.map(({ intent, params }) => ({ intent, params }));
};

test.each([
  ["what does Emma own", smith, { account: "Emma" }],
  ["is anything in Emma's name", smith, { account: "Emma" }],
  ["what does Karen own", smith, { without: { accounts: ["David's rollover IRA"] } }],
  ["what does Karen own on her own", smith, { account: "Karen's traditional IRA" }],
  ["what does Karen have in the joint account", smith, { account: "Joint brokerage" }],
  ["what does Theo hold", bennett, { account: "Theo's 529 plan" }],
  ["what does Laura hold", bennett, {}],
])("%s: the accounts that are theirs", (message, household, params) => {
  expect(asked(message, household)).toEqual([{ intent: "positions_list", params }]);
});

test("what somebody has bought may be in any account", () => {
  expect(asked("has Karen bought any AAPL", smith)).toEqual([
    { intent: "activity", params: { symbol: "AAPL", side: "BUY" } },
  ]);
});
