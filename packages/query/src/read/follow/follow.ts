import { memoize } from "../../book/memoize.ts";
import { type FollowUpChange, mergeFollowUp } from "../../merge/merge.ts";
import { checkQuery } from "../../schema/check-query.ts";
import { dimensionOf, measureOf } from "../../schema/fields.ts";
import { normalize, withoutUndefined } from "../../schema/normalize.ts";
import type { Filter, Query } from "../../schema/query.ts";
import { withoutRowTest } from "../../schema/row-test.ts";
import { isAccountField, isSecurityField } from "../../schema/subject.ts";
import { canonicalSentence } from "../../words/canonical.ts";
import { denominatorOf } from "../compose/build.ts";
import { mainMeasure, measureIn } from "../compose/choose-dataset.ts";
import { applyDefaults } from "../compose/defaults.ts";
import { rewriteIdioms } from "../compose/idioms/idioms.ts";
import { type ResolvedMeasures, resolveMeasures } from "../compose/measures.ts";
import { type ClauseParts, hasFilterOn } from "../compose/parts.ts";
import { periodFor } from "../compose/period.ts";
import { filtersIn } from "../compose/slots.ts";
import { limitOf, orderOf, statisticOf } from "./follow-order.ts";
import { aggregateOf, asksForRows, gainsShown, groupsOf, groupsOfAdded } from "./follow-rows.ts";
import {
  asksForPositions,
  asksRealizedGain,
  datasetOfFollowUp,
  hasField,
  lacksComparison,
  requireNamedMeasure,
  requirePeriod,
} from "./follow-target.ts";
import {
  asksSameFigures,
  isFollowUp,
  isShort,
  namesChange,
  refersToSecurity,
} from "./is-follow-up.ts";
import {
  aboutShownSecurity,
  type FollowUpTarget,
  isLimited,
  ranksOneLine,
  referredLines,
  shownLines,
} from "./shown-lines.ts";

const questionKeywords = ["yes_no", "which", "what", "list", "who", "when"] as const;

/**
 * The previous question with this clause's changes. Undefined if the clause stands alone; "unclear"
 * if it ranks a single line ("which was better?") or refers to lines that are not known yet.
 */
export function followUpQuery(
  original: ClauseParts,
  asked: Query,
  target: FollowUpTarget,
): Query | "unclear" | undefined {
  const parts = rewriteIdioms(original);
  const previous = withoutRowTest(asked);
  if (!isFollowUp(parts, normalize(previous))) return undefined;
  if (parts.ordinal !== null && previous.order === undefined) return undefined;
  try {
    const shown = memoize(() => shownLines(previous, target));
    const change = changeOf(parts, normalize(aboutShownSecurity(parts, previous, shown)));
    const lines = referredLines(parts, previous, change, shown);
    if (lines === "unclear" || isUnclear(parts, previous, target)) return "unclear";
    const query = changedQuery(
      widen(parts, previous),
      lines === undefined ? change : { ...change, shown: lines },
    );
    if (!knowsFields(parts, query)) return asksWhose(parts) ? "unclear" : undefined;
    const asks = namesChange(parts) || asksSameFigures(parts, previous) || isChanged(query, asked);
    return asks ? query : undefined;
  } catch {
    return undefined;
  }
}

const isUnclear = (parts: ClauseParts, previous: Query, target: FollowUpTarget): boolean =>
  ranksOneLine(parts, previous, target) ||
  lacksComparison(parts) ||
  asksRealizedGain(parts, previous);

const knowsFields = ({ filters, namedDimensions }: ClauseParts, { dataset }: Query): boolean =>
  filters.every(({ field }) => hasField(dataset, field)) &&
  namedDimensions.every((name) => name === "day" || dimensionOf(dataset, name) !== undefined);

/** "whose are they", of rows that have no owner. */
const asksWhose = (parts: ClauseParts): boolean =>
  isShort(parts) && parts.namedDimensions.includes("owner");

const isChanged = (query: Query, previous: Query): boolean =>
  canonicalSentence({ kind: "query", query }) !==
  canonicalSentence({ kind: "query", query: applyDefaults(normalize(previous)) });

/** Throws a Fault if the change makes no valid query. */
function changedQuery(previous: Query, change: FollowUpChange): Query {
  const query = applyDefaults(mergeFollowUp(previous, change).query);
  checkQuery(query);
  return query;
}

