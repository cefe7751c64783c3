import { type DatasetName, datasetOf } from "../../datasets/datasets.ts";
import type { Meaning } from "../../lexicon/meaning.ts";
import { measureOf } from "../../schema/fields.ts";
import type { Filter, Query } from "../../schema/query.ts";
import { isAccountField } from "../../schema/subject.ts";
import { isKeyword, type NameMeaning, type Span } from "../span.ts";
import type { Token } from "../tokens.ts";
import { dimensionOfNoun, measureIn } from "./choose-dataset.ts";
import { isKept } from "./idioms/row-kind-idioms.ts";
import { type MeaningOf, textOf } from "./items.ts";

/**
 * The words that name something the query does not say: a measure, a kind of row, a filter, a number, a period
 * or a name. The check is made on the query that is returned, however its parts were found.
 */
export function lostWords(
  spans: readonly Span[],
  tokens: readonly Token[],
  query: Query,
): string[] {
  const said = contentOf(query);
  const lost = spans
    .filter((span, at) => !isTakenBack(spans, at) && !isSaid(span, tokens, said))
    .map((span) => textOf(span, tokens));
  return [...lost, ...contradictions(spans, tokens, query)];
}

/** The words for rows that another filter excludes: no row is left for "the winners and the losers". */
function contradictions(
  spans: readonly Span[],
  tokens: readonly Token[],
  { where = [] }: Query,
): string[] {
  const empty = where.filter((one) =>
    where.some((other) => one.field === other.field && excludesAll(one, other)),
  );
  return spans
    .filter(({ meaning }) =>
      empty.some(({ field }) =>
        meaning.is === "noun"
          ? meaning.where.some((one) => one.field === field)
          : meaning.is === "filter" && meaning.filter.field === field,
      ),
    )
    .map((span) => textOf(span, tokens));
}

function excludesAll(one: Filter, other: Filter): boolean {
  if (one.op === "is" && other.op === "is_not")
    return one.values.every((value) => other.values.includes(value));
  return one.op === "gt" && other.op === "lt" && Number(one.values[0]) >= Number(other.values[0]);
}

/** "apple, I mean VOO" and "not my trades, my positions": words that the message itself sets aside. */
const isTakenBack = (spans: readonly Span[], at: number): boolean =>
  spans
    .slice(0, at)
    .filter(isNoFiller)
    .slice(-1)
    .some((span) => isKeyword(span, "not")) ||
  spans.slice(at).some((span) => isKeyword(span, "correction"));

const isNoFiller = ({ meaning }: Span): boolean => meaning.is !== "filler";

/** What a query says, wherever it says it. */
interface QueryContent {
  query: Query;
  filters: readonly Filter[];
  /** Measures and dimensions that are shown, grouped, ranked, filtered or compared by. */
  fields: ReadonlySet<string>;
  values: ReadonlySet<string>;
}

function contentOf(query: Query): QueryContent {
  const { dataset, measures, group_by = [], show = [], order, compare, exists } = query;
  const filters = [query.where, query.having, compare?.where, exists?.where].flatMap(
    (some) => some ?? [],
  );
  const fields = new Set([
    ...[...measures, ...group_by, ...show, ...datasetOf(dataset).title],
    ...(measures.length === 0 ? datasetOf(dataset).columns : []),
    ...[order?.by, compare?.measure].flatMap((one) => one ?? []),
    ...filters.map(({ field }) => field),
  ]);
  const values = new Set([
    ...filters.flatMap((filter) => filter.values),
    ...[query.limit, query.offset, query.test?.value].map(String),
  ]);
  return { query, filters, fields, values };
}

type Check<Is> = (meaning: MeaningOf<Is>, said: QueryContent, words: readonly Token[]) => boolean;

