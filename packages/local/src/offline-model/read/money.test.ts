import { expect, test } from "vitest";
import { money } from "./money.ts";

test.each([
  ["deposit $60,000", 60_000],
  ["deposit 60,000", 60_000],
  ["60k", 60_000],
  ["1.5 million dollars", 1_500_000],
  ["$2.5m", 2_500_000],
  ["250 dollars", 250],
  ["$1,234.56 today", 1_234.56],
  ["in 3 weeks", null],
  ["5%", null],
  ["by 2026-12-05", null],
  ["their 401k", null],
])("%s is %s", (text, amount) => {
  expect(money(text)).toBe(amount);
});
