import { invalidQuery } from "./fault.ts";
import { dimensionOf } from "./fields.ts";
import type { Filter, Query } from "./query.ts";

/** "Do we hold PG" and "are the lots long-term" are tests of the rows; the others are tests of a figure. */
export const testsRows = ({ test }: Pick<Query, "test">): boolean =>
  test?.op === "any" || test?.op === "all";

/** The dimension that all rows are tested by: "term" in "are the lots long-term"; none for other tests. */
export const testedFields = ({ test }: Pick<Query, "test">): string[] =>
  test?.op === "all" && test.value !== undefined ? [test.value] : [];

/** The filters that all rows must pass, and the query for the rows, which those filters do not select. */
export function splitTest(query: Query): { rows: Query; filters: Filter[] } {
  const [field] = testedFields(query);
  const where = query.where ?? [];
  return {
    rows: { ...query, where: where.filter((filter) => filter.field !== field) },
    filters: where.filter((filter) => filter.field === field),
  };
}

/** The rows of a query, whatever was asked of them. */
export function withoutRowTest(query: Query): Query {
  if (!testsRows(query)) return query;
  const { test: _, ...rows } = splitTest(query).rows;
  return rows;
}

/** Throws if the rows of a query cannot be tested. */
export function checkRowTest(query: Query): void {
  const { test, aggregate, group_by, compare, dataset } = query;
  if (aggregate !== "list" || group_by !== undefined || compare !== undefined)
    throw invalidQuery("test", `${test?.op} needs a list without groups.`);
  if (test?.op === "any") {
    if (test.value !== undefined) throw invalidQuery("test", "any takes no value.");
    return;
  }
  const isFiltered = splitTest(query).filters.some(({ field }) => dimensionOf(dataset, field));
  if (!isFiltered)
    throw invalidQuery("test", "all needs the dimension of one of the filters as its value.");
}