const checks: { [Is in (Meaning | NameMeaning)["is"]]?: Check<Is> } = {
  measure: ({ measure, of }, said) =>
    isMeasureSaid(measure, said) &&
    (of !== "accounts" || said.query.measures[0] !== "market_value"),
  noun: isNounSaid,
  filter: ({ filter }, said) => isFilterSaid(filter, said),
  account: ({ accounts }, { values }) => accounts.some((one) => values.has(one)),
  person: ({ names }, { values }) => names.some((one) => values.has(one)),
  security: ({ symbol }, { values, query }) =>
    // "is Apple our best position" is answered with the best one.
    [...values].some((value) => value.includes(symbol)) || query.limit === 1,
  name: ({ field, value }, { values }) => field === "this_household" || values.has(value),
  // "whose gain is under 20k" says nothing about the owner.
  dimension: ({ dimension }, { fields }, [word]) =>
    has(fields, dimension) || dimension === "day" || word?.form === "whose",
  period: isPeriodSaid,
  order: (_, { query: { order, compare, aggregate } }) =>
    order !== undefined || compare !== undefined || aggregate !== "list",
  // "and by how many points" asks for a distance, not for a figure in percent.
  unit: ({ unit }, said, [by, how]) =>
    (by?.form !== "by" || how?.form !== "how" || saysDistance(said)) &&
    // "how many dollars is it below" asks for an amount, and not for yes or no.
    (by?.form !== "how" || !testsBar(said.query)) &&
    // In "$IT price" the dollar sign marks a symbol, not an amount.
    (unit === "percent" || by?.form === "$" || saysMoney(said)),
  // "and by how much", "the difference between the two": not the figures alone.
  keyword: ({ keyword }, said) =>
    keyword !== "difference" || saysDistance(said) || (said.query.group_by ?? []).length > 0,
  number: ({ value }, { values }) =>
    Number(value) <= mostCounted || values.has(value) || values.has(`-${value}`),
};

const saysDistance = ({ query, fields }: QueryContent): boolean =>
  query.compare !== undefined || distances.some((name) => fields.has(name));

const testsBar = ({ test, compare }: Query): boolean =>
  test !== undefined && (compare !== undefined || test.value !== "0");

const saysMoney = ({ query: { dataset, where = [] }, fields }: QueryContent): boolean =>
  [...fields].some((name) => money.has(measureOf(dataset, name)?.unit ?? "")) ||
  where.some(({ field }) => money.has(measureOf(dataset, field)?.unit ?? ""));

const money: ReadonlySet<string> = new Set(["usd", "usd_per_unit", "local"]);

const distances = [
  "excess",
  "drift",
  "drift_usd",
  "gain",
  "gain_pct",
  "day_change",
  "day_change_pct",
  "cash_shortfall",
  "days",
  "days_left",
];

/** "the two accounts": a small number may only count what is named. */
const mostCounted = 12;

function isSaid(
  { meaning, from, to }: Span,
  tokens: readonly Token[],
  said: QueryContent,
): boolean {
  const check = checks[meaning.is] as Check<typeof meaning.is> | undefined;
  return check === undefined || check(meaning as never, said, tokens.slice(from, to));
}

/** A measure or dimension that another one may answer: "how far is it up" by a gain in percent. */
const kin: Readonly<Record<string, readonly string[]>> = {
  value: [
    ...["market_value", "account_value", "amount", "weight", "share", "required"],
    ...["settled_cash", "unsettled_cash"],
  ],
  settled_cash: ["settled_cash", "unsettled_cash", "status"],
  unsettled_cash: ["settled_cash", "unsettled_cash", "status"],
  weight: ["weight", "share", "target"],
  limit: ["limit", "excess"],
  term: ["term", "days", "days_to_long"],
  gain: ["gain", "gain_pct", "day_change", "day_change_pct", "return_pct"],
  cost: ["cost", "unit_cost", "amount", "price"],
  unit_cost: ["unit_cost", "price"],
  price: ["price", "unit_cost"],
  cash: [
    ...["cash", "settled_cash", "unsettled_cash", "available_cash"],
    ...["cash_floor", "cash_shortfall", "kind", "asset_class"],
  ],
  quantity: ["quantity", "gain", "day_change", "weight"],
  drift: ["drift", "drift_usd"],
  days: ["days", "days_left", "days_to_long"],
  price_age: ["days"],
};
const relatives: Readonly<Record<string, string>> = {
  ...{ loss: "gain", loss_pct: "gain", gain_pct: "gain", return_pct: "gain", day_change: "gain" },
  quote: "price",
};

