import type * as z from "zod";
import { withCanonicalNames } from "./canonical-names.ts";
import { checkQuery } from "./check-query.ts";
import { coerceQuery } from "./coerce-query.ts";
import { invalidQuery, joinNames } from "./fault.ts";
import { Query } from "./query.ts";

/**
 * Parses a query from outside, such as a model's. A fault names the location and what to write
 * instead.
 */
export function parseQuery(input: unknown): Query {
  const raw = withCanonicalNames(coerceQuery(input));
  const parsed = Query.safeParse(raw);
  if (!parsed.success) throw faultFor(parsed.error.issues[0]);
  const query = withComparedTotals(parsed.data);
  checkQuery(query);
  return query;
}

/** A list is compared by its total; the first few of a list are not. */
const withComparedTotals = (query: Query): Query =>
  query.compare === undefined || query.aggregate !== "list" || query.limit !== undefined
    ? query
    : { ...query, aggregate: "total", show: undefined, order: undefined };

function faultFor(issue: z.core.$ZodIssue | undefined) {
  if (issue === undefined) return invalidQuery("query", "it is not a query.");
  const at = pathOf(issue.path);
  if (issue.code === "unrecognized_keys") return invalidQuery(at, unknownKeys(issue.keys));
  return invalidQuery(at, `${issue.message}.`);
}

const unknownKeys = (keys: readonly string[]): string =>
  `there is no ${joinNames(keys)}; there are ${joinNames(Object.keys(Query.shape), 20)}.`;

/** Formats a path as `where[0].op`. */
const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) =>
      typeof key === "number" ? `${text}[${key}]` : `${text}${text && "."}${String(key)}`,
    "",
  ) || "query";
