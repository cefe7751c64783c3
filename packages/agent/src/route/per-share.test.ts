import { expect, test } from "vitest";
import { asksGainOfShare, asksPriceLessCost } from "./per-share.ts";

test.each([
  "SYM price minus my cost per share",
  "difference between the SYM price and my cost per share",
  "gap between SYM price and average cost",
])("the price less the cost: %s", (said) => {
  expect(asksPriceLessCost(said)).toBe(true);
});

test.each(["SYM gain per share", "what do we make a share on SYM", "the profit a share on SYM"])(
  "the gain of one share: %s",
  (said) => {
    expect([asksPriceLessCost(said), asksGainOfShare(said)]).toEqual([false, true]);
  },
);

test.each([
  "SYM price and cost basis",
  "average cost and current price for SYM",
  "SYM cost per share",
  "gain on SYM",
])("neither: %s", (said) => {
  expect(asksGainOfShare(said)).toBe(false);
});
