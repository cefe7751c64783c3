import type { Decimal } from "@advisor/domain/decimal";

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
