import { datasetOf } from "../../datasets/datasets.ts";
import type { Filter, Query } from "../../schema/query.ts";
import { isSecurityField, namesAccount } from "../../schema/subject.ts";
import type { ClauseParts } from "./parts.ts";

/**
 * True if the query ignores part of the question, so that the advisor must be asked to clarify.
 */
export const ignoresWords = (parts: ClauseParts, query: Query): boolean =>
  lacksSecurity(parts, query) ||
  comparesThreeSides(parts, query) ||
  ignoresDimension(parts, query) ||
  ignoresComparison(parts, query) ||
  ignoresPeriod(parts, query) ||
  ignoresCount(parts, query) ||
  ignoresThreshold(parts, query) ||
  transfersSecurity(query) ||
  needsPreviousResult(parts) ||
  mixesSecurityFilters(parts, query) ||
  hasSeveralPeriods(parts, query) ||
  asksWhatShouldBe(parts, query) ||
  comparesOpenReturn(query) ||
  asksOfEveryRow(parts, query) ||
  isPartOfOpenWhole(parts) ||
  (parts.without !== null && query.exists === undefined) ||
  (parts.order !== null && parts.statistics.some((one) => one !== "total"));

/**
 * True for a share without a stated whole: "what portion of the cash is settled" may be of the cash
 * or of the account.
 */
const isPartOfOpenWhole = ({ keywords, measures }: ClauseParts): boolean =>
  keywords.has("share") &&
  measures.some((name) => name === "settled_cash" || name === "unsettled_cash");

/**
 * True for a question about every row, because a query only tests the smallest or the largest: "do
 * all accounts hold VTI".
 */
const asksOfEveryRow = ({ keywords }: ClauseParts, { test, limit }: Query): boolean =>
  keywords.has("every") && (test === undefined || limit !== 1);

/** True for a comparison with three sides, because a query has two. */
const comparesThreeSides = ({ keywords }: ClauseParts, { compare, where }: Query): boolean => {
  if (!keywords.has("versus")) return false;
  const of = (name: string) =>
    (compare?.where ?? where)?.find(({ field }) => field === name)?.values ?? [];
  return of("owner").length > 0 && of("account").length === 1;
};

/** "bonds or TSLA": one query cannot return rows that match either. A side may go with a name: "the Tesla short". */
const mixesSecurityFilters = ({ keywords }: ClauseParts, { where = [] }: Query): boolean =>
  keywords.has("or") &&
  where.filter(
    ({ field, op }) =>
      (op === "is" && field !== "side" && isSecurityField(field)) || op === "contains",
  ).length > 1;

/** "should cash be higher": only a policy, its proposals and the tasks say what should be. */
const asksWhatShouldBe = ({ keywords }: ClauseParts, { dataset }: Query): boolean =>
  keywords.has("should") && !prescriptive.has(dataset);

const prescriptive: ReadonlySet<Query["dataset"]> = new Set([
  "policies",
  "policy_classes",
  "policy_checks",
  "proposed_trades",
  "tasks",
]);

/** True for several separate periods, because a query has one, except for stated returns. */
const hasSeveralPeriods = ({ periods }: ClauseParts, { dataset }: Query): boolean =>
  dataset !== "returns" &&
  periods.filter(({ name, from }) => from !== undefined || (name !== undefined && name !== "all"))
    .length > 1;

/** "the return against last year" does not say which return is compared with it. */
const comparesOpenReturn = ({ dataset, compare, period, where = [] }: Query): boolean =>
  dataset === "returns" &&
  compare?.period !== undefined &&
  period === undefined &&
  where.every(({ field }) => field !== "timeframe");

const perSecurityMeasures = new Set([
  "quantity",
  "price",
  "unit_cost",
  "strike",
  "underlying_price",
]);

/** True if units or prices are requested for all securities together, which has no meaning. */
function lacksSecurity(
  { nouns }: ClauseParts,
  { dataset, measures, where = [], group_by = [] }: Query,
): boolean {
  const [main = ""] = measures;
  const narrowed = where.some(({ field }) => !namesAccount(field));
  const rows = nouns.length > 0 || group_by.length > 0;
  return dataset === "positions" && perSecurityMeasures.has(main) && !narrowed && !rows;
}

