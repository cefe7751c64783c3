import { datasetOf } from "../../datasets/datasets.ts";
import { dimensionOf } from "../../schema/fields.ts";
import type { Filter, Query } from "../../schema/query.ts";
import { dimensionOfNoun } from "../compose/choose-dataset.ts";
import type { ResolvedMeasures } from "../compose/measures.ts";
import { type ClauseParts, isGainFilter } from "../compose/parts.ts";
import { measuresFilteredBy } from "../compose/shape.ts";
import { isPerformance, ranksRows } from "./follow-order.ts";
import { asksForPositions } from "./follow-target.ts";
import { isCounted } from "./is-follow-up.ts";

/**
 * The aggregate of a follow-up. A previous list becomes a list again, because its lines have no
 * number.
 */
export function aggregateOf(
  parts: ClauseParts,
  previous: Query,
  target: Query["dataset"],
  measures: readonly string[] | undefined,
): Query["aggregate"] | undefined {
  if (asksForRows(parts, previous, target) || asksWhichAccount(parts, previous)) return "list";
  if (asksForOtherRows(parts, previous, target) || asksForDay(parts, previous, target))
    return "list";
  const counted = measures?.length === 1 && measures[0] === "count";
  const summed = counted || (parts.statistics.includes("total") && previous.limit !== 1);
  return summed && previous.aggregate === "list" ? "total" : undefined;
}

/**
 * True if the clause asks for the rows themselves: those of the previous account, or those that
 * were counted.
 */
export const asksForRows = (
  parts: ClauseParts,
  previous: Query,
  target: Query["dataset"],
): boolean =>
  asksForPositions(parts, previous, target) ||
  ranksRows(parts, previous) ||
  (parts.keywords.has("list") && isCounted(previous)) ||
  asksWhichRows(parts, previous);

/** True for rows of another dataset after a total: "and his holdings?". */
const asksForOtherRows = (
  { nouns, measures, statistics, keywords, groups }: ClauseParts,
  { dataset }: Query,
  target: Query["dataset"],
): boolean =>
  target !== dataset &&
  nouns.some((noun) => noun.dataset === target && noun.plural) &&
  measures.length + statistics.length + groups.length === 0 &&
  !(["how_many", "how_much", "together", "share", "each"] as const).some((one) =>
    keywords.has(one),
  );

/** True for the day of what an amount was asked of: "when is it due". */
const asksForDay = (
  { namedDimensions, measures }: ClauseParts,
  { aggregate, group_by = [] }: Query,
  target: Query["dataset"],
): boolean =>
  aggregate === "total" &&
  group_by.length === 0 &&
  measures.length === 0 &&
  namedDimensions.some((name) => dimensionOf(target, name)?.type === "day");

/** True for the rows behind a total: "which funds". */
const asksWhichRows = (
  { keywords, nouns, groups }: ClauseParts,
  { aggregate, dataset, group_by = [] }: Query,
): boolean =>
  keywords.has("which") &&
  keywords.has("those") &&
  aggregate === "total" &&
  dataset === "positions" &&
  groups.length + group_by.length === 0 &&
  nouns.some((noun) => noun.dataset === dataset);

/** "which account is that in?" after a total over accounts. */
const asksWhichAccount = ({ keywords, nouns }: ClauseParts, previous: Query): boolean =>
  keywords.has("which") &&
  previous.dataset === "accounts" &&
  nouns.some(({ dataset }) => dataset === "accounts");

/** The named groups. "which account" groups the previous lines. */
export function groupsOf(
  { groups, namedDimensions, nouns, keywords }: ClauseParts,
  target: Query["dataset"],
  previous: Query,
): string[] {
  // After a list of accounts, "which one has the higher gain" ranks those accounts, not their
  // holdings.
  const listed = keywords.has("which_of_those") && previous.dataset === "accounts";
  const ofAccounts = listed && target !== "accounts" ? ["account"] : [];
  const of = nouns.flatMap(({ dataset, where }) =>
    where.length === 0 && dataset === "accounts" && dataset !== target
      ? (dimensionOfNoun[dataset] ?? [])
      : [],
  );
  const owners = keywords.has("who") && keywords.has("own") ? ["owner"] : [];
  // A day such as "due in January" filters the rows and does not group them.
  const named = namedDimensions.filter((name) => dimensionOf(target, name)?.type !== "day");
  return [...new Set([...groups, ...named, ...of, ...ofAccounts, ...owners])].filter(
    (name) => dimensionOf(target, name) !== undefined,
  );
}

/**
 * The groups for one figure each, when an account is added: "the reserve as well", after a figure
 * of the endowment.
 */
export const groupsOfAdded = (
  where: readonly Filter[],
  { aggregate, group_by = [], where: before = [] }: Query,
): string[] =>
  aggregate === "total" && group_by.length === 0
    ? where.flatMap(({ field, op }) =>
        op === "is" && before.some((one) => one.field === field && one.op === "is") ? field : [],
      )
    : [];

/**
 * True for another figure of the line that was shown, instead of a new ranking: "cost?", after the
 * biggest loser.
 */
export const asksFigureOfLines = (
  { measures, order, keywords, ...parts }: ClauseParts,
  { dataset, order: ranking }: Query,
): boolean =>
  ranking !== undefined &&
  measures.length > 0 &&
  order === null &&
  !keywords.has("whole") &&
  ["positions", "holdings", "accounts", "households"].includes(dataset) &&
  // A change of timeframe keeps the ranking: "since purchase", after the best of today.
  !(isPerformance(ranking.by) && measures.some(isPerformance)) &&
  [parts.nouns, parts.filters, parts.groups, parts.statistics, parts.thresholds].every(
    ({ length }) => length === 0,
  );

/** "which of those are down": with the figures that they are chosen by, unless others were asked for. */
export function gainsShown(
  { filters }: ResolvedMeasures,
  target: Query["dataset"],
  { dataset, measures, aggregate }: Query,
): string[] | undefined {
  const isList = aggregate === "list" && measures.join() === datasetOf(dataset).columns.join();
  const signs = filters.filter(isGainFilter);
  return isList && target === dataset && signs.length > 0
    ? measuresFilteredBy({ dataset, measures: [], aggregate, where: signs })
    : undefined;
}
