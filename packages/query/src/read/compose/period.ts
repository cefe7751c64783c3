import type { Day } from "@advisor/domain/day";
import { addMonths } from "@advisor/domain/text/calendar";
import { type DatasetName, datasetOf } from "../../datasets/datasets.ts";
import { dimensionOf } from "../../schema/fields.ts";
import { normalize, withoutUndefined } from "../../schema/normalize.ts";
import { spanOf } from "../../schema/period.ts";
import type { Filter, Period, Query } from "../../schema/query.ts";
import type { ClauseParts } from "./parts.ts";

/** The period of a clause when the dataset, or a day that is named, has days; several periods are intersected. */
export function periodFor(
  { periods, namedDimensions }: ClauseParts,
  dataset: DatasetName,
): Period | undefined {
  const dated = datasetOf(dataset).date !== undefined || dataset === "returns";
  if (!dated && namedDay(dataset, namedDimensions) === undefined) return undefined;
  return periods.length === 0 ? undefined : Object.assign({}, ...periods);
}

/** True for periods without a common day: "in January", "in June". */
export const excludesPeriod = (periods: readonly Period[], { from, to }: Period): boolean =>
  from !== undefined &&
  to !== undefined &&
  periods.some(
    (one) => (one.to !== undefined && one.to < from) || (one.from !== undefined && one.from > to),
  );

/** Adds a period; "so far in 2026" is only that year. */
export function addPeriod(periods: Period[], period: Period): void {
  const all = periods.findIndex(({ name }) => name === "all");
  if (period.from !== undefined && all >= 0) periods.splice(all, 1);
  periods.push(period);
}

/** The first dimension that is a day field other than the dataset's own. */
export const namedDay = (dataset: DatasetName, names: readonly string[]): string | undefined =>
  names.find(
    (name) => name !== datasetOf(dataset).date && dimensionOf(dataset, name)?.type === "day",
  );

/** Days that are named without a year, or that belong to a named day, as filters and periods of the query. */
export const resolveDays = (query: Query, { yearless }: ClauseParts, today: Day): Query =>
  today === ""
    ? query
    : filterByNamedDay(yearless ? moveToComingYear(query, today) : yearToDate(query, today), today);

/** A return "in 2026", the current year, is the year-to-date return. */
function yearToDate(query: Query, today: Day): Query {
  const { dataset, period } = query;
  const [start, end] = ["01-01", "12-31"].map((day) => `${today.slice(0, 4)}-${day}`);
  const whole = dataset === "returns" && period?.from === start && period?.to === end;
  return whole ? { ...query, period: { name: "this_year" } } : query;
}

/** "which lots turn long-term in the next 30 days": the period is of the day that is named, not of the dataset's own. */
function filterByNamedDay(query: Query, today: Day): Query {
  const { period, ...rest } = query;
  const { dataset, show = [], where = [] } = rest;
  const day = namedDay(dataset, show);
  if (day === undefined || period === undefined) return query;
  const { to, ...span } = spanOf(period, today);
  // "before year end" starts today: what was already so is not meant.
  const from = span.from ?? (to !== null && to > today ? today : null);
  const edges: Filter[] = [
    ...(from === null ? [] : [{ field: day, op: "gte" as const, values: [from] }]),
    // What is restricted until today or later is so today.
    ...(to === null || (day === "until" && period.name === "today")
      ? []
      : [{ field: day, op: "lte" as const, values: [to] }]),
  ];
  return normalize({ ...rest, where: [...where, ...edges] });
}

/** Datasets whose days are in the future. */
export const datasetsAhead = new Set<DatasetName>([
  "tasks",
  "needs",
  "unvested",
  "required_distributions",
  "households",
]);

/** Day fields that are in the future in any dataset: "which options expire in December". */
const daysAhead = new Set(["expires", "turns_long", "vests", "until", "due"]);

/** "due in January" is the coming January: a month without its year is not a past one where days lie ahead. */
function moveToComingYear(query: Query, today: Day): Query {
  const { dataset, period, where = [], show = [] } = query;
  const past = period?.to !== undefined && period.to < today;
  const done = where.some(({ field, values }) => field === "status" && values[0] === "done");
  const ahead = datasetsAhead.has(dataset) || daysAhead.has(namedDay(dataset, show) ?? "");
  if (!ahead || !past || done) return query;
  const moved = (day: string | undefined) => (day === undefined ? undefined : addMonths(day, 12));
  return normalize({
    ...query,
    period: withoutUndefined({ from: moved(period.from), to: moved(period.to) }),
  });
}

const timeframeNames: Readonly<Record<string, string>> = {
  ...{ today: "1D", this_week: "1W", this_month: "MTD", this_quarter: "QTD", this_year: "YTD" },
  ...{ past_1m: "1M", past_3m: "3M", past_6m: "6M", past_1y: "1Y", past_3y: "3Y" },
  ...{ past_5y: "5Y", all: "ITD" },
};

/** Several periods of a return select the stored timeframes. */
export function timeframeFilters(periods: readonly Period[]): Filter[] {
  const values = periods.flatMap(({ name }) => timeframeNames[name ?? ""] ?? []);
  return values.length === 0 ? [] : [{ field: "timeframe", op: "is", values }];
}