function ignoresDimension({ namedDimensions }: ClauseParts, query: Query): boolean {
  const { group_by = [], show = [], where = [], order, dataset } = query;
  const fields = new Set([
    ...[...group_by, ...show, ...datasetOf(dataset).title],
    ...where.map(({ field }) => field),
    ...(order === undefined ? [] : [order.by]),
  ]);
  return namedDimensions.some((name) => !fields.has(name));
}

const differences = new Set(["excess", "drift", "drift_usd", "cash_shortfall"]);

function ignoresComparison(
  parts: ClauseParts,
  { compare, group_by = [], aggregate, where = [], dataset, measures: [main = ""] }: Query,
): boolean {
  const { keywords, compareFilters } = parts;
  const stated = where.flatMap(({ values }) => values);
  const lost = compareFilters.some(({ values }) => !values.some((value) => stated.includes(value)));
  if (lost && compare === undefined) return true;
  // "over the limit, and by how much": the measure is a difference already.
  const open = keywords.has("difference") && !differences.has(main);
  const compares = open || keywords.has("versus");
  const sides = parts.measures.length > 1 || where.some(({ values }) => values.length > 1);
  // "the Roth's return versus the household": a list of one account has no other side.
  const single =
    keywords.has("versus") && where.some(({ field, op }) => field === "account" && op === "is");
  const lists = aggregate === "list" && (sides || (dataset !== "transactions" && !single));
  return compares && compare === undefined && group_by.length === 0 && !lists;
}

/** True for "the next one" or "more than" with nothing to refer to. */
const needsPreviousResult = ({
  keywords,
  thresholds,
  compareFilters,
  compareMeasures,
  comparePeriods,
}: ClauseParts): boolean =>
  keywords.has("next") ||
  keywords.has("flip") ||
  (keywords.has("than") &&
    thresholds.length + compareFilters.length + compareMeasures.length + comparePeriods.length ===
      0);

/** True when the question states a threshold that no filter of the query uses. */
function ignoresThreshold(
  { thresholds, having: counted }: ClauseParts,
  { where = [], having = [], group_by = [], test }: Query,
): boolean {
  if (counted.length > 0 && (having.length === 0 || group_by.length === 0)) return true;
  const held = [...where, ...having].flatMap(({ values }) => values);
  const all = new Set([...held, ...(test?.value === undefined ? [] : [test.value])]);
  return thresholds.some(({ value }) => !all.has(value) && !all.has(`-${value}`));
}

/**
 * True for deposits or withdrawals of a security: they move money, so the security stands for
 * something else.
 */
function transfersSecurity({ dataset, where = [], compare }: Query): boolean {
  const filters = [...where, ...(compare?.where ?? [])];
  const transfers = ({ field, values }: Filter) =>
    field === "type" && values.every((value) => value === "deposit" || value === "withdrawal");
  const named = filters.some(({ field }) => field === "symbol");
  return dataset === "transactions" && named && filters.some(transfers);
}

/** "the price, and how many": the units of one security are its quantity, so nothing was ignored. */
const ignoresCount = (
  { keywords }: ClauseParts,
  { measures, aggregate, where = [] }: Query,
): boolean =>
  keywords.has("how_many") &&
  aggregate === "list" &&
  where.some(({ field }) => field === "symbol") &&
  !measures.some((name) => name === "quantity" || name === "count");

function ignoresPeriod(
  { periods }: ClauseParts,
  { period, compare, exists, measures, dataset, where = [] }: Query,
): boolean {
  if (
    periods.every(({ name }) => name === "all") ||
    (period ?? exists?.period) !== undefined ||
    compare?.period !== undefined
  )
    return false;
  const ofToday =
    periods.every(({ name }) => name === "today") &&
    [...measures, ...where.map(({ field }) => field)].some((name) => name.startsWith("day_change"));
  return dataset !== "returns" && !ofToday;
}
