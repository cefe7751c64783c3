import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";
import type { Surroundings } from "./routed.ts";

const whitcomb: Partial<Surroundings> = {
  accounts: ["Whitcomb Family Trust", "Helen's IRA", "Legacy Trust"],
  household: {
    id: "hh_d5",
    name: "Whitcomb trusts",
    members: ["George Whitcomb", "Helen Whitcomb"],
  },
};

test.each([
  ["what's the Marital Trust worth?", "account_value", "Marital Trust"],
  ["Marital Trust value", "account_value", "Marital Trust"],
  ["what's the marital trust worth?", "account_value", "marital trust"],
  ["value of the Marital Trust account", "account_value", "Marital Trust"],
  ["show me the Marital Trust's positions", "positions_list", "Marital Trust"],
  ["what does the Marital Trust hold", "positions_list", "Marital Trust"],
  ["value of the Riverside Trust", "account_value", "Riverside Trust"],
  ["the Johnson account balance", "account_value", "Johnson"],
  ["value of the Johnson IRA", "account_value", "Johnson IRA"],
  ["what's priyas account worth", "account_value", "priyas"],
  ["toms ira value", "account_value", "toms ira"],
])("%s is of an account that is not there", (message, intent, account) => {
  expect(asked(message, whitcomb)).toEqual([{ intent, params: { account } }]);
});

test("the return of somebody who is not there is not the household's", () => {
  expect(asked("What is Bob's 1Y return?", whitcomb)).toEqual([
    { intent: "performance", params: { account: "Bob's", timeframe: "1Y" } },
  ]);
});

test.each([
  "positions of the Whitcomb trusts",
  "Whitcomb trusts value",
  "Pull up the Whitcomb trust's holdings",
  "the Whitcomb Family Trust's value",
])("%s is another household's where nobody is called so", (message) => {
  expect(asked(message)).toEqual([
    { intent: "out_of_scope", params: {}, scope: "other_household" },
  ]);
});

test.each([
  "helens ira value",
  "this years account value",
  "previous account value",
  "whos ira has more cash",
])("%j names nobody else", (message) => {
  const [part] = asked(message, whitcomb);
  expect([undefined, "Helen's IRA"]).toContain(part?.params.account);
});

test("the own trusts are none of somebody else", () => {
  const parts = ["Family Trust value", "Legacy Trust value", "the Legacy and Marital Trusts"].map(
    (message) => asked(message, whitcomb).at(-1)?.params,
  );
  expect(parts).toEqual([
    { account: "Whitcomb Family Trust" },
    { account: "Legacy Trust" },
    { account: "Marital Trusts" },
  ]);
});

test("what is sent from a checking account is a deposit, and no account here", () => {
  expect(asked("I moved some cash from my checking account in January, has it cleared?")).toEqual([
    { intent: "transfers", params: { from: "2026-01-01", to: "2026-01-15", type: "deposit" } },
  ]);
  expect(asked("how much is in my checking account")).toEqual([
    { intent: "account_value", params: { account: "checking" } },
  ]);
});

test("what a question is for names no account", () => {
  expect(
    asked("For the review: account value and cash").map(({ params }) => params.account),
  ).toEqual([undefined, undefined]);
});

test.each([
  ["How much is in the Rainy Day account?", "account_value", "Rainy Day"],
  ["value of the Scholarship Fund account", "account_value", "Scholarship Fund"],
  ["trades in our emergency fund", "activity", "emergency fund"],
  ["what positions are in the pension fund account?", "positions_list", "pension fund"],
  ["the kids' trust value", "account_value", "kids trust"],
  ["what is the SEP IRA worth", "account_value", "SEP IRA"],
  ["UTMA balance", "account_value", "UTMA"],
  ["do we have an HSA?", "account_value", "HSA"],
])("%s is of none of theirs, and not of everything", (message, intent, account) => {
  const accounts = ["Joint brokerage", "Helen's IRA"];
  expect(asked(message, { accounts })).toEqual([{ intent, params: { account } }]);
});

test.each([
  ["the Whitcomb Family account value", {}],
  ["What Is The Total Account Value?", {}],
  ["what is an emergency fund", { topic: "emergency fund" }],
  ["which IRA funds are up", expect.objectContaining({ account: "Helen's IRA" })],
])("%s names no strange account", (message, params) => {
  expect(asked(message, whitcomb)[0]?.params).toEqual(params);
});

test("what is asked with \"What's\" names nobody's account", () => {
  const household = { id: "hh_d10", name: "Bennett", members: ["Laura Bennett"] };
  const around = { household, accounts: ["Online brokerage", "Roth IRA"] };
  expect(asked("What's Ms. Bennett's Roth IRA worth?", around)).toEqual([
    { intent: "account_value", params: { account: "Roth IRA" } },
  ]);
});
