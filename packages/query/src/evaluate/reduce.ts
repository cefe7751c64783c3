import { decimal } from "@advisor/domain/decimal";
import type { Query } from "../schema/query.ts";
import type { Cell, ResultRow } from "./result.ts";
import { statistics } from "./statistic.ts";

/** Reduces the lines of a result to one: a statistic of the first measure, or the number of lines. */
export function reduceRows(query: Query, rows: readonly ResultRow[]): ResultRow {
  const { reduce = "count", measures } = query;
  const [name = ""] = measures;
  const cells = rows.flatMap((row) => row.cells[name] ?? []);
  return {
    household: null,
    names: {},
    cells: { [name]: reduce === "count" ? counted(cells) : statistic(reduce, cells) },
    holds: null,
  };
}

type Origin = Pick<Cell, "sources" | "as_of">;

const originOf = (cells: readonly Cell[]): Origin => ({
  sources: [...new Set(cells.flatMap(({ sources }) => sources))].sort(),
  as_of: cells.flatMap(({ as_of }) => as_of ?? []).toSorted()[0] ?? null,
});

const counted = (cells: readonly Cell[]): Cell => ({
  value: decimal(cells.length),
  reason: null,
  unit: "count",
  ...originOf(cells),
});

/** A statistic over the known values. */
function statistic(
  reduce: Exclude<Query["reduce"], "count" | undefined>,
  cells: readonly Cell[],
): Cell {
  const values = cells.flatMap(({ value }) => value ?? []);
  const [first] = cells;
  const known = values.length > 0;
  return {
    value: known ? statistics[reduce](values) : null,
    reason: known ? null : (first?.reason ?? "no_rows"),
    unit: first?.unit ?? "usd",
    ...originOf(cells),
  };
}
