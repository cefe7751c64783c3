import { expect, test } from "vitest";
import { askedAfter } from "./route.fixture.ts";

const smith = {
  accounts: [
    "Joint brokerage",
    "David's rollover IRA",
    "Karen's traditional IRA",
    "Karen's Roth IRA",
  ],
  household: { id: "hh_d1", name: "Smith", members: ["David Smith", "Karen Smith"] },
};

test.each([
  "And Karen's other account, what's in that?",
  "what is in her other account?",
  "what's in Karen's other IRA?",
])("%s, after one of two, is the other", (second) => {
  const parts = askedAfter("What's in Karen's Roth IRA?", second, smith);
  expect(parts).toMatchObject([
    { intent: "positions_list", params: { account: "Karen's traditional IRA" } },
  ]);
});

test("where there is no other one, it stays open", () => {
  const [part] = askedAfter("Cash in David's rollover IRA?", "and David's other account?", smith);
  expect(part?.params.account).not.toBe("Karen's traditional IRA");
});
