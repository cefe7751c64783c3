import { type DatasetName, datasetNames, datasetOf } from "../datasets/datasets.ts";
import { withAggregate, withPlacedParts } from "./coerce-aggregate.ts";
import { coerceFilters, coerceOperator } from "./coerce-filters.ts";
import { coercePeriod } from "./coerce-period.ts";
import {
  isRecord,
  listOf,
  numberOf,
  ownName,
  plainName,
  type Raw,
  renamed,
  type Synonyms,
  textOf,
  withoutEmpty,
} from "./coerce-values.ts";
import { dimensionOf, measureOf } from "./fields.ts";
import { plainNumber } from "./plain-number.ts";
import { mostLines } from "./query.ts";

/**
 * The query that a model means when it writes a part of it in another common way: with nulls for
 * what it does not use, a number as text, one value for a list, or words of another query language.
 * Only what can be meant in one way is rewritten. All else stays, and the check explains it.
 */
export function coerceQuery(input: unknown): unknown {
  const raw = withoutEmpty(input);
  if (!isRecord(raw)) return isRecord(input) ? {} : raw;
  const query = renamed(raw, synonyms);
  const dataset = datasetNames.find((name) => name === query.dataset);
  const parts = mapParts(query, {
    measures: names,
    group_by: names,
    show: names,
    where: (filters) => coerceFilters(filters, dataset),
    having: (filters) => coerceFilters(filters, dataset),
    exists: (part) => nestedPart(part, undefined),
    compare: (part) => nestedPart(part, dataset),
    period: coercePeriod,
    order: orderOf,
    limit: limitOf,
    offset: (raw) => numberOf(raw) || undefined,
    include_empty: (raw) => raw || undefined,
    test: testOf,
  });
  return withPlacedParts(
    withAggregate(withShareOf(withShownNames(withoutIdlePeriod(parts, dataset), dataset), dataset)),
  );
}

const synonyms: Synonyms = {
  dataset: "table from",
  measures: "measure metric metrics select columns",
  aggregate: "aggregation",
  group_by: "group groupBy dimensions",
  where: "filter filters conditions",
  period: "dateRange date_range",
  reduce: "then",
  order: "sort orderBy order_by",
  limit: "top",
};

type Part = (value: unknown) => unknown;

const mapParts = (raw: Raw, by: Readonly<Record<string, Part>>): Raw =>
  Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      const coerce = Object.hasOwn(by, name) ? by[name] : undefined;
      return [name, coerce === undefined ? value : coerce(value)];
    }),
  );

function names(raw: unknown): unknown {
  const list = listOf(raw);
  return Array.isArray(list) ? list.map(plainName) : list;
}

/** The parts of `exists` and `compare` that a query has, too. */
function nestedPart(raw: unknown, outer: DatasetName | undefined): unknown {
  if (!isRecord(raw)) return raw;
  const part = renamed(raw, { where: "filter filters", measure: "measures" });
  const dataset = datasetNames.find((name) => name === part.dataset) ?? outer;
  return mapParts(part, {
    where: (filters) => coerceFilters(filters, dataset),
    period: coercePeriod,
    measure: (measure) => plainName(Array.isArray(measure) ? measure[0] : measure),
  });
}

const directions: Synonyms = {
  asc: "ascending lowest smallest",
  desc: "descending highest",
};

/** "gain", "gain desc", and the one order of a list. */
function orderOf(raw: unknown): unknown {
  const one = Array.isArray(raw) && raw.length === 1 ? raw[0] : raw;
  if (typeof one === "string") {
    const [by, direction = "desc"] = one.trim().split(/\s+/);
    return orderOf({ by, direction });
  }
  if (!isRecord(one)) return one;
  const {
    by,
    direction = "desc",
    ...rest
  } = renamed(one, { by: "field measure name", direction: "dir order sort" });
  const word = String(direction).toLowerCase();
  return { ...rest, by: plainName(by), direction: ownName(word, directions) };
}

/** 0, and more than can be listed, are how a form says that there is no limit. */
function limitOf(raw: unknown): unknown {
  const limit = numberOf(raw);
  return limit === 0 || (typeof limit === "number" && limit > mostLines) ? undefined : limit;
}

function testOf(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const value = textOf(raw.value);
  const plain = typeof value === "string" ? (plainNumber(value) ?? value) : value;
  return {
    ...raw,
    op: coerceOperator(raw.op),
    ...(plain === undefined ? {} : { value: plain }),
  };
}

/** Positions are as of today, so that "today" and "all" select nothing of them. */
function withoutIdlePeriod(query: Raw, dataset: DatasetName | undefined): Raw {
  const { period, ...rest } = query;
  const isIdle =
    isRecord(period) && period.from === undefined && period.to === undefined
      ? period.name === "today" || period.name === "all"
      : false;
  const undated = dataset !== undefined && datasetOf(dataset).date === undefined;
  return isIdle && undated && dataset !== "returns" ? rest : query;
}

/** Dimensions among the measures are to be shown; what is grouped by is shown anyway. */
function withShownNames(query: Raw, dataset: DatasetName | undefined): Raw {
  const { measures, show = [], group_by } = query;
  if (dataset === undefined || !Array.isArray(measures) || !Array.isArray(show)) return query;
  const isName = (one: unknown): boolean =>
    typeof one === "string" &&
    measureOf(dataset, one) === undefined &&
    dimensionOf(dataset, one) !== undefined;
  const grouped: readonly unknown[] = Array.isArray(group_by) ? group_by : [];
  const named = measures.filter((one) => isName(one) && !grouped.includes(one));
  if (!measures.some(isName) || (grouped.length > 0 && named.length > 0)) return query;
  const rest = { ...query, measures: measures.filter((one) => !isName(one)) };
  return named.length === 0 ? rest : { ...rest, show: [...new Set([...show, ...named])] };
}

/** A share of nothing else is that of the value, which is the weight, or of the amount. */
function withShareOf(query: Raw, dataset: DatasetName | undefined): Raw {
  const { measures, order } = query;
  const isOnly = Array.isArray(measures) && measures.length > 0 && measures.every(isShare);
  if (!isOnly || dataset === undefined) return query;
  if (measureOf(dataset, "weight") === undefined)
    return { ...query, measures: [...measures, "amount"] };
  const byShare = isRecord(order) && isShare(order.by);
  return {
    ...query,
    measures: ["weight"],
    ...(byShare ? { order: { ...order, by: "weight" } } : {}),
  };
}

const isShare = (name: unknown): boolean => name === "share";
