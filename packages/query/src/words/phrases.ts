import { decimal } from "@advisor/domain/decimal";
import type { Unit } from "../book/dataset.ts";
import { isComputedThreshold } from "../schema/check-filters.ts";
import { joinNames } from "../schema/fault.ts";
import { dimensionOf, measureOf } from "../schema/fields.ts";
import type { PeriodName } from "../schema/period.ts";
import type { Filter, Period, Query } from "../schema/query.ts";
import { dayText } from "./format.ts";
import { valueText } from "./names.ts";
import { nounOf } from "./nouns.ts";

type Dataset = Query["dataset"];

/** The label of a measure or a dimension, such as "market value". */
export const labelOf = (dataset: Dataset, name: string): string =>
  (measureOf(dataset, name) ?? dimensionOf(dataset, name))?.label ?? name;

const bars: Readonly<Record<string, string>> = {
  average: "the average",
  median: "the median",
  household: "that of the household",
};

/** A number of a query with all of its digits. */
export function exactText(value: string, unit: Unit): string {
  const number = decimal(value);
  const [whole = "", fraction] = number.abs().toFixed().split(".");
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ",") + (fraction ? `.${fraction}` : "");
  const sign = number.lt(0) ? "-" : "";
  if (unit === "usd" || unit === "usd_per_unit") return `${sign}$${digits}`;
  return `${sign}${digits}${units[unit] ?? ""}`;
}

const units: Partial<Record<Unit, string>> = {
  percent: "%",
  points: " points",
  days: " days",
  years: " years",
};

/** A name as it is, in quotation marks when its end would otherwise be unclear. */
function nameText(field: string, value: string): string {
  if (value === "today") return value;
  const text = valueText(field, value);
  if (text !== value && /^\d{4}-/.test(value)) return text;
  const plain = /^[\p{L}\p{N}.$%'’&()/+ -]+$/u.test(text);
  return plain && !/ (or|and|where|is|by|of|in|with|after|against|from|that) /.test(text)
    ? text
    : JSON.stringify(text);
}

const comparisons: Partial<Record<Filter["op"], string>> = {
  gt: "above",
  gte: "at least",
  lt: "below",
  lte: "at most",
};

export const operatorSigns: Partial<Record<Filter["op"], string>> = {
  gt: "positive",
  gte: "not negative",
  lt: "negative",
  lte: "not positive",
};

const dayComparisons: Partial<Record<Filter["op"], string>> = {
  gt: "after",
  gte: "on or after",
  lt: "before",
  lte: "on or before",
};

/** "weight is above 10%". */
export function filterText(dataset: Dataset, { field, op, values }: Filter): string {
  const measure = measureOf(dataset, field);
  const dimension = dimensionOf(dataset, field);
  const label = labelOf(dataset, field);
  if (op === "known" || op === "unknown") return `${label} is ${op}`;
  if (measure !== undefined && values[0] === "0" && operatorSigns[op])
    return `${label} is ${operatorSigns[op]}`;
  const texts = values.map((value) => {
    if (measure === undefined) return nameText(field, value);
    return isComputedThreshold(value) ? (bars[value] ?? value) : exactText(value, measure.unit);
  });
  const words = joinNames(texts, 50, "or");
  if (op === "is") return `${label} is ${words}`;
  if (op === "is_not") return `${label} is not ${words}`;
  if (op === "contains") return `${label} contains ${words}`;
  const side = (dimension?.type === "day" ? dayComparisons : comparisons)[op];
  return `${label} is ${side} ${words}`;
}

/** " where a is b and c is d"; empty without filters. */
export const whereText = (dataset: Dataset, filters: readonly Filter[]): string =>
  filters.length === 0
    ? ""
    : ` where ${filters.map((filter) => filterText(dataset, filter)).join(" and ")}`;

const periods: Record<PeriodName, string> = {
  today: "today",
  yesterday: "yesterday",
  this_week: "this week",
  last_week: "last week",
  next_week: "next week",
  this_month: "this month",
  last_month: "last month",
  next_month: "next month",
  this_quarter: "this quarter",
  last_quarter: "last quarter",
  this_year: "this year",
  last_year: "last year",
  past_30d: "in the past 30 days",
  past_1m: "in the past month",
  past_3m: "in the past three months",
  past_6m: "in the past six months",
  past_1y: "in the past year",
  past_3y: "in the past three years",
  past_5y: "in the past five years",
  next_30d: "in the next 30 days",
  next_90d: "in the next 90 days",
  before_today: "before today",
  from_today: "from today on",
  all: "over all time",
};

export const capitalize = (text: string): string =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** " this year", " from Jan 1, 2026 to Mar 31, 2026". */
export function periodText(period: Period | undefined): string {
  if (period === undefined) return "";
  const { name, from, to } = period;
  if (name === undefined && from !== undefined && from === to) return ` on ${dayText(from)}`;
  return [
    name === undefined ? "" : ` ${periods[name]}`,
    from === undefined ? "" : ` from ${dayText(from)}`,
    to === undefined ? "" : ` to ${dayText(to)}`,
  ].join("");
}

/** "stocks where account is Joint this year". */
export function rowsText(
  query: Pick<Query, "dataset" | "where" | "period" | "exists">,
  one = false,
): string {
  const { noun, rest } = nounOf(query);
  const { dataset, period, exists } = query;
  return `${noun[one ? 0 : 1]}${periodText(period)}${whereText(dataset, rest)}${existsText(exists)}`;
}

export function existsText(exists: Query["exists"]): string {
  if (exists === undefined) return "";
  const { on, not, ...other } = exists;
  const has = not === true ? "have no" : "also have";
  return ` that ${has} (${rowsText(other)}) of the same ${on}`;
}
