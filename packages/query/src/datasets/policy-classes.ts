import { type Decimal, decimal, zero } from "@advisor/domain/decimal";
import type * as Ips from "@advisor/domain/ips";
import type { ClassRow, Comparison } from "@advisor/domain/ips-check/comparison";
import type { Dataset } from "../book/dataset.ts";
import { name, ownName } from "../book/dimensions.ts";
import type { Facts } from "../book/facts.ts";
import { count, marketValue, statedMeasure, usd, usdWithin } from "../book/measures.ts";
import { securityDimensions } from "../book/positions.ts";
import type { Figure } from "../book/row.ts";
import { figureOrReason, policyRow } from "./policies.ts";

/** Asset classes compared with their targets and bands. */
export const policyClasses: Dataset = {
  noun: ["policy class", "policy classes"],
  dimensions: {
    policy: ownName("policy"),
    asset_class: securityDimensions.asset_class,
    status: name("status", ["in_band", "above_max", "below_min", "unclassified"]),
  },
  measures: {
    market_value: marketValue,
    weight: statedMeasure("weight", "percent"),
    target: statedMeasure("target", "percent"),
    min: statedMeasure("minimum", "percent"),
    max: statedMeasure("maximum", "percent"),
    drift: { ...statedMeasure("drift from target", "points"), signed: true },
    drift_usd: usd("drift from target in dollars", { signed: true }),
    // What is too much of one class does not make up for what is missing of another.
    excess: usdWithin("amount beyond the band", "status"),
    count,
  },
  columns: ["weight", "target", "min", "max", "drift"],
  title: ["asset_class", "status"],
  reads: ["funds"],
  rows: (facts) =>
    facts.comparisons().flatMap((comparison) =>
      classesOf(comparison, facts).map((row, at, all) => ({
        ...policyRow(comparison, partOf(row, at, all), facts),
        dimensions: { policy: comparison.ips_name, asset_class: row.class, status: row.status },
        figures: figuresOf(row, comparison),
      })),
    ),
};

/**
 * The classes of the check. A policy that cannot be checked, because it has faults or nothing is
 * held, still states its targets.
 */
function classesOf(comparison: Comparison, { snapshot }: Facts): ClassRow[] {
  const { classes, status, ips_id } = comparison;
  const targets = snapshot.household.ips.find(({ id }) => id === ips_id)?.targets ?? [];
  if (status === "ok") return classes;
  const unnamed = classes.filter((row) => targets.every((one) => one.class !== row.class));
  return [...targets.map((target) => statedRow(target, classes)), ...unnamed];
}

const statedRow = (
  { class: of, target, min, max }: Ips.Target,
  classes: readonly ClassRow[],
): ClassRow => ({
  ...{ weight_pct: null, band_source: null, drift_pp: null, drift_usd: null, status: null },
  ...{ value: 0, ...classes.find((row) => row.class === of), class: of },
  target_pct: Number(target),
  min_pct: min === null ? null : Number(min),
  max_pct: max === null ? null : Number(max),
});

/** A policy with faults may name a class twice. */
const partOf = (row: ClassRow, at: number, all: readonly ClassRow[]): string => {
  const first = all.findIndex((one) => one.class === row.class);
  return `/${row.class}${first === at ? "" : `/${at}`}`;
};

function figuresOf(row: ClassRow, comparison: Comparison): Record<string, Figure> {
  const known = (value: number | null) => figureOrReason(value, comparison);
  return {
    market_value: decimal(row.value),
    weight: row.weight_pct === null ? "total_not_positive" : decimal(row.weight_pct),
    target: known(row.target_pct),
    min: known(row.min_pct),
    max: known(row.max_pct),
    drift: known(row.drift_pp),
    drift_usd: known(row.drift_usd),
    excess:
      row.drift_usd === null ? known(null) : beyondBand(row, decimal(comparison.total_value ?? 0)),
  };
}

/** Dollars above the maximum (positive) or below the minimum (negative); 0 inside the band. */
function beyondBand({ status, value, min_pct, max_pct }: ClassRow, total: Decimal): Decimal {
  const edge = { above_max: max_pct, below_min: min_pct }[String(status)] ?? null;
  return edge === null ? zero : decimal(value).minus(total.times(edge).div(100)).round(2);
}
