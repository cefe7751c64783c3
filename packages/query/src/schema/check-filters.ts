import { Day } from "@advisor/domain/day";
import type { DatasetName } from "../datasets/datasets.ts";
import { invalidQuery } from "./fault.ts";
import { dimensionOf, measureOf, requireMeasure, unknownField } from "./fields.ts";
import type { Filter } from "./query.ts";

const compared = new Set<Filter["op"]>(["gt", "gte", "lt", "lte"]);
const bars = new Set(["average", "median", "household"]);
const number = /^-?\d{1,15}(\.\d{1,10})?$/;

export const isComputedThreshold = (value: string): boolean => bars.has(value);

/** Checks a list of filters, at `where[0]` and so on. */
export function checkFilters(
  dataset: DatasetName,
  filters: readonly Filter[] | undefined,
  at: string,
): void {
  for (const [index, filter] of (filters ?? []).entries()) {
    const place = `${at}[${index}]`;
    checkCount(filter, place);
    if (measureOf(dataset, filter.field) !== undefined) checkMeasure(filter, place);
    else checkDimension(dataset, filter, place);
  }
}

/** Checks filters on groups: measures compared with numbers only. */
export function checkHaving(dataset: DatasetName, filters: readonly Filter[]): void {
  for (const [index, filter] of filters.entries()) {
    requireMeasure(dataset, filter.field, `having[${index}]`);
    if (filter.values.some(isComputedThreshold)) {
      throw invalidQuery(`having[${index}]`, "a group is compared with a plain number.");
    }
  }
  checkFilters(dataset, filters, "having");
}

function checkCount({ op, values }: Filter, at: string): void {
  const none = op === "known" || op === "unknown";
  if (none && values.length > 0) throw invalidQuery(at, `${op} takes no values.`);
  if (!none && values.length === 0) throw invalidQuery(at, `${op} needs a value.`);
  if (compared.has(op) && values.length > 1) throw invalidQuery(at, `${op} takes one value.`);
}

function checkMeasure({ field, op, values }: Filter, at: string): void {
  if (op === "contains")
    throw invalidQuery(at, `${field} is a number: use gt, gte, lt, lte or is.`);
  for (const value of values) if (!isComputedThreshold(value)) checkNumber(value, at);
}

export function checkNumber(value: string, at: string): void {
  if (!number.test(value)) throw invalidQuery(at, `"${value}" is not a number.`);
}

function checkDimension(dataset: DatasetName, { field, op, values }: Filter, at: string): void {
  const dimension = dimensionOf(dataset, field);
  if (dimension === undefined) throw unknownField(dataset, field, at, "dimensions");
  if (dimension.type === "day") checkDays(field, op, values, at);
  else if (compared.has(op))
    throw invalidQuery(at, `${field} is a name: use is, is_not or contains.`);
}

function checkDays(field: string, op: Filter["op"], values: readonly string[], at: string): void {
  if (op === "contains") throw invalidQuery(at, `${field} is a day: use gt, gte, lt, lte or is.`);
  for (const value of values) {
    if (value !== "today" && !Day.safeParse(value).success) {
      throw invalidQuery(at, `"${value}" is not a day; write YYYY-MM-DD or today.`);
    }
  }
}
