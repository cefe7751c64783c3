import { decimal } from "@advisor/domain/decimal";
import type { Book } from "../book/book.ts";
import { type Figure, isKnown } from "../book/row.ts";
import { checkQuery } from "../schema/check-query.ts";
import { normalize } from "../schema/normalize.ts";
import type { Filter, Query } from "../schema/query.ts";
import { splitTest, testsRows } from "../schema/row-test.ts";
import { emptyFigure } from "./absence.ts";
import { compareSides } from "./compare.ts";
import { countsInTotals } from "./gather.ts";
import { filterByMeasures, lineFigure, linesOf } from "./lines.ts";
import { rowPredicate } from "./match.ts";
import type { MeasuredFigure } from "./measure.ts";
import { notesOf } from "./notes/notes.ts";
import { reduceRows } from "./reduce.ts";
import { resolveNames, withShownNames } from "./resolve-names.ts";
import type { Cell, Result, ResultRow } from "./result.ts";
import { figureOf, type QueryScope, type ScopeLine, scopeOf } from "./scope.ts";
import { type RankedLine, rankLines } from "./sort.ts";
import { passesThreshold } from "./threshold.ts";
import { cellFor, columnsOf, withHolds, writeRow } from "./write.ts";

/**
 * Evaluates a query over one household or many. Pure and exact: figures are only rounded for display. Throws
 * a Fault that suggests a fix when the query cannot be answered as it stands.
 */
export function evaluate(query: Query, books: readonly Book[]): Result {
  checkQuery(query);
  const understood = normalize(resolveNames(query, books));
  const result =
    understood.compare === undefined
      ? evaluated(understood, books)
      : compareSides(understood, understood.compare, (side) => evaluated(normalize(side), books));
  return { ...result, query: withShownNames(result.query, books) };
}

function evaluated(query: Query, books: readonly Book[]): Result {
  const { rows: selecting, filters } = splitTest(query);
  const scope = filterByMeasures(scopeOf(selecting, books, emptyFigure(query, books)));
  const kept = linesOf(scope).filter(having(scope));
  const ranked = ranks(scope, kept);
  const cut = limited(query, ranked);
  const found: MeasuredFigure[] = [];
  const rows = cut.map(({ line }) => {
    const row = writeRow(scope, line, (one) => found.push(one));
    return testsRows(query) ? withHolds(row, passesFilters(line, filters)) : row;
  });
  const shown = query.reduce === undefined ? rows : [reduceRows(query, rows)];
  const totals = totalsOf(scope, kept, found);
  return {
    query,
    columns: columnsOf(scope),
    rows: shown.map((row) => tested(query, row)),
    totals,
    ...notesOf({ scope, ranked, cut, found, rows, evaluate: (side) => evaluate(side, books) }),
    as_of: oldestDay(shown, scope.books),
  };
}

/** The oldest date of the figures in the answer; without figures, that of the data searched. */
function oldestDay(rows: readonly ResultRow[], books: readonly Book[]): string | null {
  const days = rows.flatMap(({ cells }) =>
    Object.values(cells).flatMap(({ as_of }) => as_of ?? []),
  );
  return days.toSorted()[0] ?? books.map(({ as_of }) => as_of).toSorted()[0] ?? null;
}

function having(scope: QueryScope): (line: ScopeLine) => boolean {
  const filters = scope.query.having ?? [];
  return (line) =>
    filters.every(({ field, op, values }) => {
      const { figure } = figureOf(scope, field, line);
      if (op === "known" || op === "unknown") return isKnown(figure) === (op === "known");
      if (!isKnown(figure)) return op === "is_not";
      const on = (value: string) => passesThreshold(op, figure, decimal(value));
      return op === "is_not" ? values.every(on) : values.some(on);
    });
}

const ranks = (scope: QueryScope, lines: readonly ScopeLine[]): RankedLine[] =>
  rankLines(
    scope,
    lines,
    (line, name): Figure => lineFigure(scope, name, line).figure,
    (line) => line.group.join(" ") || (line.units[0]?.rows[0]?.key ?? ""),
  );

/** Applies the limit; in a grouped list it applies within each group. */
function limited(query: Query, ranked: readonly RankedLine[]): RankedLine[] {
  const { aggregate, group_by, limit, offset = 0 } = query;
  const slice = (all: readonly RankedLine[]) =>
    all.slice(offset, limit === undefined ? undefined : offset + limit);
  if (aggregate !== "list" || group_by === undefined) return slice(ranked);
  const groups = Map.groupBy(ranked, ({ line }) => JSON.stringify(line.group));
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, own]) => slice(own));
}

/** Totals over all lines, including those beyond the limit. */
function totalsOf(
  scope: QueryScope,
  kept: readonly ScopeLine[],
  found: MeasuredFigure[],
): Record<string, Cell> | null {
  const { aggregate, measures, reduce } = scope.query;
  if ((aggregate !== "list" && aggregate !== "total") || reduce !== undefined) return null;
  const counts = countsInTotals(scope.query);
  const units = kept.flatMap((line) => line.units.filter(({ rows }) => rows.every(counts)));
  const line: ScopeLine = { group: [], units, books: scope.books, mode: "total" };
  return Object.fromEntries(
    measures.map((name) => {
      const one = figureOf(scope, name, line);
      found.push({ ...one, measure: name });
      return [name, cellFor(scope, name, one)];
    }),
  );
}

/** Whether the first measure passes the test; null when the figure is unknown. */
function tested(query: Query, row: ResultRow): ResultRow {
  const { test, measures } = query;
  const value = row.cells[measures[0] ?? ""]?.value ?? null;
  if (test?.value === undefined || value === null || testsRows(query)) return row;
  return withHolds(row, passesThreshold(test.op, value, decimal(test.value)));
}

const passesFilters = ({ units }: ScopeLine, filters: readonly Filter[]): boolean =>
  units.every(({ rows, book }) =>
    rows.every(rowPredicate(filters, book.as_of, book.household.name)),
  );
