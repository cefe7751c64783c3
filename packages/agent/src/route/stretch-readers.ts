import { addDays, type Day } from "@advisor/domain/day";
import { addMonths, monday } from "@advisor/domain/text/calendar";
import type { Period } from "./item.ts";
import type { Groups } from "./relative-names.ts";
import { edgeOf, partOf, type Stretch, sooner } from "./stretch-parts.ts";
import { before, toDate, type Unit, whole } from "./timeframe.ts";

/** What words make of the stretches that are named beside them. */
export type Read = (periods: readonly Period[], today: Day, found: Groups) => Period | undefined;

/** What is meant: a stretch that was named, or the unit of the calendar that today lies in. */
function meant(
  [one]: readonly Period[],
  today: Day,
  { unit: word }: Groups,
): (Stretch & Period) | undefined {
  if (one === undefined) {
    const found = units.find((name) => name === word);
    return found === undefined ? undefined : { ...toDate(found, today), ...whole(found, today) };
  }
  const { from, to: last = today } = one;
  return from === undefined ? undefined : { ...one, from, to: last };
}

/** A part of the stretch that is meant, or of the one before where that part is still to come. */
function begun(
  periods: readonly Period[],
  today: Day,
  found: Groups,
  part: (one: Stretch) => Stretch | undefined,
): Stretch | undefined {
  const one = meant(periods, today, found);
  const own = one === undefined ? undefined : part(one);
  const name = units.find((unit) => unit === found.unit);
  return own !== undefined && own.from > today && name !== undefined
    ? part(before(name, today))
    : own;
}

const units: readonly Unit[] = ["day", "week", "month", "quarter", "year"];

export function sinceStart(
  periods: readonly Period[],
  today: Day,
  found: Groups,
): Period | undefined {
  const one = meant(periods, today, found);
  return one === undefined ? undefined : since([{ ...one, to: today }], today);
}

export function edge(periods: readonly Period[], today: Day, found: Groups): Period | undefined {
  const one = meant(periods, today, found);
  if (one === undefined) return undefined;
  const day = found.start === undefined ? one.to : one.from;
  return { from: day, to: day };
}

export function inThirds(
  periods: readonly Period[],
  today: Day,
  found: Groups,
): Period | undefined {
  const place = found.first === undefined ? (found.second === undefined ? 2 : 1) : 0;
  return begun(periods, today, found, (one) =>
    one.from === one.to ? undefined : partOf(one, place, 3),
  );
}

export function inHalves(
  periods: readonly Period[],
  today: Day,
  found: Groups,
): Period | undefined {
  return begun(periods, today, found, (one) => partOf(one, found.first === undefined ? 1 : 0, 2));
}

export function inPlace(periods: readonly Period[], today: Day, found: Groups): Period | undefined {
  const { place = "", count = "1", part = "" } = found;
  return begun(periods, today, found, (one) => edgeOf(one, { place, count, unit: part }));
}

export function near(periods: readonly Period[], today: Day, found: Groups): Period | undefined {
  const one = meant(periods, today, found);
  if (one === undefined) return undefined;
  if (found.same !== undefined) return whole("week", one.from);
  if (found.ending !== undefined) return { from: addDays(one.to, -6), to: one.to };
  const days = (found.next ?? found.before) === "week" ? 7 : 1;
  return found.next === undefined
    ? { from: addDays(one.from, -days), to: addDays(one.from, -1) }
    : { from: addDays(one.to, 1), to: addDays(one.to, days) };
}

/** "labor day weekend" holds the day itself. */
export function weekendOf([one]: readonly Period[]): Period | undefined {
  if (one?.from === undefined || one.from !== one.to) return undefined;
  const isMonday = monday(one.from) === one.from;
  const sunday = addDays(monday(one.from), isMonday ? -1 : 6);
  const saturday = addDays(sunday, -1);
  return { from: sooner(one.from, saturday), to: isMonday ? one.from : sunday };
}

export function underWay(
  periods: readonly Period[],
  today: Day,
  found: Groups,
): Period | undefined {
  return meant(periods, today, found);
}

export function around(periods: readonly Period[], today: Day, found: Groups): Period | undefined {
  const one = meant(periods, today, found);
  if (one === undefined || one.from !== one.to) return one;
  return { from: addDays(one.from, -3), to: addDays(one.to, 3) };
}

/** Two days in the wrong order lie in two years: "from November to February". */
export function fromTo([a, b]: readonly Period[]): Period | undefined {
  if (a?.from === undefined || b?.to === undefined) return undefined;
  const from = a.from > b.to ? addMonths(a.from, -12) : a.from;
  return from > b.to ? undefined : { from, to: b.to };
}

/** "november and december": two that follow each other. */
export function joined([a, b]: readonly Period[]): Period | undefined {
  const [first, second] = (a?.from ?? "") <= (b?.from ?? "") ? [a, b] : [b, a];
  if (first?.from === undefined || first.to === undefined || second?.to === undefined) return;
  if (addDays(first.to, 1) !== second.from) return undefined;
  return { from: first.from, to: second.to, joined: [first, second] };
}

/** A stretch that reaches today keeps its name. */
export function since([one]: readonly Period[], today: Day): Period | undefined {
  if (one?.from === undefined || one.from > today) return one;
  const { from, to: last = today, timeframe } = one;
  return { from, to: today, ...(last >= today && timeframe !== undefined ? { timeframe } : {}) };
}

export function after([one]: readonly Period[], today: Day): Period | undefined {
  return one?.to === undefined || one.to >= today
    ? undefined
    : { from: addDays(one.to, 1), to: today };
}

export function upTo([one]: readonly Period[]): Period | undefined {
  return one?.to === undefined ? undefined : { to: one.to };
}

export function earlier([one]: readonly Period[]): Period | undefined {
  return one?.from === undefined ? undefined : { to: addDays(one.from, -1) };
}
