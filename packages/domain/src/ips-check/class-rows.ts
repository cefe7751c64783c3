import { type Decimal, decimal, zero } from "../decimal.ts";
import type * as Ips from "../ips.ts";
import { type Band, bandOf } from "./bands.ts";
import type { ClassRow } from "./comparison.ts";
import { percentOf, toDollars, toNumber } from "./number.ts";
import { cashClass } from "./value.ts";

/** An asset class of the portfolio with its limits in the policy. */
export interface ClassAllocation {
  class: string;
  value: Decimal;
  /** A percentage; 0 for a class the policy does not name. */
  target: Decimal;
  /** Undefined for a class the policy does not name. */
  band: Band | undefined;
}

/** The policy's classes in its order, then other classes with a value, and cash in any case. */
export function classAllocations(
  values: ReadonlyMap<string, Decimal>,
  ips: Ips.Info | undefined,
): ClassAllocation[] {
  const named = (ips?.targets ?? []).map((target) => ({
    class: target.class,
    value: values.get(target.class) ?? zero,
    target: decimal(target.target),
    band: bandOf(target),
  }));
  const classes = new Set(named.map((row) => row.class));
  const others = [...values]
    .filter(([name]) => !classes.has(name))
    .filter(([name, value]) => name === cashClass || !value.eq(0))
    .map(([name, value]) => ({ class: name, value, target: zero, band: undefined }));
  return [...named, ...others];
}

/** The row compared with a policy. */
export function policyRow(row: ClassAllocation, total: Decimal): ClassRow {
  const drift = row.value.times(100).minus(row.target.times(total));
  return {
    ...allocationRow(row, total),
    target_pct: toNumber(row.target),
    min_pct: row.band ? toNumber(row.band.min) : null,
    max_pct: row.band ? toNumber(row.band.max) : null,
    band_source: row.band?.source ?? null,
    drift_pp: toNumber(drift.div(total)),
    drift_usd: toDollars(drift.div(100)),
    status: statusOf(row, total),
  };
}

/** The row without a policy to compare it with: no target and no drift. */
export const allocationRow = (row: ClassAllocation, total: Decimal): ClassRow => ({
  class: row.class,
  value: toDollars(row.value),
  weight_pct: percentOf(row.value, total),
  target_pct: null,
  min_pct: null,
  max_pct: null,
  band_source: null,
  drift_pp: null,
  drift_usd: null,
  status: null,
});

/** A weight exactly at a limit of the band is in band. */
function statusOf({ value, band }: ClassAllocation, total: Decimal): ClassRow["status"] {
  if (band === undefined) return "unclassified";
  const share = value.times(100);
  if (share.gt(band.max.times(total))) return "above_max";
  return share.lt(band.min.times(total)) ? "below_min" : "in_band";
}
