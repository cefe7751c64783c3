import { sectors } from "@advisor/domain/portfolio/sectors";
import { accountDimensions } from "../book/account-dimensions.ts";
import { type Book, shownIn } from "../book/book.ts";
import type { Row } from "../book/row.ts";
import { type DatasetName, datasetOf } from "../datasets/datasets.ts";
import { invalidQuery, joinNames } from "../schema/fault.ts";
import { dimensionOf } from "../schema/fields.ts";
import type { Filter, Query } from "../schema/query.ts";
import { normalizeName } from "./normalize-name.ts";

/**
 * Replaces names of accounts, owners, policies and codes with the books' spelling; a Fault lists the names
 * that exist.
 */
export const resolveNames = (query: Query, books: readonly Book[]): Query =>
  withFilters(query, (filter, { dataset, at, all }) => resolved(dataset, filter, books, at, all));

/** The query as people read it: with the names of securities and issuers instead of our ids. */
export const withShownNames = (query: Query, books: readonly Book[]): Query =>
  withFilters(query, (filter) => ({
    ...filter,
    values: filter.values.map((value) => shownIn(books, filter.field, value)),
  }));

interface Place {
  dataset: DatasetName;
  at: string;
  /** The filters beside it. */
  all: Filter[];
}

function withFilters(query: Query, change: (filter: Filter, place: Place) => Filter): Query {
  const { dataset, where, exists, compare } = query;
  const resolve = (of: DatasetName, filters: Filter[] | undefined, at: string) =>
    filters?.map((filter, index) =>
      change(filter, { dataset: of, at: `${at}[${index}]`, all: filters }),
    );
  return {
    ...query,
    where: resolve(dataset, where, "where"),
    exists: exists && { ...exists, where: resolve(exists.dataset, exists.where, "exists.where") },
    compare: compare && {
      ...compare,
      where: resolve(compare.dataset ?? dataset, compare.where, "compare.where"),
    },
  };
}

function resolved(
  dataset: DatasetName,
  filter: Filter,
  books: readonly Book[],
  at: string,
  all: readonly Filter[],
): Filter {
  const { field, op, values } = filter;
  const dimension = dimensionOf(dataset, field);
  const named = op === "is" || op === "is_not";
  if (named && field === "symbol")
    return { ...filter, values: values.map((value) => symbolOf(dataset, value, books)) };
  if (named && field === "issuer") return { ...filter, values: issuersOf(dataset, values, books) };
  if (named && field === "sector")
    return { ...filter, values: values.map((value) => sectorOf(dataset, value, books, at)) };
  if (!named || (field !== "household" && dimension?.closed === undefined)) return filter;
  const known = [
    ...new Set([...knownNames(dataset, field, books), ...membersFor(field, all, books)]),
  ];
  const own =
    field === "household" || dimension?.values === undefined || field in accountDimensions;
  return {
    ...filter,
    values: values.map((value) => {
      const found = namesFor(field, value, known, own);
      if (found !== undefined) return found;
      const where = books.length === 1 ? "in this household" : "in these households";
      const label = dimension?.label ?? field;
      throw invalidQuery(
        at,
        `there is no ${label} "${value}" ${where}. It has: ${joinNames(known, 20)}.`,
      );
    }),
  };
}

/** A private holding has no ticker and is filtered by its name; a ticker has no space. */
function symbolOf(dataset: DatasetName, value: string, books: readonly Book[]): string {
  if (!value.includes(" ")) return value;
  const wanted = value.toLowerCase();
  for (const book of books) {
    const isNamed = ({ dimensions: { symbol, name } }: Row) =>
      symbol != null &&
      [name, book.shown("symbol", symbol)].some((one) => one?.toLowerCase() === wanted);
    const found = book.rows(dataset).find(isNamed)?.dimensions.symbol;
    if (found != null) return found;
  }
  return value;
}

/**
 * "Technology" and "healthcare" mean the sector that contains these words. An unknown word is a
 * fault, which differs from a sector without holdings.
 */