const namesSecurity = ({ where = [] }: Query): boolean =>
  where.some(({ field }) => field === "symbol");

/** Reads a figure as the previous security's: its gain instead of the household's return. */
const withSecurityFilters = (parts: ClauseParts, { where = [] }: Query): ClauseParts => ({
  ...parts,
  filters: [
    ...where.filter(({ field }) => isSecurityField(field) && !hasFilterOn(parts, field)),
    ...parts.filters,
  ],
});

/** "below 10%", after gains over 50%: the figure is the one that was named. */
function withMeasureOf(parts: ClauseParts, { dataset, measures: [main = ""] }: Query): ClauseParts {
  const { thresholds, measures, order, keywords } = parts;
  const unit = measureOf(dataset, main)?.unit;
  const open = thresholds.length > 0 && measures.length === 0 && order === null;
  const fits = thresholds.every((one) => one.of === undefined && one.unit === unit);
  return open && fits && !keywords.has("how_many") ? { ...parts, measures: [main] } : parts;
}

/** After a position of an account, "its share" is a share of that account. */
const withFiltersOf = (parts: ClauseParts, { where = [] }: Query): ClauseParts => ({
  ...parts,
  filters: [...where, ...parts.filters],
});

/** "in total" and "all together" drop the account filter of the previous question. */
function widen(parts: ClauseParts, previous: Query): Query {
  const totalled = parts.statistics.includes("total") || parts.keywords.has("together");
  const widened = totalled || parts.keywords.has("whole");
  if (!widened || parts.filters.length > 0 || parts.nouns.length > 0) return previous;
  // After two securities together, "as % of the total" asks for their own share.
  if (parts.keywords.has("share") && previous.group_by !== undefined) {
    const { group_by: _, limit: __, order: ___, ...together } = previous;
    return { ...together, aggregate: "total" };
  }
  const lines = previous.aggregate === "list" && !isLimited(previous) && !namesSecurity(previous);
  const listed = lines && !parts.keywords.has("whole");
  const pointed = parts.keywords.has("those") || listed;
  if (pointed && isLimited(previous)) return previous;
  // After what the trusts hold, "the combined loss" is that of the trusts.
  const isDropped = ({ field, values }: Filter) =>
    isAccountField(field) && (values.length === 1 || parts.keywords.has("whole"));
  const where = (previous.where ?? []).filter((filter) => pointed || !isDropped(filter));
  const { group_by: _, limit: __, order: ___, ...rest } = previous;
  return { ...rest, where, aggregate: "total" };
}

function changeOf(parts: ClauseParts, previous: Query): FollowUpChange {
  const { keywords, unit } = parts;
  const own =
    refersToSecurity(parts, previous) || (keywords.has("those") && !keywords.has("whole"));
  const named = withMeasureOf(parts, previous);
  const resolved = resolveMeasures(own ? withSecurityFilters(named, previous) : named, false);
  const target = datasetOfFollowUp(parts, resolved, previous);
  const { how, where } = filtersOf(parts, resolved, target, previous);
  const grouped = [
    ...groupsOf(parts, target, previous),
    ...(how === "add" ? groupsOfAdded(where, previous) : []),
  ];
  requireNamedMeasure(resolved, target);
  requirePeriod(parts, target);
  const measures = measuresOf(parts, resolved, target, previous);
  const set = withoutUndefined({
    dataset: target === previous.dataset ? undefined : target,
    aggregate: aggregateOf(parts, previous, target, measures),
    measures,
    ...statisticOf(parts, target, measures ?? previous.measures, previous),
    where: where.length > 0 ? where : undefined,
    group_by: grouped.length > 0 ? grouped : undefined,
    period: periodFor(parts, target),
    share_of: denominatorOf(withFiltersOf(parts, previous), resolved, target),
    order: orderOf(resolved, target, previous),
    limit: parts.ordinal === null ? limitOf(parts, resolved) : 1,
    offset: parts.ordinal === null ? resolved.order?.skip : parts.ordinal.rank - 1,
  });
  return withoutUndefined({
    how,
    set: set as Partial<Query>,
    unit: unit ?? (keywords.has("share") ? "percent" : undefined),
    turn: pagingOf(keywords),
    drop: droppedParts(parts, resolved, previous, target),
  }) as FollowUpChange;
}

