import type { ClassRow } from "@advisor/domain/ips-check/comparison";
import { expect, it } from "vitest";
import { barPosition } from "./policy-bar.ts";

const row = (weight_pct: number | null, min_pct: number | null = 30): ClassRow => ({
  class: "us_equity",
  value: 1,
  weight_pct,
  target_pct: 35,
  min_pct,
  max_pct: 40,
  band_source: "policy",
  drift_pp: null,
  drift_usd: null,
  status: null,
});

it.each([
  [30, 35],
  [35, 50],
  [40, 65],
  [50.68, 97],
  [29, 32],
  [-2, 3],
])("a weight of %d is at %d percent of the bar", (weight, at) => {
  expect(barPosition(row(weight))).toEqual({ actual: at, target: 50 });
});

it("there is no bar without a band or a weight", () => {
  expect(barPosition(row(null))).toBeUndefined();
  expect(barPosition(row(1, null))).toBeUndefined();
});
