import type { Decimal } from "@advisor/domain/decimal";
import { unitPlaces } from "@advisor/domain/text/unit-places";
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

/** Converts an exact figure to a number for output, rounded half away from zero, at least as precise as displayed. */
export const roundedNumber = (value: Decimal, unit: Unit): number => {
  const least = places[unit];
  return value.round(ofOneUnit.has(unit) ? unitPlaces(value.toNumber(), least) : least).toNumber();
};

/** A price or a quantity may be far below 1. */
const ofOneUnit: ReadonlySet<Unit> = new Set(["usd_per_unit", "units"]);