/** The filters of the clause, or of what it compares with, and how they change the previous ones. */
function filtersOf(
  parts: ClauseParts,
  resolved: ResolvedMeasures,
  target: Query["dataset"],
  previous: Query,
): { how: FollowUpChange["how"]; where: readonly Filter[] } {
  const { filters, compareFilters, nouns, keywords } = parts;
  if (filters.length === 0 && compareFilters.length > 0)
    return { how: "versus", where: filtersIn(target, compareFilters) ?? [] };
  const own = [
    ...nouns.flatMap((one) => [...one.where]),
    ...resolved.filters,
    ...thresholdFilters(parts, resolved, previous),
  ];
  const where = filtersIn(target, own) ?? [];
  const excluding = where.some(({ op }) => op === "is_not");
  // "and the open ones?" goes on to others, "of those, the open ones" does not.
  const goesOn = parts.startsWithConjunction && !keywords.has("only") && !excluding;
  const replaces = goesOn && where.every(({ field }) => field === "status" || field === "type");
  return { how: replaces ? "replace" : mergeMode(keywords, excluding), where };
}

/** "all of them, by value" removes the limit; expanded rows have their own order. */
function droppedParts(
  parts: ClauseParts,
  { order, measures }: ResolvedMeasures,
  previous: Query,
  target: Query["dataset"],
): FollowUpChange["drop"] {
  if (order?.all === true) return ["limit", "offset"];
  // "is it over the limit", then "by how many dollars".
  if (previous.compare?.measure !== undefined && measures.length > 0) return ["compare", "test"];
  if (previous.test !== undefined && parts.keywords.has("what")) return ["test"];
  return asksForPositions(parts, previous, target) ? ["order"] : undefined;
}

/** Handles "over 1,000" for the listed figures, when none is named. */
function thresholdFilters(
  { thresholds }: ClauseParts,
  { measures }: ResolvedMeasures,
  { measures: [main] }: Query,
): Filter[] {
  if (measures.length > 0 || main === undefined) return [];
  return thresholds.map(({ op, value }) => ({ field: main, op, values: [value] }));
}

const mergeMode = (
  keywords: ClauseParts["keywords"],
  excluding: boolean,
): FollowUpChange["how"] => {
  if (keywords.has("versus")) return "versus";
  if (keywords.has("also")) return "add";
  return keywords.has("only") || keywords.has("those") || excluding ? "narrow" : "replace";
};

const pagingOf = (keywords: ClauseParts["keywords"]): FollowUpChange["turn"] =>
  keywords.has("next")
    ? "next"
    : keywords.has("flip")
      ? "flip"
      : keywords.has("more")
        ? "more"
        : undefined;

function measuresOf(
  parts: ClauseParts,
  resolved: ResolvedMeasures,
  target: Query["dataset"],
  previous: Query,
): string[] | undefined {
  const measures = resolved.measures.flatMap((concept) => measureIn(target, concept) ?? []);
  if (measures.length > 0) return measures;
  if (asksForRows(parts, previous, target)) return [];
  if (parts.statistics.includes("total") && previous.measures[0] === "count")
    return [mainMeasure(target)];
  const noun = parts.nouns[0];
  if (parts.keywords.has("how_many") && noun === undefined) {
    return [countMeasure(parts, target, previous)];
  }
  const shown = gainsShown(resolved, target, previous);
  if (shown !== undefined) return shown;
  const anew = noun !== undefined && noun.where.length === 0 && noun.dataset !== "accounts";
  return anew && questionKeywords.some((keyword) => parts.keywords.has(keyword)) ? [] : undefined;
}

/** "how many?" about a security asks for its units, otherwise, and after a number of rows, for their number. */
function countMeasure(
  { filters }: ClauseParts,
  target: Query["dataset"],
  previous: Query,
): "quantity" | "count" {
  const counted = previous.measures[0] === "count" && target === previous.dataset;
  if (counted && target !== "positions" && target !== "holdings") return "count";
  const one = filters.some(({ field }) => field === "symbol") || namesSecurity(previous);
  if (target === "unvested") return "quantity";
  return one && measureOf(target, "quantity") !== undefined ? "quantity" : "count";
}
