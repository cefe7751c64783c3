import { expect, test } from "vitest";
import { addMonths, firstOfQuarter, lastOfMonth, startOfWeek, weekday } from "./calendar.ts";

test("weeks begin on Monday", () => {
  expect(["2026-01-11", "2026-01-12", "2026-01-18"].map(startOfWeek)).toEqual([
    "2026-01-05",
    "2026-01-12",
    "2026-01-12",
  ]);
  expect(["2026-01-11", "2026-01-12"].map(weekday)).toEqual([0, 1]);
});

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2024-01-31", 1, "2024-02-29"],
  ["2026-01-15", -1, "2025-12-15"],
  ["2026-03-31", -13, "2025-02-28"],
  ["2026-11-20", 14, "2028-01-20"],
])("%s moved by %i months is %s", (day, count, moved) => {
  expect(addMonths(day, count)).toBe(moved);
});

test("months and quarters have first and last days", () => {
  expect(["2026-02-10", "2025-12-31"].map(lastOfMonth)).toEqual(["2026-02-28", "2025-12-31"]);
  expect(["2026-01-15", "2026-06-30", "2026-11-20"].map(firstOfQuarter)).toEqual([
    "2026-01-01",
    "2026-04-01",
    "2026-10-01",
  ]);
});
