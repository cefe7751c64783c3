import { addDays, Day } from "@advisor/domain/day";
import {
  addMonths,
  firstOfMonth,
  firstOfQuarter,
  formatDay,
  lastOfMonth,
  startOfWeek,
} from "@advisor/domain/text/calendar";

export interface Period {
  from: Day;
  to: Day;
  /** The words that name the period. */
  phrase: string;
}

/** The past days that the text names, none after `today`; undefined when it names none. */
export function readPeriod(text: string, today: Day): Period | undefined {
  for (const [pattern, read] of readings) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const found = read(match.groups ?? {}, today);
    if (found === undefined || !found.every((day) => Day.safeParse(day).success)) continue;
    const [from, to] = found;
    if (from > to || from > today) continue;
    return { from, to: to > today ? today : to, phrase: match[0] };
  }
  return undefined;
}

type Groups = Record<string, string | undefined>;
type Reading = readonly [RegExp, (found: Groups, today: Day) => [Day, Day] | undefined];

const months =
  "january february march april may june july august september october november december".split(
    " ",
  );
const counts = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

const monthName = `(?:${months.map((name) => `${name}|${name.slice(0, 3)}`).join("|")}|sept)`;
const number = `\\d{1,3}|${counts.join("|")}`;
const date = (key: string): string =>
  `(?<${key}>\\d{4}-\\d{2}-\\d{2}|${monthName}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${monthName}(?: \\d{4})?|\\d{1,2}/\\d{1,2}(?:/\\d{4})?)`;

const words = (source: string): RegExp => new RegExp(`\\b(?:${source})\\b`, "i");

/** The first match counts, so longer phrases come before the phrases they contain. */
const readings: readonly Reading[] = [
  [
    words(`(?:from |between )?${date("a")} (?:to|and|until|through|-) ${date("b")}`),
    ({ a, b }, today) => [past(a, today), past(b, today)],
  ],
  [words(`since ${date("a")}`), ({ a }, today) => [past(a, today), today]],
  [words(`(?:on )?${date("a")}`), ({ a }, today) => [past(a, today), past(a, today)]],
  [
    words(`since (?:the (?:start|beginning) of )?(?<month>${monthName})(?: (?<year>20\\d{2}))?`),
    (found, today) => [firstOfMonth(inMonth(found, today)), today],
  ],
  [
    words(`(?:in |during |for )(?<month>${monthName})(?: (?<year>20\\d{2}))?`),
    (found, today) => whole(inMonth(found, today)),
  ],
  [
    words("(?:in |during |for )(?<year>20\\d{2})"),
    ({ year }) => [`${year}-01-01`, `${year}-12-31`],
  ],
  [words("since (?<year>20\\d{2})"), ({ year }, today) => [`${year}-01-01`, today]],
  [
    words(
      `(?:over |in |for |during )?(?:the )?(?:last|past) (?<count>${number}) (?<unit>day|week|month|year)s?`,
    ),
    ({ count, unit }, today) => [before(today, numberOf(count), unit), today],
  ],
  [
    words(
      "(?:over |in |for |during )?(?:the )?(?:past|last) (?<count>12) months|(?:over |in |for )?the past (?<unit>day|week|month|year)",
    ),
    ({ count, unit }, today) => [before(today, Number(count ?? 1), unit ?? "month"), today],
  ],
  [words("today"), (_, today) => [today, today]],
  [words("yesterday"), (_, today) => [addDays(today, -1), addDays(today, -1)]],
  [words("this week|wtd|week to date"), (_, today) => [startOfWeek(today), today]],
  [words("last week|previous week|prior week"), (_, today) => week(addDays(today, -7))],
  [words("this month|mtd|month to date"), (_, today) => [firstOfMonth(today), today]],
  [words("last month|previous month|prior month"), (_, today) => whole(addMonths(today, -1))],
  [words("this quarter|qtd|quarter to date"), (_, today) => [firstOfQuarter(today), today]],
  [words("last quarter|previous quarter"), (_, today) => quarter(addMonths(today, -3))],
  [
    words("this year|ytd|year to date|so far this year|since (?:the )?new year"),
    (_, today) => [formatDay(yearOf(today), 1, 1), today],
  ],
  [
    words("last year|previous year"),
    (_, today) => [formatDay(yearOf(today) - 1, 1, 1), formatDay(yearOf(today) - 1, 12, 31)],
  ],
];

const yearOf = (day: Day): number => Number(day.slice(0, 4));

const week = (day: Day): [Day, Day] => [startOfWeek(day), addDays(startOfWeek(day), 6)];

const whole = (day: Day): [Day, Day] => [firstOfMonth(day), lastOfMonth(day)];

const quarter = (day: Day): [Day, Day] => [
  firstOfQuarter(day),
  lastOfMonth(addMonths(firstOfQuarter(day), 2)),
];

/** The last `count` days include today; a week, month or year ago is the same weekday or date. */
function before(today: Day, count: number, unit = "day"): Day {
  if (/^day/i.test(unit)) return addDays(today, 1 - count);
  if (/^week/i.test(unit)) return addDays(today, -7 * count);
  return addMonths(today, -count * (/^year/i.test(unit) ? 12 : 1));
}

function numberOf(text = ""): number {
  const word = counts.indexOf(text.toLowerCase());
  return word >= 0 ? word : Number(text);
}

const monthNumber = (name: string): number =>
  months.findIndex((full) => full.startsWith(name.toLowerCase().slice(0, 3))) + 1;

/** The named month in the given year, otherwise the most recent one. */
function inMonth({ month = "", year }: Groups, today: Day): Day {
  const wanted = monthNumber(month);
  if (year !== undefined) return formatDay(Number(year), wanted, 1);
  const thisYear = formatDay(yearOf(today), wanted, 1);
  return thisYear <= today ? thisYear : formatDay(yearOf(today) - 1, wanted, 1);
}

/** A date from text; without a year, the most recent one that is not after today. */
function past(text = "", today: Day): Day {
  if (/^\d{4}-/.test(text)) return text;
  const digits = text.match(/\d+/g)?.map(Number) ?? [];
  const name = /[a-z]{3,}/i.exec(text.replace(/\bof\b/i, ""))?.[0];
  const [first = 0, second = 0, third] = digits;
  const month = name === undefined ? first : monthNumber(name);
  const day = name === undefined ? second : first;
  const year = name === undefined ? third : digits[1];
  if (year !== undefined) return formatDay(year, month, day);
  const thisYear = formatDay(yearOf(today), month, day);
  return thisYear <= today ? thisYear : formatDay(yearOf(today) - 1, month, day);
}
