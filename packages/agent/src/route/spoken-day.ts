import { addDays, Day } from "@advisor/domain/day";
import { addMonths, dayOf, lastOfMonth, weekday } from "@advisor/domain/text/calendar";

interface Days {
  from: string;
  to: string;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
export const weekdays = "sunday monday tuesday wednesday thursday friday saturday".split(" ");

/** The last day or month of that name that has begun by today: "jan 7", "the 7th of january", "1/7", "december", "2025". */
export function spokenDays(text: string, today: Day): Days | undefined {
  if (text === "today") return only(today);
  if (text === "yesterday") return only(addDays(today, -1));
  const [, year, month, date] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (year !== undefined) return real(dayOf(Number(year), Number(month), Number(date)));
  if (/^\d{4}$/.test(text)) return { from: `${text}-01-01`, to: `${text}-12-31` };
  if (text.includes("new year")) return only(`${today.slice(0, 4)}-01-01`);
  const dayOfMonth = /^the (\d{1,2})(?:st|nd|rd|th)$/.exec(text)?.[1];
  if (dayOfMonth !== undefined) return ofThisMonth(Number(dayOfMonth), today);
  return /[/-]/.test(text) ? slashed(text, today) : inWords(text, today);
}

/** The last such weekday before today. */
export function lastWeekday(name: string, today: Day): Day {
  const back = (weekday(today) - weekdays.indexOf(name) + 7) % 7;
  return addDays(today, -(back === 0 ? 7 : back));
}

/** The last such day of a month that has begun. */
function ofThisMonth(date: number, today: Day): Days | undefined {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const day = dayOf(year, month, date);
  if (day <= today) return real(day);
  return real(dayOf(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1, date));
}

/** As it is written in the United States, the month first, unless that is no month. */
function slashed(text: string, today: Day): Days | undefined {
  const [first = 0, second = 0, year] = text.split(/[/-]/).map(Number);
  const [month, date] = first > 12 && second <= 12 ? [second, first] : [first, second];
  if (year === undefined) return latest(month, date, today);
  return real(dayOf(year < 100 ? 2000 + year : year, month, date));
}

function inWords(text: string, today: Day): Days | undefined {
  const parts = text.split(" ");
  const month =
    months.indexOf(
      parts.find((part) => /^[a-z]{3}/.test(part) && part !== "the")?.slice(0, 3) ?? "",
    ) + 1;
  const year = parts.find((part) => /^\d{4}$/.test(part));
  const date = parts.find((part) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(part));
  if (month === 0) return undefined;
  if (date === undefined) return wholeMonth(month, year, today);
  const number = Number.parseInt(date, 10);
  return year === undefined
    ? latest(month, number, today)
    : real(dayOf(Number(year), month, number));
}

function wholeMonth(month: number, year: string | undefined, today: Day): Days {
  const thisYear = Number(today.slice(0, 4));
  const first = dayOf(year === undefined ? thisYear : Number(year), month, 1);
  const from = year === undefined && first > today ? addMonths(first, -12) : first;
  return { from, to: lastOfMonth(from) };
}

function latest(month: number, date: number, today: Day): Days | undefined {
  const thisYear = Number(today.slice(0, 4));
  const day = dayOf(thisYear, month, date);
  return real(day > today ? dayOf(thisYear - 1, month, date) : day);
}

const only = (day: Day): Days => ({ from: day, to: day });

const real = (day: string): Days | undefined =>
  Day.safeParse(day).success ? only(day) : undefined;
