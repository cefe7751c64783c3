import type { Day } from "@advisor/domain/day";
import { addMonths } from "@advisor/domain/text/calendar";
import { type DatasetName, datasetOf } from "../../datasets/datasets.ts";
import { dimensionOf } from "../../schema/fields.ts";
import { normalize, withoutUndefined } from "../../schema/normalize.ts";
import { spanOf } from "../../schema/period.ts";
import type { Filter, Period, Query } from "../../schema/query.ts";
import type { ClauseParts } from "./parts.ts";

/** The period of a clause when the dataset has days; several periods are intersected. */
export function periodFor({ periods }: ClauseParts, dataset: DatasetName): Period | undefined {
  if (datasetOf(dataset).date === undefined && dataset !== "returns") return undefined;
  return periods.length === 0 ? undefined : Object.assign({}, ...periods);
}

/** "which lots turn long-term in the next 30 days": the period is of the day that is named, not of the dataset's own. */
export function filterByNamedDay(query: Query, today: Day): Query {
  const { period, ...rest } = query;
  const { dataset, show = [], where = [] } = rest;
  const { date } = datasetOf(dataset);
  const day = show.find((name) => name !== date && dimensionOf(dataset, name)?.type === "day");
  if (day === undefined || period === undefined) return query;
  const { from, to } = spanOf(period, today);
  const edges: Filter[] = [
    ...(from === null ? [] : [{ field: day, op: "gte" as const, values: [from] }]),
    ...(to === null ? [] : [{ field: day, op: "lte" as const, values: [to] }]),
  ];
  return normalize({ ...rest, where: [...where, ...edges] });
}

/** Datasets whose days lie ahead. */
export const upcoming = new Set<DatasetName>([
  "tasks",
  "needs",
  "unvested",
  "required_distributions",
  "households",
]);

/** "due in January" is the coming January: a month without its year is not a past one where days lie ahead. */
export function moveToComingYear(query: Query, today: Day): Query {
  const { dataset, period, where = [] } = query;
  const past = period?.to !== undefined && period.to < today;
  const done = where.some(({ field, values }) => field === "status" && values[0] === "done");
  if (!upcoming.has(dataset) || !past || done) return query;
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
