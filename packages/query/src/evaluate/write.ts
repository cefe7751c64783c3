import type { Measure } from "../book/dataset.ts";
import type { Row } from "../book/row.ts";
import { datasetOf } from "../datasets/datasets.ts";
import { dimensionOf, measureOf } from "../schema/fields.ts";
import type { Query } from "../schema/query.ts";
import { cellOf } from "./cell.ts";
import { lineFigure } from "./lines.ts";
import type { MeasuredValue } from "./measure.ts";
import type { Cell, Column, ResultRow } from "./result.ts";
import type { Line, Scope } from "./scope.ts";
import { textOf } from "./sort.ts";

/** The dimensions that a line is written with. */
export function namesOf({ query, books }: Scope): string[] {
  const { aggregate, dataset, group_by = [], show = [] } = query;
  if (aggregate !== "list") return group_by;
  const household = books.length > 1 ? ["household"] : [];
  return [...new Set([...group_by, ...household, ...datasetOf(dataset).title, ...show])];
}

export function columnsOf(scope: Scope): Column[] {
  const { query } = scope;
  const names = namesOf(scope).map((name) => ({
    name,
    label: dimensionOf(query.dataset, name)?.label ?? name,
    type: "dimension" as const,
    unit: null,
  }));
  return [...names, ...query.measures.map((name) => measureColumn(query, name))];
}

export function measureColumn({ dataset }: Pick<Query, "dataset">, name: string): Column {
  const measure = measureOf(dataset, name);
  return {
    name,
    label: measure?.label ?? name,
    type: "measure",
    unit: measure?.unit ?? null,
  };
}

const origins = new WeakMap<ResultRow, readonly Row[]>();

/** The records behind a line of a result: kept beside it, because most lines are never asked about. */
export const explain = (row: ResultRow): { id: string; source: string; as_of: string }[] =>
  (origins.get(row) ?? []).map(({ id, source, as_of }) => ({ id, source, as_of }));

/** A line with its names and figures; `seen` is told every figure that is made. */
export function written(scope: Scope, line: Line, seen: (found: MeasuredValue) => void): ResultRow {
  const { query } = scope;
  const names = namesOf(scope).map((name) => [name, nameOf(scope, line, name)] as const);
  const cells = query.measures.map((name) => {
    const found = lineFigure(scope, name, line);
    seen(found);
    return [name, cellFor(scope, name, found)] as const;
  });
  const [only, ...others] = line.books;
  const row: ResultRow = {
    household: only === undefined || others.length > 0 ? null : only.household.name,
    names: Object.fromEntries(names),
    cells: Object.fromEntries(cells),
    holds: null,
  };
  origins.set(
    row,
    line.units.flatMap((unit) => unit.rows),
  );
  return row;
}

export const cellFor = ({ query }: Scope, name: string, found: MeasuredValue): Cell =>
  cellOf(measureOf(query.dataset, name) as Measure, found);

const fewNames = 3;

/** The one name that all rows of a line have, or the few that they have. */
function nameOf({ query }: Scope, line: Line, field: string): string | null {
  const grouped = (query.group_by ?? []).includes(field) || field === "household";
  if (grouped || query.aggregate !== "list") return textOf(query, line, field);
  const rows = line.units.flatMap((unit) => unit.rows);
  const names = [...new Set(rows.flatMap(({ dimensions }) => dimensions[field] ?? []))];
  if (names.length <= fewNames) return names.length === 0 ? null : names.join(", ");
  return `${names.slice(0, fewNames).join(", ")} and ${names.length - fewNames} more`;
}
