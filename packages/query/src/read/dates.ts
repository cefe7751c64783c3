import { addDays, Day } from "@advisor/domain/day";
import { addMonths, formatDay, lastOfMonth } from "@advisor/domain/text/calendar";
import type { Period } from "../schema/query.ts";
import { countedPeriod, periodSpan } from "./counted-period.ts";
import { boundaryDayAt, type DateRange } from "./date-edges.ts";
import { elapsedSpans } from "./elapsed.ts";
import type { Span } from "./span.ts";
import type { Token } from "./tokens.ts";

export const months: readonly string[] =
  "january february march april may june july august september october november december".split(
    " ",
  );

/**
 * Dates and ranges relative to `today`: "since March", "in Q3", "the last two weeks", "before Nov
 * 3, 2026".
 */
export function dateSpans(tokens: readonly Token[], today: string): Span[] {
  const elapsed = elapsedSpans(tokens, today);
  const dated = tokens.flatMap((_, at) => {
    const found = countedPeriod(tokens, at, today) ?? boundedPeriod(tokens, at, today);
    if (found === undefined) return [];
    const open = found.meaning.is === "period" && lacksYear(tokens, found);
    return [open ? { ...found, meaning: { ...found.meaning, yearless: true } } : found];
  });
  return [...elapsed, ...dated];
}

/** True when the words between are of a month, a quarter or a half without its year. */
const lacksYear = (tokens: readonly Token[], { from, to }: Span): boolean =>
  tokens
    .slice(from, to)
    .some((token) => monthNumber(token, true) || /^(q[1-4]|h[12])$/.test(token.form)) &&
  !tokens.slice(from, to).some(({ form }) => /^((19|20)\d\d|year)$/.test(form));

type Bound = "since" | "before" | "after" | "until" | "in" | "between";
const boundWords: Readonly<Record<string, Bound>> = {
  ...{ since: "since", from: "since", starting: "since" },
  ...{ before: "before", "prior to": "before", after: "after" },
  ...{ "older than": "before", "earlier than": "before", "sooner than": "before" },
  ...{ "newer than": "after", "later than": "after" },
  ...{ until: "until", till: "until", by: "until", through: "until" },
  ...{ in: "in", on: "in", at: "in", during: "in", for: "in", of: "in" },
  between: "between",
};

/** A date with its preposition, and a second date after "to", "through" or a hyphen, or between two. */
function boundedPeriod(tokens: readonly Token[], at: number, today: string): Span | undefined {
  const { bound, start } = boundAt(tokens, at);
  const range = startsMonthRange(tokens, start);
  const first = parseDate(tokens, start, today, range ? (bound ?? "in") : bound);
  if (first === undefined) return undefined;
  const end = start + first.length;
  const word = tokens[end]?.form ?? "";
  const gap = rangeWords.has(word) || (word === "and" && bound === "between") ? 1 : 0;
  const joined = (range || gap === 1) && rangeBounds.has(bound);
  const second = joined ? parseDate(tokens, end + gap, today, bound ?? "in") : undefined;
  if (second === undefined) return singleDate(at, end, first, bound, today);
  return periodSpan(at, end + gap + second.length, { from: first.from, to: second.to });
}

/** The span of one date; none for "between" without its second date. */
function singleDate(
  at: number,
  end: number,
  date: DateRange,
  bound: Bound | undefined,
  today: string,
): Span | undefined {
  if (bound === "between") return undefined;
  const newYear = bound === "since" && date.from === `${today.slice(0, 4)}-01-01`;
  return periodSpan(at, end, newYear ? { name: "this_year" } : periodOf(date, bound));
}

const rangeBounds = new Set<Bound | undefined>([undefined, "between", "since", "in"]);
const rangeWords = new Set(["to", "through", "until", "till"]);

/** "Jul-Sep": two months without a word between them; the hyphen is not a token. */
const startsMonthRange = (tokens: readonly Token[], at: number): boolean =>
  monthNumber(tokens[at], true) !== undefined && monthNumber(tokens[at + 1], true) !== undefined;

function boundAt(
  tokens: readonly Token[],
  at: number,
): { bound: Bound | undefined; start: number } {
  const inclusive = inclusiveBound(tokens, at);
  if (inclusive !== undefined) return { bound: inclusive, start: at + 3 };
  const pair = boundWords[`${tokens[at]?.form} ${tokens[at + 1]?.form}`];
  if (pair !== undefined) return { bound: pair, start: at + 2 };
  const bound = boundWords[tokens[at]?.form ?? ""];
  return { bound, start: bound === undefined ? at : at + 1 };
}

