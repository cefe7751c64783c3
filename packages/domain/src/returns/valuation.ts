import type { Day } from "../day.ts";
import type { Decimal } from "../decimal.ts";

/** Money into an account on a day, or out of it when negative. */
export interface Flow {
  day: Day;
  amount: Decimal;
}

/** What an account was worth at the end of a day, after the flows of that day. */
export interface Valuation {
  /** Unique over everything that is measured together. */
  account: string;
  day: Day;
  value: Decimal;
  /** The value before it, with the flows after that day and up to this one; null for the first. */
  since: { day: Day; value: Decimal; flows: readonly Flow[]; fees: readonly Flow[] } | null;
}

interface History {
  account: string;
  values: readonly { day: Day; value: Decimal }[];
  flows: readonly Flow[];
  /** Taken from the account; positive. */
  fees: readonly Flow[];
}

/** The values of an account in the order of their days; of several on one day, the last that is listed counts. */
export function valuationsOf({ account, values, flows, fees }: History): Valuation[] {
  const byDay = new Map(values.map((one) => [one.day, one]));
  const sorted = [...byDay.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return sorted.map(({ day, value }, index) => {
    const before = sorted[index - 1];
    if (before === undefined) return { account, day, value, since: null };
    const between = (one: Flow) => one.day > before.day && one.day <= day;
    return {
      ...{ account, day, value },
      since: { ...before, flows: flows.filter(between), fees: fees.filter(between) },
    };
  });
}
