import { expect, test } from "vitest";
import { followedUp } from "./followed-up.ts";
import { smiths } from "./route.fixture.ts";
import type { Params, Remembered } from "./routed.ts";

const after = (intent: Remembered["intent"], params: Params = {}): Remembered => ({
  ...{ intent, params, confidence: 1, assumed: [], text: "" },
});

test.each([
  "so whats the difference in dollars",
  "what's the gap?",
  "by how much?",
  "how far apart are they",
])("%j, after what accounts are worth or hold in cash, holds them against each other", (said) => {
  expect(followedUp(said, after("account_value"), smiths)).toBe("which account is worth more");
  expect(followedUp(said, after("cash_balance"), smiths)).toBe("which account has more cash");
  const one = after("account_value", { account: "Karen's Roth IRA" });
  expect(followedUp(said, one, smiths)).toBe(said);
});

test.each([
  ["the least?", "which account has the least cash"],
  ["anything unsettled anywhere else for them", "unsettled cash in all accounts"],
])("%j, after the cash of several, is %j", (said, plain) => {
  expect(followedUp(said, after("cash_balance"), smiths)).toBe(plain);
});

test("the rest, after the cash of an account, is what it holds", () => {
  const cash = after("cash_balance", { account: "Karen's Roth IRA" });
  expect(followedUp("rest is in what", cash, smiths)).toBe("what does Karen's Roth IRA hold");
});
