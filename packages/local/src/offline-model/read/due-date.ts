import { addDays, Day } from "@advisor/domain/day";

export interface DueDate {
  day: Day;
  /** The words that name the day, so that they can be removed from a title. */
  phrase: string;
}

/** The first due day in the text as a date; undefined when there is none or it does not exist. */
export function readDueDate(text: string, today: Day): DueDate | undefined {
  for (const [pattern, day] of readings) {
    const match = new RegExp(`(?:\\b(?:due|by|on|before|until|for)\\s+)*${pattern}`, "i").exec(
      text,
    );
    if (match === null) continue;
    const found = Day.safeParse(day(match.groups ?? {}, today));
    if (found.success) return { day: found.data, phrase: match[0] };
  }
  return undefined;
}

type Groups = Record<string, string | undefined>;
type Reading = readonly [pattern: string, day: (found: Groups, today: Day) => string];

const months =
  "january february march april may june july august september october november december".split(
    " ",
  );
const weekdays = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
const counts = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

const month = `(?<month>${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join("|")}|sept)\\.?`;
const weekday = `(?<weekday>${weekdays.join("|")})`;
const dayOfMonth = "(?<date>\\d{1,2})(?:st|nd|rd|th)?";

const readings: readonly Reading[] = [
  ["(?<iso>\\d{4}-\\d{2}-\\d{2})\\b", ({ iso }) => iso ?? ""],
  [
    "\\b(?<m>\\d{1,2})/(?<date>\\d{1,2})(?:/(?<year>\\d{4}))?\\b",
    (found, today) => onDate(Number(found.m), found, today),
  ],
  [
    `\\b${month} ${dayOfMonth}(?:,? (?<year>\\d{4}))?\\b`,
    (found, today) => onDate(monthNumber(found), found, today),
  ],
  [
    `\\b(?:the )?${dayOfMonth}(?: of)? ${month}(?:,? (?<year>\\d{4}))?\\b`,
    (found, today) => onDate(monthNumber(found), found, today),
  ],
  [`\\bthe ${dayOfMonth.replace("?:st|nd|rd|th)?", "?:st|nd|rd|th)")}(?! of)\\b`, nextDate],
  ["\\b(?:the )?day after tomorrow\\b", (_, today) => addDays(today, 2)],
  ["\\btomorrow\\b", (_, today) => addDays(today, 1)],
  ["\\btoday\\b", (_, today) => today],
  [
    `\\bnext ${weekday}\\b`,
    ({ weekday: name }, today) => addDays(monday(today), 7 + sinceMonday(name)),
  ],
  [
    `\\b(?:this (?:coming )?|coming )?${weekday}\\b`,
    ({ weekday: name }, today) => coming(today, name),
  ],
  [`\\bin (?<count>\\d{1,3}|an?|${counts.join("|")}) (?<unit>day|week|month)s?\\b`, inSome],
  ["\\b(?:the )?end of (?:the |this )?week\\b", (_, today) => addDays(monday(today), 4)],
  ["\\b(?:the )?end of (?:the |this )?month\\b", (_, today) => lastOfMonth(today)],
  [
    "\\b(?:the )?(?:end of (?:the |this )?year|year[- ]end)\\b",
    (_, today) => `${today.slice(0, 4)}-12-31`,
  ],
  // What is due next week is due by its Friday, whatever day today is.
  ["\\b(?:the )?(?:end of )?next week\\b", (_, today) => addDays(monday(today), 11)],
  ["\\bnext month\\b", (_, today) => addMonths(today, 1)],
];

/** Without a year: the day in this year, or in the next year when it has passed. */
function onDate(month: number, { date, year }: Groups, today: Day): string {
  const rest = `-${pad(month)}-${pad(Number(date))}`;
  if (year !== undefined) return `${year}${rest}`;
  const thisYear = `${today.slice(0, 4)}${rest}`;
  return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}${rest}`;
}

/** "The 18th": of this month, or of the next one when it has passed. */
function nextDate({ date }: Groups, today: Day): string {
  const day = pad(Number(date));
  const first = `${today.slice(0, 8)}01`;
  return today.slice(8) <= day
    ? `${today.slice(0, 8)}${day}`
    : `${addMonths(first, 1).slice(0, 8)}${day}`;
}

const monthNumber = ({ month: name = "" }: Groups): number =>
  months.findIndex((full) => full.startsWith(name.toLowerCase().slice(0, 3))) + 1;

const dayOfWeek = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const sinceMonday = (name = ""): number => (weekdays.indexOf(name.toLowerCase()) + 6) % 7;

/** Monday of the week of `day`; weeks run from Monday to Sunday. */
const monday = (day: Day): Day => addDays(day, -((dayOfWeek(day) + 6) % 7));

/** The first such weekday after today. */
const coming = (today: Day, name = ""): Day =>
  addDays(today, ((weekdays.indexOf(name.toLowerCase()) - dayOfWeek(today) + 6) % 7) + 1);

function inSome({ count = "", unit }: Groups, today: Day): Day {
  const word = counts.indexOf(count.toLowerCase());
  const number = /^an?$/i.test(count) ? 1 : word >= 0 ? word : Number(count);
  if (unit?.toLowerCase() === "month") return addMonths(today, number);
  return addDays(today, unit?.toLowerCase() === "week" ? 7 * number : number);
}

/** The same day some months later, or the last day of a shorter month. */
function addMonths(day: Day, count: number): Day {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const first = `${Math.floor(index / 12)}-${pad((index % 12) + 1)}-01`;
  const same = addDays(first, Number(day.slice(8)) - 1);
  return same.slice(0, 7) === first.slice(0, 7) ? same : lastOfMonth(first);
}

const lastOfMonth = (day: Day): Day =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0))
    .toISOString()
    .slice(0, 10);

const pad = (value: number): string => String(value).padStart(2, "0");
