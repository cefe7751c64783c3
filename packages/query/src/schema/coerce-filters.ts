import type { DatasetName } from "../datasets/datasets.ts";
import {
  dayOf,
  isRecord,
  listOf,
  ownName,
  plainName,
  renamed,
  type Synonyms,
  textOf,
} from "./coerce-values.ts";
import { measureOf } from "./fields.ts";
import { plainNumber } from "./plain-number.ts";

/**
 * Filters as models also write them: one without a list, `{ "symbol": "AAPL" }`, a single value, a
 * number, `=` or `between`. What is none of these stays, and the check explains it.
 */
export function coerceFilters(raw: unknown, dataset: DatasetName | undefined): unknown {
  if (isRecord(raw) && !("field" in renamed(raw, keys))) return mapFilters(raw, dataset);
  const list = listOf(raw);
  return Array.isArray(list) ? list.flatMap((one) => coerceFilter(one, dataset)) : list;
}

const keys: Synonyms = {
  op: "operator",
  values: "value",
  field: "member dimension name column measure",
};

const operators: Synonyms = {
  is: "= == eq equals in",
  is_not: "!= <> ne not_equals not_in not",
  contains: "like ilike",
  gt: "> after",
  gte: ">= since",
  lt: "< before",
  lte: "<= until",
  unknown: "is_null null",
  known: "is_not_null not_null",
};

/** One operator of another query language. */
export const coerceOperator = (raw: unknown): unknown =>
  typeof raw === "string" ? ownName(raw.toLowerCase(), operators) : raw;

const mapFilters = (raw: Readonly<Record<string, unknown>>, dataset: DatasetName | undefined) =>
  Object.entries(raw).flatMap(([field, values]) =>
    coerceFilter({ field, op: "is", values }, dataset),
  );

function coerceFilter(raw: unknown, dataset: DatasetName | undefined): unknown[] {
  if (!isRecord(raw)) return [raw];
  const filter = renamed(raw, keys);
  const field = plainName(filter.field);
  const isMeasure =
    dataset !== undefined && typeof field === "string" && measureOf(dataset, field) !== undefined;
  const values = valuesOf(filter.values, isMeasure);
  const stated = { ...filter, field, ...(values === undefined ? {} : { values }) };
  if (filter.op === "between" && Array.isArray(values) && values.length === 2) {
    return [
      { ...stated, op: "gte", values: values.slice(0, 1) },
      { ...stated, op: "lte", values: values.slice(1) },
    ];
  }
  return [{ ...stated, op: coerceOperator(filter.op ?? "is") }];
}

function valuesOf(raw: unknown, isMeasure: boolean): unknown {
  const values = listOf(raw);
  if (!Array.isArray(values)) return values;
  return values.map((value) => {
    const text = textOf(value);
    if (typeof text !== "string") return text;
    return isMeasure ? (plainNumber(text) ?? text) : dayOf(text);
  });
}
