import type { Filter } from "../../schema/query.ts";
import type { Parts } from "./parts.ts";

/** Where the reading of a clause stands. */
export interface State {
  parts: Parts;
  /** The next filter is left out. */
  negated: boolean;
  /** Filters before this one were left out, as those joined to them are. */
  excluding: boolean;
  /** "I mean": the next filter takes the place of one before it. */
  corrects: boolean;
  /** Behind "versus" or "than". */
  behind: boolean;
}

export const is = (field: string, ...values: string[]): Filter => ({ field, op: "is", values });

export function addFilter(state: State, filter: Filter): void {
  const { parts, behind, negated } = state;
  state.negated = false;
  state.excluding = negated;
  if (state.corrects) parts.filters = parts.filters.filter(({ field }) => field !== filter.field);
  const op = negated ? opposite[filter.op] : filter.op;
  (behind ? parts.against : parts.filters).push({ ...filter, op });
}

/** "not in the green" is at or below zero. */
const opposite: Readonly<Record<Filter["op"], Filter["op"]>> = {
  ...({ is: "is_not", is_not: "is", known: "unknown", unknown: "known" } as const),
  contains: "contains",
  ...({ gt: "lte", gte: "lt", lt: "gte", lte: "gt" } as const),
};
