import type * as z from "zod";
import { withCanonicalNames } from "./canonical-names.ts";
import { checkQuery } from "./check-query.ts";
import { invalidQuery, joinNames } from "./fault.ts";
import { Query } from "./query.ts";

/**
 * Parses a query from outside, such as a model's. A fault names the location and what to write
 * instead.
 */
export function parseQuery(input: unknown): Query {
  const raw = withCanonicalNames(input);
  const parsed = Query.safeParse(raw);
  if (!parsed.success) throw faultFor(parsed.error.issues[0], raw);
  const query = withComparedTotals(parsed.data);
  checkQuery(query);
  return query;
}

/** A list is compared by its total; the first few of a list are not. */
const withComparedTotals = (query: Query): Query =>
  query.compare === undefined || query.aggregate !== "list" || query.limit !== undefined
    ? query
    : { ...query, aggregate: "total", show: undefined, order: undefined };

/** Field names from other query languages. */
const synonyms: Readonly<Record<string, string>> = {
  filter: "where",
  filters: "where",
  conditions: "where",
  dimensions: "group_by",
  groupBy: "group_by",
  group: "group_by",
  metrics: "measures",
  metric: "measures",
  measure: "measures",
  select: "measures",
  columns: "measures",
  sort: "order",
  orderBy: "order",
  order_by: "order",
  top: "limit",
  count: "limit",
  dateRange: "period",
  date_range: "period",
  timeframe: "period",
  aggregation: "aggregate",
  table: "dataset",
  from: "dataset",
};

const aggregates: Readonly<Record<string, string>> = {
  sum: "use total",
  avg: "use average",
  mean: "use average",
  none: "use list",
  count: 'use total with the measure "count"',
};

function faultFor(issue: z.core.$ZodIssue | undefined, raw: unknown) {
  if (issue === undefined) return invalidQuery("query", "it is not a query.");
  const at = pathOf(issue.path);
  if (issue.code === "unrecognized_keys") return invalidQuery(at, unknownKeys(issue.keys));
  const value = at === "aggregate" ? (raw as Record<string, unknown>)[at] : undefined;
  const hint =
    typeof value === "string" && Object.hasOwn(aggregates, value) ? aggregates[value] : undefined;
  if (hint !== undefined) return invalidQuery(at, `"${value}": ${hint}.`);
  return invalidQuery(at, `${issue.message}.`);
}

const unknownKeys = (keys: readonly string[]): string =>
  keys
    .map((key) => {
      const known = Object.hasOwn(synonyms, key) ? synonyms[key] : undefined;
      return known === undefined
        ? `there is no ${key}; there are ${joinNames(Object.keys(Query.shape), 20)}.`
        : `there is no ${key}: use ${known}.`;
    })
    .join(" ");

/** Formats a path as `where[0].op`. */
const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) =>
      typeof key === "number" ? `${text}[${key}]` : `${text}${text && "."}${String(key)}`,
    "",
  ) || "query";
