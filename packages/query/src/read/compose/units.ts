import type { ClauseParts, Threshold } from "./parts.ts";

const inPercent: Readonly<Record<string, string>> = {
  ...{ gain: "gain_pct", day_change: "day_change_pct", value: "weight", cash: "weight" },
  drift_usd: "drift",
};
const inDollars: Readonly<Record<string, string>> = {
  ...{ gain_pct: "gain", day_change_pct: "day_change", weight: "value", drift: "drift_usd" },
};

export const percentMeasureOf = (concept: string): string => inPercent[concept] ?? concept;

/** True for the same figure in dollars and in percent. */
export const isSameFigure = (one: string, other: string): boolean =>
  inPercent[one] === other || inDollars[one] === other;

/** The measure in the unit that is named, or in the unit of a threshold. */
export function inRequestedUnit(
  concept: string,
  { unit, thresholds }: Pick<ClauseParts, "unit" | "thresholds">,
): string {
  const barred = (of: Threshold["unit"]) => thresholds.some((threshold) => threshold.unit === of);
  if (unit === "percent" || (unit === null && barred("percent"))) return percentMeasureOf(concept);
  return unit === "dollars" || barred("usd") ? (inDollars[concept] ?? concept) : concept;
}

const pairs = [
  ["gain", "gain_pct"],
  ["day_change", "day_change_pct"],
  ["time_weighted", "time_weighted_annual"],
  ["money_weighted", "money_weighted_annual"],
] as const;

/**
 * Adds the paired measure: a gain in dollars and in percent, the requested one first; a price with its day
 * change.
 */
export function withPairedMeasures(measures: readonly string[]): string[] {
  const added = measures.flatMap((name): string[] => {
    if (name === "price") return [name, "day_change_pct"];
    if (name === "weight") return [name, "value"];
    const pair = pairs.find((one) => one.some((of) => of === name)) ?? [];
    return [name, ...pair];
  });
  return [...new Set(added)];
}
