import { addDays, type Day, daysBetween } from "@advisor/domain/day";
import { addMonths } from "@advisor/domain/text/calendar";
import { type Span, spanOf } from "@advisor/query/schema/period";
import { Period, type Query } from "@advisor/query/schema/query";

const scales: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, thousand: 1e3, million: 1e6 };

/** The numbers of a list: "1. the price 2. the units". */
const enumerators = /(?:^|\s)\d[.)](?=\s)/g;

/**
 * Numbers with their possible values: "$50k" is 50000, as is the first of "50-100k", the "401k" of
 * an account is 401, and "25" may be the year 2025.
 */
export function numbersIn(message: string): { text: string; values: number[] }[] {
  const found = [
    ...message
      .replaceAll(enumerators, " ")
      .matchAll(/(\d[\d,]*(?:\.\d+)?)\s?(k|m|thousand|million)?(?![\p{L}\d])/giu),
  ];
  const factors = found.flatMap(([, , scale = ""]) => scales[scale.toLowerCase()] ?? []);
  return found.map(([text, digits = ""]) => {
    const value = Number(digits.replaceAll(",", ""));
    const scaled = factors.map((factor) => value * factor);
    const year = /^\d\d$/.test(digits) ? [2000 + value] : [];
    return { text: text.trim(), values: [value, ...scaled, ...year] };
  });
}

/** The numbers that queries state, counted from `today`: of values, and of days and how far they reach. */
export function numbersStated(queries: readonly Query[], today: Day): ReadonlySet<number> {
  const numbers: number[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === "string" || typeof value === "number") {
      numbers.push(...numbersOfValue(String(value)));
    } else if (typeof value === "object" && value !== null) {
      const period = Period.safeParse(value).data;
      if (period !== undefined) numbers.push(...numbersOfSpan(spanOf(period, today)));
      Object.values(value).forEach(visit);
    }
  };
  visit(queries);
  return new Set(numbers);
}

function numbersOfValue(text: string): number[] {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return numbersOfEdge(text);
  const [, years] = /^(\d)Y$/.exec(text) ?? [];
  return [
    ...(text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number),
    ...(/^-\d+(\.\d+)?$/.test(text) ? [-Number(text)] : []),
    ...(years === undefined ? [] : [Number(years) * 12]),
  ];
}

/** "Before December 2" ends on December 1, and "older than 2012" on the last day of 2011. */
const numbersOfEdge = (day: Day): number[] =>
  [-1, 0, 1].flatMap((step) => addDays(day, step).split("-").map(Number));

/** The days, weeks, months and years from one end to the other, which may itself be in or out. */
function numbersOfSpan({ from, to }: Span): number[] {
  const edges = [from, to].flatMap((day) => (day === null ? [] : numbersOfEdge(day)));
  if (from === null || to === null) return edges;
  const days = [daysBetween(from, to), daysBetween(from, to) + 1];
  const months = Array.from({ length: mostMonths }, (_, at) => at + 1).filter((count) =>
    [addMonths(to, -count), addDays(addMonths(to, -count), 1)].includes(from),
  );
  return [
    ...edges,
    ...[...days, ...days.map((count) => count / 7)],
    ...[...months, ...months.map((count) => count / 12)],
  ];
}

const mostMonths = 120;
