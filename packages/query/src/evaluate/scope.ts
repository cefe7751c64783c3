import type { Day } from "@advisor/domain/day";
import { type Decimal, sum, zero } from "@advisor/domain/decimal";
import type { Book } from "../book/book.ts";
import type { Measure } from "../book/dataset.ts";
import { calendarDimensions } from "../book/dimensions.ts";
import { type Figure, isKnown, type Row } from "../book/row.ts";
import { datasetOf } from "../datasets/datasets.ts";
import { dimensionOf, measureOf } from "../schema/fields.ts";
import { type Span, spanOf } from "../schema/period.ts";
import type { Filter, Query } from "../schema/query.ts";
import { isAccountField } from "../schema/subject.ts";
import { type GatheredRows, gatherRows, type JoinedRows } from "./gather.ts";
import { rowPredicate } from "./match.ts";
import {
  computeMeasure,
  type Denominators,
  type MeasuredValue,
  type UnknownMode,
} from "./measure.ts";

/** A result line before it is written: one unit of a list, or the units of a group. */
export interface ScopeLine {
  group: readonly (string | null)[];
  units: readonly JoinedRows[];
  /** The households whose value is the denominator. */
  books: readonly Book[];
  mode: UnknownMode;
  /** A group without rows that the query asks for; its figures are 0. */
  empty?: true;
}

/** The inputs for computing the figures of one query. */
export interface QueryScope {
  query: Query;
  /** The households that pass the query's filters. */
  books: readonly Book[];
  gathered: readonly GatheredRows[];
  /** The units that also pass filters on measures: the denominator for `share_of: result`. */
  units: readonly JoinedRows[];
  none: Figure;
  /** A cache of denominators. */
  wholes: Map<string, Decimal>;
}

export function scopeOf(query: Query, books: readonly Book[], none: Figure): QueryScope {
  const about = books.filter((book) => ofHousehold(query, book));
  const gathered = about.map((book) => gatherRows(query, book));
  const units = gathered.flatMap((one) => one.units);
  return { query, books: about, gathered, units, none, wholes: new Map() };
}

/** A filter on households removes the other households from every denominator. */
function ofHousehold({ where = [] }: Query, book: Book): boolean {
  const filters = where.filter(({ field }) => field === "household");
  return rowPredicate(filters, book.as_of, book.household.name)(nobody);
}

const nobody: Row = {
  ...{ id: "", key: "", source: "", as_of: "", day: null },
  ...{ dimensions: {}, figures: {} },
};

/** Computes a measure of a line; `name` must be a measure of the dataset. */
export function figureOf(scope: QueryScope, name: string, line: ScopeLine): MeasuredValue {
  const measure = measureOf(scope.query.dataset, name) as Measure;
  return computeMeasure(measure, name, line.units, line.mode, wholeOf(scope, name, line));
}

function wholeOf(scope: QueryScope, name: string, line: ScopeLine): Denominators {
  const { query } = scope;
  const none = line.empty === true ? zero : scope.none;
  const base = query.measures.find((one) => measureOf(query.dataset, one)?.rule.how === "sum");
  const share = measureOf(query.dataset, name)?.rule.how === "share";
  const valued =
    !share || (base === "market_value" && "weight" in datasetOf(query.dataset).measures);
  const span = spanOfLine(query, line);
  const opens = firstDayOf(query.group_by ?? [], line.group);
  return { none, base, span, opens, denominator: (of) => denominator(scope, of, line, valued) };
}

/**
 * The period up to today. Groups by month or year span their values, and a list line spans one
 * value.
 */
function spanOfLine({ period, group_by = [], aggregate }: Query, { books }: ScopeLine): Span {
  const [book] = books;
  const parts =
    group_by.some((name) => Object.hasOwn(calendarDimensions, name)) || aggregate === "list";
  if (period === undefined || parts || book === undefined) return { from: null, to: null };
  const { from, to } = spanOf(period, book.as_of);
  return { from, to: to === null || to > book.as_of ? book.as_of : to };
}

/** The first day of a group by month, quarter or year. */
function firstDayOf(group_by: readonly string[], group: ScopeLine["group"]): Day | null {
  const at = group_by.findIndex((name) => Object.hasOwn(calendarDimensions, name));
  const value = group[at] ?? null;
  if (value === null) return null;
  const [year = "", part = "01"] = value.split("-");
  const month = part.startsWith("Q")
    ? String(Number(part.slice(1)) * 3 - 2).padStart(2, "0")
    : part;
  return `${year}-${month}-01`;
}

