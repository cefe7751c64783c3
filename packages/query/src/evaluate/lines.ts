import { type Decimal, decimal, zero } from "@advisor/domain/decimal";
import { type Figure, isKnown } from "../book/row.ts";
import { isBar } from "../schema/check-filters.ts";
import { measureOf } from "../schema/fields.ts";
import type { Filter } from "../schema/query.ts";
import { onBar } from "./bar.ts";
import { emptyGroups } from "./empty-groups.ts";
import type { Unit } from "./gather.ts";
import type { MeasuredValue } from "./measure.ts";
import { figureOf, householdFigure, type Line, type Scope } from "./scope.ts";
import { statistics } from "./statistic.ts";

/** One thing: what a list shows, and what statistics and filters on measures go over. */
export const lineOf = (unit: Unit): Line => ({
  group: unit.group,
  units: [unit],
  books: [unit.book],
  mode: "line",
});

/** The scope after filters on measures, which look at joined rows. */
export function filtered(scope: Scope): Scope {
  const { query } = scope;
  const filters = (query.where ?? []).filter(
    ({ field }) => measureOf(query.dataset, field) !== undefined,
  );
  if (filters.length === 0) return scope;
  const tests = filters.map((filter) => unitTest(scope, filter));
  const units = scope.units.filter((unit) => tests.every((test) => test(unit)));
  return { ...scope, units, wholes: new Map() };
}

function unitTest(scope: Scope, filter: Filter): (unit: Unit) => boolean {
  const figure = (unit: Unit): Figure => figureOf(scope, filter.field, lineOf(unit)).figure;
  if (filter.op === "known") return (unit) => isKnown(figure(unit));
  if (filter.op === "unknown") return (unit) => !isKnown(figure(unit));
  const bars = barsOf(scope, filter);
  return (unit) => passes(filter, figure(unit), bars(unit));
}

const passes = ({ op }: Filter, figure: Figure, bars: readonly Decimal[]): boolean => {
  if (!isKnown(figure)) return op === "is_not";
  if (op === "is_not") return bars.every((bar) => !figure.eq(bar));
  return bars.some((bar) => onBar(op, figure, bar));
};

/** The numbers that a filter compares with; an average that is not known compares with nothing. */
function barsOf(scope: Scope, { field, values }: Filter): (unit: Unit) => Decimal[] {
  const known = values.some((value) => value === "average" || value === "median")
    ? scope.units.map((unit) => figureOf(scope, field, lineOf(unit)).figure).filter(isKnown)
    : [];
  const fixed = new Map<string, Decimal>();
  for (const value of values) {
    if (!isBar(value)) fixed.set(value, decimal(value));
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

/** The lines of a result in no order: units of a list, groups, or the one line of all. */
export function linesOf(scope: Scope): Line[] {
  const { query, units, books } = scope;
  if (query.aggregate === "list") return units.map(lineOf);
  if (query.group_by === undefined) return [{ group: [], units, books, mode: "total" }];
  const groups = Map.groupBy(units, ({ group }) => JSON.stringify(group));
  const lines = [...groups.values()].flatMap((own) =>
    own.slice(0, 1).map(({ group }) => groupLine(scope, group, own)),
  );
  const empty = query.include_empty === true ? emptyGroups(scope) : [];
  return [
    ...lines,
    ...empty
      .filter((group) => !groups.has(JSON.stringify(group)))
      .map((group) => ({ ...groupLine(scope, group, []), empty: true as const })),
  ];
}

/** A group of one household is measured against that household. */
function groupLine(
  { query, books }: Scope,
  group: readonly (string | null)[],
  units: readonly Unit[],
): Line {
  const at = (query.group_by ?? []).indexOf("household");
  const own = at < 0 ? books : books.filter((book) => book.household.name === group[at]);
  return { group, units, books: own, mode: "total" };
}

/** A measure of a line: by its own rule, or the statistic over the line's units. */
export function lineFigure(scope: Scope, name: string, line: Line): MeasuredValue {
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

/** There is no average of nothing, not even of things that happen. */
const noRows = (none: Figure): Figure => (isKnown(none) ? "no_rows" : none);
