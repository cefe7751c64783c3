import { decimal } from "@advisor/domain/decimal";
import { datasetOf } from "../datasets/datasets.ts";
import { isComputedThreshold } from "./check-filters.ts";
import { measureOf } from "./fields.ts";
import type { Filter, Period, Query } from "./query.ts";
import { testedFields, testsRows } from "./row-test.ts";

/**
 * Rewrites a query to its only canonical form: fills in measures, order and share_of, sorts
 * filters, and drops parts without effect.
 */
export function normalize(query: Query): Query {
  const { dataset } = query;
  const measures = measuresOf(query);
  const order = orderOf(query, measures);
  const full: Query = {
    ...query,
    measures,
    order,
    where: filters(query, query.where),
    having: filters(query, query.having),
    group_by: filled(query.group_by),
    show: filled([...(query.show ?? []), ...testedFields(query)]),
    period: periodOf(query),
    limit: query.limit,
    offset: query.offset === 0 ? undefined : query.offset,
    include_empty: query.include_empty || undefined,
    exists: query.exists && {
      ...query.exists,
      where: filters({ dataset: query.exists.dataset }, query.exists.where),
      not: query.exists.not || undefined,
    },
    compare: query.compare && {
      ...query.compare,
      where: filters({ dataset: query.compare.dataset ?? dataset }, query.compare.where),
      ratio: query.compare.ratio || undefined,
    },
    test: testsRows(query)
      ? query.test
      : query.test && { ...query.test, value: plain(query.test.value) },
  };
  return withoutUndefined({
    ...full,
    share_of: usesShare(full) ? (query.share_of ?? "total") : undefined,
  });
}

const filled = <Value>(list: Value[] | undefined): Value[] | undefined =>
  list === undefined || list.length === 0 ? undefined : [...new Set(list)];

/** Both sides of a comparison of returns have the same timeframe; of the year if none is said. */
const comparedPeriod = ({ dataset, compare, where = [] }: Query): Query["period"] =>
  dataset === "returns" &&
  compare?.where !== undefined &&
  compare.period === undefined &&
  [...where, ...compare.where].every(({ field }) => field !== "timeframe")
    ? { name: "this_year" }
    : undefined;

/** Adds the measure that a list is ordered by. */
function measuresOf({ dataset, measures, aggregate, order }: Query): string[] {
  const { columns } = datasetOf(dataset);
  const single = aggregate !== "list" && aggregate !== "total";
  const first = measures.length > 0 ? measures : columnsOf(dataset, columns, aggregate);
  const by = order === undefined || measureOf(dataset, order.by) === undefined ? [] : [order.by];
  return [...new Set(single ? first : [...first, ...by])];
}

/**
 * A total without a named measure uses the columns that can be summed, or else the number of rows.
 */
function columnsOf(
  dataset: Query["dataset"],
  columns: readonly string[],
  aggregate: Query["aggregate"],
): readonly string[] {
  if (aggregate === "list") return columns;
  const added = columns.filter((name) => measureOf(dataset, name)?.rule.how !== "same");
  return added.length > 0 ? added : ["count"];
}

const calendarNames = new Set(["month", "quarter", "year"]);

/**
 * Chronological for time; otherwise the dataset's own order, or the first measure, largest first.
 */
export function orderOf(query: Query, measures: readonly string[]): Query["order"] {
  const { dataset, aggregate, group_by = [] } = query;
  if (aggregate !== "list" && group_by.length === 0) return undefined;
  if (query.order !== undefined) return query.order;
  const time = group_by.find((name) => calendarNames.has(name));
  if (aggregate !== "list" && time !== undefined) return { by: time, direction: "asc" };
  const { order } = datasetOf(dataset);
  if (aggregate === "list" && order !== undefined) {
    const usable = measureOf(dataset, order.by) === undefined || measures.includes(order.by);
    if (usable) return order;
  }
  return { by: measures[0] ?? "count", direction: "desc" };
}

function periodOf(query: Query): Period | undefined {
  const { dataset, period = comparedPeriod(query) } = query;
  if (period === undefined || dataset === "returns") return period;
  const { name, from, to } = period;
  if (name !== "all") return period;
  return from === undefined && to === undefined ? undefined : withoutUndefined({ from, to });
}

function filters(
  { dataset }: Pick<Query, "dataset">,
  list: readonly Filter[] | undefined,
): Filter[] | undefined {
  const all = (list ?? []).map((filter) => ({ ...filter, values: valuesOf(dataset, filter) }));
  const byText = new Map(
    all.map((filter) => [JSON.stringify([filter.field, filter.op, filter.values]), filter]),
  );
  const sorted = [...byText].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, filter]) => filter);
  return sorted.length === 0 ? undefined : sorted;
}

function valuesOf(dataset: Query["dataset"], { field, values }: Filter): string[] {
  const numeric = measureOf(dataset, field) !== undefined;
  const plainValues = values.map((value) =>
    numeric && !isComputedThreshold(value) ? (plain(value) ?? value) : value,
  );
  return [...new Set(plainValues)].toSorted();
}

/** Normalizes "50000.0" to "50000". */
const plain = (value: string | undefined): string | undefined =>
  value === undefined ? undefined : decimal(value).toFixed();

/** Whether the query uses a weight or share, whose denominator is `share_of`. */
function usesShare({ dataset, measures, where = [], having = [], compare }: Query): boolean {
  const names = [...measures, ...[...where, ...having].map(({ field }) => field)];
  const other = compare?.measure === undefined ? [] : [compare.measure];
  const isPart = (of: Query["dataset"]) => (name: string) =>
    ["weight", "share"].includes(measureOf(of, name)?.rule.how ?? "");
  return names.some(isPart(dataset)) || other.some(isPart(compare?.dataset ?? dataset));
}

/** Removes keys with undefined values. */
export function withoutUndefined<Value extends object>(value: Value): Value {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([key, one]) => [
        key,
        typeof one === "object" && one !== null && !Array.isArray(one)
          ? withoutUndefined(one)
          : one,
      ]),
  ) as Value;
}
