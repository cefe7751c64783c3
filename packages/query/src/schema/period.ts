import { addDays, type Day } from "@advisor/domain/day";
import {
  addMonths,
  firstOfMonth,
  firstOfQuarter,
  lastOfMonth,
  startOfWeek,
} from "@advisor/domain/text/calendar";

export const periodNames = [
  ...(["today", "yesterday", "this_week", "last_week", "next_week"] as const),
  ...(["this_month", "last_month", "next_month", "this_quarter", "last_quarter"] as const),
  ...(["this_year", "last_year", "past_30d", "past_1m", "past_3m", "past_6m"] as const),
  ...(["past_1y", "past_3y", "past_5y", "next_30d", "next_90d"] as const),
  ...(["before_today", "from_today", "all"] as const),
] as const;
export type PeriodName = (typeof periodNames)[number];

/** From and to are inclusive; null means open-ended. */
export interface Span {
  from: Day | null;
  to: Day | null;
}

type Named = (today: Day) => readonly [from: Day | null, to: Day | null];

const past =
  (months: number): Named =>
  (today) => [addDays(addMonths(today, -months), 1), today];

const month =
  (offset: number): Named =>
  (today) => {
    const first = addMonths(firstOfMonth(today), offset);
    return [first, lastOfMonth(first)];
  };

const week =
  (offset: number): Named =>
  (today) => {
    const first = addDays(startOfWeek(today), 7 * offset);
    return [first, addDays(first, 6)];
  };

const quarter =
  (offset: number): Named =>
  (today) => {
    const first = addMonths(firstOfQuarter(today), 3 * offset);
    return [first, lastOfMonth(addMonths(first, 2))];
  };

const year =
  (offset: number): Named =>
  (today) => {
    const of = String(Number(today.slice(0, 4)) + offset).padStart(4, "0");
    return [`${of}-01-01`, `${of}-12-31`];
  };

const named: Record<PeriodName, Named> = {
  today: (today) => [today, today],
  yesterday: (today) => [addDays(today, -1), addDays(today, -1)],
  this_week: week(0),
  last_week: week(-1),
  next_week: week(1),
  this_month: month(0),
  last_month: month(-1),
  next_month: month(1),
  this_quarter: quarter(0),
  last_quarter: quarter(-1),
  this_year: year(0),
  last_year: year(-1),
  past_30d: (today) => [addDays(today, -29), today],
  past_1m: past(1),
  past_3m: past(3),
  past_6m: past(6),
  past_1y: past(12),
  past_3y: past(36),
  past_5y: past(60),
  next_30d: (today) => [today, addDays(today, 30)],
  next_90d: (today) => [today, addDays(today, 90)],
  before_today: (today) => [null, addDays(today, -1)],
  from_today: (today) => [today, null],
  all: () => [null, null],
};

/** The intersection of the named period and the given days, counted from `today`. */
export function spanOf(
  period: { name?: PeriodName | undefined; from?: Day | undefined; to?: Day | undefined },
  today: Day,
): Span {
  const [from, to] = named[period.name ?? "all"](today);
  return {
    from: later(from, period.from ?? null),
    to: earlier(to, period.to ?? null),
  };
}

const later = (a: Day | null, b: Day | null): Day | null =>
  a === null || b === null ? (a ?? b) : a > b ? a : b;
const earlier = (a: Day | null, b: Day | null): Day | null =>
  a === null || b === null ? (a ?? b) : a < b ? a : b;

export const isWithin = (day: Day | null, { from, to }: Span): boolean =>
  (from === null || (day !== null && day >= from)) && (to === null || (day !== null && day <= to));
