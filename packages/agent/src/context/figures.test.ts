import { expect, test } from "vitest";
import { change, exact, percent, points, ratio, usd } from "./figures.ts";

test.each([
  [usd("1250000.5"), "1250000.50 USD"],
  [usd(-0.004), "0.00 USD"],
  [usd(-0.05), "-0.05 USD"],
  [usd(null), "unknown"],
  [percent(33.335), "33.34%"],
  [percent(null), "unknown"],
  [ratio(0.2853), "28.53%"],
  [ratio(null), "unknown"],
  [points(8.2), "+8.20 pp"],
  [points(-6.2), "-6.20 pp"],
  [points(null), "unknown"],
  [change(82_000), "+82000.00 USD"],
  [change(0), "0.00 USD"],
  [change(null), "unknown"],
  [exact(0.0000003), "0.0000003"],
])("%s", (shown, expected) => {
  expect(shown).toBe(expected);
});