/** "on or after October 1". */
function inclusiveBound(tokens: readonly Token[], at: number): Bound | undefined {
  const [on = "", or = "", side = ""] = [0, 1, 2].map((more) => tokens[at + more]?.form ?? "");
  if (on !== "on" || or !== "or") return undefined;
  return side === "after" ? "since" : side === "before" ? "until" : undefined;
}

function periodOf({ from, to, isEnd }: DateRange, bound: Bound | undefined): Period {
  if (bound === "since") return { from };
  if (bound === "after") return { from: addDays(to, 1) };
  if (bound === "before") return { to: isEnd ? to : addDays(from, -1) };
  if (bound === "until") return { to };
  return { from, to };
}

function parseDate(
  tokens: readonly Token[],
  at: number,
  today: string,
  bound: Bound | undefined,
): DateRange | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const edge = boundaryDayAt(tokens, at, today, (start) =>
    parseDate(tokens, start, today, bound ?? "in"),
  );
  if (edge !== undefined) return edge;
  if (bound === "between" && (token.form === "now" || token.form === "today"))
    return { from: today, to: today, length: 1 };
  if (Day.safeParse(token.form).success) return { from: token.form, to: token.form, length: 1 };
  return (
    parseNumericDate(token) ??
    parsePartOfYear(tokens, at, today) ??
    parseMonth(tokens, at, today, bound) ??
    parseYear(token, bound) ??
    nextYear(tokens, at, today)
  );
}

function parseNumericDate({ form }: Token): DateRange | undefined {
  const [, month, date, year = ""] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{2}|\d{4})$/.exec(form) ?? [];
  if (month === undefined) return undefined;
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  const day = validDay(full, Number(month), Number(date));
  return day === undefined ? undefined : { from: day, to: day, length: 1 };
}

function parseYear({ form }: Token, bound: Bound | undefined): DateRange | undefined {
  if (!(bound === undefined ? /^20[12]\d$/ : /^(19|20)\d\d$/).test(form)) return undefined;
  return { from: `${form}-01-01`, to: `${form}-12-31`, length: 1 };
}

/** "next year", which no named period is. */
function nextYear(tokens: readonly Token[], at: number, today: string): DateRange | undefined {
  if (tokens[at]?.form !== "next" || tokens[at + 1]?.form !== "year") return undefined;
  const year = Number(today.slice(0, 4)) + 1;
  return { from: `${year}-01-01`, to: `${year}-12-31`, length: 2 };
}

/** "Q3", "third quarter of 2025", "H1", "the first half of this year". */
function parsePartOfYear(
  tokens: readonly Token[],
  at: number,
  today: string,
): DateRange | undefined {
  const part = partOfYearAt(tokens, at);
  if (part === undefined) return undefined;
  const { number, months, length } = part;
  const { year, to } = explicitYear(tokens, at + length, today);
  const firstMonth = (number - 1) * months + 1;
  const first = formatDay(year ?? latestYear(today, firstMonth), firstMonth, 1);
  return { from: first, to: lastOfMonth(addMonths(first, months - 1)), length: to - at };
}

const partsOfYear = { quarter: 3, half: 6, q: 3, h: 6 } as const;

/** The number of the part, its months and its words. */
function partOfYearAt(tokens: readonly Token[], at: number) {
  const [first = "", second = ""] = [tokens[at]?.form, tokens[at + 1]?.form];
  const [, letter, digit] = /^([qh])([1-4])$/.exec(first) ?? [];
  const [word, number] = letter === undefined ? [second, ranks[first]] : [letter, Number(digit)];
  const months = Object.hasOwn(partsOfYear, word)
    ? partsOfYear[word as keyof typeof partsOfYear]
    : undefined;
  if (months === undefined || number === undefined || number * months > 12) return undefined;
  return { number, months, length: letter === undefined ? 2 : 1 };
}

const ranks: Readonly<Record<string, number>> = {
  ...{ first: 1, second: 2, third: 3, fourth: 4 },
  ...{ "1st": 1, "2nd": 2, "3rd": 3, "4th": 4 },
};

