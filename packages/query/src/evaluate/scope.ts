import { type Decimal, sum, zero } from "@advisor/domain/decimal";
import { accountDimensions } from "../book/account-dimensions.ts";
import type { Book } from "../book/book.ts";
import type { Measure } from "../book/dataset.ts";
import { calendar } from "../book/measures.ts";
import { type Figure, isKnown, type Row } from "../book/row.ts";
import { datasetOf } from "../datasets/datasets.ts";
import { measureOf } from "../schema/fields.ts";
import { type Span, spanOf } from "../schema/period.ts";
import type { Filter, Query } from "../schema/query.ts";
import { type GatheredRows, gather, type Unit } from "./gather.ts";
import { matching } from "./match.ts";
import { type MeasuredValue, type Mode, measured, type Whole } from "./measure.ts";

/** A line of the result before it is written: one unit of a list, or the units of a group. */
export interface Line {
  group: readonly (string | null)[];
  units: readonly Unit[];
  /** The households whose value is its whole. */
  books: readonly Book[];
  mode: Mode;
  /** A group that the query wants although nothing is in it: its figures are 0. */
  empty?: true;
}

/** What figures of one query are made from. */
export interface Scope {
  query: Query;
  /** The households that the query is about. */
  books: readonly Book[];
  gathered: readonly GatheredRows[];
  /** What is left after filters on measures too: the whole of `share_of: result`. */
  units: readonly Unit[];
  none: Figure;
  /** Wholes that have been added up before. */
  wholes: Map<string, Decimal>;
}

export function scopeOf(query: Query, books: readonly Book[], none: Figure): Scope {
  const about = books.filter((book) => ofHousehold(query, book));
  const gathered = about.map((book) => gather(query, book));
  const units = gathered.flatMap((one) => one.units);
  return { query, books: about, gathered, units, none, wholes: new Map() };
}

/** A filter on households leaves the others out of every denominator. */
function ofHousehold({ where = [] }: Query, book: Book): boolean {
  const filters = where.filter(({ field }) => field === "household");
  return matching(filters, book.as_of, book.household.name)(nobody);
}

const nobody: Row = {
  ...{ id: "", key: "", source: "", as_of: "", day: null },
  ...{ dimensions: {}, figures: {} },
};

/** A measure of a line; `name` is one of the dataset's. */
export function figureOf(scope: Scope, name: string, line: Line): MeasuredValue {
  const measure = measureOf(scope.query.dataset, name) as Measure;
  return measured(measure, name, line.units, line.mode, wholeOf(scope, name, line));
}

function wholeOf(scope: Scope, name: string, line: Line): Whole {
  const { query } = scope;
  const none = line.empty === true ? zero : scope.none;
  const base = query.measures.find((one) => measureOf(query.dataset, one)?.rule.how === "sum");
  const share = measureOf(query.dataset, name)?.rule.how === "share";
  const valued =
    !share || (base === "market_value" && "weight" in datasetOf(query.dataset).measures);
  const span = spanOfLine(query, line);
  return { none, base, span, denominator: (of) => denominator(scope, of, line, valued) };
}

/** The whole period up to today; groups by month or year are as long as their values reach, and a list's line is one value. */
function spanOfLine({ period, group_by = [], aggregate }: Query, { books }: Line): Span {
  const [book] = books;
  const parts = group_by.some((name) => Object.hasOwn(calendar, name)) || aggregate === "list";
  if (period === undefined || parts || book === undefined) return { from: null, to: null };
  const { from, to } = spanOf(period, book.as_of);
  return { from, to: to === null || to > book.as_of ? book.as_of : to };
}

/** `valued`: a part of what the household is worth; else of the same measure of all its rows. */
function denominator(scope: Scope, of: string, line: Line, valued: boolean): Decimal {
  const { share_of = "total" } = scope.query;
  const group = share_of === "account" ? line.group : [];
  const key = JSON.stringify([
    share_of,
    of,
    valued,
    group,
    line.books.map((one) => one.household.id),
  ]);
  const known = scope.wholes.get(key);
  if (known !== undefined) return known;
  const found = wholeValue(scope, of, line, valued);
  scope.wholes.set(key, found);
  return found;
}

function wholeValue(scope: Scope, of: string, line: Line, valued: boolean): Decimal {
  const { share_of = "total" } = scope.query;
  if (share_of === "result") return total(scope.units, of);
  if (share_of === "account") return accountValue(scope, of, line, valued);
  if (share_of === "positions" && valued) return sum(line.books.map((book) => book.invested));
  if (valued) return sum(line.books.map((book) => book.total));
  return total(baseOf(scope, line), of);
}

const total = (units: readonly Unit[], of: string): Decimal =>
  sum(units.flatMap(({ rows }) => rows.map((row) => valueOr0(row, of))));

const valueOr0 = (row: Row, of: string): Decimal => {
  const figure = row.figures[of];
  return figure !== undefined && isKnown(figure) ? figure : zero;
};

const baseOf = ({ gathered, books }: Scope, line: Line): Unit[] =>
  gathered.flatMap((one, index) => {
    const book = books[index];
    return book !== undefined && line.books.includes(book) ? one.base() : [];
  });

/** Of the accounts that filters and groups on accounts leave, with their cash. */
function accountValue(scope: Scope, of: string, line: Line, valued: boolean): Decimal {
  const { where = [], group_by = [] } = scope.query;
  const groups = group_by.flatMap((field, index): Filter[] => {
    const name = line.group[index];
    if (!isAccountLike(field)) return [];
    return [
      name == null ? { field, op: "unknown", values: [] } : { field, op: "is", values: [name] },
    ];
  });
  const filters = [...where.filter(({ field }) => isAccountLike(field)), ...groups];
  const passes = (book: Book) => matching(filters, book.as_of, book.household.name);
  if (valued) {
    const rows = line.books.flatMap((book) => book.rows("accounts").filter(passes(book)));
    return sum(rows.map((row) => valueOr0(row, "account_value")));
  }
  const units = baseOf(scope, line);
  return sum(
    units.flatMap(({ book, rows }) => rows.filter(passes(book)).map((row) => valueOr0(row, of))),
  );
}

export const isAccountLike = (field: string): boolean => Object.hasOwn(accountDimensions, field);

/** The figure of a household without the query's filters, as a bar for its parts. */
export const householdFigure = (scope: Scope, name: string, book: Book): Figure => {
  const units = baseOf(scope, { group: [], units: [], books: [book], mode: "total" });
  return figureOf(scope, name, { group: [], units, books: [book], mode: "total" }).figure;
};
