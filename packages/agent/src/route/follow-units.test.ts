import { expect, test } from "vitest";
import { followedUp } from "./followed-up.ts";
import { demo } from "./route.fixture.ts";
import type { Remembered } from "./routed.ts";

const before: Remembered = {
  ...{ intent: "symbol_performance", params: { symbol: "AAPL" }, confidence: 1, assumed: [] },
  text: "how is AAPL doing",
};

test.each([
  ["% wise?", "in percent"],
  ["percentage-wise", "in percent"],
  ["in pct terms", "in percent"],
  ["as a percentage?", "in percent"],
  ["dollar-wise", "in dollars"],
  ["as a dollar figure", "in dollars"],
  ["in $ terms", "in dollars"],
  ["in percent of what?", "in percent of what?"],
])("%j is %j", (said, plain) => {
  expect(followedUp(said, before, demo)).toBe(plain);
});
