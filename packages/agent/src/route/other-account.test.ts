import { expect, test } from "vitest";
import { askedAfter, smiths } from "./route.fixture.ts";

test.each([
  "And Karen's other account, what's in that?",
  "what is in her other account?",
  "what's in Karen's other IRA?",
])("%s, after one of two, is the other", (second) => {
  const parts = askedAfter("What's in Karen's Roth IRA?", second, smiths);
  expect(parts).toMatchObject([
    { intent: "positions_list", params: { account: "Karen's traditional IRA" } },
  ]);
});

test("where there is no other one, no account's figures are shown", () => {
  const parts = askedAfter("Cash in David's rollover IRA?", "and David's other account?", smiths);
  expect(parts).toEqual([{ intent: "out_of_scope", params: {}, scope: "other_household" }]);
});

test("the other one of a kind is of the same person, who needs no name again", () => {
  const parts = askedAfter("Karen's Roth IRA value", "and the other IRA?", smiths);
  expect(parts).toMatchObject([
    { intent: "account_value", params: { account: "Karen's traditional IRA" } },
  ]);
});

test.each([
  ["value of David's rollover IRA", "how did the rollover do this year", "David's rollover IRA"],
  ["value of Karen's Roth IRA", "cash in the IRA?", "Karen's Roth IRA"],
])("%j, then %j: what was spoken of by its kind is the same account", (first, second, account) => {
  expect(askedAfter(first, second, smiths)[0]?.params.account).toBe(account);
});
