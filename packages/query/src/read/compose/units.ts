import type { Bar, Parts } from "./parts.ts";

const inPercent: Readonly<Record<string, string>> = {
  ...{ gain: "gain_pct", day_change: "day_change_pct", value: "weight", cash: "weight" },
  drift_usd: "drift",
};
const inDollars: Readonly<Record<string, string>> = {
  ...{ gain_pct: "gain", day_change_pct: "day_change", weight: "value", drift: "drift_usd" },
};

export const asPercent = (concept: string): string => inPercent[concept] ?? concept;

/** The same figure in dollars and in percent. */
export const isKin = (one: string, other: string): boolean =>
  inPercent[one] === other || inDollars[one] === other;

/** In the unit that is named, or that a bar is in. */
export function inUnitOf(concept: string, { unit, bars }: Parts): string {
  const barred = (of: Bar["unit"]) => bars.some((bar) => bar.unit === of);
  if (unit === "percent" || (unit === null && barred("percent"))) return asPercent(concept);
  return unit === "dollars" || barred("usd") ? (inDollars[concept] ?? concept) : concept;
}

const pairs = [
  ["gain", "gain_pct"],
  ["day_change", "day_change_pct"],
  ["time_weighted", "time_weighted_annual"],
  ["money_weighted", "money_weighted_annual"],
] as const;

/** A gain is told in dollars and in percent, the one that is asked for first; a price with its day's change. */
export function withPairs(measures: readonly string[]): string[] {
  const added = measures.flatMap((name): string[] => {
    if (name === "price") return [name, "day_change_pct"];
    if (name === "weight") return [name, "value"];
    const pair = pairs.find((one) => one.some((of) => of === name)) ?? [];
    return [name, ...pair];
  });
  return [...new Set(added)];
}