/** `valued`: the denominator is the household's value; otherwise the same measure over all of its rows. */
function denominator(scope: QueryScope, of: string, line: ScopeLine, valued: boolean): Decimal {
  const { share_of = "total" } = scope.query;
  const key = JSON.stringify([
    share_of,
    share_of === "account" ? accountFilters(scope, line) : [],
    isPart(share_of) ? partFilters(scope, line, share_of) : [],
    of,
    valued,
    line.books.map((one) => one.household.id),
  ]);
  const known = scope.wholes.get(key);
  if (known !== undefined) return known;
  const found = wholeValue(scope, of, line, valued);
  scope.wholes.set(key, found);
  return found;
}

function wholeValue(scope: QueryScope, of: string, line: ScopeLine, valued: boolean): Decimal {
  const { share_of = "total" } = scope.query;
  if (share_of === "result") return total(scope.units, of);
  if (isPart(share_of)) return filteredTotal(scope, of, line, partFilters(scope, line, share_of));
  if (share_of === "all_accounts") return valueInAllAccounts(scope, of, line);
  if (share_of === "account") return accountValue(scope, of, line, valued);
  if (share_of === "positions" && valued) return sum(line.books.map((book) => book.invested));
  if (valued) return sum(line.books.map((book) => book.total));
  return total(baseOf(scope, line), of);
}

const total = (units: readonly JoinedRows[], of: string): Decimal =>
  sum(units.flatMap(({ rows }) => rows.map((row) => valueOr0(row, of))));

const valueOr0 = (row: Row, of: string): Decimal => {
  const figure = row.figures[of];
  return figure !== undefined && isKnown(figure) ? figure : zero;
};

const baseOf = ({ gathered, books }: QueryScope, line: ScopeLine): JoinedRows[] =>
  gathered.flatMap((one, index) => {
    const book = books[index];
    return book !== undefined && line.books.includes(book) ? one.base() : [];
  });

/** The value, cash included, of the accounts that pass the filters and groups on accounts. */
function accountValue(scope: QueryScope, of: string, line: ScopeLine, valued: boolean): Decimal {
  const filters = accountFilters(scope, line);
  if (!valued) return filteredTotal(scope, of, line, filters);
  return sum(
    line.books.flatMap((book) =>
      book
        .rows("accounts")
        .filter(rowPredicate(filters, book.as_of, book.household.name))
        .map((row) => valueOr0(row, "account_value")),
    ),
  );
}

/** The filters and groups on accounts; without any and no groups, a line is part of the accounts that it is in. */
function accountFilters({ query }: QueryScope, line: ScopeLine): Filter[] {
  const { where = [], group_by = [] } = query;
  const groups = group_by.flatMap((field, index): Filter[] => {
    const name = line.group[index];
    const isTotal = line.group.length === 0;
    if (!isAccountField(field) || isTotal) return [];
    return [
      name == null ? { field, op: "unknown", values: [] } : { field, op: "is", values: [name] },
    ];
  });
  const filters = [...where.filter(({ field }) => isAccountField(field)), ...groups];
  return filters.length > 0 || group_by.length > 0 ? filters : ownNames(line, "account");
}

/** The filters of the asset class, sector or kind; without one, a line is part of its own. */
function partFilters({ query: { where = [] } }: QueryScope, line: ScopeLine, part: string) {
  const filters = where.filter(({ field }) => field === part || isAccountField(field));
  const isStated = filters.some(({ field }) => field === part);
  return isStated ? filters : [...filters, ...ownNames(line, part)];
}

function ownNames({ units }: ScopeLine, field: string): Filter[] {
  const rows = units.flatMap((unit) => unit.rows);
  const values = [...new Set(rows.flatMap(({ dimensions }) => dimensions[field] ?? []))].sort();
  return values.length === 0 ? [] : [{ field, op: "is", values }];
}

/** The value of the same rows in all accounts. */
function valueInAllAccounts(scope: QueryScope, of: string, line: ScopeLine): Decimal {
  const { where = [], dataset } = scope.query;
  const filters = where.filter(
    ({ field }) => !isAccountField(field) && dimensionOf(dataset, field) !== undefined,
  );
  return filteredTotal(scope, of, line, filters);
}

const filteredTotal = (
  scope: QueryScope,
  of: string,
  line: ScopeLine,
  filters: readonly Filter[],
): Decimal =>
  sum(
    baseOf(scope, line).flatMap(({ book, rows }) =>
      rows
        .filter(rowPredicate(filters, book.as_of, book.household.name))
        .map((row) => valueOr0(row, of)),
    ),
  );

const isPart = (share_of: string): boolean => parts.has(share_of);
const parts = new Set(["asset_class", "sector", "kind"]);

/** A household's figure without the query's filters, used as the threshold for its parts. */
export const householdFigure = (scope: QueryScope, name: string, book: Book): Figure => {
  const units = baseOf(scope, { group: [], units: [], books: [book], mode: "total" });
  return figureOf(scope, name, { group: [], units, books: [book], mode: "total" }).figure;
};
