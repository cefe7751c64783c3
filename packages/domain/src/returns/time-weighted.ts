import { daysBetween } from "../day.ts";
import { type Decimal, decimal, sum } from "../decimal.ts";
import type { SubPeriod } from "./sub-period.ts";

const one = decimal(1);
/** Decimal places of intermediate results, far more than are displayed. */
const places = 30;

/**
 * The time-weighted return of consecutive sub-periods as a ratio: 0.05 is 5%. Exact if every flow is
 * on a day with a value. Otherwise Modified Dietz within a sub-period: a flow on day d of D has the
 * weight (D - d) / D. Null if the invested amount is not positive.
 */
export function timeWeightedReturn(links: readonly SubPeriod[]): Decimal | null {
  let growth = one;
  for (const link of links) {
    const own = dietz(link);
    if (own === null) return null;
    growth = growth.times(one.plus(own)).round(places);
  }
  return links.length === 0 ? null : growth.minus(one);
}

function dietz({ from, to, begin, end, flows }: SubPeriod): Decimal | null {
  const length = daysBetween(from, to);
  const gain = end.minus(begin).minus(sum(flows.map(({ amount }) => amount)));
  const weighted = flows.map(({ day, amount }) => amount.times(daysBetween(day, to)));
  const invested = begin.plus(sum(weighted).div(length));
  if (invested.eq(0) && gain.eq(0)) return decimal(0);
  return invested.lte(0) ? null : gain.div(invested);
}
