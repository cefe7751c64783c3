import { expect, test } from "vitest";
import { tradingDays } from "./trading-days.ts";

const friday = "2026-11-20";

test("a range without a start is one day: the last trading day, or the end of the range", () => {
  expect(tradingDays({ from: null, to: null, limit: 9 }, friday)).toEqual([undefined]);
  expect(tradingDays({ from: null, to: "2026-11-18", limit: 9 }, friday)).toEqual(["2026-11-18"]);
});

test("weekends are skipped, and the newest day comes first", () => {
  expect(tradingDays({ from: "2026-11-13", to: "2026-11-17", limit: 9 }, friday)).toEqual([
    "2026-11-17",
    "2026-11-16",
    "2026-11-13",
  ]);
});

test("at most five days are requested", () => {
  expect(tradingDays({ from: "2026-01-01", to: null, limit: 9 }, "2026-11-22")).toEqual([
    "2026-11-20",
    "2026-11-19",
    "2026-11-18",
    "2026-11-17",
    "2026-11-16",
  ]);
});
