import type { FigureUnit } from "@advisor/domain/figure";
import { isRow, type Row, type UnitOf } from "./cell-text.ts";
import { figureUnits } from "./figure-units.gen.ts";

/** The units of a result: those that it states, as a query does, or else those of its tool. */
export function unitsOf(result: Row, tool: string): UnitOf {
  const stated = isRow(result.units) ? result.units : {};
  const own = figureUnits[tool] ?? {};
  return (field) => unitNamed(stated[field]) ?? own[field];
}

/** The units of a row; one with a unit of its own has its value in it. */
export const unitsOfRow =
  ({ unit }: Row, unitOf: UnitOf): UnitOf =>
  (field) =>
    (field === "value" ? unitNamed(unit) : undefined) ?? unitOf(field);

const unitNamed = (name: unknown): FigureUnit | undefined =>
  typeof name === "string" ? named[name] : undefined;

const named: Readonly<Record<string, FigureUnit>> = {
  ...{ usd: "usd", usd_per_unit: "usd", percent: "percent", points: "points" },
};
