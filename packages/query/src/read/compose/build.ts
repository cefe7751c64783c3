import type { Day } from "@advisor/domain/day";
import { calendarDimensions } from "../../book/dimensions.ts";
import { type DatasetName, datasetOf } from "../../datasets/datasets.ts";
import { checkQuery } from "../../schema/check-query.ts";
import { dimensionOf, measureOf } from "../../schema/fields.ts";
import { normalize, withoutUndefined } from "../../schema/normalize.ts";
import type { Filter, Query } from "../../schema/query.ts";
import { isSecurityField, namesAccount } from "../../schema/subject.ts";
import { datasetFor, dayFields, distinctiveFields, measureIn } from "./choose-dataset.ts";
import { resolveConjunctions } from "./conjunctions.ts";
import { applyDefaults } from "./defaults.ts";
import { rewriteIdioms } from "./idioms/idioms.ts";
import { ignoresWords } from "./ignored-words.ts";
import { type ResolvedMeasures, resolveMeasures } from "./measures.ts";
import { type ClauseParts, filtersOf } from "./parts.ts";
import { periodFor, resolveDays, timeframeFilters } from "./period.ts";
import { shapeQuery } from "./shape.ts";
import { compareOf, existsOf, filtersIn, groupsIn } from "./slots.ts";

/** The parts of a clause resolved against one dataset, before deciding whether to list, group or total. */
export interface Draft {
  parts: ClauseParts;
  resolved: ResolvedMeasures;
  dataset: DatasetName;
  measures: string[];
  groups: string[];
  /** Extra dimensions to show as columns of a list. */
  shown: string[];
  compare: Query["compare"];
  base: Query;
}

/** Builds the query for the parts of a clause; undefined when no valid query covers all of them. */
export function buildQuery(original: ClauseParts, today: Day): Query | undefined {
  const read = rewriteIdioms(resolveConjunctions(original));
  const resolved = resolveMeasures(read);
  const dataset = chooseDataset(read, resolved);
  if (dataset === undefined) return undefined;
  const parts = resolveDay(dataset, read);
  const shaped = applyDefaults(withoutUndefined(shapeQuery(draftOf(parts, resolved, dataset))));
  const whole = normalize({ ...shaped, where: shaped.where?.map(statusOf(shaped.dataset)) });
  if (ignoresWords(parts, whole)) return undefined;
  const query = resolveDays(whole, parts, today);
  try {
    checkQuery(query);
    return query.where?.every((filter) => hasValues(query.dataset, filter)) === false
      ? undefined
      : query;
  } catch {
    return undefined;
  }
}

/** A finished trade is completed, and a completed task is done. */
const statusOf =
  (dataset: DatasetName) =>
  (filter: Filter): Filter => {
    const known = dimensionOf(dataset, filter.field)?.values ?? [];
    const equivalent = finished.find((value) => known.includes(value));
    const isFinished =
      filter.field === "status" && filter.values.every((one) => finished.includes(one));
    return isFinished && equivalent !== undefined ? { ...filter, values: [equivalent] } : filter;
  };
const finished = ["done", "completed"];

/**
 * True if the dataset has one of the filter's values; a task status, for example, is not a
 * transaction status. Names that the household chose itself are looked up later.
 */
function hasValues(dataset: DatasetName, { field, op, values }: Filter): boolean {
  const known = dimensionOf(dataset, field)?.values;
  const listed = field === "status" && (op === "is" || op === "is_not") && known !== undefined;
  return !listed || values.some((value) => known.includes(value));
}

function chooseDataset(
  parts: ClauseParts,
  { measures, filters, order }: ResolvedMeasures,
): DatasetName | undefined {
  const by = order?.by === undefined || dayFields.has(order.by) ? [] : [order.by];
  const days = parts.nouns.length === 0 && order?.by === "acquired";
  const fields = [...filters, ...filtersOf(parts)].map(({ field }) => field);
  const today = [...measures, order?.by ?? "", ...fields].some((name) =>
    name.startsWith("day_change"),
  );
  // "the price of the last purchase"; other prices next to trades are a question of their own.
  const ofTrades = parts.order !== null || parts.statistics.includes("average");
  return datasetFor({
    nouns: parts.nouns,
    measures: [...(ofTrades ? requiredOf(measures) : measures), ...by, ...parts.compareMeasures],
    fields: [
      ...[...filters, ...parts.compareFilters].map(({ field }) => field),
      ...parts.namedDimensions.filter((name) => distinctiveFields.has(name)),
      ...(days && order?.by !== undefined ? [order.by] : []),
    ],
    groups: parts.groups,
    unheld: parts.unheld.length > 0,
    dated: parts.without === null && parts.periods.some(({ name }) => name !== "all") && !today,
    past: isPast(parts),
  });
}

