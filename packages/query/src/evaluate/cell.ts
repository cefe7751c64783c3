import type { Measure } from "../book/dataset.ts";
import { isKnown, type Row } from "../book/row.ts";
import type { MeasuredValue } from "./measure.ts";
import type { Cell } from "./result.ts";

/** A figure with where it comes from. */
export function cellOf(
  measure: Measure,
  { figure, rows }: Pick<MeasuredValue, "figure" | "rows">,
): Cell {
  const known = isKnown(figure);
  return {
    value: known ? figure : null,
    reason: known ? null : figure,
    unit: measure.unit,
    ...originOf(measure, rows),
  };
}

function originOf(measure: Measure, rows: readonly Row[]): Pick<Cell, "sources" | "as_of"> {
  const sources = new Set<string>();
  let as_of: string | null = null;
  for (const row of rows) {
    sources.add(row.source);
    if (as_of === null || row.as_of < as_of) as_of = row.as_of;
  }
  if (measure.source !== undefined && rows.length > 0) sources.add(measure.source);
  return { sources: [...sources].sort(), as_of };
}
