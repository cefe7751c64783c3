import { calendarDimensions } from "../../book/dimensions.ts";
import { type DatasetName, datasetOf } from "../../datasets/datasets.ts";
import { dimensionOf, isCount, measureOf } from "../../schema/fields.ts";
import type { Filter, Query } from "../../schema/query.ts";
import { namesOneSecurity } from "../../schema/subject.ts";
import type { Draft } from "./build.ts";
import { averagedWith, isAveraged, mainMeasure, measureIn } from "./choose-dataset.ts";
import { isOption } from "./defaults.ts";
import { limitOf, orderIn } from "./order.ts";
import { filtersOf } from "./parts.ts";
import { rowTestOf } from "./row-tests.ts";
import { groupOfNoun } from "./slots.ts";
import { withPairedMeasures } from "./units.ts";
import { compareTest, isYesNo, testOf } from "./yes-no.ts";

/** Decides whether to list, group, rank or total: the first shape that fits the parts wins. */
export const shapeQuery = (draft: Draft): Query =>
  comparisonQuery(draft) ??
  rankedQuery(draft) ??
  statisticQuery(draft) ??
  quantityQuery(draft) ??
  countQuery(draft) ??
  groupedQuery(draft) ??
  extremeQuery(draft) ??
  plainQuery(draft);

const orMainMeasure = ({ measures, dataset }: Draft): string[] =>
  measures.length > 0 ? measures : [mainMeasure(dataset)];

function comparisonQuery(draft: Draft): Query | undefined {
  const { base, compare, parts } = draft;
  if (compare === undefined || (parts.order !== null && !parts.order.all)) return undefined;
  const [main = ""] = parts.keywords.has("how_many") ? ["count"] : orMainMeasure(draft);
  return {
    ...base,
    measures: [main],
    aggregate: "total",
    compare,
    test: compareTest(parts),
  };
}

/** "the 3 largest", "accounts by gain": groups when the noun belongs to another dataset. */
function rankedQuery(draft: Draft): Query | undefined {
  const { base, dataset, groups, measures, parts, shown } = draft;
  const order = orderIn(draft);
  if (order === undefined) return undefined;
  if (ranksOneSecurity(draft)) return rankedQuery(withoutSecurity(draft));
  const by = measureOf(dataset, order.by) === undefined ? [] : [order.by];
  const ofNoun =
    groups.length > 0 && (order.by === "count" || groupOfNoun(dataset, parts) !== undefined);
  const columns = ofNoun || measures.length > 1 ? [] : datasetOf(dataset).columns;
  const full = [...new Set([...by, ...measures, ...columns])];
  return {
    ...base,
    where: ofNoun ? [...(base.where ?? []), ...groups.flatMap(classified)] : base.where,
    measures: full,
    aggregate: ofNoun ? "total" : "list",
    group_by: nonEmpty(groups),
    order,
    limit: limitOf(parts, dataset),
    offset: parts.order?.skip,
    test: testOf(draft, full),
    show: ofNoun ? undefined : nonEmpty([...new Set([...shown, ...dayOfRank(dataset, order.by)])]),
    ...sumOfRanked(draft, order.by),
  };
}

/** Shows the day of a row if the ranking is by day, because it is the answer: "the next vest". */
const dayOfRank = (dataset: DatasetName, by: string): string[] =>
  dimensionOf(dataset, by)?.type === "day" && !datasetOf(dataset).title.includes(by) ? [by] : [];

/** Excludes rows without the grouping value from a ranking: funds have no sector. */
const classified = (group: string): Filter[] =>
  group === "sector" ? [{ field: group, op: "known", values: [] }] : [];

/** "total of the last 2 deposits", "how much is in the top 3": adds up the counted lines. */
function sumOfRanked({ parts, dataset, measures }: Draft, by: string): Partial<Query> {
  const { keywords, statistics, order } = parts;
  const asksHowMuch =
    isHeld(dataset) &&
    (keywords.has("how_much") || keywords.has("share")) &&
    (["which", "what", "those"] as const).every((one) => !keywords.has(one));
  if (order?.count === undefined || !(statistics.includes("total") || asksHowMuch)) return {};
  const rankedQuery = measureOf(dataset, by) === undefined ? mainMeasure(dataset) : by;
  return { measures: [measures[0] ?? rankedQuery], show: undefined, reduce: "total" };
}

const isHeld = (dataset: DatasetName): boolean => dataset === "positions" || dataset === "holdings";

/** "is AAPL our biggest position" is answered with the biggest one overall. */
const ranksOneSecurity = ({ base, dataset, parts }: Draft): boolean =>
  isHeld(dataset) &&
  isYesNo(parts) &&
  limitOf(parts, dataset) === 1 &&
  base.where?.some(namesOneSecurity) === true;

const withoutSecurity = (draft: Draft): Draft => ({
  ...draft,
  base: { ...draft.base, where: draft.base.where?.filter((filter) => !namesOneSecurity(filter)) },
});

