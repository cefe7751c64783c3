import type { Day } from "../day.ts";
import type { Decimal } from "../decimal.ts";

/** A deposit to an account in US dollars; negative for a withdrawal. */
export interface Flow {
  day: Day;
  amount: Decimal;
}

/** The value of an account in US dollars at the end of a day, after the flows of that day. */
export interface Valuation {
  /** Unique among the accounts that are measured together. */
  account: string;
  day: Day;
  value: Decimal;
  /** The previous valuation, with the flows and fees since then; null for the first one. */
  since: { day: Day; value: Decimal; flows: readonly Flow[]; fees: readonly Flow[] } | null;
}

interface History {
  account: string;
  values: readonly { day: Day; value: Decimal }[];
  flows: readonly Flow[];
  /** Fees charged to the account; positive. */
  fees: readonly Flow[];
}

/** An account's valuations by day. If a day has several values, the last one in the list counts. */
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
