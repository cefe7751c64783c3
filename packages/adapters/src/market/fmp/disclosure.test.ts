import { expect, test } from "vitest";
import { congressSide, parseAmountRange } from "./disclosure.ts";

test.each([
  ["$1,001 - $15,000", "1001", "15000"],
  ["$1,000,001 - $5,000,000", "1000001", "5000000"],
  ["Over $50,000,000", "50000000", null],
  ["$50,000,000 +", "50000000", null],
  ["--", null, null],
  [null, null, null],
])("the amount %s goes from %s to %s", (text, amount_from, amount_to) => {
  expect(parseAmountRange(text)).toEqual({ amount_from, amount_to });
});

test.each([
  ["Buy", "purchase"],
  ["Purchase", "purchase"],
  ["Sell", "sale"],
  ["Sale (Partial)", "sale"],
  ["Exchange", "exchange"],
  ["Receive", "unknown"],
  [null, "unknown"],
])("%s is a %s", (text, side) => {
  expect(congressSide(text)).toBe(side);
});
