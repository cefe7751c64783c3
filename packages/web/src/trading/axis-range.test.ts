import fc from "fast-check";
import { expect, test } from "vitest";
import { barRange } from "./axis-range.ts";

test("half a label has room on both sides of the bars, which use the rest", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000 }),
      fc.integer({ min: 200, max: 2_000 }),
      (bars, width) => {
        const { from, to } = barRange(bars, width);
        const barWidth = (width - 72) / (to - from);
        expect((-0.5 - from) * barWidth).toBeCloseTo(24, 6);
        expect((to - (bars - 0.5)) * barWidth).toBeCloseTo(24, 6);
      },
    ),
  );
});

test("a chart without a width yet has a range all the same", () => {
  const { from, to } = barRange(10, 0);
  expect(to - from).toBeGreaterThan(10);
});
