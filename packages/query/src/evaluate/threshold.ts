import type { Decimal } from "@advisor/domain/decimal";
import { measureOf } from "../schema/fields.ts";
import type { Query } from "../schema/query.ts";
import { testsRows } from "../schema/row-test.ts";
import type { NamedFigure, ResultRow } from "./result.ts";

type Side = "is" | "is_not" | "gt" | "gte" | "lt" | "lte";

/** True when a figure passes a threshold under the comparison `op`. */
export function passesThreshold(op: string, figure: Decimal, bar: Decimal): boolean {
  return sides[op as Side]?.(figure.cmp(bar)) ?? false;
}

const sides: Record<Side, (order: number) => boolean> = {
  is: (order) => order === 0,
  is_not: (order) => order !== 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
};

/** How far the first measure is from the bar of the query's test, in points where it is a percentage. */
export function distanceFromThreshold(
  { test, dataset, measures }: Query,
  { cells }: ResultRow,
): NamedFigure | undefined {
  const [main = ""] = measures;
  const value = cells[main]?.value ?? null;
  if (test?.value === undefined || testsRows({ test }) || value === null) return undefined;
  const unit = measureOf(dataset, main)?.unit ?? "count";
  return {
    name: "distance from the threshold",
    value: value.minus(test.value),
    unit: unit === "percent" ? "points" : unit,
  };
}
