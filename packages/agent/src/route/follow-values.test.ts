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
