import { addDays, Day } from "@advisor/domain/day";
import { addMonths, dayOf, lastOfMonth, weekday } from "@advisor/domain/text/calendar";
import { holiday, holidayNames, lastOf, nth } from "./holiday.ts";

interface Days {
  from: Day;
  to: Day;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const weekdays = "sunday monday tuesday wednesday thursday friday saturday".split(" ");

export const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
/** "a deposit of 2000" names a sum. */
export const year = "(?:199\\d|200[1-9]|20[1-3]\\d)";
export const anyWeekday = `(?:${weekdays.join("|")}|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)`;
const date = "\\d{1,2}(?:st|nd|rd|th)?";
const inYear = `(?: (?:of )?(?:${year}|(?:last|this|previous|prior|the previous) year))?`;

const places = ["first|1st", "second|2nd", "third|3rd", "fourth|4th"];
const weekdayOfMonth = `(?:the )?(${places.join("|")}|last) (${anyWeekday}) (?:of|in) (${month}${inYear})`;

/** The day as it is written or said, with or without its year. */
export const exactDay = [
  "\\d{4}-\\d{1,2}-\\d{1,2}",
  weekdayOfMonth.replaceAll(/\((?!\?)/g, "(?:"),
  "\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?",
  "\\d{1,2}-\\d{1,2}-\\d{4}",
  `(?:last )?${month} (?:the )?${date}${inYear}`,
  `(?:the )?${date} (?:of )?${month}${inYear}`,
  `(?:the )?${date} of (?:the|this|last|the previous) month`,
  `(?:(?:last|this past|the) )?(?:${holidayNames})${inYear}(?! (?:letter|cards?|party|presents?|gifts?|shopping|bonus|dinner|lunch|budget|money)(?!\\S))`,
  "yesterday",
  "(?<!\\bago )today",
].join("|");

/** A month that its name alone may not tell from another word. */
export const spokenMonth = `(?:(?:last|this past|past|previous|this) )?${month}${inYear}`;
export const dayOfMonth = "the \\d{1,2}(?:st|nd|rd|th)";

/** The last day or month of that name that has begun by today: "jan 7", "the 7th of january", "1/7", "december", "2025". */
export function spokenDays(text: string, today: Day): Days | undefined {
  if (text === "today") return only(today);
  if (text === "yesterday") return only(addDays(today, -1));
  const [, year, month, date] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (year !== undefined) return real(dayOf(Number(year), Number(month), Number(date)));
  if (/^\d{4}$/.test(text)) return { from: `${text}-01-01`, to: `${text}-12-31` };
  const [, place, name, of] = new RegExp(`^${weekdayOfMonth}$`).exec(text) ?? [];
  if (place !== undefined && name !== undefined && of !== undefined) {
    return ofTheWeekday(place, name, inWords(of, today)?.from);
  }
  const known = holiday(nameOf(text), yearIn(text, today), today);
  if (known !== undefined) return only(known);
  const [, number, which] = ofMonth.exec(text) ?? [];
  if (number !== undefined) return ofTheMonth(Number(number), which, today);
  return /[/-]/.test(text) ? slashed(text, today) : inWords(text, today);
}

const nameOf = (text: string): string =>
  text.replace(/^(?:last|this past|the) (?!turn)/, "").replace(new RegExp(`${inYear}$`), "");

const ofMonth =
  /^(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of (?:the |this )?(last |previous )?month)?$/;

/** The last such weekday before today. */
export function lastWeekday(name: string, today: Day): Day {
  const asked = weekdays.findIndex((one) => one.startsWith(name.slice(0, 3)));
  const back = (weekday(today) - asked + 7) % 7;
  return addDays(today, -(back === 0 ? 7 : back));
}

/** "the last friday of october": of the October that has begun last. */
function ofTheWeekday(place: string, name: string, first: Day | undefined): Days | undefined {
  if (first === undefined) return undefined;
  const asked = weekdays.findIndex((one) => one.startsWith(name.slice(0, 3)));
  const count = places.findIndex((one) => one.split("|").includes(place)) + 1;
  return only(count === 0 ? lastOf(asked, first) : nth(count, asked, first));
}

/** The last such day of a month that has begun, or that of the month before. */
function ofTheMonth(date: number, which: string | undefined, today: Day): Days | undefined {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const day = dayOf(year, month, date);
  if (which === undefined && day <= today) return real(day);
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
  const named = parts.find((part) => /^[a-z]{3}/.test(part) && !notAMonth.test(part));
  const month = months.indexOf(named?.slice(0, 3) ?? "") + 1;
  const year = yearIn(text, today);
  const date = parts.find((part) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(part));
  if (month === 0) return undefined;
  if (date === undefined) return wholeMonth(month, year, today, /^(?:last|.*past|prev)/.test(text));
  const number = Number.parseInt(date, 10);
  return year === undefined ? latest(month, number, today) : real(dayOf(year, month, number));
}

const notAMonth = /^(?:the|last|this|past|previous)$/;

/** The year that the words name: "2025", "last year". */
function yearIn(text: string, today: Day): number | undefined {
  const thisYear = Number(today.slice(0, 4));
  if (/\b(?:last|previous|prior) year$/.test(text)) return thisYear - 1;
  if (/\bthis year$/.test(text)) return thisYear;
  const said = /(?:^| )(\d{4})$/.exec(text)?.[1];
  return said === undefined ? undefined : Number(said);
}

/** "last november" is not the one that has only begun. */
function wholeMonth(month: number, year: number | undefined, today: Day, isLast: boolean): Days {
  const first = dayOf(year ?? Number(today.slice(0, 4)), month, 1);
  const isAhead = first > today || (isLast && lastOfMonth(first) >= today);
  const from = year === undefined && isAhead ? addMonths(first, -12) : first;
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
