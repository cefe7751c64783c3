import { type DatasetName, datasetOf } from "../../datasets/datasets.ts";
import { dimensionOf } from "../../schema/fields.ts";
import type { Filter, Query } from "../../schema/query.ts";
import type { Draft } from "./build.ts";
import { dayFields, mainMeasure, measureIn } from "./choose-dataset.ts";
import type { ResolvedMeasures } from "./measures.ts";
import { type ClauseOrder, type ClauseParts, filtersOf } from "./parts.ts";
import { isSameFigure, percentMeasureOf } from "./units.ts";

/** The measure and direction of the ranking: "the biggest loss" is the lowest gain. */
export function resolveOrder(
  parts: ClauseParts,
  sign: ResolvedMeasures["sign"],
  measures: readonly string[],
  today: boolean,
): ClauseOrder | null {
  const { order } = parts;
  if (order === null) return null;
  const { by: namedMeasure, ...rest } = order;
  const by = measureOfOrder(parts, measures, today);
  // "the biggest loss" is the lowest gain; "the worst loss" says so already.
  const ranksLosses =
    sign === "down" &&
    namedMeasure !== "gain" &&
    parts.measures.some((name) => name.startsWith("loss"));
  const direction = ranksLosses
    ? reversedDirection[order.direction]
    : directionAmong(filtersOf(parts), by, namedMeasure, order.direction);
  return by === undefined ? { ...rest, direction } : { ...rest, direction, by };
}

/** Among rows at a loss, "the biggest" is the biggest loss; "the best" stays the best. What is short has a negative size. */
export function directionAmong(
  filters: readonly Filter[],
  by: string | undefined,
  namedMeasure: string | undefined,
  direction: ClauseOrder["direction"],
): ClauseOrder["direction"] {
  if (filters.some(isShort) && sizes.has(by ?? "value")) return reversedDirection[direction];
  const baseName = (field: string | undefined) => field?.replace(/_pct$/, "");
  const negative = filters.some(
    ({ field, op, values }) => op === "lt" && values[0] === "0" && baseName(field) === baseName(by),
  );
  return negative && namedMeasure === undefined && direction === "desc" ? "asc" : direction;
}

export const isShort = ({ field, op, values }: Filter): boolean =>
  field === "side" && op === "is" && values.join() === "short";

const sizes = new Set(["value", "market_value", "weight", "quantity", "cost"]);

export const reversedDirection = { asc: "desc", desc: "asc", largest: "largest" } as const;
const losses: Readonly<Record<string, string>> = { loss: "gain", loss_pct: "gain_pct" };

function measureOfOrder(
  parts: ClauseParts,
  measures: readonly string[],
  today: boolean,
): string | undefined {
  const by = conceptOf(parts, measures);
  if (by === undefined) return undefined;
  const gains = by.startsWith("gain");
  if (gains && !today && ranksReturns(parts)) return "return_pct";
  const now = gains && today ? by.replace("gain", "day_change") : by;
  return parts.unit === "percent" ? percentMeasureOf(now) : now;
}

function conceptOf({ order, nouns }: ClauseParts, measures: readonly string[]): string | undefined {
  const namedMeasure = order?.by;
  const first = measures.find((name) => name !== "count");
  if (namedMeasure === "performance") return preferNamedMeasure(first ?? "gain", measures, first);
  if (namedMeasure !== undefined)
    return preferNamedMeasure(losses[namedMeasure] ?? namedMeasure, measures, first);
  const sides = nouns.flatMap(({ where }) => where.map(({ field }) => field));
  return sides.find((field) => field === "gain" || field === "day_change");
}

/** "best over one year" ranks by the custodian's return. */
const ranksReturns = ({ periods, nouns, filters }: ClauseParts): boolean =>
  periods.length > 0 &&
  nouns.every(({ dataset }) => dataset !== "positions") &&
  filters.every(({ field }) => field !== "symbol");

/** "best" and "worst" rank by gain unless another measure is named. */
function preferNamedMeasure(
  own: string,
  measures: readonly string[],
  first: string | undefined,
): string {
  const sameFigure = measures.find((name) => isSameFigure(own, name));
  if (sameFigure !== undefined) return sameFigure;
  const usual = /gain|performance/.test(own) && !measures.includes(own);
  return usual ? (first ?? own) : own;
}

/** The order of a ranking in the dataset. */
export function orderIn({ dataset, resolved: { order }, measures }: Draft): Query["order"] {
  if (order === null) return undefined;
  const { by, direction } = order;
  const own =
    by !== undefined && dayFields.has(by) ? dayOf(dataset, by) : measureIn(dataset, by ?? "");
  const main = perShare(
    dataset,
    own ?? measures.find((name) => name !== "count") ?? mainMeasure(dataset),
  );
  const byDimension = dimensionOf(dataset, main) !== undefined;
  // The earliest birth date is the highest age.
  if (main === "age" && dayFields.has(by ?? ""))
    return { by: main, direction: direction === "asc" ? "desc" : "asc" };
  return { by: main, direction: byDimension && direction === "largest" ? "desc" : direction };
}

/** "the highest-cost lot" is the one with the highest basis per share, whatever its size. */
const perShare = (dataset: DatasetName, measure: string): string =>
  dataset === "lots" && measure === "cost" ? "unit_cost" : measure;

function dayOf(dataset: DatasetName, by: string): string | undefined {
  if (dataset === "members") return "age";
  return dimensionOf(dataset, by) === undefined ? datasetOf(dataset).date : by;
}

/** The number that was given, otherwise 1 for a singular noun and 5 for a plural; no limit for "all". */
export function limitOf(
  { order, nouns, keywords }: ClauseParts,
  dataset: DatasetName,
): number | undefined {
  if (order?.all === true || order?.count !== undefined) return order.count;
  if (keywords.has("which_of_those")) return 1;
  // "of the taxable accounts, which position": one position.
  const own = nouns.filter((noun) => noun.dataset === dataset);
  const plural = (own.length > 0 ? own : nouns).some((noun) => noun.plural);
  return plural || order?.plural === true ? 5 : 1;
}
