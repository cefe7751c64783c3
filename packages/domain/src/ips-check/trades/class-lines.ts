import { type Decimal, max, sum } from "../../decimal.ts";
import type { ClassAllocation } from "../class-rows.ts";
import { cashClass } from "../value.ts";

/**
 * A class in dollars, as used to compute trades; for cash, the limits already include the floor.
 */
export interface ClassLine {
  class: string;
  value: Decimal;
  target: Decimal;
  /** Null for a class the policy does not name. */
  min: Decimal | null;
  max: Decimal | null;
  /** True outside the policy's band; cash that is only below its floor does not count. */
  breach: boolean;
}

/**
 * The classes in dollars at `total`. `least` is what the class cash must hold: its floor, settled or
 * about to settle, and the cash inside funds, which meets no floor. It becomes the minimum of cash
 * and raises its target and maximum if needed. When targets do not sum to exactly 100, cash takes
 * the difference.
 */
export function classLines(
  rows: readonly ClassAllocation[],
  total: Decimal,
  least: Decimal,
): ClassLine[] {
  const dollars = (pct: Decimal) => total.times(pct).div(100);
  const named = sum(rows.filter((row) => row.class !== cashClass).map((row) => row.target));
  const cashTarget = total.minus(dollars(named));
  return rows.map((row) => {
    const low = row.band ? dollars(row.band.min) : null;
    const high = row.band ? dollars(row.band.max) : null;
    if (row.class !== cashClass) return line(row, dollars(row.target), low, high);
    const raised = high && max(high, least);
    return {
      ...line(row, max(cashTarget, least), low, raised),
      min: low === null ? least : max(low, least),
    };
  });
}

const line = (
  row: ClassAllocation,
  target: Decimal,
  low: Decimal | null,
  high: Decimal | null,
): ClassLine => ({
  class: row.class,
  value: row.value,
  target,
  min: low,
  max: high,
  breach: isOutside(row.value, low, high),
});

const isOutside = (value: Decimal, low: Decimal | null, high: Decimal | null): boolean =>
  (low?.gt(value) ?? false) || (high?.lt(value) ?? false);
