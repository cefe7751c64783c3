import { addDays, type Day } from "../day.ts";

/** 0 is Sunday. */
export const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The Monday of the week of `day`; weeks run from Monday to Sunday. */
export const startOfWeek = (day: Day): Day => addDays(day, -((weekday(day) + 6) % 7));

/**
 * The same day `count` months later (earlier when negative), or the last day of a shorter month.
 */
export function addMonths(day: Day, count: number): Day {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const month = formatDay(Math.floor(index / 12), (index % 12) + 1, 1);
  const same = addDays(month, Number(day.slice(8)) - 1);
  return same.slice(0, 7) === month.slice(0, 7) ? same : lastOfMonth(month);
}

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

export const lastOfMonth = (day: Day): Day => addDays(addMonths(firstOfMonth(day), 1), -1);

export const firstOfQuarter = (day: Day): Day =>
  addMonths(firstOfMonth(day), -((Number(day.slice(5, 7)) - 1) % 3));

/** Formats a date, which need not exist. */
export const formatDay = (year: number, month: number, date: number): Day =>
  `${String(year).padStart(4, "0")}-${pad(month)}-${pad(date)}`;

const pad = (value: number): string => String(value).padStart(2, "0");
