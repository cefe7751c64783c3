import type { Filter } from "../../schema/query.ts";
import { type ClauseParts, hasFilterOn } from "./parts.ts";

/** The mutable state of reading one clause. */
export interface ReadingState {
  parts: ClauseParts;
  /** The next filter is an exclusion. */
  negated: boolean;
  /** True when an exclusion must follow, unlike after the "isn't it" at the end of a question. */
  excludes: boolean;
  /** The previous filters were exclusions, so filters joined to them by "and" are too. */
  excluding: boolean;
  /** Set after "I mean": the next filter replaces an earlier one. */
  correcting: boolean;
  /** True after "versus" or "than". */
  inComparison: boolean;
  /** Set after "including": the next filter adds rows and never removes any. */
  including: boolean;
  /** Which part of the clause was added last. */
  lastAdded: "filter" | "noun" | null;
}

export const filterIs = (field: string, ...values: string[]): Filter => ({
  field,
  op: "is",
  values,
});

export function addFilter(state: ReadingState, filter: Filter): void {
  const { parts, inComparison, negated, including } = state;
  state.negated = false;
  state.including = false;
  if (including && isPending(filter)) {
    parts.filters.push(withCompleted(filter));
    return;
  }
  if (including && !hasFilterOn(parts, filter.field)) {
    parts.unusedWords.push(...excludedWords(state, [filter]));
    return;
  }
  // "without the property tax": words of a note find it, so they cannot exclude it.
  if (negated && filter.op === "contains") {
    parts.unusedWords.push(...filter.values);
    return;
  }
  state.lastAdded = "filter";
  state.excluding = negated;
  if (state.correcting) parts.filters = parts.filters.filter(({ field }) => field !== filter.field);
  const op = negated ? opposite[filter.op] : filter.op;
  (inComparison ? parts.compareFilters : parts.filters).push({ ...filter, op });
}

/** "pending ones included": totals count them too, besides those that are completed. */
export const withCompleted = (filter: Filter): Filter =>
  isPending(filter) ? { ...filter, values: ["completed", ...filter.values] } : filter;

export const isPending = ({ field, op, values }: Filter): boolean =>
  field === "status" && op === "is" && values.includes("pending");

/**
 * "Apple, options included": a security's figures exclude its options, those of its issuer do not. What else is
 * included has no such reading, so the advisor is asked to clarify.
 */
export function excludedWords({ parts }: ReadingState, filters: readonly Filter[]): string[] {
  const named = parts.filters.some(({ field }) => field === "symbol" || field === "issuer");
  if (!named || filters.length === 0) return [];
  if (!filters.every(isDerivative)) return filters.flatMap(({ values }) => [...values]);
  parts.namedDimensions.push("issuer");
  return [];
}

const isDerivative = ({ field, values }: Filter): boolean =>
  (field === "kind" && values.join() === "option") || (field === "side" && values[0] === "short");

/** The negated operator: "not in the green" is at or below zero. */
export const opposite: Readonly<Record<Filter["op"], Filter["op"]>> = {
  ...({ is: "is_not", is_not: "is", known: "unknown", unknown: "known" } as const),
  contains: "contains",
  ...({ gt: "lte", gte: "lt", lt: "gte", lte: "gt" } as const),
};
