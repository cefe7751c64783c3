import { Fault } from "@advisor/domain/fault";
import { dimensionOf } from "../../schema/fields.ts";
import type { Filter, Query } from "../../schema/query.ts";
import { requiredOf } from "../compose/build.ts";
import { measureIn } from "../compose/choose-dataset.ts";
import type { ResolvedMeasures } from "../compose/measures.ts";
import type { ClauseParts } from "../compose/parts.ts";

/**
 * A name that the previous dataset cannot be filtered by starts a new question; it is never
 * dropped.
 */
export const hasField = (dataset: Query["dataset"], field: string): boolean =>
  dimensionOf(dataset, field) !== undefined || measureIn(dataset, field) !== undefined;

const ofAccounts: ReadonlySet<Query["dataset"]> = new Set(["accounts", "returns", "valuations"]);

/** "what is in it" after an account, and "do we own any" after a price, ask for positions. */
export const asksForPositions = (
  { keywords }: ClauseParts,
  previous: Query,
  target: Query["dataset"],
): boolean =>
  (ofAccounts.has(previous.dataset) || previous.measures[0] === "price") &&
  target === "positions" &&
  keywords.has("own") &&
  !keywords.has("how_many");

/** The noun's dataset, unless the noun only groups; otherwise the previous dataset if it has the measures. */
export function datasetOfFollowUp(
  parts: ClauseParts,
  { measures, filters, order }: ResolvedMeasures,
  previous: Query,
): Query["dataset"] {
  const noun = parts.nouns.find(
    ({ dataset, where }) => dataset !== "accounts" && !onlyFilters(dataset, where, previous),
  );
  const wanted = noun?.dataset ?? previous.dataset;
  const required = requiredOf(measures);
  const needed = order?.by === "return_pct" ? [...required, order.by] : required;
  const now = parts.asksMarketPrice || parts.periods.some(({ name }) => name === "today");
  const priced = now && measures[0] === "price";
  const has = (dataset: Query["dataset"]) =>
    !(priced && dataset === "transactions") &&
    filters.every(({ field }) => hasField(dataset, field)) &&
    !(dataset === "positions" && filters.some(isCashFilter)) &&
    needed.every((concept) => measureIn(dataset, concept) !== undefined);
  if (noun === undefined && measures.length === 0 && asksForPositions(parts, previous, "positions"))
    return "positions";
  if (isMarketPrice(parts, previous)) return "quotes";
  if (has(wanted)) return wanted;
  return otherDatasets(previous).find(has) ?? wanted;
}

/**
 * The datasets to try, in order. After an account's return, "its value" is the account's value and
 * not that of its positions.
 */
const otherDatasets = ({ dataset }: Query): readonly Query["dataset"][] =>
  dataset === "returns" || dataset === "valuations" ? ["accounts", ...datasets] : datasets;

const datasets = [
  ...(["positions", "accounts", "holdings", "lots", "transactions", "returns"] as const),
  ...(["policy_classes", "policies", "policy_checks", "valuations", "unvested"] as const),
];

/** True for the market price of a security that is not held: "AAPL price", then "and Tesla?". */
const isMarketPrice = (
  { unheld, keywords }: ClauseParts,
  { measures: [main = ""] }: Query,
): boolean => unheld.length > 0 && !keywords.has("own") && /^(price|day_change)/.test(main);

/** Cash is a holding but not a position. */
const isCashFilter = ({ field, values }: Filter): boolean =>
  field === "kind" && values[0] === "cash";

/** "only the ETFs" after trades filters the trades. */
const onlyFilters = (
  dataset: Query["dataset"],
  where: readonly Filter[],
  previous: Query,
): boolean =>
  dataset === "positions" &&
  where.length > 0 &&
  where.every(({ field }) => dimensionOf(previous.dataset, field) !== undefined);

/** A measure that the dataset does not have is never dropped: the clause is then a question of its own. */
export function requireNamedMeasure(
  { namesMeasure, measures }: ResolvedMeasures,
  target: Query["dataset"],
): void {
  const known = measures.some((concept) => measureIn(target, concept) !== undefined);
  if (namesMeasure && !known) throw new Fault("invalid", "unknown_measure", `${target} lacks it`);
}

/** "and yesterday?" after the cash of today: the rows of that day are not on file. */
export function requirePeriod(parts: ClauseParts, target: Query["dataset"]): void {
  const past = parts.periods.some(({ name }) => name !== "today" && name !== "all");
  if (target === "accounts" && past)
    throw new Fault("invalid", "unknown_period", `${target} has no days`);
}

/** "the profit on it", after a sale: what was realized is not on file, and what is still held is another figure. */
export const asksRealizedGain = (
  { measures, keywords }: ClauseParts,
  { dataset, where = [] }: Query,
): boolean =>
  dataset === "transactions" &&
  keywords.has("those") &&
  measures.some((name) => /^(?:gain|loss|performance)/.test(name)) &&
  where.some(({ field, values }) => field === "type" && values.join() === "sell");

/** Handles "the ones below that": the previous question's number is not carried over. */
export const lacksComparison = ({
  keywords,
  thresholds,
  compareFilters,
  compareMeasures,
  comparePeriods,
}: ClauseParts) =>
  keywords.has("than") &&
  [thresholds, compareFilters, compareMeasures, comparePeriods].every(({ length }) => length === 0);
