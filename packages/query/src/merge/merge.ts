import { Fault } from "@advisor/domain/fault";
import { datasetOf } from "../datasets/datasets.ts";
import { dimensionOf, measureOf } from "../schema/fields.ts";
import { normalize, withoutUndefined } from "../schema/normalize.ts";
import type { Filter, Query } from "../schema/query.ts";
import { type HowToMerge, mergeFilters } from "./merge-filters.ts";
import { convertUnit } from "./unit.ts";

/** The values that identify a line of a result, by dimension. */
export type Names = Readonly<Record<string, string | null | undefined>>;

/** What a follow-up changes in the previous query. */
export interface FollowUpChange {
  how: HowToMerge;
  set: Partial<Query>;
  /** "those": when the previous result was cut by a limit, the lines it showed become the filter. */
  shown?: readonly Names[];
  unit?: "percent" | "dollars";
  turn?: "next" | "more" | "flip";
  drop?: (keyof Query)[];
}

export interface MergedQuery {
  query: Query;
  /** Fields that the new dataset does not have. */
  dropped: string[];
}

/** Applies a follow-up to the previous query. Works on the queries alone, never on their wording. */
export function mergeFollowUp(previous: Query, change: FollowUpChange): MergedQuery {
  const before = without(shownOnly(normalize(previous), change), change.drop ?? []);
  const { query: moved, dropped } = toDataset(before, change.set);
  const set =
    change.how === "versus" ? withComparison(moved, change.set) : withParts(moved, change);
  const measured = change.unit === undefined ? set : convertUnit(set, change.unit);
  return { query: normalize(withoutUnusable(reordered(measured, change.turn))), dropped };
}

const without = (query: Query, parts: readonly (keyof Query)[]): Query => {
  const left = Object.entries(query).filter(([key]) => !parts.includes(key as keyof Query));
  return { measures: [], ...(Object.fromEntries(left) as Omit<Query, "measures">) };
};

/** Restricts the query to the lines that were shown, by the dimensions that identify them. */
function shownOnly(query: Query, { shown, set }: FollowUpChange): Query {
  if (shown === undefined) return query;
  const keys = lineKeys(query, set.dataset).filter((key) => shown.some((names) => names[key]));
  const { limit: _, offset: __, having: ___, ...rest } = query;
  const kept = (query.where ?? []).filter(({ field }) => !keys.includes(field));
  const named = keys.map((field): Filter => {
    const values = new Set(shown.flatMap((names) => names[field] ?? []));
    return { field, op: "is", values: [...values] };
  });
  return { ...rest, where: [...kept, ...named] };
}

/** The dimensions that identify the lines of a result, in the dataset that the follow-up asks about. */
export function lineKeys(
  { dataset, group_by }: Query,
  target: Query["dataset"] = dataset,
): string[] {
  const { title, date } = datasetOf(dataset);
  const own = dataset === "households" ? [] : (group_by ?? title);
  const known = own.filter((field) => dimensionOf(target, field) !== undefined);
  // A lot or a trade is identified by its day, its security and its account together.
  const isDated = dataset === target && group_by === undefined && own.some((one) => one === date);
  const keys = isDated
    ? known.filter((field) => field === date || identifying.has(field))
    : known.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, 1);
  return ["household", ...keys.filter((key) => key !== "household")];
}

const identifying: ReadonlySet<string> = new Set(["symbol", "account", "title"]);

/** Sorts the identifying fields: the security first, then the account. */
const rankOf = (field: string): number => (field === "symbol" ? 0 : 1);

const neverKept = new Set(["type", "status"]);

/** Moves the query to another dataset, keeping the fields it has; types and statuses are dropped. */
function toDataset(query: Query, { dataset, measures }: Partial<Query>): MergedQuery {
  if (dataset === undefined || dataset === query.dataset) return { query, dropped: [] };
  const has = (name: string) =>
    (measureOf(dataset, name) ?? dimensionOf(dataset, name)) !== undefined;
  const keeps = (name: string) => has(name) && !neverKept.has(name);
  const kept = measures === undefined ? query.measures : [];
  const fields = [
    ...(query.where ?? []).map(({ field }) => field),
    ...(query.group_by ?? []),
    ...kept.filter((name) => !has(name)),
  ];
  const dated = keepsPeriod(query.dataset, dataset);
  const parts = otherParts.filter((part) => query[part] !== undefined);
  const order = query.order && has(query.order.by) ? query.order : undefined;
  const compare = comparedRows(query.compare, keeps);
  return {
    query: withoutUndefined<Query>({
      dataset,
      aggregate: query.aggregate,
      measures: kept.filter((name) => measureOf(dataset, name) !== undefined),
      where: query.where?.filter(({ field }) => keeps(field)),
      group_by: query.group_by?.filter(keeps),
      period: dated ? query.period : undefined,
      order,
      // The limit of a ranking does not carry over to another dataset: after "the latest deposit",
      // "the cash" is that of all accounts.
      limit: order === undefined && query.order !== undefined ? undefined : query.limit,
      share_of: query.share_of,
      compare,
    }),
    dropped: [
      ...fields.filter((name) => !keeps(name)),
      ...(query.period !== undefined && !dated ? ["period"] : []),
      ...parts.filter((part) => part !== "compare" || compare === undefined),
    ],
  };
}

