import { type Decimal, decimal, zero } from "@advisor/domain/decimal";
import { type Figure, isKnown } from "../book/row.ts";
import { isComputedThreshold } from "../schema/check-filters.ts";
import { measureOf } from "../schema/fields.ts";
import type { Filter } from "../schema/query.ts";
import type { JoinedRows } from "./gather.ts";
import type { MeasuredValue } from "./measure.ts";
import { possibleGroups } from "./possible-groups.ts";
import { figureOf, householdFigure, type QueryScope, type ScopeLine } from "./scope.ts";
import { statistics } from "./statistic.ts";
import { passesThreshold } from "./threshold.ts";

/** A line for a single unit, as lists, statistics and filters on measures use it. */
export const lineOf = (unit: JoinedRows): ScopeLine => ({
  group: unit.group,
  units: [unit],
  books: [unit.book],
  mode: "line",
});

/** Applies filters on measures, which need joined rows. */
export function filterByMeasures(scope: QueryScope): QueryScope {
  const { query } = scope;
  const filters = (query.where ?? []).filter(
    ({ field }) => measureOf(query.dataset, field) !== undefined,
  );
  if (filters.length === 0) return scope;
  const tests = filters.map((filter) => unitTest(scope, filter));
  const units = scope.units.filter((unit) => tests.every((test) => test(unit)));
  return { ...scope, units, wholes: new Map() };
}

function unitTest(scope: QueryScope, filter: Filter): (unit: JoinedRows) => boolean {
  const figure = (unit: JoinedRows): Figure => figureOf(scope, filter.field, lineOf(unit)).figure;
  if (filter.op === "known") return (unit) => isKnown(figure(unit));
  if (filter.op === "unknown") return (unit) => !isKnown(figure(unit));
  const bars = barsOf(scope, filter);
  return (unit) => passes(filter, figure(unit), bars(unit));
}

const passes = ({ op }: Filter, figure: Figure, bars: readonly Decimal[]): boolean => {
  if (!isKnown(figure)) return op === "is_not";
  if (op === "is_not") return bars.every((bar) => !figure.eq(bar));
  return bars.some((bar) => passesThreshold(op, figure, bar));
};

/** The thresholds of a filter. An unknown average matches nothing. */
function barsOf(scope: QueryScope, { field, values }: Filter): (unit: JoinedRows) => Decimal[] {
  const known = values.some((value) => value === "average" || value === "median")
    ? scope.units.map((unit) => figureOf(scope, field, lineOf(unit)).figure).filter(isKnown)
    : [];
  const fixed = new Map<string, Decimal>();
  for (const value of values) {
    if (!isComputedThreshold(value)) fixed.set(value, decimal(value));
    else if (value !== "household" && known.length > 0) {
      fixed.set(value, statistics[value === "average" ? "average" : "median"](known));
    }
  }
  if (!values.includes("household")) return () => [...fixed.values()];
  const households = new Map(
    scope.books.map((book) => [book, householdFigure(scope, field, book)]),
  );
  return ({ book }) => {
    const own = households.get(book);
    return own !== undefined && isKnown(own) ? [...fixed.values(), own] : [...fixed.values()];
  };
}

/** The unordered lines of a result: units of a list, groups, or a single total. */
export function linesOf(scope: QueryScope): ScopeLine[] {
  const { query, units, books } = scope;
  if (query.aggregate === "list") return units.map(lineOf);
  if (query.group_by === undefined) return [{ group: [], units, books, mode: "total" }];
  const groups = Map.groupBy(units, ({ group }) => JSON.stringify(group));
  const lines = [...groups.values()].flatMap((own) =>
    own.slice(0, 1).map(({ group }) => groupLine(scope, group, own)),
  );
  const empty = query.include_empty === true ? possibleGroups(scope) : [];
  return [
    ...lines,
    ...empty
      .filter((group) => !groups.has(JSON.stringify(group)))
      .map((group) => ({ ...groupLine(scope, group, []), empty: true as const })),
  ];
}

/** A group within one household is measured against that household's value. */
function groupLine(
  { query, books }: QueryScope,
  group: readonly (string | null)[],
  units: readonly JoinedRows[],
): ScopeLine {
  const at = (query.group_by ?? []).indexOf("household");
  const own = at < 0 ? books : books.filter((book) => book.household.name === group[at]);
  return { group, units, books: own, mode: "total" };
}

/** A measure of a line: by its own rule, or as the query's statistic over the line's units. */
export function lineFigure(scope: QueryScope, name: string, line: ScopeLine): MeasuredValue {
  const { aggregate } = scope.query;
  if (aggregate === "list" || aggregate === "total") return figureOf(scope, name, line);
  if (line.units.length === 0) {
    return { figure: line.empty === true ? zero : noRows(scope.none), rows: [], skipped: [] };
  }
  const all = line.units.map((unit) => figureOf(scope, name, lineOf(unit)));
  const known = all.filter(({ figure }) => isKnown(figure));
  const skipped = all.flatMap(({ figure, rows }) => {
    const [row] = rows;
    return isKnown(figure) || row === undefined ? [] : [{ row, reason: figure }];
  });
  const values = known.map(({ figure }) => figure).filter(isKnown);
  if (values.length === 0) {
    return {
      figure: all[0]?.figure ?? "no_rows",
      rows: all.flatMap(({ rows }) => rows),
      skipped: [],
    };
  }
  return {
    figure: statistics[aggregate](values),
    rows: known.flatMap(({ rows }) => rows),
    skipped: skipped.filter(({ reason }) => reason !== "does_not_apply"),
  };
}

/** An average of no rows is unknown, even for events, whose total would be 0. */
const noRows = (none: Figure): Figure => (isKnown(none) ? "no_rows" : none);
