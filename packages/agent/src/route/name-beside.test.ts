import { expect, test } from "vitest";
import { asked, smiths } from "./route.fixture.ts";

const hers = {
  accounts: ["Joint brokerage", "David's rollover IRA"],
  kept: ["Karen's traditional IRA", "Karen's Roth IRA"],
};

test.each(["Karen cash", "karen: cash balance?", "and the cash Karen", "show Karen cash"])(
  "%j is her cash",
  (message) => {
    expect(asked(message, smiths)).toEqual([
      { intent: "cash_balance", params: { without: hers, cash: "both" } },
    ]);
  },
);

test("David best position", () => {
  expect(asked("David best position", smiths)[0]?.params.account).toBe("David's rollover IRA");
});

test.each([
  "Karen, what's our cash?",
  "Karen called: what is our cash?",
  "Karen and David cash",
  "tell Karen what the cash is",
])("%j is everybody's cash", (message) => {
  expect(asked(message, smiths)).toEqual([{ intent: "cash_balance", params: { cash: "both" } }]);
});
