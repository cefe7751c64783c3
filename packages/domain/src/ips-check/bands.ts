import { type Decimal, decimal, min, sum } from "../decimal.ts";
import type * as Ips from "../ips.ts";
import type { PolicyFault } from "./comparison.ts";

/** Percentages: 5 means 5%. */
export interface Band {
  min: Decimal;
  max: Decimal;
  source: "policy" | "default_5_25";
}

/**
 * The 5/25 band: 5 points or a quarter of the target on each side, whichever is less. Each edge the
 * policy leaves out gets this default.
 */
export function bandOf(target: Ips.Target): Band {
  const middle = decimal(target.target);
  const half = min(decimal(5), middle.abs().div(4));
  return {
    min: target.min === null ? middle.minus(half) : decimal(target.min),
    max: target.max === null ? middle.plus(half) : decimal(target.max),
    source: target.min === null || target.max === null ? "default_5_25" : "policy",
  };
}

export const targetSum = (ips: Ips.Info): Decimal =>
  sum(ips.targets.map((target) => decimal(target.target)));

/**
 * A policy is valid when its targets sum to 100 within 0.01, min <= target <= max, and no class
 * repeats.
 */
export function findPolicyFaults(ips: Ips.Info): PolicyFault[] {
  const faults: PolicyFault[] = [];
  if (targetSum(ips).minus(100).abs().gt("0.01")) faults.push({ code: "targets_sum", class: null });
  const seen = new Map<string, number>();
  for (const target of ips.targets) {
    const band = bandOf(target);
    if (band.min.gt(target.target) || band.max.lt(target.target)) {
      faults.push({ code: "band_order", class: target.class });
    }
    const times = (seen.get(target.class) ?? 0) + 1;
    seen.set(target.class, times);
    if (times === 2) faults.push({ code: "duplicate_class", class: target.class });
  }
  return faults;
}
