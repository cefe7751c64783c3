import { decimal } from "@advisor/domain/decimal";
import { expect, test } from "vitest";
import {
  listed,
  quantity,
  ratioPercent,
  signedPercent,
  signedUsd,
  table,
  unit,
  usd,
} from "./format.ts";

test.each([
  [usd(1_234_567.895), "$1,234,567.90"],
  [usd(-0.004), "$0.00"],
  [usd(decimal("-20000")), "-$20,000.00"],
  [signedUsd(1_800.54), "+$1,800.54"],
  [signedUsd(-30.46), "-$30.46"],
  [signedUsd(0), "$0.00"],
  [signedPercent(1.1), "+1.1 %"],
  [signedPercent(-0.6), "-0.6 %"],
  [signedPercent(0), "0 %"],
  [ratioPercent(decimal("0.2853")), "+28.53 %"],
  [ratioPercent(decimal("-0.05")), "-5.00 %"],
  [quantity(1_234_567.00311), "1,234,567.00311"],
  [quantity(-1_000), "-1,000"],
  [quantity(0.0031), "0.0031"],
  [unit([{ quantity: -1, multiplier: 1 }]), "share"],
  [unit([{ quantity: 0.5, multiplier: 1 }]), "shares"],
  [unit([{ quantity: 1, multiplier: 100 }]), "contract"],
  [unit([1, 1].map((quantity) => ({ quantity, multiplier: 100 }))), "contracts"],
  [listed([]), ""],
  [listed(["A"]), "A"],
  [listed(["A", "B", "C"]), "A, B and C"],
])("%s", (written, expected) => {
  expect(written).toBe(expected);
});

test("a cell cannot end its row or begin another cell", () => {
  expect(table(["A", "B"], [["1 | 2", "3\n| 4"]])).toBe(
    "| A | B |\n| --- | --- |\n| 1 \\| 2 | 3 \\| 4 |",
  );
});
