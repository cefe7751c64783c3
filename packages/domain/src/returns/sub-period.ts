import type { Day } from "../day.ts";
import { type Decimal, sum } from "../decimal.ts";
import type { Flow, Valuation } from "./valuation.ts";

/** What accounts together were worth on two days, and the money that came and went after the first of them. */
export interface SubPeriod {
  from: Day;
  to: Day;
  begin: Decimal;
  end: Decimal;
  flows: readonly Flow[];
  fees: readonly Flow[];
}

/** One account's values by day, with what happened between them. */
interface Course {
  values: ReadonlyMap<Day, Decimal>;
  flows: readonly Flow[];
  fees: readonly Flow[];
  /** The day of its first value, on which that value joins what is measured; null where it was there before. */
  joins: Day | null;
  last: Day;
  /** Its last value is zero: it is closed, and needs no value any more. */
  closed: boolean;
}

/**
 * The links of all accounts together, in the order of their days. They reach from one day on which every account that is
 * open has a value to the next such day. An account that joins brings its first value as a flow.
 */
export function subPeriodsOf(valuations: readonly Valuation[]): SubPeriod[] {
  const courses = coursesOf(valuations);
  const common = commonDays(courses);
  return common.slice(1).map((to, index) => linkOf(courses, common[index] ?? to, to));
}

/** What all accounts together were worth, on the days on which every account that is open has a value. */
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

/** Net money into what is measured. */
export const netFlow = (links: readonly SubPeriod[]): Decimal =>
  sum(links.flatMap(({ flows }) => flows.map(({ amount }) => amount)));

/** What was earned, net of the fees that were taken from the accounts: the change of value without the flows. */
export const investmentGain = (links: readonly SubPeriod[]): Decimal =>
  sum(links.map(({ begin, end }) => end.minus(begin))).minus(netFlow(links));

/** The same links before fees: what was taken as a fee is money that went out. */
export const addBackFees = (links: readonly SubPeriod[]): SubPeriod[] =>
  links.map((link) => ({
    ...link,
    flows: [
      ...link.flows,
      ...link.fees.map(({ day, amount }) => ({ day, amount: amount.times(-1) })),
    ],
    fees: [],
  }));

/** Flows on days without a value: their links are Modified Dietz returns and no exact ones. */
export const flowsWithoutValuation = (links: readonly SubPeriod[]): Flow[] =>
  links.flatMap(({ to, flows }) => flows.filter(({ day, amount }) => day !== to && !amount.eq(0)));
