import type { Measure } from "../book/dataset.ts";
import type { Row } from "../book/row.ts";
import { datasetOf } from "../datasets/datasets.ts";
import { dimensionOf, measureOf } from "../schema/fields.ts";
import type { Query } from "../schema/query.ts";
import { cellOf } from "./cell.ts";
import { lineFigure } from "./lines.ts";
import type { MeasuredFigure, MeasuredValue } from "./measure.ts";
import type { Cell, Column, ResultRow } from "./result.ts";
import type { QueryScope, ScopeLine } from "./scope.ts";
import { dimensionText } from "./sort.ts";

/** The dimensions that are shown as columns. */
export function shownDimensions({ query, books, units }: QueryScope): string[] {
  const { aggregate, dataset, group_by = [], show = [] } = query;
  if (aggregate !== "list") return group_by;
  const whose = books.length > 1 ? ["household"] : policyColumn(query, units);
  return [...new Set([...group_by, ...whose, ...datasetOf(dataset).title, ...show])];
}

const policyColumns = new WeakMap<QueryScope["units"], string[]>();

/**
 * Adds the policy as a column if a household has several policies, because they share class names.
 */
function policyColumn({ dataset }: Query, units: QueryScope["units"]): string[] {
  if (dataset !== "policy_classes" && dataset !== "policy_checks") return [];
  const known = policyColumns.get(units);
  if (known !== undefined) return known;
  const rows = units.flatMap((unit) => unit.rows);
  const policies = new Set(rows.map(({ dimensions }) => dimensions.policy));
  const shown = policies.size > 1 ? ["policy"] : [];
  policyColumns.set(units, shown);
  return shown;
}

export function columnsOf(scope: QueryScope): Column[] {
  const { query } = scope;
  const names = shownDimensions(scope).map((name) => ({
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

/** The records behind a result line. Kept in a side table, because most lines are never explained. */
export const sourceRecords = (row: ResultRow): { id: string; source: string; as_of: string }[] =>
  (origins.get(row) ?? []).map(({ id, source, as_of }) => ({ id, source, as_of }));

/** True when a line is of short positions only. */
export function isShort(row: ResultRow): boolean {
  const rows = origins.get(row) ?? [];
  return rows.length > 0 && rows.every(({ dimensions }) => dimensions.side === "short");
}

/** Builds the result row of a line; calls `seen` with every figure that it computes. */
export function writeRow(
  scope: QueryScope,
  line: ScopeLine,
  seen: (found: MeasuredFigure) => void,
): ResultRow {
  const { query } = scope;
  const names = shownDimensions(scope).map((name) => [name, nameOf(scope, line, name)] as const);
  const cells = query.measures.map((name) => {
    const found = lineFigure(scope, name, line);
    seen({ ...found, measure: name });
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

/** The row with the result of the test, and the records behind it. */
export function withHolds(row: ResultRow, holds: boolean): ResultRow {
  const tested = { ...row, holds };
  origins.set(tested, origins.get(row) ?? []);
  return tested;
}

export const cellFor = ({ query }: QueryScope, name: string, found: MeasuredValue): Cell =>
  cellOf(measureOf(query.dataset, name) as Measure, found);

const fewNames = 3;

/** The dimension value that the rows of a line share, or the first few distinct values. */
function nameOf({ query }: QueryScope, line: ScopeLine, field: string): string | null {
  const grouped = (query.group_by ?? []).includes(field) || field === "household";
  if (grouped || query.aggregate !== "list") return dimensionText(query, line, field);
  const all = line.units.flatMap(({ rows, book }) =>
    rows.flatMap(({ dimensions }) =>
      dimensions[field] == null ? [] : book.shown(field, dimensions[field]),
    ),
  );
  const names = [...new Set(all)];
  if (names.length <= fewNames) return names.length === 0 ? null : names.join(", ");
  return `${names.slice(0, fewNames).join(", ")} and ${names.length - fewNames} more`;
}