function statisticQuery(draft: Draft): Query | undefined {
  const { base, dataset, resolved, groups, parts } = draft;
  const asked = parts.statistics.find((one) => one !== "total");
  const [main = ""] = orMainMeasure(draft);
  if (asked === undefined) return undefined;
  if (asked === "average" && isAveraged(dataset, main))
    return { ...base, measures: averagedWith(dataset, main), aggregate: "total" };
  const overGroups =
    groups.length > 0 && resolved.thresholds.length === 0 && !isCount(dataset, main);
  return overGroups
    ? { ...base, measures: [main], aggregate: "total", group_by: groups, reduce: asked }
    : { ...base, measures: [main], aggregate: asked };
}

/** "how many VTI do we have" asks for units, and "how many calls are written" for contracts. */
function quantityQuery({ base, measures, parts, dataset }: Draft): Query | undefined {
  const { keywords, nouns } = parts;
  const ofSecurity = nouns.length === 0 && base.where?.some(({ field }) => field === "symbol");
  const ofOptions =
    isHeld(dataset) && nouns.length > 0 && nouns.every(({ where }) => where.some(isOption));
  // "how many MSFT vest in 2027": the word is a verb.
  const ofGrants =
    dataset === "unvested" &&
    nouns.every(({ plural }) => !plural) &&
    base.where?.some(namesOneSecurity) === true;
  const asked = keywords.has("how_many") && measures.length === 0;
  if (asked && ofGrants) return { ...base, measures: ["quantity"], aggregate: "total" };
  return asked && (ofSecurity || ofOptions) ? { ...base, measures: ["quantity"] } : undefined;
}

function countQuery(draft: Draft): Query | undefined {
  const { base, groups, measures, parts } = draft;
  const asked = parts.keywords.has("how_many");
  // "how many are up more than 20%": the threshold says which are counted.
  const barred = asked && parts.thresholds.length > 0 && parts.nouns.length > 0;
  const [main = "count"] = barred ? [] : measures;
  if (main !== "count" || !(asked || measures.length > 0)) return undefined;
  const count = { ...base, measures: ["count"], aggregate: "total" as const };
  // "how many different symbols were traded" counts them, not the trades.
  if (draft.dataset === "transactions" && parts.namedDimensions.join() === "symbol")
    return { ...count, group_by: ["symbol"], reduce: "count" };
  const owners = parts.groups.length === 0 && parts.nouns[0]?.dataset !== draft.dataset;
  // "how many clients hold VTI" counts the clients, not what each of them holds.
  if (owners && groupOfNoun(draft.dataset, parts) !== undefined)
    return { ...count, group_by: groups, reduce: "count" };
  return { ...count, group_by: nonEmpty(groups), test: testOf(draft, ["count"]) };
}

/** A list for each group when only rows are asked for, otherwise one figure for each group. */
function groupedQuery(draft: Draft): Query | undefined {
  const { base, dataset, groups, measures, parts } = draft;
  if (groups.length === 0) return undefined;
  if (dataset === "returns" && base.period === undefined) return undefined;
  const rows =
    !parts.keywords.has("how_much") &&
    !parts.statistics.includes("total") &&
    measures.length === 0 &&
    !addsUpEvents(parts, dataset) &&
    parts.nouns.some((noun) => noun.dataset === dataset);
  if (rows) return { ...base, measures: measuresFilteredBy(base), group_by: groups };
  const each = {
    ...base,
    measures: measures.length > 0 || !ofOneSecurity(base) ? orMainMeasure(draft) : held,
    aggregate: "total",
    group_by: groups,
  } as const;
  return groupsBySign(draft) ?? each;
}

/** "withdrawals by month", "by account": what they come to. "Which purchases" are the rows. */
const addsUpEvents = ({ groups, keywords }: Draft["parts"], dataset: DatasetName): boolean =>
  dataset === "transactions" &&
  groups.some(
    (name) =>
      Object.hasOwn(calendarDimensions, name) || (name === "account" && !keywords.has("which")),
  );

/** What an account holds of a security. */
const held = ["market_value", "quantity"];
const ofOneSecurity = ({ dataset, where = [] }: Query): boolean =>
  isHeld(dataset) && where.some(namesOneSecurity);

/** "accounts that are down" refers to the account's total, not to each of its positions. */
function groupsBySign({ base, groups, measures, dataset, parts }: Draft): Query | undefined {
  const { where = [] } = base;
  const having = where.filter(
    ({ field, values }) => values[0] === "0" && /^(gain|day_change)/.test(field),
  );
  if (having.length === 0 || groupOfNoun(dataset, parts) === undefined) return undefined;
  const rest = where.filter((filter) => !having.includes(filter));
  const shown = withPairedMeasures([...having.map(({ field }) => field), ...measures]);
  return { ...base, where: rest, measures: shown, aggregate: "total", group_by: groups, having };
}

