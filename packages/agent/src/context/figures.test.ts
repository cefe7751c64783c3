import { expect, test } from "vitest";
import {
  formatChange,
  formatExact,
  formatPercent,
  formatPoints,
  formatRatio,
  formatUsd,
} from "./figures.ts";

test.each([
  [formatUsd("1250000.5"), "1250000.50 USD"],
  [formatUsd(-0.004), "0.00 USD"],
  [formatUsd(-0.05), "-0.05 USD"],
  [formatUsd(null), "unknown"],
  [formatPercent(33.335), "33.34%"],
  [formatPercent(null), "unknown"],
  [formatRatio(0.2853), "28.53%"],
  [formatRatio(null), "unknown"],
  [formatPoints(8.2), "+8.20 pp"],
  [formatPoints(-6.2), "-6.20 pp"],
  [formatPoints(null), "unknown"],
  [formatChange(82_000), "+82000.00 USD"],
  [formatChange(0), "0.00 USD"],
  [formatChange(null), "unknown"],
  [formatExact(0.0000003), "0.0000003"],
])("%s", (shown, expected) => {
  expect(shown).toBe(expected);
});
