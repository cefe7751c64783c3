import type { Filter } from "../../schema/query.ts";
import type { ClauseParts } from "./parts.ts";

/** The mutable state of reading one clause. */
export interface ReadingState {
  parts: ClauseParts;
  /** The next filter is an exclusion. */
  negated: boolean;
  /** The previous filters were exclusions, so filters joined to them by "and" are too. */
  excluding: boolean;
  /** After "I mean": the next filter replaces an earlier one. */
  corrects: boolean;
  /** The reader is past "versus" or "than". */
  behind: boolean;
}

export const isFilter = (field: string, ...values: string[]): Filter => ({
  field,
  op: "is",
  values,
});

export function addFilter(state: ReadingState, filter: Filter): void {
  const { parts, behind, negated } = state;
  state.negated = false;
  state.excluding = negated;
  if (state.corrects) parts.filters = parts.filters.filter(({ field }) => field !== filter.field);
  const op = negated ? opposite[filter.op] : filter.op;
  (behind ? parts.against : parts.filters).push({ ...filter, op });
}

/** The negated operator: "not in the green" is at or below zero. */
const opposite: Readonly<Record<Filter["op"], Filter["op"]>> = {
  ...({ is: "is_not", is_not: "is", known: "unknown", unknown: "known" } as const),
  contains: "contains",
  ...({ gt: "lte", gte: "lt", lt: "gte", lte: "gt" } as const),
};
