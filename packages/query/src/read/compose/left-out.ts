import { datasetOf } from "../../datasets/datasets.ts";
import type { Query } from "../../schema/query.ts";
import type { Parts } from "./parts.ts";

/** Whether something was said that the query does not say: then it is another question, and is asked back. */
export const leavesOut = (parts: Parts, query: Query): boolean =>
  namesMore(parts, query) ||
  comparesMore(parts, query) ||
  timesMore(parts, query) ||
  (parts.order !== null && parts.statistics.some((one) => one !== "total"));

function namesMore({ named }: Parts, query: Query): boolean {
  const { group_by = [], show = [], where = [], order, dataset } = query;
  const fields = new Set([
    ...[...group_by, ...show, ...datasetOf(dataset).title],
    ...where.map(({ field }) => field),
    ...(order === undefined ? [] : [order.by]),
  ]);
  return named.some((name) => !fields.has(name));
}

function comparesMore({ marks }: Parts, { compare, group_by = [], aggregate }: Query): boolean {
  const compares = marks.has("difference") || marks.has("versus");
  return compares && compare === undefined && group_by.length === 0 && aggregate !== "list";
}

function timesMore({ periods }: Parts, { period, compare, measures, dataset }: Query): boolean {
  if (periods.length === 0 || period !== undefined || compare?.period !== undefined) return false;
  return dataset !== "returns" && !measures.some((name) => name.startsWith("day_change"));
}
