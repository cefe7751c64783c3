import type { Bar } from "@advisor/domain/market/bar";
import { expect, test } from "vitest";
import { PackedBars, packBars } from "./packed-bars.ts";

const bars: Bar[] = [
  { at: "2026-11-19", open: "1.10", high: "1.30", low: "1.00", close: "1.20", volume: 400 },
  {
    at: "2026-11-20T03:45:00Z",
    open: "1.20",
    high: "1.20",
    low: "1.20",
    close: "1.20",
    volume: null,
  },
];

test("bars survive packing and unpacking", () => {
  expect(packBars(bars)).toBe(
    "2026-11-19 1.10 1.30 1.00 1.20 400;2026-11-20T03:45:00Z 1.20 1.20 1.20 1.20 -",
  );
  expect(PackedBars.parse(packBars(bars))).toEqual(bars);
  expect(PackedBars.parse(packBars([]))).toEqual([]);
});

test("a truncated string does not parse", () => {
  expect(PackedBars.safeParse("2026-11-19 1.10 1.30").success).toBe(false);
});
