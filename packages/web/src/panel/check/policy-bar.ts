import type { ClassRow } from "@advisor/domain/ips-check/comparison";

/** Bands always fill the middle of the bar, so that those of all rows line up. */
const from = 35;
const width = 30;
const edge = 3;

/** An asset class with its weight and band. */
export type WeightAndBand = Pick<
  ClassRow,
  "class" | "weight_pct" | "min_pct" | "max_pct" | "target_pct"
>;

export interface BarPosition {
  /** In percent of the bar. */
  actual: number;
  target: number | null;
}

/** The positions of weight and target; undefined without a band or a weight. */
export function barPosition({
  weight_pct,
  min_pct,
  max_pct,
  target_pct,
}: WeightAndBand): BarPosition | undefined {
  if (weight_pct === null || min_pct === null || max_pct === null || max_pct <= min_pct)
    return undefined;
  const at = (value: number): number =>
    Math.min(100 - edge, Math.max(edge, from + ((value - min_pct) / (max_pct - min_pct)) * width));
  return { actual: at(weight_pct), target: target_pct === null ? null : at(target_pct) };
}
