import { datasetOf } from "../datasets/datasets.ts";
import type { Cell, Column } from "../evaluate/result.ts";
import { measureOf } from "../schema/fields.ts";
import type { Query } from "../schema/query.ts";
import { valueText } from "../words/names.ts";
import { cellText } from "./frames.ts";

/** The lines of a result as texts. */
export interface Table {
  columns: string[];
  rows: string[][];
  /** The line below the others; null if nothing adds up over them. */
  total: string[] | null;
}

export type TableCell = Pick<Cell, "value" | "reason" | "unit">;
type Cells = Readonly<Record<string, TableCell>>;

export interface TableLine {
  names: Readonly<Record<string, string | null>>;
  cells: Cells;
}

interface Lines {
  query: Query;
  columns: readonly Pick<Column, "name" | "label" | "type">[];
  rows: readonly TableLine[];
  totals: Cells | null;
}

/** Leaves out the columns without a word in any line, and adds the totals of those that add up. */
export function tableOf({ query, columns, rows, totals }: Lines): Table {
  const shown = columns.filter(({ name, type }) =>
    rows.some(({ names, cells }) =>
      type === "measure" ? isStated(cells[name]) : names[name] != null,
    ),
  );
  const text = ({ names, cells }: TableLine, { name, type }: Lines["columns"][number]): string => {
    if (type === "measure")
      return cells[name] === undefined ? "" : cellText(query, name, cells[name]);
    const value = names[name];
    return value == null ? "" : valueText(name, value, query.dataset);
  };
  const added = shown.map(({ name }) => totalOf(query, name, rows, totals));
  return {
    columns: shown.map(({ label }) => label),
    rows: rows.map((row) => shown.map((column) => text(row, column))),
    total: added.some((total) => total !== "")
      ? [`All${ofCounted(query, rows)}`, ...added.slice(1)]
      : null,
  };
}

/** " completed" where the lines have others too, which no total includes. */
export function ofCounted(
  { dataset, where = [] }: Query,
  rows: readonly Pick<TableLine, "names">[],
): string {
  const { counted } = datasetOf(dataset);
  if (counted === undefined || where.some(({ field }) => field === counted.dimension)) return "";
  const others = rows.some(
    ({ names }) => (names[counted.dimension] ?? counted.value) !== counted.value,
  );
  return others ? ` ${counted.value}` : "";
}

const isStated = (cell: TableCell | undefined): boolean =>
  cell !== undefined && (cell.value !== null || cell.reason !== "does_not_apply");

function totalOf(
  query: Query,
  name: string,
  rows: readonly TableLine[],
  totals: Cells | null,
): string {
  const total = totals?.[name];
  if (total?.value == null || !(addsUp(query, name, rows) || isRatioOfAll(query, name, rows)))
    return "";
  return cellText(query, name, total);
}

/** Whether a total over these lines says something: several amounts of one type, none left out. */
export function addsUp(
  { dataset, limit, group_by }: Query,
  name: string,
  rows: readonly Pick<TableLine, "names">[],
): boolean {
  const { rule, unit } = measureOf(dataset, name) ?? {};
  const types = new Set(rows.map(({ names }) => names.type));
  if (rows.length < 2 || types.size > 1 || limit !== undefined) return false;
  // Units of different securities do not add up.
  if (unit === "units" && group_by === undefined) return false;
  return rule?.how === "sum" && unit !== "count";
}

/** A percentage of one sum in another, such as the gain in percent of cost. */
function isRatioOfAll(query: Query, name: string, rows: Lines["rows"]): boolean {
  const rule = measureOf(query.dataset, name)?.rule;
  return rule?.how === "ratio" && rule.percent && addsUp(query, rule.per, rows);
}
