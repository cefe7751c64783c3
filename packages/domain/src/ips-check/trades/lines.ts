import { type Decimal, max, sum } from "../../decimal.ts";
import type { Row } from "../rows.ts";
import { cashClass } from "../value.ts";

/** A class in dollars, as used to compute trades; for cash, the edges already include the floor. */
export interface Line {
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
 * The classes in dollars at `total`. `floor` is what cash must hold, settled or about to settle: it
 * becomes the minimum of cash and raises its target and maximum if needed. When targets do not sum
 * to exactly 100, cash takes the difference.
 */
export function linesOf(rows: readonly Row[], total: Decimal, floor: Decimal): Line[] {
  const dollars = (pct: Decimal) => total.times(pct).div(100);
  const named = sum(rows.filter((row) => row.class !== cashClass).map((row) => row.target));
  const cashTarget = total.minus(dollars(named));
  return rows.map((row) => {
    const low = row.band ? dollars(row.band.min) : null;
    const high = row.band ? dollars(row.band.max) : null;
    if (row.class !== cashClass) return line(row, dollars(row.target), low, high);
    const raised = high && max(high, floor);
    return {
      ...line(row, max(cashTarget, floor), low, raised),
      min: low === null ? floor : max(low, floor),
    };
  });
}

const line = (row: Row, target: Decimal, low: Decimal | null, high: Decimal | null): Line => ({
  class: row.class,
  value: row.value,
  target,
  min: low,
  max: high,
  breach: isOutside(row.value, low, high),
});

const isOutside = (value: Decimal, low: Decimal | null, high: Decimal | null): boolean =>
  (low?.gt(value) ?? false) || (high?.lt(value) ?? false);
