import * as z from "zod";

/** A calendar day, YYYY-MM-DD, without a time zone. Days compare as text. */
export const Day = z.iso.date();
export type Day = z.infer<typeof Day>;

const millisecondsPerDay = 86_400_000;

/** The day `count` days after `day`; before it when negative. */
export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * millisecondsPerDay).toISOString().slice(0, 10);

/** Whole days from `from` to `to`. */
export const daysBetween = (from: Day, to: Day): number =>
  from === to ? 0 : (timeOf(to) - timeOf(from)) / millisecondsPerDay;

const timeOf = (day: Day): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));

/** The same day of the next year; 29 February becomes 28 February. */
export function nextYear(day: Day): Day {
  const year = String(Number(day.slice(0, 4)) + 1).padStart(4, "0");
  return `${year}${day.slice(4) === "-02-29" ? "-02-28" : day.slice(4)}`;
}
