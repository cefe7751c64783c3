import { expect, test } from "vitest";
import { decimal } from "./decimal.ts";
import { assetClassName, dollars, dollarsExact } from "./money.ts";

test.each([
  ["0", "$0.00"],
  ["999.995", "$1,000.00"],
  ["-72000", "-$72,000.00"],
  ["1234567.8", "$1,234,567.80"],
])("%s dollars are written %s", (value, text) => {
  expect(dollars(decimal(value))).toBe(text);
});

test("a whole amount in a sentence has no cents", () => {
  expect(["72000", "-93333.335", "0"].map((value) => dollarsExact(decimal(value)))).toEqual([
    "$72,000",
    "-$93,333.34",
    "$0",
  ]);
});

test("class names are written for people", () => {
  expect(["us_equity", "intl_equity", "fixed_income", "cash"].map(assetClassName)).toEqual([
    "US equity",
    "international equity",
    "fixed income",
    "cash",
  ]);
});