const has = (fields: QueryContent["fields"], name: string): boolean =>
  (kin[name] ?? [name]).some((one) => fields.has(one));

/** "doing" and "how big" add nothing to another measure. */
const vague = new Set(["performance", "size"]);

const isMeasureSaid = (concept: string, { fields, query }: QueryContent): boolean =>
  // A trade has no performance.
  (vague.has(concept) && (concept === "size" || query.dataset !== "transactions")) ||
  fields.has(measureIn(query.dataset, concept) ?? concept) ||
  has(fields, relatives[concept] ?? concept) ||
  // All that is not a position is cash, and an account is worth its cash too.
  (concept === "cash" && ["positions", "holdings", "needs"].includes(query.dataset)) ||
  (concept === "cash" && fields.has("account_value"));

function isNounSaid(
  { dataset, where }: MeaningOf<"noun">,
  said: QueryContent,
  words: readonly Token[],
): boolean {
  const { query, fields } = said;
  if (query.dataset === dataset) return where.every((filter) => isChoiceSaid(filter, said));
  if (query.exists?.dataset === dataset) return true;
  if (where.length > 0 && where.every((filter) => isFilterSaid(filter, said))) return true;
  const dimension = dimensionOfNoun[dataset];
  if (dimension !== undefined && fields.has(dimension)) return true;
  return nounChecks[dataset]?.(said, words) ?? false;
}

const heldIn: ReadonlySet<DatasetName> = new Set([
  ...(["holdings", "lots", "exposures", "constituents", "quotes", "policy_checks"] as const),
  ...(["positions", "transactions", "policy_classes", "proposed_trades", "unvested"] as const),
]);

const nounChecks: Partial<
  Record<DatasetName, (said: QueryContent, words: readonly Token[]) => boolean>
> = {
  // "in Karen's name" is about what she owns, and "by assets" about what it is worth.
  positions: ({ query }, [word]) =>
    heldIn.has(query.dataset) || word?.form === "name" || word?.form === "assets",
  // "what's in the account": the only one.
  accounts: ({ fields }, words) =>
    [...fields].some((field) => isAccountField(field) || field === "accounts") ||
    !words.some(({ plural }) => plural),
  households: () => true,
  policies: ({ query }) => query.dataset.startsWith("policy_"),
  // Lots tell what was bought; "where is it trading" asks for a price; settled cash can be taken out.
  transactions: ({ query, fields }) =>
    ["lots", "needs", "proposed_trades"].includes(query.dataset) ||
    fields.has("price") ||
    fields.has("settled_cash"),
};

const isFilterSaid = (
  { field, values }: Filter,
  { query, filters, fields, values: all }: QueryContent,
): boolean =>
  has(fields, field) ||
  values.some((value) => all.has(value)) ||
  // "outside the IRA" excludes the account.
  (field === "managed" && filters.some((one) => one.field === "account" && one.op === "is_not")) ||
  // What is held is open.
  (query.dataset === "positions" && field === "status" && values.includes("open"));

/** "the classes above their maximum" are not among those below their minimum. */
function isChoiceSaid(filter: Filter, { filters, values: all }: QueryContent): boolean {
  const { field, op, values } = filter;
  if (isKept(filter)) return true;
  const chosen = filters.filter((one) => one.field === field && one.op === "is");
  return op !== "is" || chosen.length === 0 || values.some((value) => all.has(value));
}

/** Periods that the change of the last trading day may answer. */
const isRecent: ReadonlySet<string> = new Set(["today", "yesterday"]);

function isPeriodSaid(
  { period }: MeaningOf<"period">,
  { query, fields, filters }: QueryContent,
): boolean {
  const { compare, exists } = query;
  return (
    period.name === "all" ||
    // A value is that of today, and a gain is that since the purchase.
    (period.name === "today" && !fields.has("gain") && !fields.has("gain_pct")) ||
    [query.period, compare?.period, exists?.period].some((one) => one !== undefined) ||
    filters.some(({ field, values }) => field === "timeframe" || values.some(isDay)) ||
    (isRecent.has(period.name ?? "") && [...fields].some((field) => field.startsWith("day_change")))
  );
}

const isDay = (value: string): boolean => /^\d{4}-/.test(value);
