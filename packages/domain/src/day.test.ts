import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, Day, daysBetween, nextYear } from "./day.ts";

const days = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("Day", () => {
  test("accepts a calendar day and nothing else", () => {
    expect(Day.safeParse("2024-02-29").success).toBe(true);
    const wrong = ["2023-02-29", "2026-13-01", "2026-1-5", "2026-01-05T00:00:00Z", "yesterday"];
    expect(wrong.filter((text) => Day.safeParse(text).success)).toEqual([]);
  });
});

describe("addDays", () => {
  test("crosses months, leap days and years in both directions", () => {
    expect([
      addDays("2024-02-28", 1),
      addDays("2023-02-28", 1),
      addDays("2026-12-31", 1),
      addDays("2026-01-01", -1),
      addDays("2026-11-20", 90),
    ]).toEqual(["2024-02-29", "2023-03-01", "2027-01-01", "2025-12-31", "2027-02-18"]);
  });

  test("is undone by the opposite count and agrees with daysBetween", () => {
    return fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        const other = addDays(day, count);
        expect([addDays(other, -count), daysBetween(day, other)]).toEqual([day, count]);
      }),
    );
  });
});

describe("daysBetween", () => {
  test("counts whole days over a change of clocks, negative when the end is earlier", () => {
    expect(daysBetween("2026-03-07", "2026-03-09")).toBe(2);
    expect(daysBetween("2026-11-20", "2026-10-21")).toBe(-30);
  });
});

describe("nextYear", () => {
  test("is the same day a year on; 29 February becomes 28 February", () => {
    expect([nextYear("2025-11-20"), nextYear("2024-02-29"), nextYear("2023-02-28")]).toEqual([
      "2026-11-20",
      "2025-02-28",
      "2024-02-28",
    ]);
  });

  test("is always 365 or 366 days away", () => {
    return fc.assert(
      fc.property(days, (day) => {
        expect([365, 366]).toContain(daysBetween(day, nextYear(day)));
      }),
    );
  });
});
