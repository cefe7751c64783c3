import { addDays, type Day } from "@advisor/domain/day";
import { addMonths, dayOf, lastOfMonth, weekday } from "@advisor/domain/text/calendar";

/** Holidays by what they are called, with their day in a year. */
const holidays: readonly (readonly [source: string, on: (year: number) => Day])[] = [
  ["christmas eve|xmas eve", (year) => dayOf(year, 12, 24)],
  ["christmas(?: day)?|xmas(?: day)?", (year) => dayOf(year, 12, 25)],
  ["boxing day", (year) => dayOf(year, 12, 26)],
  ["new years? eve|nye", (year) => dayOf(year, 12, 31)],
  ["new years?(?: day)?|the turn of the year", (year) => dayOf(year, 1, 1)],
  ["mlk day|martin luther king day", (year) => nth(3, 1, dayOf(year, 1, 1))],
  ["valentines?(?: day)?", (year) => dayOf(year, 2, 14)],
  ["presidents? day", (year) => nth(3, 1, dayOf(year, 2, 1))],
  ["good friday", (year) => addDays(easter(year), -2)],
  ["easter(?: sunday)?", (year) => easter(year)],
  ["tax day", (year) => dayOf(year, 4, 15)],
  ["may day", (year) => dayOf(year, 5, 1)],
  ["memorial day", (year) => lastOf(1, dayOf(year, 5, 1))],
  ["juneteenth", (year) => dayOf(year, 6, 19)],
  ["independence day", (year) => dayOf(year, 7, 4)],
  ["labou?r day", (year) => nth(1, 1, dayOf(year, 9, 1))],
  ["columbus day", (year) => nth(2, 1, dayOf(year, 10, 1))],
  ["halloween", (year) => dayOf(year, 10, 31)],
  ["veterans? day", (year) => dayOf(year, 11, 11)],
  ["thanksgiving(?: day)?", (year) => nth(4, 4, dayOf(year, 11, 1))],
  ["black friday", (year) => addDays(nth(4, 4, dayOf(year, 11, 1)), 1)],
];

export const holidayNames = holidays.map(([source]) => source).join("|");

/** The holiday of that year, or the last one that has come by today. */
export function holiday(name: string, year: number | undefined, today: Day): Day | undefined {
  const on = holidays.find(([source]) => new RegExp(`^(?:${source})$`).test(name))?.[1];
  if (on === undefined || year !== undefined) return year === undefined ? undefined : on?.(year);
  const thisYear = Number(today.slice(0, 4));
  return on(thisYear) > today ? on(thisYear - 1) : on(thisYear);
}

/** The nth such weekday of the month that begins on `first`; 0 is Sunday. */
export const nth = (count: number, day: number, first: Day): Day =>
  addDays(first, ((day - weekday(first) + 7) % 7) + 7 * (count - 1));

/** The last such weekday of the month that begins on `first`; 0 is Sunday. */
export const lastOf = (day: number, first: Day): Day => {
  const last = lastOfMonth(first);
  return addDays(last, -((weekday(last) - day + 7) % 7));
};

/** The Gregorian rule in Gauss's form, good for 1900 to 2099. */
function easter(year: number): Day {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const days = moon + sunday;
  const isLate = days === 35 || (days === 34 && moon === 28 && year % 19 > 10);
  return addDays(addMonths(dayOf(year, 2, 22), 1), isLate ? days - 7 : days);
}
