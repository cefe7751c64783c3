import type { Filter } from "../../schema/query.ts";
import { isAccountField, isSecurityField, namesAccount } from "../../schema/subject.ts";
import { weightBounds } from "./idioms/band-idiom.ts";
import { type ClauseParts, isGainFilter } from "./parts.ts";

const pairFields = ["account", "symbol", "owner", "asset_class", "type", "sector", "kind"];

/**
 * Resolves several names joined by "and" or "or": to a difference, a choice, or one figure each.
 */
export function resolveConjunctions(original: ClauseParts): ClauseParts {
  const parts = compareHolders(dropRanking(shareAcrossSides(cashAsSide(original))));
  const accounts = valuesOf(parts, "account").length;
  const each = eachFields(parts).find((field) => valuesOf(parts, field).length > 1);
  const pair = comparePair(parts);
  if (pair !== undefined) return pair;
  if (parts.nouns.length === 0 && parts.order !== null && accounts > 1) {
    return { ...parts, nouns: [{ dataset: "accounts", where: [], plural: false }] };
  }
  const one = parts.accounts.length > 0 || asksForOneFigure(parts);
  return each === undefined || one ? parts : { ...parts, groups: [each] };
}

/** "the weight of cash and the weight of bonds": a measure said twice is asked of each class. */
const eachFields = ({ measures }: ClauseParts): string[] =>
  new Set(measures).size < measures.length
    ? ["account", "owner", "asset_class"]
    : ["account", "owner"];

/** "more in cash than in BND": cash is held as a security is. */
function cashAsSide(parts: ClauseParts): ClauseParts {
  const { measures, compareMeasures, filters, compareFilters, keywords, nouns } = parts;
  const cash: Filter = { field: "kind", op: "is", values: ["cash"] };
  const all = [...filters, ...nouns.flatMap(({ where }) => [...where])];
  const ofSecurity = ({ field }: Filter) => isSecurityField(field);
  const rows = { ...parts, nouns: [{ dataset: "holdings" as const, where: [], plural: true }] };
  if (!keywords.has("than") && !keywords.has("difference")) return parts;
  if (measures.join() === "cash" && compareFilters.some(ofSecurity))
    return { ...rows, measures: ["value"], filters: [...all, cash] };
  if (compareMeasures.join() === "cash" && all.some(ofSecurity))
    return {
      ...rows,
      compareMeasures: [],
      filters: all,
      compareFilters: [...compareFilters, cash],
    };
  return parts;
}

/**
 * "VTI versus VOO in gain this year": a measure, period or filter named once at the end applies to
 * both sides.
 */
function shareAcrossSides(parts: ClauseParts): ClauseParts {
  const { measures, filters, compareFilters, compareMeasures, periods, comparePeriods } = parts;
  if (compareFilters.length === 0) return parts;
  const sameField = compareFilters.filter(({ field }) =>
    filters.some((one) => one.field === field),
  );
  const isOfAccounts = sameField.some(({ field }) => isAccountField(field));
  const isShared = (filter: Filter) =>
    !sameField.includes(filter) && !(isOfAccounts && isAccountField(filter.field));
  const shared = sameField.length === 0 ? [] : compareFilters.filter(isShared);
  return {
    ...parts,
    filters: [...filters, ...shared],
    compareFilters: compareFilters.filter((filter) => !shared.includes(filter)),
    ...(measures.length > 0 ? {} : { measures: compareMeasures, compareMeasures: [] }),
    ...(periods.length > 0 ? {} : { periods: comparePeriods, comparePeriods: [] }),
  };
}

/**
 * "the difference between A and B", "which is larger, A or B", "which of A and B has gained more":
 * compares two names of the same kind.
 */
