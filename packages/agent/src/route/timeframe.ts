import type { Timeframe } from "@advisor/domain/brokerage/dataset";
import { addDays, type Day } from "@advisor/domain/day";
import { addMonths, firstOfMonth, firstOfQuarter, monday } from "@advisor/domain/text/calendar";
import type { Period } from "./item.ts";

export type Unit = "day" | "week" | "month" | "quarter" | "year";

/** The stretch that ends today: "past 10 days" begins ten days ago. Its name, where it has one. */
export function trailing(count: number, unit: Unit, today: Day): Period | undefined {
  if (count < 1 || count > 1_000) return undefined;
  const timeframe = names.get(`${count} ${unit}`);
  const months = monthsOf[unit] * count;
  const from = months > 0 ? addMonths(today, -months) : addDays(today, -daysOf[unit] * count);
  return { from, to: today, ...(timeframe === undefined ? {} : { timeframe }) };
}

/** From the beginning of the calendar unit to today. */
export const toDate = (unit: Unit, today: Day): Period => {
  const timeframe = soFar[unit];
  const from = firstOf(unit, today);
  return { from, to: today, ...(timeframe === undefined ? {} : { timeframe }) };
};

/** The calendar unit that a day lies in, which may not be over yet. */
export const whole = (unit: Unit, day: Day): { from: Day; to: Day } => {
  const from = firstOf(unit, day);
  const months = monthsOf[unit];
  const next = months > 0 ? addMonths(from, months) : addDays(from, daysOf[unit]);
  return { from, to: addDays(next, -1) };
};

/** The calendar unit before the present one: last week is Monday to Sunday. */
export function before(unit: Unit, today: Day): { from: Day; to: Day } {
  const to = addDays(firstOf(unit, today), -1);
  return { from: firstOf(unit, to), to };
}

/** A stretch from the first day of the year to today is the year to date, however it was said. */
export const named = (period: Period, today: Day): Period =>
  period.from === firstOf("year", today) && period.to === today && period.timeframe === undefined
    ? { ...period, timeframe: "YTD" }
    : period;

function firstOf(unit: Unit, day: Day): Day {
  if (unit === "day") return day;
  if (unit === "week") return monday(day);
  if (unit === "month") return firstOfMonth(day);
  return unit === "quarter" ? firstOfQuarter(day) : `${day.slice(0, 4)}-01-01`;
}

const monthsOf: Record<Unit, number> = { day: 0, week: 0, month: 1, quarter: 3, year: 12 };
const daysOf: Record<Unit, number> = { day: 1, week: 7, month: 0, quarter: 0, year: 0 };

const soFar: Partial<Record<Unit, Timeframe>> = {
  day: "1D",
  month: "MTD",
  quarter: "QTD",
  year: "YTD",
};

const names: ReadonlyMap<string, Timeframe> = new Map([
  ["1 day", "1D"],
  ["1 week", "1W"],
  ["7 day", "1W"],
  ["1 month", "1M"],
  ["3 month", "3M"],
  ["1 quarter", "3M"],
  ["6 month", "6M"],
  ["12 month", "1Y"],
  ["1 year", "1Y"],
  ["3 year", "3Y"],
  ["5 year", "5Y"],
]);
