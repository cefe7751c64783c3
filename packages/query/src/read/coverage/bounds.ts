import type { Query } from "../../schema/query.ts";
import type { MeaningOf } from "../compose/items.ts";
import type { Token } from "../tokens.ts";
import type { Around } from "./around.ts";
import { has } from "./measures.ts";
import type { QueryContent } from "./query-content.ts";

/** "over 5%": the bar itself is in the query, and not the figure alone. */
export const isComparatorSaid = (
  { op }: MeaningOf<"comparator">,
  { query: { compare, test }, filters, fields }: QueryContent,
  { next }: Around,
): boolean =>
  next?.is === "period" ||
  compare !== undefined ||
  (test !== undefined && sides.has(test.op)) ||
  filters.some((filter) => sides.has(filter.op) || filter.op === op) ||
  distances.some((name) => fields.has(name));

const sides: ReadonlySet<string> = new Set(["gt", "gte", "lt", "lte"]);
const distances = ["excess", "drift", "drift_usd", "cash_shortfall"];

export const isOrderSaid = (
  { by, direction }: MeaningOf<"order">,
  { query: { order, compare, aggregate, group_by = [] }, fields }: QueryContent,
): boolean => {
  // "when did we meet last" is not about the next meeting.
  if (by === "date" && direction === "desc" && order?.by === "next_meeting") return false;
  // The cheapest account is not the smallest one: it has no price.
  if (by === "unit_price" && group_by.some((name) => name !== "symbol")) return false;
  if (by !== undefined && ranksItself.has(by) && !has(fields, by)) return false;
  return order !== undefined || compare !== undefined || aggregate !== "list";
};

/** Measures that a superlative names itself, and no other one may stand for. */
const ranksItself: ReadonlySet<string> = new Set(["unit_price", "drift", "age"]);

export const isStatisticSaid = (
  { statistic }: MeaningOf<"statistic">,
  { query: { aggregate, reduce }, values, fields }: QueryContent,
): boolean =>
  // A list of several lines is added up below.
  statistic === "total" ||
  aggregate === statistic ||
  reduce === statistic ||
  values.has(statistic) ||
  // The average of prices is by unit.
  fields.has("unit_cost") ||
  fields.has("price");

/** "the two accounts": a small number may only count what is named. */
const mostCounted = 12;

export const isNumberSaid = (
  { value, unit }: MeaningOf<"number">,
  { values, filters, query: { offset } }: QueryContent,
  { words, next }: Around,
): boolean =>
  values.has(value) ||
  values.has(`-${value}`) ||
  offset === Number(value) - 1 ||
  (unit === "plain" &&
    Number(value) <= mostCounted &&
    (words.some(isSpelledOut) ||
      next === undefined ||
      counted.has(next.is) ||
      filters.some((filter) => filter.values.length === Number(value))));

const isSpelledOut = ({ form }: Token): boolean => /^\p{L}/u.test(form);

/** What a number before it counts. */
const counted: ReadonlySet<string> = new Set([
  ...["noun", "account", "person", "security", "dimension", "name", "order"],
]);

/** Periods that the change of the last trading day may answer. */
const isRecent: ReadonlySet<string> = new Set(["today", "yesterday"]);

export function isPeriodSaid(
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

/**
 * Words without a meaning of their own that still bound a time: "since the summer", "due before the meeting",
 * "until the sale". The query has to begin or end there.
 */
export function isEdgeSaid(
  { query, fields, filters }: QueryContent,
  { words, first }: Around,
): boolean {
  const edge = words.map(({ form }) => form).join(" ");
  if (/^(?:everyone|everybody|anyone|anybody)$/.test(edge)) return isOfEachPerson(query);
  if (/\b(?:today|they|now)$/.test(edge)) return true;
  if (/\b(?:since|until|till|untill)\b/.test(edge))
    return isOpenEnded(query.period) || [...fields].some((field) => sinceOrUntil.test(field));
  const dated = datedAhead.has(query.dataset) && !first;
  return (
    !(dated && /\b(?:before|ahead)\b/.test(edge)) ||
    query.period !== undefined ||
    filters.some(({ values }) => values.some(isDay))
  );
}

/** "performance for everyone", "is anyone up": not one figure of all together. */
const isOfEachPerson = ({ dataset, aggregate, group_by = [], where = [] }: Query): boolean =>
  group_by.length > 0 ||
  // "everyone's cash but Karen's"
  where.some(({ op }) => op === "is_not") ||
  (aggregate === "list" &&
    (dataset !== "returns" || where.some(({ field }) => field === "account")));

/** A gain is since the purchase, and days are until the day. */
const sinceOrUntil = /gain|days/;

const isOpenEnded = (period: QueryContent["query"]["period"]): boolean =>
  period !== undefined && (period.name !== undefined || period.from !== period.to);

const datedAhead: ReadonlySet<string> = new Set([
  ...["tasks", "needs", "transactions", "unvested", "documents"],
]);
