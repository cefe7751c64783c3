import { expect, test } from "vitest";
import { before, named, toDate, trailing, whole } from "./timeframe.ts";

const today = "2026-01-15";

test("a stretch has a name where the brokers have one", () => {
  expect(trailing(1, "quarter", today)).toEqual({ from: "2025-10-15", to: today, timeframe: "3M" });
  expect(trailing(2, "year", today)).toEqual({ from: "2024-01-15", to: today });
  expect(trailing(0, "day", today)).toBeUndefined();
  expect(toDate("quarter", today)).toEqual({ from: "2026-01-01", to: today, timeframe: "QTD" });
  expect(toDate("week", today)).toEqual({ from: "2026-01-12", to: today });
});

test("a whole unit goes on after today", () => {
  expect(whole("week", today)).toEqual({ from: "2026-01-12", to: "2026-01-18" });
  expect(whole("quarter", today)).toEqual({ from: "2026-01-01", to: "2026-03-31" });
});

test("the unit before ends where the present one begins", () => {
  expect(before("week", today)).toEqual({ from: "2026-01-05", to: "2026-01-11" });
  expect(before("day", today)).toEqual({ from: "2026-01-14", to: "2026-01-14" });
});

test("from New Year to today is the year to date, unless it was called otherwise", () => {
  expect(named({ from: "2026-01-01", to: today }, today).timeframe).toBe("YTD");
  expect(named(toDate("month", today), today).timeframe).toBe("MTD");
  expect(named({ from: "2026-01-02", to: today }, today).timeframe).toBeUndefined();
});
