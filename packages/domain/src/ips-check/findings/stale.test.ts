import { expect, it } from "vitest";
import { isStale, tradingDays } from "./stale.ts";

it("calls a price stale from the second trading day on", () => {
  expect(isStale("2026-11-20", "2026-11-20")).toBe(false);
  expect(isStale("2026-11-19", "2026-11-20")).toBe(false);
  expect(isStale("2026-11-18", "2026-11-20")).toBe(true);
});

it("does not count weekends", () => {
  const friday = "2026-11-20";
  expect(isStale(friday, "2026-11-22")).toBe(false);
  expect(isStale(friday, "2026-11-23")).toBe(false);
  expect(isStale(friday, "2026-11-24")).toBe(true);
});

it("counts whole weeks, and nothing for a price dated tomorrow", () => {
  expect(isStale("2025-11-20", "2026-11-20")).toBe(true);
  expect(isStale("2026-11-27", "2026-11-20")).toBe(false);
});

it("says how many trading days old a price is", () => {
  const friday = "2026-11-20";
  const ages = ["2026-11-20", "2026-11-22", "2026-11-24", "2026-12-04"];
  expect(ages.map((today) => tradingDays(friday, today))).toEqual([0, 0, 2, 10]);
});
