import type { Filter, Query } from "../../schema/query.ts";
import {
  type ClauseParts,
  isGainFilter,
  isPurchase,
  withKeyword,
  withoutKeywords,
} from "../compose/parts.ts";
import type { ContextRule } from "./context-rule.ts";

/**
 * "what did Helen buy this month", then "and how is it doing?": the lots of those purchases, because a trade has
 * no gain and the position may have other lots.
 */
export const resultOfPurchase: ContextRule = (parts, previous) => {
  const { where = [], period, order, limit } = previous;
  if (!isOfPurchases(previous) || !asksForResult(parts)) return parts;
  const newest = order?.by === "date" && limit !== undefined;
  const bySymbol = where.some(({ field }) => field === "symbol");
  // The last lot of all need not be the last purchase: options are written, and old lots have no day.
  if (newest && !bySymbol) return parts;
  return {
    ...withoutKeywords(asFigure(parts), ["those", "also"]),
    startsWithConjunction: false,
    nouns: [{ dataset: "lots", where: [], plural: true }],
    filters: [...where.filter(({ field }) => keptFields.has(field)), ...(bySymbol ? [] : bought)],
    periods: period === undefined ? [] : [period],
    order: newest
      ? {
          direction: order.direction === "asc" ? "asc" : "desc",
          by: "acquired",
          all: false,
          count: limit,
        }
      : null,
  };
};

/** "is that buy under water": the gain of what was bought, and not those of it that are at a loss. */
function asFigure(parts: ClauseParts): ClauseParts {
  const side = parts.filters.find(isGainFilter);
  if (side === undefined) return parts;
  const moved = withKeyword(parts, side.op === "lt" ? "down" : "up");
  return { ...moved, measures: [...new Set([...parts.measures, "gain"])] };
}

/** Nothing that was written, sold short or inherited. */
const bought: readonly Filter[] = [
  { field: "side", op: "is", values: ["long"] },
  { field: "source", op: "is", values: ["purchase", "drip"] },
];

const keptFields: ReadonlySet<string> = new Set([
  ...["symbol", "account", "owner", "kind", "asset_class", "sector"],
]);

const isOfPurchases = ({ dataset, where = [], compare, group_by, offset }: Query): boolean =>
  dataset === "transactions" &&
  [compare, group_by, offset].every((one) => one === undefined) &&
  where.some(
    ({ field, op, values }) => field === "type" && op === "is" && values.join() === "buy",
  ) &&
  where.every(({ field }) => field === "type" || field === "status" || keptFields.has(field));

const results: ReadonlySet<string> = new Set([
  "gain",
  "loss",
  "gain_pct",
  "loss_pct",
  "performance",
]);

/** "is it up", "what is it worth now"; "what was it worth" is what it came to. */
function asksForResult({
  keywords,
  measures,
  filters,
  nouns,
  order,
  periods,
  ...parts
}: ClauseParts): boolean {
  const points = keywords.has("those") || nouns.length > 0 || parts.startsWithConjunction;
  const now = measures.join() === "value" && keywords.has("what") && !keywords.has("yes_no");
  const moves = keywords.has("up") || keywords.has("down") || filters.some(isGainFilter);
  const named = measures.length > 0 ? now || measures.every((name) => results.has(name)) : moves;
  return (
    points &&
    named &&
    order === null &&
    nouns.every(isPurchase) &&
    filters.every(isGainFilter) &&
    [periods, parts.groups, parts.thresholds, parts.statistics, parts.compareFilters].every(
      ({ length }) => length === 0,
    )
  );
}
