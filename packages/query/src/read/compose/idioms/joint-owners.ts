import type { Book } from "../../../book/book.ts";
import type { Filter, Query } from "../../../schema/query.ts";
import type { ClauseParts } from "../parts.ts";

/**
 * "Hector and Rosa's accounts" are those of the couple, what they own jointly too. Where each of the
 * two is meant alone, or one is compared with the other, the joint accounts stay out.
 */
export function withJointAccounts(
  query: Query,
  { keywords, groups, order, nouns }: ClauseParts,
  books: readonly Book[],
): Query {
  const { where = [], compare } = query;
  const apart =
    (["each", "only", "or", "who", "which", "versus"] as const).some((word) =>
      keywords.has(word),
    ) ||
    // "their own accounts"
    (keywords.has("own") && nouns.some(({ dataset }) => dataset === "accounts")) ||
    groups.includes("owner") ||
    order !== null ||
    compare !== undefined;
  return apart ? query : { ...query, where: where.map((filter) => withJoint(filter, books)) };
}

function withJoint(filter: Filter, books: readonly Book[]): Filter {
  const { field, op, values } = filter;
  if (field !== "owner" || op !== "is" || values.length < 2) return filter;
  const couple = coupleOf(books);
  const isBoth = couple.length > 1 && couple.every((name) => values.includes(name));
  return isBoth ? { ...filter, values: [...values, "joint"] } : filter;
}

/** The client and the spouse of a household with a joint account. */
function coupleOf([book, ...others]: readonly Book[]): string[] {
  if (book === undefined || others.length > 0) return [];
  const joint = book.rows("accounts").some(({ dimensions: { owner } }) => owner === "joint");
  if (!joint) return [];
  return book
    .rows("members")
    .flatMap(({ dimensions: { name, role } }) =>
      name != null && (role === "primary" || role === "spouse") ? [name] : [],
    );
}