function comparePair(parts: ClauseParts): ClauseParts | undefined {
  const { order, keywords, filters, compareFilters, nouns } = parts;
  const either = keywords.has("or") || (keywords.has("which") && nouns.length === 0);
  const compares = keywords.has("difference") || (order !== null && either);
  const pair = pairFields.find((field) => valuesOf(parts, field).length === 2);
  if (!compares || pair === undefined || compareFilters.length > 0) return undefined;
  const [left, right] = valuesOf(parts, pair).map((value) => ({
    ...{ field: pair, op: "is" as const, values: [value] },
  }));
  const others = filters.filter((one) => one.field !== pair && !isGainFilter(one));
  return {
    ...compareHolders({ ...parts, compareFilters: [right ?? []].flat() }),
    order: null,
    measures: pairMeasures(parts),
    unit: parts.unit ?? (isMoveToday(parts) ? "percent" : null),
    filters: [...others, left ?? []].flat(),
    compareFilters: [right ?? []].flat(),
  };
}

/** "which is up more, A or B" is about their gains, "which is larger" about their values. */
const pairMeasures = ({ measures, filters, order }: ClauseParts): string[] => {
  if (measures.length > 0) return measures;
  return filters.some(isGainFilter) ? ["gain"] : [order?.by ?? "value"];
};

/** "Karen against David", "who has more in their own name": what their accounts are worth, cash too. */
function compareHolders(parts: ClauseParts): ClauseParts {
  const { filters, compareFilters, nouns, measures, compareMeasures, periods, keywords } = parts;
  const ofHolders = [...filters, ...compareFilters].every(({ field }) => namesAccount(field));
  const ofRows = nouns.some(({ where, plural }) => where.length > 0 || plural);
  const ofOther = ofRows || keywords.has("how_many") || isMove(parts);
  if (compareFilters.length === 0 || !ofHolders || ofOther) return parts;
  const named = measures.length + compareMeasures.length + periods.length > 0;
  return { ...parts, nouns: [], measures: named ? measures : ["value"] };
}

/** "a bigger gain than", "A against B: which is worth more": two things are compared, so the ranking is removed. */
function dropRanking(parts: ClauseParts): ClauseParts {
  const { order, compareFilters, compareMeasures, measures, keywords } = parts;
  const ranks = order !== null && order.by === undefined && !order.all;
  const sides = compareFilters.length + compareMeasures.length;
  if (sides === 0 || !(keywords.has("than") || ranks)) return parts;
  return {
    ...parts,
    order: null,
    measures: measures.length > 0 ? measures : comparedMeasure(parts),
    unit: parts.unit ?? (isMoveToday(parts) ? "percent" : null),
    keywords: order?.direction === "asc" ? new Set(keywords).add("lesser") : keywords,
  };
}

/** "more bonds than the policy allows": a policy bounds weights. */
const policyWeights = new Set([...weightBounds, "limit"]);

/** "Is A more than B" is about their values. */
function comparedMeasure(parts: ClauseParts): string[] {
  const { order, compareFilters, compareMeasures, periods } = parts;
  if (compareMeasures.some((name) => policyWeights.has(name))) return ["weight"];
  if (order !== null) return [order.by ?? "value"];
  const sizes =
    compareFilters.some(({ field }) => pairFields.includes(field)) && periods.length === 0;
  return sizes && !isMove(parts) ? ["value"] : [];
}

const isMove = ({ keywords }: ClauseParts): boolean => keywords.has("up") || keywords.has("down");

/** "Is A up more today than B" compares percents; gains since purchase are compared in dollars. */
const isMoveToday = (parts: ClauseParts): boolean =>
  isMove(parts) && parts.periods.some(({ name }) => name === "today");

const valuesOf = ({ filters }: ClauseParts, of: string): string[] => [
  ...new Set(
    filters.filter(({ field, op }) => field === of && op === "is").flatMap(({ values }) => values),
  ),
];

const asksForOneFigure = ({
  statistics,
  order,
  keywords,
  groups,
  compareFilters,
  measures,
}: ClauseParts): boolean =>
  statistics.length > 0 ||
  order !== null ||
  keywords.has("together") ||
  keywords.has("how_many") ||
  groups.length > 0 ||
  compareFilters.length > 0 ||
  measures.length === 0;
