import type { Book } from "../book/book.ts";
import type { Row } from "../book/row.ts";
import { datasetOf } from "../datasets/datasets.ts";
import { measureOf } from "../schema/fields.ts";
import { isWithin, type PeriodName, spanOf } from "../schema/period.ts";
import type { Query } from "../schema/query.ts";
import { valuesOn } from "./linked-returns.ts";
import { rowPredicate } from "./match.ts";

/** Rows with the same key and group: one line of a list, and one item when ranking or counting. */
export interface JoinedRows {
  book: Book;
  group: readonly (string | null)[];
  rows: readonly Row[];
}

export interface GatheredRows {
  units: JoinedRows[];
  /** The same rows without the query's filters. */
  base: () => JoinedRows[];
  /** Matching rows that are excluded from sums, such as a pending transfer. */
  uncounted: Row[];
}

type Needed = Pick<Query, "dataset" | "aggregate" | "where" | "group_by" | "period" | "exists">;

/** The rows of a book that pass the query's filters on dimensions, joined by key. */
export function gatherRows(query: Needed, book: Book): GatheredRows {
  const { dataset, where = [], group_by = [] } = query;
  const filters = where.filter(({ field }) => measureOf(dataset, field) === undefined);
  const rows = ofPeriod(query, ownRows(query, book.rows(dataset)), book);
  const counted = rows.filter(counts(query));
  const passes = rowPredicate(filters, book.as_of, book.household.name);
  const exists = existence(query, book);
  const kept = counted.filter((row) => passes(row) && exists(row));
  const isCounted = counted.length === rows.length ? undefined : new Set(counted);
  return {
    units: join(kept, group_by, book),
    base: () => join(counted, group_by, book),
    uncounted: isCounted
      ? rows.filter((row) => !isCounted.has(row) && passes(row) && exists(row))
      : [],
  };
}

/** True when a filter or a group uses one of the dimensions. */
const mentions = ({ where = [], group_by = [] }: Needed, names: readonly string[]): boolean =>
  [...where.map(({ field }) => field), ...group_by].some((name) => names.includes(name));

/**
 * True when the dataset's default filter removes rows, because the query does not mention the
 * fields that it tests.
 */
export const appliesDefaultRows = (query: Needed, book: Book): boolean => {
  const rows = book.rows(query.dataset);
  return ownRows(query, rows).length < rows.length;
};

/** The dataset's default rows, unless the query asks for others; all rows when none is marked as a default. */
function ownRows(query: Needed, rows: readonly Row[]): readonly Row[] {
  const { own } = datasetOf(query.dataset);
  if (own === undefined || mentions(query, own.unless)) return rows;
  const marked = rows.filter(own.is);
  return marked.length > 0 ? marked : rows;
}

const counts = (query: Needed): ((row: Row) => boolean) =>
  query.aggregate === "list" ? () => true : countsInTotals(query);

/** Whether a row is part of a sum: a list has the pending transfers too, and its total has not. */
export function countsInTotals(query: Needed): (row: Row) => boolean {
  const { counted } = datasetOf(query.dataset);
  if (counted === undefined || mentions(query, [counted.dimension])) return () => true;
  return (row) => row.dimensions[counted.dimension] === counted.value;
}

function ofPeriod({ dataset, period }: Needed, rows: readonly Row[], book: Book): readonly Row[] {
  if (period === undefined) return rows;
  if (dataset === "returns") {
    const wanted = timeframeOf(period);
    return rows.filter(({ dimensions }) => dimensions.timeframe === wanted);
  }
  const span = spanOf(period, book.as_of);
  if (dataset === "valuations" && span.to !== null && span.from === span.to) {
    return valuesOn(rows, span.to);
  }
  return rows.filter(({ day }) => isWithin(day, span));
}

/** The custodian's timeframe for a period; undefined when there is none. */
export const timeframeOf = ({
  name,
  from,
  to,
}: NonNullable<Query["period"]>): string | undefined =>
  name === undefined || from !== undefined || to !== undefined ? undefined : timeframes[name];

const timeframes: Readonly<Partial<Record<PeriodName, string>>> = {
  today: "1D",
  this_month: "MTD",
  this_quarter: "QTD",
  this_year: "YTD",
  past_30d: "1M",
  past_1m: "1M",
  past_3m: "3M",
  past_6m: "6M",
  past_1y: "1Y",
  past_3y: "3Y",
  past_5y: "5Y",
  all: "ITD",
};

/** Whether the same symbol, account or household has rows in the other dataset. */
function existence({ exists }: Needed, book: Book): (row: Row) => boolean {
  if (exists === undefined) return () => true;
  const { dataset, on, where, period, not = false } = exists;
  const found = gatherRows({ dataset, aggregate: "list", where, period }, book).units;
  if (on === "household") return () => found.length > 0 !== not;
  const keys = new Set(found.flatMap(({ rows }) => rows.map(({ dimensions }) => dimensions[on])));
  return ({ dimensions }) => {
    const key = dimensions[on];
    return key !== null && key !== undefined && keys.has(key) ? !not : not;
  };
}

function join(rows: readonly Row[], group_by: readonly string[], book: Book): JoinedRows[] {
  const units = new Map<string, { book: Book; group: (string | null)[]; rows: Row[] }>();
  for (const row of rows) {
    const group = group_by.map((name) =>
      name === "household" ? book.household.name : (row.dimensions[name] ?? null),
    );
    const key = group.length === 0 ? row.key : JSON.stringify([row.key, group]);
    const unit = units.get(key);
    if (unit === undefined) units.set(key, { book, group, rows: [row] });
    else unit.rows.push(row);
  }
  return [...units.values()];
}
