import { expect, test } from "vitest";
import { askedAfter } from "./route.fixture.ts";
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

/** What she has; what the couple shares is nobody's own. */
const account = "Karen's traditional IRA";

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
  ["what does Karen own", smith, { account }],
  ["what Karen owns", smith, { account }],
  ["Emma's positions", smith, { account: "Emma" }],
  ["what does Karen own on her own", smith, { account }],
  ["what does Karen have in the joint account", smith, { account: "Joint brokerage" }],
  ["what does Theo hold", bennett, { account: "Theo's 529 plan" }],
  ["what does Laura hold", bennett, {}],
])("%s: the accounts that are theirs", (message, household, params) => {
  expect(asked(message, household)).toEqual([{ intent: "positions_list", params }]);
});

test.each([
  ["how much cash has Karen?", "cash_balance", { cash: "both", account }],
  ["has Karen bought any AAPL", "activity", { symbol: "AAPL", side: "BUY", account }],
  ["Karen's last trade", "activity", { limit: 1, account }],
  ["deposits by Karen", "transfers", { type: "deposit", account }],
  ["Karen's deposits", "transfers", { type: "deposit", account }],
  ["how much can Karen withdraw", "cash_balance", { cash: "settled", account }],
  ["Emma's trades", "activity", { account: "Emma" }],
])("%s: what is done is done in one's own", (message, intent, params) => {
  expect(asked(message, smith)).toEqual([{ intent, params }]);
});

test.each([
  ["Karen's cash", "cash_balance", { account: "Karen's traditional IRA", cash: "both" }],
  [
    "how much has Karen in cash",
    "cash_balance",
    { account: "Karen's traditional IRA", cash: "both" },
  ],
  ["the net worth of Karen", "account_value", { account: "Karen's traditional IRA" }],
  ["Emma's VTI", "positions", { account: "Emma", symbol: "VTI" }],
  [
    "deposits of the rollover IRA",
    "transfers",
    { account: "David's rollover IRA", type: "deposit" },
  ],
])("%s: what is had is in the accounts that bear the name", (message, intent, params) => {
  expect(asked(message, smith)).toEqual([{ intent, params }]);
});

test("what is left out of a group does not stand for it", () => {
  expect(asked("value of the IRAs except Karen's", smith)).toEqual([
    {
      intent: "account_value",
      params: {
        without: {
          accounts: ["Joint brokerage", "Karen's traditional IRA"],
          kept: ["David's rollover IRA"],
        },
      },
    },
  ]);
});

test.each(["both of the IRAs together", "the IRAs combined", "how much is in each IRA"])(
  "%s: what some accounts come to",
  (message) => {
    const params = {
      without: {
        accounts: ["Joint brokerage"],
        kept: ["David's rollover IRA", "Karen's traditional IRA"],
      },
    };
    expect(asked(message, smith)).toEqual([{ intent: "account_value", params }]);
  },
);

test("where there is one account only, its owner's figures are the household's", () => {
  const kowalski = {
    name: "Kowalski",
    members: ["Adam Kowalski"],
    accounts: ["Margin account"],
  };
  expect([
    ...asked("Adam's ytd return", kowalski),
    ...asked("what does Adam own", kowalski),
    ...asked("Adam's margin account value", kowalski),
  ]).toEqual([
    { intent: "performance", params: { timeframe: "YTD" } },
    { intent: "positions_list", params: {} },
    { intent: "account_value", params: { account: "Margin account" } },
  ]);
});

test("the one for somebody is theirs", () => {
  const accounts = ["Roth IRA", "Theo's 529 plan"];
  const household = { id: "d", name: "Bennett", members: ["Laura Bennett", "Theo Bennett"] };
  const [part] = askedAfter("Roth IRA value", "what about the one for Theo?", {
    accounts,
    household,
  });
  expect(part?.params).toEqual({ account: "Theo's 529 plan" });
});

test("somebody's name alone is theirs", () => {
  const accounts = ["Karen's IRA", "David's IRA", "Joint"];
  const household = { id: "d", name: "Smith", members: ["David Smith", "Karen Smith"] };
  const [part] = askedAfter("value of Karen's IRA", "and David?", { accounts, household });
  expect(part?.params.without ?? part?.params.account).not.toBe("Karen's IRA");
});
