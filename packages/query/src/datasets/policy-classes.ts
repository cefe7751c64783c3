import { type Decimal, decimal, zero } from "@advisor/domain/decimal";
import type { ClassRow, Comparison } from "@advisor/domain/ips-check/comparison";
import type { Dataset } from "../book/dataset.ts";
import { count, marketValue, name, ownName, stated, usd } from "../book/measures.ts";
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
    weight: stated("weight", "percent"),
    target: stated("target", "percent"),
    min: stated("minimum", "percent"),
    max: stated("maximum", "percent"),
    drift: stated("drift from target", "points"),
    drift_usd: usd("drift from target in dollars"),
    excess: usd("amount beyond the band"),
    count,
  },
  columns: ["weight", "target", "min", "max", "drift"],
  title: ["asset_class", "status"],
  reads: ["funds"],
  rows: (facts) =>
    facts.comparisons().flatMap((comparison) =>
      comparison.classes.map((row) => ({
        ...policyRow(comparison, `/${row.class}`, facts),
        dimensions: { policy: comparison.ips_name, asset_class: row.class, status: row.status },
        figures: figuresOf(row, comparison),
      })),
    ),
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
    excess: row.drift_usd === null ? known(null) : beyondBand(row, decimal(comparison.total_value)),
  };
}

/** Dollars above the maximum (positive) or below the minimum (negative); 0 inside the band. */
function beyondBand({ status, value, min_pct, max_pct }: ClassRow, total: Decimal): Decimal {
  const edge = { above_max: max_pct, below_min: min_pct }[String(status)] ?? null;
  return edge === null ? zero : decimal(value).minus(total.times(edge).div(100)).round(2);
}
