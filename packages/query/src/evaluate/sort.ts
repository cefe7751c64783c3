import { zero } from "@advisor/domain/decimal";
import { type Book, shownIn } from "../book/book.ts";
import { type Figure, isKnown } from "../book/row.ts";
import { measureOf } from "../schema/fields.ts";
import type { Query } from "../schema/query.ts";
import { figureOf, type QueryScope, type ScopeLine } from "./scope.ts";

/** A line with its sort key; lines without one come last in either direction. */
export interface RankedLine {
  line: ScopeLine;
  by: Figure | null;
  name: string;
  text: string | null;
}

/** Sorts by the query's order, then by size descending, then by name. */
export function rankLines(
  scope: QueryScope,
  lines: readonly ScopeLine[],
  figure: (line: ScopeLine, name: string) => Figure,
  nameOf: (line: ScopeLine) => string,
): RankedLine[] {
  const { order, dataset } = scope.query;
  const ranked = lines.map((line) => rankedOf(scope, line, order, figure, nameOf));
  if (order === undefined) return ranked;
  const numeric = measureOf(dataset, order.by) !== undefined;
  const sizes = new Map(ranked.map((one) => [one, sizeOf(scope, one.line)]));
  const size = (one: RankedLine) => sizes.get(one) ?? zero;
  return ranked.toSorted(
    (a, b) =>
      (numeric ? byFigure(a, b, order) : byText(a.text, b.text, order)) ||
      size(b).cmp(size(a)) ||
      byText(a.name, b.name),
  );
}

type Order = NonNullable<Query["order"]>;

function rankedOf(
  { query }: QueryScope,
  line: ScopeLine,
  order: Order | undefined,
  figure: (line: ScopeLine, name: string) => Figure,
  nameOf: (line: ScopeLine) => string,
): RankedLine {
  const numeric = order !== undefined && measureOf(query.dataset, order.by) !== undefined;
  const by = numeric ? figure(line, order.by) : null;
  const text = order === undefined || numeric ? null : dimensionText(query, line, order.by);
  return { line, by, name: nameOf(line), text };
}

/** The group's value of the dimension, or that of the line's first row, as people name it. */
export function dimensionText(query: Query, line: ScopeLine, field: string): string | null {
  const value = groupValue(query, line, field);
  return value === null ? null : shownIn(booksOf(line), field, value);
}

/**
 * The households of a line: for a list, that of its rows; for a group, all that the query covers.
 */
const booksOf = ({ units, books }: ScopeLine): readonly Book[] =>
  units.length === 0 ? books : [...new Set(units.map(({ book }) => book))];

function groupValue({ group_by = [] }: Query, line: ScopeLine, field: string): string | null {
  const at = group_by.indexOf(field);
  if (at >= 0) return line.group[at] ?? null;
  const [unit] = line.units;
  if (field === "household") return unit?.book.household.name ?? null;
  return unit?.rows[0]?.dimensions[field] ?? null;
}

function byFigure({ by: a }: RankedLine, { by: b }: RankedLine, { direction }: Order): number {
  if (a === null || b === null || !isKnown(a) || !isKnown(b)) {
    return Number(a === null || !isKnown(a)) - Number(b === null || !isKnown(b));
  }
  if (direction === "largest") return b.abs().cmp(a.abs());
  return direction === "asc" ? a.cmp(b) : b.cmp(a);
}

const timeframes = ["1D", "1W", "MTD", "1M", "QTD", "3M", "6M", "YTD", "1Y", "3Y", "5Y", "ITD"];

/** Compares timeframes from short to long, anything else as text. */
function byText(a: string | null, b: string | null, order?: Order): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  const sign = order?.direction === "desc" ? -1 : 1;
  if (order?.by === "timeframe") return sign * (timeframes.indexOf(a) - timeframes.indexOf(b));
  return a < b ? -sign : sign;
}

/** The tie-breaker: the value or amount of a line, regardless of the query's order. */
function sizeOf(scope: QueryScope, line: ScopeLine) {
  const { dataset } = scope.query;
  const name = ["market_value", "account_value", "amount"].find((one) => measureOf(dataset, one));
  if (name === undefined) return zero;
  const { figure } = figureOf(scope, name, line);
  return isKnown(figure) ? figure.abs() : zero;
}
