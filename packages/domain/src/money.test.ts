import { expect, test } from "vitest";
import { decimal } from "./decimal.ts";
import { assetClassName, dollars } from "./money.ts";

test.each([
  ["0", "$0.00"],
  ["999.995", "$1,000.00"],
  ["-72000", "-$72,000.00"],
  ["1234567.8", "$1,234,567.80"],
])("%s dollars are written %s", (value, text) => {
  expect(dollars(decimal(value))).toBe(text);
});

test("class names are written for people", () => {
  expect(["us_equity", "intl_equity", "fixed_income", "cash"].map(assetClassName)).toEqual([
    "US equity",
    "international equity",
    "fixed income",
    "cash",
  ]);
});
