import { expect, test } from "vitest";
import { amountTicks, dayTicks, lineOf, nearest, scaleOf } from "./value-scale.ts";

const frame = { width: 120, height: 60, left: 10, right: 10, top: 10, bottom: 10 };
const points = [
  { day: "2026-01-01", value_usd: 100 },
  { day: "2026-01-11", value_usd: 300 },
  { day: "2026-04-11", value_usd: 200 },
];

test("days are spaced by time, and values fill the height", () => {
  expect(lineOf(points, scaleOf(points, frame))).toBe("10,50 20,10 110,30");
});

test("equal values are in the middle", () => {
  const flat = points.map((point) => ({ ...point, value_usd: 5 }));
  expect(lineOf(flat, scaleOf(flat, frame))).toBe("10,30 20,30 110,30");
});

test("the nearest point is found from either side", () => {
  const scale = scaleOf(points, frame);
  expect([0, 14, 16, 64, 66, 500].map((at) => nearest(points, scale, at))).toEqual([
    0, 0, 1, 1, 2, 2,
  ]);
});

test.each([
  [
    [2_148_156, 2_400_000],
    [2_200_000, 2_300_000, 2_400_000],
  ],
  [
    [94_100, 96_000],
    [94_500, 95_000, 95_500, 96_000],
  ],
  [
    [-20, 20],
    [-20, -10, 0, 10, 20],
  ],
  [[7, 7], [7]],
])("round amounts within %j are %j", (values, ticks) => {
  expect(amountTicks(values)).toEqual(ticks);
});

test.each([
  ["2025-12-31", "2026-11-20", ["2026", "Apr", "Jul"]],
  ["2025-11-20", "2026-11-20", ["2026", "Apr", "Jul"]],
  ["2026-10-01", "2026-11-20", ["Oct", "Nov"]],
  ["2016-03-31", "2026-11-20", ["2018", "2020", "2022", "2024"]],
])("from %s to %s the axis shows %j", (from, to, names) => {
  expect(dayTicks(from, to).map(({ name }) => name)).toEqual(names);
});
