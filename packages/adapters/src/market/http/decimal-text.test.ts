import * as Decimal from "@advisor/domain/decimal";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decimalText } from "./decimal-text.ts";

test.each<[unknown, string | null]>([
  [193.12, "193.12"],
  [193.1199951171875, "193.11999512"],
  [3.1e12, "3100000000000"],
  [1e-7, "0.0000001"],
  [-0.5, "-0.5"],
  ["1,234.50", "1234.5"],
  ["+2", "2"],
  [0, "0"],
  ["None", null],
  ["-", null],
  ["n/a", null],
  ["", null],
  [null, null],
  [undefined, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])("%s is %s", (value, text) => {
  expect(decimalText(value)).toBe(text);
});

test("the result is always decimal text", () => {
  return fc.assert(
    fc.property(fc.double({ min: -1e20, max: 1e20 }), (value) => {
      const text = decimalText(value);
      expect(text === null || Decimal.Text.safeParse(text).success).toBe(true);
    }),
  );
});
