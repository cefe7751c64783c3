import type { Book } from "../../book/book.ts";
import { evaluate } from "../../evaluate/evaluate.ts";
import type { Filter, Query } from "../../schema/query.ts";
import { isAccountField } from "../../schema/subject.ts";
import { type ClauseParts, filtersOf } from "../compose/parts.ts";

/**
 * "and deposits this month?", after what is pending: none of them is pending, and yet there are some. The query
 * without the conditions that only the question before had, if those alone leave nothing.
 */
export function widerQuery(
  query: Query,
  previous: Query,
  parts: ClauseParts,
  books: readonly Book[],
): Query | undefined {
  const { where = [], compare, test } = query;
  if (compare !== undefined || test !== undefined || pointsBack(parts)) return undefined;
  const said = new Set(filtersOf(parts).map(({ field }) => field));
  const before = new Set((previous.where ?? []).map(textOf));
  const inherited = where.filter(
    (one) => before.has(textOf(one)) && !said.has(one.field) && !namesSubject(one.field),
  );
  if (inherited.length === 0 || hasRows(query, books)) return undefined;
  const wider = { ...query, where: where.filter((one) => !inherited.includes(one)) };
  return hasRows(wider, books) ? wider : undefined;
}

/** Whose accounts, and which kind of transactions: a next question is about the same ones. */
const namesSubject = (field: string): boolean => isAccountField(field) || field === "type";

/** "only the wires of those", "do we own any": what the question before was about is meant. */
const pointsBack = ({ keywords }: ClauseParts): boolean =>
  (["those", "only", "which", "which_of_those", "rest", "any"] as const).some((one) =>
    keywords.has(one),
  );

const textOf = ({ field, op, values }: Filter): string => `${field} ${op} ${values.join()}`;

const hasRows = ({ dataset, where, period }: Query, books: readonly Book[]): boolean =>
  evaluate(
    {
      dataset,
      measures: [],
      aggregate: "list",
      where,
      ...(period === undefined ? {} : { period }),
    },
    books,
  ).rows.length > 0;
