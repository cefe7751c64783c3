import type { Decimal } from "@advisor/domain/decimal";
import type { Unit } from "../book/dataset.ts";

const places: Record<Unit, number> = {
  usd: 2,
  usd_per_unit: 4,
  local: 2,
  percent: 4,
  points: 4,
  units: 6,
  days: 2,
  years: 2,
  count: 4,
};

/** A figure as a number, at the edge: half away from zero, and never less precise than it is shown. */
export const rounded = (value: Decimal, unit: Unit): number =>
  value.round(places[unit], 1).toNumber();
