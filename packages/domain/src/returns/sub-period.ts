import type { Day } from "../day.ts";
import { type Decimal, sum } from "../decimal.ts";
import type { Flow, Valuation } from "./valuation.ts";

/**
 * The time between two valuations of several accounts together: their values on both days, and the
 * flows and fees after the first day up to the last. Amounts are US dollars.
 */
export interface SubPeriod {
  from: Day;
  to: Day;
  begin: Decimal;
  end: Decimal;
  flows: readonly Flow[];
  fees: readonly Flow[];
}

/** The valuations of one account by day. */
interface Course {
  values: ReadonlyMap<Day, Decimal>;
  flows: readonly Flow[];
  fees: readonly Flow[];
  /** The day of the first valuation, whose value counts as a flow; null if there was an earlier one. */
  joins: Day | null;
  last: Day;
  /** True when the last value is zero: the account is closed and needs no more valuations. */
  closed: boolean;
}

/**
 * The consecutive sub-periods of all accounts together. Each goes from a day on which every open
 * account has a value to the next such day. The first value of an added account counts as a flow.
 */
export function subPeriodsOf(valuations: readonly Valuation[]): SubPeriod[] {
  const courses = coursesOf(valuations);
  const common = commonDays(courses);
  return common.slice(1).map((to, index) => linkOf(courses, common[index] ?? to, to));
}

/** The total value of all accounts, on the days on which every open account has a value. */
export function totalValueByDay(valuations: readonly Valuation[]): { day: Day; value: Decimal }[] {
  const courses = coursesOf(valuations);
  return commonDays(courses).map((day) => ({ day, value: worthOn(courses, day) }));
}

const coursesOf = (valuations: readonly Valuation[]): Course[] =>
  [...Map.groupBy(valuations, ({ account }) => account).values()].map(courseOf);

function commonDays(courses: readonly Course[]): Day[] {
  const days = [...new Set(courses.flatMap(({ values }) => [...values.keys()]))].sort();
  return days.filter((day) =>
    courses.every((course) => !isOpen(course, day) || course.values.has(day)),
  );
}

const worthOn = (courses: readonly Course[], day: Day): Decimal =>
  sum(courses.flatMap(({ values }) => values.get(day) ?? []));

function courseOf(own: readonly Valuation[]): Course {
  const sorted = own.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const [first, last] = [sorted[0] as Valuation, sorted.at(-1) as Valuation];
  const before = first.since;
  return {
    values: new Map([
      ...(before === null ? [] : [[before.day, before.value] as const]),
      ...sorted.map(({ day, value }) => [day, value] as const),
    ]),
    flows: sorted.flatMap(({ since }) => since?.flows ?? []),
    fees: sorted.flatMap(({ since }) => since?.fees ?? []),
    joins: before === null ? first.day : null,
    last: last.day,
    closed: last.value.eq(0),
  };
}

const isOpen = ({ joins, last, closed }: Course, day: Day): boolean =>
  (joins === null || day >= joins) && (!closed || day <= last);

function linkOf(courses: readonly Course[], from: Day, to: Day): SubPeriod {
  const within = ({ day }: Flow) => day > from && day <= to;
  const joined = courses.flatMap(({ joins, values }) => {
    const value = joins !== null && joins > from && joins <= to ? values.get(joins) : undefined;
    return joins === null || value === undefined ? [] : [{ day: joins, amount: value }];
  });
  return {
    ...{ from, to, begin: worthOn(courses, from), end: worthOn(courses, to) },
    flows: [...courses.flatMap(({ flows }) => flows.filter(within)), ...joined],
    fees: courses.flatMap(({ fees }) => fees.filter(within)),
  };
}

/** Deposits minus withdrawals, in US dollars. */
export const netFlow = (links: readonly SubPeriod[]): Decimal =>
  sum(links.flatMap(({ flows }) => flows.map(({ amount }) => amount)));

/** The gain net of fees, in US dollars: the change in value minus the flows. */
export const investmentGain = (links: readonly SubPeriod[]): Decimal =>
  sum(links.map(({ begin, end }) => end.minus(begin))).minus(netFlow(links));

/** The sub-periods gross of fees: each fee counts as a withdrawal. */
export const addBackFees = (links: readonly SubPeriod[]): SubPeriod[] =>
  links.map((link) => ({
    ...link,
    flows: [
      ...link.flows,
      ...link.fees.map(({ day, amount }) => ({ day, amount: amount.times(-1) })),
    ],
    fees: [],
  }));

/** Flows on days without a valuation. Their sub-periods have Modified Dietz returns, not exact ones. */
export const flowsWithoutValuation = (links: readonly SubPeriod[]): Flow[] =>
  links.flatMap(({ to, flows }) => flows.filter(({ day, amount }) => day !== to && !amount.eq(0)));
