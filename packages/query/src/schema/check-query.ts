import { checkCompare } from "./check-compare.ts";
import { checkFilters, checkNumber } from "./check-filters.ts";
import { checkLines } from "./check-lines.ts";
import { checkPeriod } from "./check-period.ts";
import { invalidQuery } from "./fault.ts";
import { isCount, measureOf, requireDimension, requireMeasure } from "./fields.ts";
import type { Query } from "./query.ts";
import { checkRowTest, testsRows } from "./row-test.ts";

/**
 * Throws if a query that has the right shape cannot be meant: the first unknown name, or the first parts that
 * do not fit together.
 */
export function checkQuery(query: Query): void {
  const { dataset } = query;
  for (const name of query.measures) requireMeasure(dataset, name, "measures");
  for (const name of query.group_by ?? []) requireDimension(dataset, name, "group_by");
  for (const name of query.show ?? []) requireDimension(dataset, name, "show");
  checkFilters(dataset, query.where, "where");
  checkAggregate(query);
  checkPeriod(dataset, query.period, "period");
  checkLines(query);
  checkShare(query);
  checkExists(query);
  if (query.compare) checkCompare(query, query.compare);
  checkTest(query);
}

function checkAggregate(query: Query): void {
  const { aggregate, measures } = query;
  if (aggregate === "list" || aggregate === "total") return;
  if (measures.length !== 1)
    throw invalidQuery("aggregate", `${aggregate} needs exactly one measure.`);
  const [name = ""] = measures;
  if (isCount(query.dataset, name)) {
    throw invalidQuery("measures", `${name} has no ${aggregate}; group_by and then give one.`);
  }
}

/** Every measure in the query. */
const named = ({ measures, where = [], having = [], order }: Query): string[] => [
  ...measures,
  ...where.map(({ field }) => field),
  ...having.map(({ field }) => field),
  ...(order === undefined ? [] : [order.by]),
];

/** A share needs a measure that can be summed. */
function checkShare(query: Query): void {
  const uses = named(query).some((name) => measureOf(query.dataset, name)?.rule.how === "share");
  if (!uses) return;
  const base = query.measures.find((name) => name !== "share");
  const rule = base === undefined ? undefined : measureOf(query.dataset, base)?.rule.how;
  if (rule === "sum") return;
  throw invalidQuery("measures", "share needs an amount before it that it is a share of.");
}

function checkExists({ dataset, exists }: Query): void {
  if (exists === undefined) return;
  for (const one of [dataset, exists.dataset]) requireDimension(one, exists.on, "exists");
  checkFilters(exists.dataset, exists.where, "exists.where");
  checkPeriod(exists.dataset, exists.period, "exists.period");
}

function checkTest(query: Query): void {
  const { test, compare, measures } = query;
  if (test === undefined) return;
  if (testsRows(query)) {
    checkRowTest(query);
    return;
  }
  if (measures.length === 0) throw invalidQuery("test", "name the measure that is tested.");
  if (test.value !== undefined) checkNumber(test.value, "test");
  else if (compare === undefined) throw invalidQuery("test", "needs a value, or compare.");
}
