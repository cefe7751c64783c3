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
  const flips = negated && filter.op === "is";
  (behind ? parts.against : parts.filters).push(flips ? { ...filter, op: "is_not" } : filter);
}
