import type { Book } from "../book/book.ts";
import type { Row } from "../book/row.ts";
import { datasetOf } from "../datasets/datasets.ts";
import { measureOf } from "../schema/fields.ts";
import { type PeriodName, spanOf, within } from "../schema/period.ts";
import type { Query } from "../schema/query.ts";
import { valuesOn } from "./linked.ts";
import { matching } from "./match.ts";

/** Rows of one key and group: what is one line of a list, what is ranked and counted. */
export interface Unit {
  book: Book;
  group: readonly (string | null)[];
  rows: readonly Row[];
}

export interface GatheredRows {
  units: Unit[];
  /** The same without the query's filters. */
  base: () => Unit[];
  /** Rows that pass and do not count, such as a pending transfer in a sum. */
  uncounted: Row[];
}

type Needed = Pick<Query, "dataset" | "aggregate" | "where" | "group_by" | "period" | "exists">;

/** What a query's filters on dimensions leave of a book, joined. */
export function gather(query: Needed, book: Book): GatheredRows {
  const { dataset, where = [], group_by = [] } = query;
  const filters = where.filter(({ field }) => measureOf(dataset, field) === undefined);
  const rows = ofPeriod(query, ownRows(query, book.rows(dataset)), book);
  const counted = rows.filter(counts(query));
  const passes = matching(filters, book.as_of, book.household.name);
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

/** Whether a filter or a group is about one of the dimensions. */
const speaksOf = ({ where = [], group_by = [] }: Needed, names: readonly string[]): boolean =>
  [...where.map(({ field }) => field), ...group_by].some((name) => names.includes(name));

/** Whether rows are left out because the query says nothing of what they differ in. */
export const ownRowsOnly = (query: Needed, book: Book): boolean => {
  const rows = book.rows(query.dataset);
  return ownRows(query, rows).length < rows.length;
};

/** The rows that are meant where nothing else is said; all, where none is marked. */
function ownRows(query: Needed, rows: readonly Row[]): readonly Row[] {
  const { own } = datasetOf(query.dataset);
  if (own === undefined || speaksOf(query, own.unless)) return rows;
  const marked = rows.filter(own.is);
  return marked.length > 0 ? marked : rows;
}

function counts(query: Needed): (row: Row) => boolean {
  const { counted } = datasetOf(query.dataset);
  const all = counted === undefined || query.aggregate === "list";
  if (all || speaksOf(query, [counted.dimension])) return () => true;
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
  return rows.filter(({ day }) => within(day, span));
}

/** The custodian's timeframe that a period is; undefined where none is. */
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
  const found = gather({ dataset, aggregate: "list", where, period }, book).units;
  if (on === "household") return () => found.length > 0 !== not;
  const keys = new Set(found.flatMap(({ rows }) => rows.map(({ dimensions }) => dimensions[on])));
  return ({ dimensions }) => {
    const key = dimensions[on];
    return key !== null && key !== undefined && keys.has(key) ? !not : not;
  };
}

function join(rows: readonly Row[], group_by: readonly string[], book: Book): Unit[] {
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