/** "March", "March 2026", "last March", "Nov 3", "November 3rd, 2026", "3 November", "the fourth of July". */
function parseMonth(
  tokens: readonly Token[],
  at: number,
  today: string,
  bound: Bound | undefined,
): DateRange | undefined {
  const last = lastMonth(tokens, at, today);
  if (last !== undefined) return last;
  const { leading, start } = leadingDayOfMonth(tokens, at);
  const month = monthNumber(tokens[start], bound !== undefined || leading !== undefined);
  if (month === undefined) return undefined;
  const date = leading ?? dayOfMonth(tokens[start + 1]?.form);
  const end = start + (leading === undefined && date !== undefined ? 2 : 1);
  const past = isOrdinalSuffix(tokens[end]) ? end + 1 : end;
  const { year, to } = explicitYear(tokens, past, today);
  const first = validDay(year ?? latestYear(today, month), month, date ?? 1);
  if (first === undefined) return undefined;
  return { from: first, to: date === undefined ? lastOfMonth(first) : first, length: to - at };
}

/** "last November": the latest that has ended. */
function lastMonth(tokens: readonly Token[], at: number, today: string): DateRange | undefined {
  const month = monthNumber(tokens[at + 1], true);
  if (tokens[at]?.form !== "last" || month === undefined) return undefined;
  const current = month === Number(today.slice(5, 7)) ? 1 : 0;
  const { year, to } = explicitYear(tokens, at + 2, today);
  const first = formatDay(year ?? latestYear(today, month) - current, month, 1);
  return { from: first, to: lastOfMonth(first), length: to - at };
}

/** True for a detached ordinal ending: the "rd" of "3 rd". */
const isOrdinalSuffix = (token: Token | undefined): boolean =>
  /^(st|nd|rd|th)$/.test(token?.form ?? "");

/** The year at this token, or after a comma or "of": "2026", "this year", "last year". */
function explicitYear(
  tokens: readonly Token[],
  at: number,
  today: string,
): { year: number | undefined; to: number } {
  const gap = tokens[at]?.text === "," || tokens[at]?.form === "of" ? 1 : 0;
  const year = yearAt(tokens, at + gap);
  if (year !== undefined) return { year, to: at + gap + 1 };
  const back = relativeYears[`${tokens[at + gap]?.form} ${tokens[at + gap + 1]?.form}`];
  // "the SEP this year" is an account.
  if (back === undefined || tokens[at - 1]?.form === "sep") return { year: undefined, to: at };
  return { year: Number(today.slice(0, 4)) - back, to: at + gap + 2 };
}

const relativeYears: Readonly<Record<string, number>> = { "this year": 0, "last year": 1 };

const yearAt = (tokens: readonly Token[], at: number): number | undefined =>
  /^(19|20)\d\d$/.test(tokens[at]?.form ?? "") ? Number(tokens[at]?.form) : undefined;

const dayOfMonth = (form: string | undefined): number | undefined => {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(form ?? "")?.[1];
  return digits !== undefined && Number(digits) >= 1 && Number(digits) <= 31
    ? Number(digits)
    : undefined;
};

/** "3 November", "1st of December", "the first of December". */
function leadingDayOfMonth(tokens: readonly Token[], at: number) {
  const from = tokens[at]?.form === "the" ? at + 1 : at;
  const leading = dayOfMonth(tokens[from]?.form) ?? spelledDayOfMonth(tokens, from);
  if (leading === undefined) return { leading, start: at };
  return { leading, start: tokens[from + 1]?.form === "of" ? from + 2 : from + 1 };
}

const spelledDayOfMonth = (tokens: readonly Token[], at: number): number | undefined => {
  const rank = ordinalWords.indexOf(tokens[at]?.form ?? "");
  return rank >= 0 && tokens[at + 1]?.form === "of" ? rank + 1 : undefined;
};

const ordinalWords =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth".split(
    " ",
  );

/** A month; "may" and "march" are also verbs and need a preposition or a capital letter to count. */
function monthNumber(token: Token | undefined, unambiguous: boolean): number | undefined {
  if (token === undefined || token.form.length < 3) return undefined;
  const form = token.form === "sept" ? "sep" : token.form;
  const index = months.findIndex(
    (name) => name === form || (form.length === 3 && name.startsWith(form)),
  );
  if (index < 0) return undefined;
  const verb = form === "may" || form === "march" || form === "mar" || form === "dec";
  return verb && !unambiguous && !token.capitalized ? undefined : index + 1;
}

const latestYear = (today: string, month: number): number =>
  Number(today.slice(0, 4)) - (month > Number(today.slice(5, 7)) ? 1 : 0);

function validDay(year: number, month: number, date: number): string | undefined {
  const text = `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  return Day.safeParse(text).success ? text : undefined;
}