/** "is any stock above 10%": checks the largest one; "is every stock", the smallest. */
function extremeQuery(draft: Draft): Query | undefined {
  const { base, measures, parts } = draft;
  const [test, [by = ""]] = [testOf(draft, measures), measures];
  const quantifier = (["every", "any"] as const).find((one) => parts.keywords.has(one));
  if (test === undefined || quantifier === undefined) return undefined;
  const direction = test.op.startsWith("l") === (quantifier === "any") ? "asc" : "desc";
  return { ...base, limit: 1, order: { by, direction }, test };
}

function plainQuery(draft: Draft): Query {
  const { base, measures, shown } = draft;
  const rowTest = rowTestOf(draft);
  const total = rowTest?.op !== "all" && isTotal(draft);
  return {
    ...base,
    aggregate: total ? "total" : "list",
    measures: total ? measuresOfTotal(draft) : measuresOfList(draft),
    test: testOf(draft, measures) ?? (total ? undefined : rowTest),
    show: total ? undefined : nonEmpty(shown),
  };
}

function measuresOfTotal({ base, measures, parts }: Draft): string[] {
  const picked = measures.length > 0 ? measures : measuresFilteredBy(base).slice(0, 1);
  if (picked.length > 0) return picked;
  return [parts.keywords.has("how_many") ? "count" : mainMeasure(base.dataset)];
}

function measuresOfList(draft: Draft): string[] {
  const { base, resolved, measures, parts } = draft;
  const dated = parts.keywords.has("when") && measures.length === 0 && draft.shown.length === 0;
  // Of a position the days are those of its price.
  if (dated && base.dataset !== "positions" && measureOf(base.dataset, "days") !== undefined)
    return [...(parts.keywords.has("how_much") ? [mainMeasure(base.dataset)] : []), "days"];
  if (!resolved.namesMeasure && testOf(draft, measures) === undefined)
    return measuresFilteredBy(base);
  return ofSecurity(draft) ? [] : measures;
}

/** The measures that rows are filtered by come first: losers show their losses. */
export function measuresFilteredBy({ dataset, where = [] }: Query): string[] {
  const picked = where.map(({ field }) => field).filter((name) => measureOf(dataset, name));
  const paired = withPairedMeasures(picked).flatMap((name) => measureIn(dataset, name) ?? []);
  return picked.length === 0 ? [] : [...new Set([...paired, ...datasetOf(dataset).columns])];
}

/** True when a security's value is asked for; its weight and units are shown too. */
const ofSecurity = ({ parts, resolved: { measures } }: Draft): boolean =>
  measures.length === 1 &&
  measures[0] === "value" &&
  parts.filters.some(({ field }) => field === "symbol");

/** True when one figure for everything is asked for instead of a line for each row. */
function isTotal(draft: Draft): boolean {
  const { keywords, statistics } = draft.parts;
  if (keywords.has("list") || keywords.has("when") || asksForRows(draft)) return false;
  if (draft.shown.length > 0 && !statistics.includes("total")) return false;
  return statistics.includes("total") || (!selectsRows(draft) && isOneFigure(draft));
}

/** "is there any fund that lost money overall": the answer is the rows, not their sum. */
const asksForRows = ({ parts }: Draft): boolean =>
  parts.nouns.length > 0 &&
  (parts.keywords.has("which") || (parts.keywords.has("any") && parts.keywords.has("yes_no"))) &&
  !parts.keywords.has("how_many") &&
  filtersOf(parts).length > 0;

function isOneFigure({ dataset, resolved, measures, parts }: Draft): boolean {
  const { keywords, filters } = parts;
  const symbols = filters.filter(({ field }) => field === "symbol");
  const [main] = measures;
  if (main === undefined || !resolved.namesMeasure)
    return keywords.has("how_much") && (symbols.length === 0 || dataset === "lots");
  const joined = !["lots", "transactions", "unvested"].includes(dataset);
  const single = joined && symbols.length > 0 && symbols.every(({ values }) => values.length === 1);
  if (single || keywords.has("which")) return false;
  return (
    addsUp(dataset, main) && (resolved.measures.length === 1 || hasPairedMeasure(resolved.measures))
  );
}

/** "accounts worth under $70,000": the figure selects rows. */
const selectsRows = ({ resolved: { thresholds }, parts: { nouns, keywords } }: Draft): boolean =>
  thresholds.length > 0 && nouns.length > 0 && !keywords.has("how_much");

const hasPairedMeasure = ([first = ""]: readonly string[]): boolean =>
  /^(gain|day_change|weight|time_weighted|money_weighted)/.test(first);

const addsUp = (dataset: DatasetName, name: string): boolean => {
  const rule = measureOf(dataset, name)?.rule.how;
  if (dataset === "returns") return false;
  return dataset === "lots" ? rule === "sum" : rule !== "same";
};

const nonEmpty = (names: string[]) => (names.length === 0 ? undefined : names);
