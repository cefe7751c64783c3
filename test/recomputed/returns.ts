import { daysFrom } from "./dice.ts";
import type { FileHousehold } from "./file.ts";
import { type Fraction, none, read, total, whole } from "./fraction.ts";

interface Course {
  values: Map<string, Fraction>;
  flows: { day: string; amount: Fraction }[];
  fees: { day: string; amount: Fraction }[];
}

/** A stretch between two days on which every open account has a value. */
interface Stretch {
  from: string;
  to: string;
  begin: Fraction;
  end: Fraction;
  flows: { day: string; amount: Fraction }[];
}

/** The returns of some accounts together, computed anew; null where money that is measured is not positive. */
export function returnsOf(file: FileHousehold, ids: readonly string[]) {
  const courses = ids.map((id) => courseOf(file, id)).filter(({ values }) => values.size > 0);
  const [net, gross] = [stretchesOf(courses, false), stretchesOf(courses, true)];
  const flows = net.flatMap((one) => one.flows);
  const change = total(net.map(({ begin, end }) => end.minus(begin)));
  return {
    stretches: net,
    time_weighted: linked(net),
    time_weighted_gross: linked(gross),
    net_flow: total(flows.map(({ amount }) => amount)),
    earned: change.minus(total(flows.map(({ amount }) => amount))),
  };
}

function courseOf(
  { valuations = [], transfers = [], fees = [] }: FileHousehold,
  id: string,
): Course {
  const own = <Row extends { account_id: string }>(rows: readonly Row[]) =>
    rows.filter(({ account_id }) => account_id === id);
  return {
    values: new Map(own(valuations).map(({ day, value }) => [day, read(value)])),
    flows: own(transfers)
      .filter(({ status }) => status === "completed")
      .map(({ day, type, amount }) => ({
        day,
        amount: type === "deposit" ? read(amount) : read(amount).negated(),
      })),
    fees: own(fees).map(({ day, amount }) => ({ day, amount: read(amount) })),
  };
}

function stretchesOf(courses: readonly Course[], beforeFees: boolean): Stretch[] {
  const spans = courses.map(({ values }) => {
    const days = [...values.keys()].sort();
    const [first = "", last = ""] = [days[0], days.at(-1)];
    return { first, last, closed: values.get(last)?.is0() ?? false };
  });
  const isOpen = (at: number, day: string) => {
    const span = spans[at];
    return span !== undefined && day >= span.first && !(span.closed && day > span.last);
  };
  const all = [...new Set(courses.flatMap(({ values }) => [...values.keys()]))].sort();
  const common = all.filter((day) =>
    courses.every(({ values }, at) => !isOpen(at, day) || values.has(day)),
  );
  const worth = (day: string) => total(courses.flatMap(({ values }) => values.get(day) ?? []));
  return common.slice(1).map((to, at) => {
    const from = common[at] ?? to;
    const within = ({ day }: { day: string }) => day > from && day <= to;
    const joined = courses.flatMap(({ values }, index) => {
      const day = spans[index]?.first ?? "";
      return within({ day }) ? [{ day, amount: values.get(day) ?? none }] : [];
    });
    // Money before an account's first value is in that value.
    const counted = (_course: Course, list: Course["flows"], index: number) =>
      list
        .filter(within)
        .filter(
          ({ day }) => day > (spans[index]?.first ?? "") && day <= (spans[index]?.last ?? ""),
        );
    const flows = courses.flatMap((course, index) => counted(course, course.flows, index));
    const fees = courses.flatMap((course, index) =>
      beforeFees
        ? counted(course, course.fees, index).map(({ day, amount }) => ({
            day,
            amount: amount.negated(),
          }))
        : [],
    );
    return { from, to, begin: worth(from), end: worth(to), flows: [...flows, ...fees, ...joined] };
  });
}

/** Links of (1 + gain / money that was there), a flow counting for the days that it was there. */
function linked(stretches: readonly Stretch[]): Fraction | null {
  let growth = whole(1);
  for (const { from, to, begin, end, flows } of stretches) {
    const gain = end.minus(begin).minus(total(flows.map(({ amount }) => amount)));
    const days = whole(daysFrom(from, to));
    const there = total(
      flows.map(({ day, amount }) => amount.times(whole(daysFrom(day, to))).over(days)),
    );
    const invested = begin.plus(there);
    if (invested.is0() && gain.is0()) continue;
    if (!invested.above0()) return null;
    growth = growth.times(whole(1).plus(gain.over(invested)));
  }
  return stretches.length === 0 ? null : growth.minus(whole(1));
}

/** How much the money of all stretches at a yearly rate differs from the last value, per dollar. */
export function moneyWeightedMiss(stretches: readonly Stretch[], yearly: number): number {
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (first === undefined || last === undefined) throw new Error("no stretch");
  const moves = [
    { day: first.from, amount: first.begin },
    ...stretches.flatMap(({ flows }) => flows),
  ];
  const grown = moves.reduce(
    (sum, { day, amount }) =>
      sum + amount.toNumber() * (1 + yearly) ** (daysFrom(day, last.to) / 365),
    0,
  );
  return (
    (grown - last.end.toNumber()) /
    Math.max(1, ...moves.map(({ amount }) => Math.abs(amount.toNumber())))
  );
}
