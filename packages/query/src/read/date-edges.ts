import { addDays } from "@advisor/domain/day";
import { addMonths, formatDay, lastOfMonth } from "@advisor/domain/text/calendar";
import { type PeriodName, spanOf } from "../schema/period.ts";
import { numberWord } from "./numbers.ts";
import type { Token } from "./tokens.ts";

/** A day, or a range of days with one name. */
export interface DateRange {
  from: string;
  to: string;
  /** The number of tokens read. */
  length: number;
  /** True for the end of a period, which what comes "before" it includes. */
  isEnd?: boolean;
}

/**
 * A day at the start or end of a period: "the end of March", "the beginning of last year", "six
 * months ago".
 */
export function boundaryDayAt(
  tokens: readonly Token[],
  at: number,
  today: string,
  datedAt: (start: number) => DateRange | undefined,
): DateRange | undefined {
  const the = tokens[at]?.form === "the" ? 1 : 0;
  const edge = edgeWords[tokens[at + the]?.form ?? ""];
  if (edge === undefined)
    return endOfUnit(tokens, at + the, today) ?? dayInThePast(tokens, at, today);
  const start = at + the + (tokens[at + the + 1]?.form === "of" ? 2 : 1);
  const whole = datedAt(start) ?? namedPeriodAt(tokens, start, today);
  if (whole === undefined) return undefined;
  const day = edge === "end" ? whole.to : addDays(whole.from, -1);
  return { from: day, to: day, length: start + whole.length - at, isEnd: edge === "end" };
}

/** A period starts on the day after the previous one ends. */
const edgeWords: Readonly<Record<string, "start" | "end">> = {
  ...{ end: "end", close: "end" },
  ...{ start: "start", beginning: "start" },
};

/** A named period: "last year", "the quarter". */
function namedPeriodAt(tokens: readonly Token[], at: number, today: string): DateRange | undefined {
  const [first = "", second = ""] = [tokens[at]?.form, tokens[at + 1]?.form];
  const which = first === "the" || first === "this" ? "this" : first;
  const name = `${which}_${second}` as PeriodName;
  if (!namedPeriods.has(name)) return undefined;
  const { from, to } = spanOf({ name }, today);
  return from === null || to === null ? undefined : { from, to, length: 2 };
}

const namedPeriods = new Set<PeriodName>([
  ...(["this_month", "last_month", "this_quarter", "last_quarter"] as const),
  ...(["this_year", "last_year"] as const),
]);

/** "year end", "month-end": the coming last day of the calendar unit. */
function endOfUnit(tokens: readonly Token[], at: number, today: string): DateRange | undefined {
  const months = monthsPerUnit[tokens[at]?.form ?? ""];
  if (months === undefined || tokens[at + 1]?.form !== "end") return undefined;
  const month = Math.ceil(Number(today.slice(5, 7)) / months) * months;
  const [, named] = /^((?:19|20)\d\d)$/.exec((months === 12 && tokens[at + 2]?.form) || "") ?? [];
  const day = lastOfMonth(formatDay(Number(named ?? today.slice(0, 4)), month, 1));
  return { from: day, to: day, length: named === undefined ? 2 : 3, isEnd: true };
}

const monthsPerUnit: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

function dayInThePast(tokens: readonly Token[], at: number, today: string): DateRange | undefined {
  const [number = "", unit = "", word = ""] = [0, 1, 2].map(
    (more) => tokens[at + more]?.form ?? "",
  );
  if (word !== "ago") return undefined;
  const count = number === "a" || number === "an" ? 1 : wholeNumberOf(number);
  const day = count === undefined ? undefined : shiftDay(today, -count, unit.replace(/s$/, ""));
  return day === undefined ? undefined : { from: day, to: day, length: 3 };
}

/** A count of days, weeks, months or years in digits or words. */
export const wholeNumberOf = (word: string): number | undefined =>
  /^\d{1,3}$/.test(word) ? Number(word) : numberWord(word);

/** The day that many units later, or earlier if negative; undefined for a unit that is not of time. */
export function shiftDay(day: string, count: number, unit: string): string | undefined {
  if (unit === "day") return addDays(day, count);
  if (unit === "week") return addDays(day, 7 * count);
  if (unit === "month") return addMonths(day, count);
  return unit === "year" ? addMonths(day, 12 * count) : undefined;
}

/** So many years are the age of a person. */
export const isAge = (count: number, unit: string): boolean => unit === "year" && count > 15;