function sectorOf(dataset: DatasetName, value: string, books: readonly Book[], at: string): string {
  const rows = books.flatMap((book) => book.rows(dataset));
  const known = [...new Set([...rows.flatMap((row) => row.dimensions.sector ?? []), ...sectors])];
  const wanted = normalizeName("sector", value);
  const same = known.find((name) => normalizeName("sector", name) === wanted);
  if (same !== undefined) return same;
  const [found, ...others] = known.filter((name) => beginsWords(wanted, name));
  if (found !== undefined && others.length === 0) return found;
  throw invalidQuery(at, `there is no sector "${value}". There are: ${joinNames(known, 20)}.`);
}

/** Whether every word is the beginning of one of the name, written together or apart. */
function beginsWords(wanted: string, name: string): boolean {
  const words = normalizeName("sector", name).split(" ");
  const joined = words.join("").startsWith(wanted.replaceAll(" ", ""));
  return joined || wanted.split(" ").every((one) => words.some((word) => word.startsWith(one)));
}

/** The issuers of these symbols or companies; other values are issuers already. */
function issuersOf(
  dataset: DatasetName,
  values: readonly string[],
  books: readonly Book[],
): string[] {
  const rows = books
    .flatMap((book) => book.rows(dataset))
    .filter(({ dimensions: { issuer } }) => issuer != null);
  const issuers = [...new Set(rows.flatMap(({ dimensions: { issuer } }) => issuer ?? []))];
  const own = new Set(issuers.map((issuer) => normalizeName("issuer", issuer)));
  const isOf = (value: string) => {
    const wanted = normalizeName("name", value).split(" ");
    return ({ dimensions: { symbol, name } }: Row): boolean => {
      const words = normalizeName("name", name ?? "").split(" ");
      return (
        symbol?.toUpperCase() === value.toUpperCase() ||
        wanted.every((word) => words.includes(word))
      );
    };
  };
  const issuerOf = (value: string): string => {
    if (own.has(normalizeName("issuer", value))) return value;
    const same = issuers.find(
      (issuer) => shownIn(books, "issuer", issuer).toLowerCase() === value.toLowerCase(),
    );
    if (same !== undefined) return same;
    const [found, ...others] = new Set(
      rows.filter(isOf(value)).map(({ dimensions }) => dimensions.issuer ?? value),
    );
    return found === undefined || others.length > 0 ? value : found;
  };
  return [...new Set(values.map(issuerOf))];
}

/** An exact match, otherwise the single name that contains all of the words, for names the household chose itself. */
function namesFor(
  field: string,
  value: string,
  known: readonly string[],
  own: boolean,
): string | undefined {
  const wanted = normalizeName(field, value);
  const same = known.find((name) => normalizeName(field, name) === wanted);
  if (same !== undefined || !own || wanted === "") return same;
  const words = wanted.split(" ");
  const partly = known.filter((name) => {
    const has = new Set(normalizeName(field, name).split(" "));
    return words.every((word) => has.has(word));
  });
  return partly.length === 1 ? partly[0] : undefined;
}

function knownNames(dataset: DatasetName, field: string, books: readonly Book[]): string[] {
  if (field === "household") return books.map((book) => book.household.name);
  const values = dimensionOf(dataset, field)?.values ?? [];
  const names = books.flatMap((book) =>
    sourcesOf(dataset, field).flatMap((source) =>
      book.rows(source).flatMap((row) => row.dimensions[field] ?? []),
    ),
  );
  return [...names, ...values];
}

/** A member who owns nothing is still a known owner, except of an account that the query names. */
function membersFor(field: string, all: readonly Filter[], books: readonly Book[]): string[] {
  if (field !== "owner" || all.some((other) => other.field === "account")) return [];
  const members = books.flatMap((book) => book.rows("members"));
  return members.flatMap(({ dimensions }) => dimensions.name ?? []);
}

/** Account names come from the accounts dataset too, so that empty accounts are found. */
const sourcesOf = (dataset: DatasetName, field: string): DatasetName[] =>
  Object.hasOwn(datasetOf("accounts").dimensions, field)
    ? field === "policy"
      ? ["accounts", "policies"]
      : ["accounts"]
    : [dataset];