/** The day change is stated with a price where there is one; a trade has none. */
export const requiredOf = (measures: readonly string[]): string[] =>
  measures.filter((name) => name !== "day_change_pct" || measures[0] !== "price");

/**
 * True for a period in the past, including a group by month: "at the end of March", "by month this
 * year".
 */
const isPast = ({ periods, groups }: ClauseParts): boolean =>
  groups.some((name) => Object.hasOwn(calendarDimensions, name)) ||
  (periods.length > 0 &&
    periods.every(({ name }) => name === undefined || /^(yesterday|last_)/.test(name)));

function draftOf(parts: ClauseParts, resolved: ResolvedMeasures, dataset: DatasetName): Draft {
  const several = dataset === "returns" && parts.periods.length > 1;
  const nouns = parts.nouns.flatMap(({ where }) => [...where]);
  const filters = [
    ...nouns,
    ...resolved.filters,
    ...(several ? timeframeFilters(parts.periods) : []),
  ];
  const groups = groupsIn(dataset, parts);
  const has = (name: string) => dimensionOf(dataset, name) !== undefined;
  const measures = [
    ...new Set(resolved.measures.flatMap((concept) => measureIn(dataset, concept) ?? [])),
  ];
  return {
    ...{ parts, resolved, dataset, measures, groups },
    shown: parts.namedDimensions.filter(
      (name) => has(name) && !groups.includes(name) && !isLineName(dataset, name),
    ),
    compare: compareOf(dataset, parts),
    base: {
      ...{ dataset, measures, aggregate: "list" },
      where: filtersIn(dataset, filters),
      having: parts.having.length === 0 ? undefined : parts.having,
      exists: existsOf(dataset, parts),
      period: several || parts.without !== null ? undefined : periodFor(parts, dataset),
      share_of: denominatorOf(parts, resolved, dataset),
    },
  };
}

/** True for a dimension that already names the line, such as the symbol of a trade. */
const isLineName = (dataset: DatasetName, name: string): boolean =>
  (name === "symbol" || name === "asset_class") && datasetOf(dataset).title.includes(name);

/** "the date" is the dataset's own: when a trade was made, a lot bought, a holding priced. */
const resolveDay = (dataset: DatasetName, parts: ClauseParts): ClauseParts => ({
  ...parts,
  namedDimensions: parts.namedDimensions.map((name) =>
    name === "day" ? (datasetOf(dataset).date ?? "price_date") : name,
  ),
});

const isOneAccount = ({ field, op }: Filter): boolean => namesAccount(field) && op === "is";

/** The denominator: "over 25% of the Roth IRA" is a share of the named account. */
export function denominatorOf(
  parts: ClauseParts,
  resolved: ResolvedMeasures,
  dataset: DatasetName,
): Query["share_of"] {
  const { keywords, filters, shareOf, partOfAll, nouns } = parts;
  if (keywords.has("of_positions")) return "positions";
  const named = filtersOf({ filters: resolved.filters, nouns }).filter(({ field }) =>
    isSecurityField(field),
  );
  const held = dataset !== "accounts" && measureOf(dataset, "weight") !== undefined;
  if (shareOf === "account") return held ? "account" : undefined;
  if (shareOf !== null && named.some(({ field }) => field !== shareOf)) return shareOf;
  if (partOfAll && named.length === 1 && filters.some(isOneAccount)) return "all_accounts";
  const ofAccount = !keywords.has("whole") && isPartOfAccount(parts, resolved);
  return held && ofAccount ? "account" : undefined;
}

/** "the bonds of the Roth in percent": the weight of what an account has within it. */
function isPartOfAccount(
  { keywords, filters, groups, unit, nouns }: ClauseParts,
  { measures, thresholds, filters: all }: ResolvedMeasures,
): boolean {
  const partly =
    keywords.has("share") ||
    unit === "percent" ||
    groups.some(isSecurityField) ||
    thresholds.some(({ unit: of }) => of === "percent");
  const ofAccount = filters.some(({ field }) => field === "account") || groups.includes("account");
  const fields = [...filtersOf({ filters: all, nouns }).map(({ field }) => field), ...groups];
  const within = thresholds.length > 0 || fields.some(isSecurityField);
  return partly && ofAccount && within && measures.includes("weight");
}
