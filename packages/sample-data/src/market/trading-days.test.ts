import { expect, test } from "vitest";
import { afterWeekdays, isWeekday, tradingDays } from "./trading-days.ts";

test("a year of trading days ends on the dataset's day, without weekends", () => {
  for (const days of Object.values(tradingDays)) {
    expect([days[0], days.at(-1)]).toEqual(["2025-11-20", "2026-11-20"]);
    expect(days.filter((day) => !isWeekday(day))).toEqual([]);
  }
});

test("New York is closed on Thanksgiving, Mumbai on Republic Day", () => {
  const rests = (day: string) => [
    !tradingDays.american.includes(day),
    !tradingDays.indian.includes(day),
  ];
  expect(rests("2025-11-27")).toEqual([true, false]);
  expect(rests("2026-01-26")).toEqual([false, true]);
  expect(rests("2025-12-25")).toEqual([true, true]);
});

test("two weekdays after a Friday is a Tuesday", () => {
  expect(afterWeekdays("2026-11-13", 2)).toBe("2026-11-17");
  expect(afterWeekdays("2026-11-13", 0)).toBe("2026-11-13");
});
