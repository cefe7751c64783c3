import { zero } from "@advisor/domain/decimal";
import { type Figure, isKnown } from "../book/row.ts";
import { measureOf } from "../schema/fields.ts";
import type { Query } from "../schema/query.ts";
import { figureOf, type Line, type Scope } from "./scope.ts";

/** A line with what it is ordered by; null last, whichever way. */
export interface Ranked {
  line: Line;
  by: Figure | null;
  name: string;
  text: string | null;
}

/** First by the query's order, then by the larger size, then by name. */
export function sorted(
  scope: Scope,
  lines: readonly Line[],
  figure: (line: Line, name: string) => Figure,
  nameOf: (line: Line) => string,
): Ranked[] {
  const { order, dataset } = scope.query;
  const ranked = lines.map((line) => rankedOf(scope, line, order, figure, nameOf));
  if (order === undefined) return ranked;
  const numeric = measureOf(dataset, order.by) !== undefined;
  const sizes = new Map(ranked.map((one) => [one, sizeOf(scope, one.line)]));
  const size = (one: Ranked) => sizes.get(one) ?? zero;
  return ranked.toSorted(
    (a, b) =>
      (numeric ? byFigure(a, b, order) : byText(a.text, b.text, order)) ||
      size(b).cmp(size(a)) ||
      byText(a.name, b.name),
  );
}

type Order = NonNullable<Query["order"]>;

function rankedOf(
  { query }: Scope,
  line: Line,
  order: Order | undefined,
  figure: (line: Line, name: string) => Figure,
  nameOf: (line: Line) => string,
): Ranked {
  const numeric = order !== undefined && measureOf(query.dataset, order.by) !== undefined;
  const by = numeric ? figure(line, order.by) : null;
  const text = order === undefined || numeric ? null : textOf(query, line, order.by);
  return { line, by, name: nameOf(line), text };
}

/** The group's name, or what the line's first row has. */
export function textOf({ group_by = [] }: Query, line: Line, field: string): string | null {
  const at = group_by.indexOf(field);
  if (at >= 0) return line.group[at] ?? null;
  const [unit] = line.units;
  if (field === "household") return unit?.book.household.name ?? null;
  return unit?.rows[0]?.dimensions[field] ?? null;
}

function byFigure({ by: a }: Ranked, { by: b }: Ranked, { direction }: Order): number {
  if (a === null || b === null || !isKnown(a) || !isKnown(b)) {
    return Number(a === null || !isKnown(a)) - Number(b === null || !isKnown(b));
  }
  if (direction === "largest") return b.abs().cmp(a.abs());
  return direction === "asc" ? a.cmp(b) : b.cmp(a);
}

const timeframes = ["1D", "1W", "MTD", "1M", "QTD", "3M", "6M", "YTD", "1Y", "3Y", "5Y", "ITD"];

/** Timeframes from short to long; else as text. */
function byText(a: string | null, b: string | null, order?: Order): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  const sign = order?.direction === "desc" ? -1 : 1;
  if (order?.by === "timeframe") return sign * (timeframes.indexOf(a) - timeframes.indexOf(b));
  return a < b ? -sign : sign;
}

/** How large a line is, whatever it is ordered by. */
function sizeOf(scope: Scope, line: Line) {
  const { dataset } = scope.query;
  const name = ["market_value", "account_value", "amount"].find((one) => measureOf(dataset, one));
  if (name === undefined) return zero;
  const { figure } = figureOf(scope, name, line);
  return isKnown(figure) ? figure.abs() : zero;
}
