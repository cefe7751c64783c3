import { addDays, type Day, daysBetween } from "@advisor/domain/day";
import { addMonths } from "@advisor/domain/text/calendar";
import type { Book } from "@advisor/query/book/book";
import { isKnown } from "@advisor/query/book/row";
import { type Span, spanOf } from "@advisor/query/schema/period";
import { Filter, Period, type Query } from "@advisor/query/schema/query";
import * as z from "zod";

const scales: Readonly<Record<string, number>> = {
  ...{ k: 1e3, thousand: 1e3 },
  ...{ m: 1e6, mm: 1e6, mn: 1e6, mln: 1e6, million: 1e6 },
  ...{ b: 1e9, bn: 1e9, billion: 1e9 },
};

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
      .matchAll(
        /(\d[\d,]*(?:\.\d+)?)\s?(k|mm|mn|mln|m|thousand|million|bn|billion|b)?(?![\p{L}\d])/giu,
      ),
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
      numbers.push(...spansIn(value, today).flatMap((span) => numbersOfSpan(span, today)));
      Object.values(value).forEach(visit);
    }
  };
  visit(queries);
  return new Set(numbers);
}

/** The days between which a period, or filters on the same date, select. */
function spansIn(value: object, today: Day): Span[] {
  const period = Period.safeParse(value).data;
  if (period !== undefined) return [spanOf(period, today)];
  const byField = Map.groupBy(z.array(Filter).safeParse(value).data ?? [], ({ field }) => field);
  return [...byField.values()].map((filters) => {
    const edge = (...ops: string[]) => {
      const { field, values = [] } = filters.find(({ op }) => ops.includes(op)) ?? {};
      return dayAt(values[0] ?? "", field === "days", today);
    };
    return { from: edge("gt", "gte"), to: edge("lt", "lte") };
  });
}

/** A day, or for an age so many days ago. */
function dayAt(text: string, isAge: boolean, today: Day): Day | null {
  if (isAge && /^\d{1,5}$/.test(text)) return addDays(today, -Number(text));
  if (text === "today") return today;
  return isDay(text) ? text : null;
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** A policy's own limits: "over the 10% limit" is asked of rows that have it. */
export const limitsOf = (queries: readonly Query[], books: readonly Book[]): number[] =>
  [...new Set(queries.map(({ dataset }) => dataset))]
    .filter((dataset) => dataset.startsWith("polic"))
    .flatMap((dataset) => books.flatMap((book) => book.rows(dataset)))
    .flatMap(({ figures }) =>
      limits.flatMap((name) => {
        const figure = figures[name];
        return figure !== undefined && isKnown(figure) ? Number(figure.toFixed()) : [];
      }),
    );

const limits = ["limit", "target", "min", "max", "cash_floor", "min_trade"] as const;

function numbersOfValue(text: string): number[] {
  if (isDay(text)) return numbersOfEdge(text);
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

/**
 * The days, weeks, months and years from one end to the other, which may itself be in or out. An
 * open end counts from today: "held longer than 5 years" ends five years ago.
 */
function numbersOfSpan(span: Span, today: Day): number[] {
  const ends = [span.from, span.to].filter((day) => day !== null);
  const edges = ends.flatMap(numbersOfEdge);
  const [from, to] = (ends.length === 1 ? [...ends, today] : ends).toSorted();
  if (from === undefined || to === undefined) return edges;
  const days = [-1, 0, 1].map((step) => daysBetween(from, to) + step);
  const months = Array.from({ length: mostMonths }, (_, at) => at + 1).filter(
    (count) => Math.abs(daysBetween(addMonths(to, -count), from)) <= 1,
  );
  return [
    ...edges,
    ...[...days, ...days.map((count) => count / 7)],
    ...[...months, ...months.map((count) => count / 12)],
  ];
}

const mostMonths = 120;
