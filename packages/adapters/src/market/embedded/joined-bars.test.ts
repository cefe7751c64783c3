import type { Bar } from "@advisor/domain/market/bar";
import { expect, test } from "vitest";
import { joinBars } from "./joined-bars.ts";

const bar = (at: string, prices: [string, string, string, string], volume: number | null): Bar => {
  const [open, high, low, close] = prices;
  return { at, open, high, low, close, volume };
};

const bars = [
  bar("2026-11-19T03:45:00Z", ["9.00", "9.50", "8.90", "9.20"], 10),
  bar("2026-11-19T03:50:00Z", ["9.20", "10.40", "9.10", "10.30"], 20),
  bar("2026-11-19T03:55:00Z", ["10.30", "10.30", "9.80", "9.90"], 5),
  bar("2026-11-20T03:45:00Z", ["9.90", "9.95", "9.85", "9.91"], null),
];

test("three 5-minute bars become one 15-minute bar, restarting each day", () => {
  expect(joinBars(bars, 3)).toEqual([
    bar("2026-11-19T03:45:00Z", ["9.00", "10.40", "8.90", "9.90"], 35),
    bar("2026-11-20T03:45:00Z", ["9.90", "9.95", "9.85", "9.91"], null),
  ]);
});

test("the last bar of a day may be shorter", () => {
  expect(joinBars(bars, 2).map(({ at, volume }) => [at, volume])).toEqual([
    ["2026-11-19T03:45:00Z", 30],
    ["2026-11-19T03:55:00Z", 5],
    ["2026-11-20T03:45:00Z", null],
  ]);
});

test("a count of one changes nothing", () => {
  expect(joinBars(bars, 1)).toEqual(bars);
});