/** A comparison with other rows carries over if the new dataset has what tells them apart. */
const comparedRows = (
  compare: Query["compare"],
  keeps: (field: string) => boolean,
): Query["compare"] =>
  compare?.where !== undefined &&
  Object.keys(compare).length === 1 &&
  compare.where.every(({ field }) => keeps(field))
    ? compare
    : undefined;

/**
 * Whether a period carries over to the new dataset. That of households does not: it is about the
 * next meeting, not about, for example, due dates of tasks.
 */
const keepsPeriod = (from: Query["dataset"], to: Query["dataset"]): boolean =>
  from !== "households" && datasetOf(to).date !== undefined;

const otherParts = ["exists", "having", "reduce", "compare", "test", "show"] as const;

/** Turns a list into a total and compares it with the total under the changed filters. */
function withComparison(query: Query, set: Partial<Query>): Query {
  const { aggregate, group_by, dataset, measures, where, period, share_of } = query;
  const list = aggregate === "list";
  return withoutUndefined<Query>({
    ...{ dataset, where, period, share_of },
    measures: measures.slice(0, 1),
    aggregate: list ? "total" : aggregate,
    group_by: list ? undefined : group_by,
    compare: { measure: set.measures?.[0], where: set.where, period: set.period },
  });
}

function withParts(query: Query, { how, set }: FollowUpChange): Query {
  const { where, measures, ...rest } = set;
  const before = (query.where ?? []).filter((filter) => !isOtherEnd(filter, set.order));
  const filters = where === undefined ? before : mergeFilters(before, where, how);
  const grouped =
    set.group_by !== undefined && set.aggregate === undefined && query.aggregate === "list";
  const anew = where !== undefined || set.order !== undefined || set.limit !== undefined;
  const next: Query = {
    ...query,
    ...rest,
    where: filters,
    aggregate: set.aggregate ?? (grouped ? "total" : query.aggregate),
    offset: set.offset ?? (anew ? undefined : query.offset),
  };
  return measures === undefined ? next : withMeasures(next, measures, how);
}

/** Replaces the measure and its order; "too" adds the measure instead. */
function withMeasures(query: Query, measures: string[], how: HowToMerge): Query {
  if (how === "add") return { ...query, measures: [...query.measures, ...measures] };
  const { order } = query;
  const follows = order !== undefined && measureOf(query.dataset, order.by) !== undefined;
  return {
    ...query,
    measures,
    order: follows ? { ...order, by: measures[0] ?? order.by } : order,
  };
}

/**
 * Handles "the winners", then "and the worst one": the lowest of all, not the lowest of the
 * winners.
 */
const isOtherEnd = ({ field, op, values }: Filter, order: Query["order"]): boolean =>
  field === order?.by &&
  values[0] === "0" &&
  ((op === "gt" && order.direction === "asc") || (op === "lt" && order.direction === "desc"));

function reordered(query: Query, turn: FollowUpChange["turn"]): Query {
  const { limit, offset = 0, order } = query;
  if (turn === undefined) return query;
  if (turn === "flip") {
    const direction = order?.direction === "asc" ? "desc" : "asc";
    return { ...query, offset: undefined, order: order && { ...order, direction } };
  }
  if (limit === undefined) {
    throw new Fault(
      "invalid",
      "nothing_left",
      "Everything is shown already: there is no next one.",
    );
  }
  return turn === "next" ? { ...query, offset: offset + limit } : { ...query, limit: limit * 2 };
}

const ofLines = ["order", "limit", "offset", "reduce", "having", "include_empty"] as const;

/** Removes parts that do not fit the new aggregation. */
function withoutUnusable(query: Query): Query {
  const { aggregate, group_by = [], compare } = query;
  const list = aggregate === "list";
  const unusable: (keyof Query)[] = [
    ...(list ? (["having", "include_empty", "compare"] as const) : (["show"] as const)),
    ...(list || group_by.length > 0 ? [] : ofLines),
    ...(compare === undefined || list ? [] : (["reduce"] as const)),
  ];
  const kept = without(query, unusable);
  return withoutUndefined({
    ...kept,
    measures: list || aggregate === "total" ? kept.measures : kept.measures.slice(0, 1),
    order: orderOfLines(kept, list),
  });
}

/** Groups can only be ordered by a measure or by a grouping dimension. */
function orderOfLines({ dataset, order, group_by = [] }: Query, list: boolean): Query["order"] {
  if (order === undefined || list || measureOf(dataset, order.by) !== undefined) return order;
  return group_by.includes(order.by) ? order : undefined;
}
