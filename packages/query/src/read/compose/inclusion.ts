import type { Filter } from "../../schema/query.ts";
import { hasFilterOn } from "./parts.ts";
import { excludedWords, isPending, opposite, type ReadingState, withCompleted } from "./state.ts";

/**
 * "options included": the last named item is not a filter, unless it adds a value to the same
 * field.
 */
export function includeLast(state: ReadingState): void {
  const filters = takeLast(state).map(withCompleted);
  const { parts } = state;
  const widens = (filter: Filter) => isPending(filter) || hasFilterOn(parts, filter.field);
  parts.filters.push(...filters.filter(widens));
  parts.unusedWords.push(
    ...excludedWords(
      state,
      filters.filter((filter) => !widens(filter)),
    ),
  );
}

/** "pending ones excluded". */
export function excludeLast(state: ReadingState): void {
  state.parts.filters.push(
    ...takeLast(state).map((filter) => ({ ...filter, op: opposite[filter.op] })),
  );
}

/** Removes the filter or the noun that was named last, and returns its filters. */
function takeLast({ parts, lastAdded }: ReadingState): readonly Filter[] {
  if (lastAdded === "filter") return parts.filters.splice(-1);
  return lastAdded === "noun" ? parts.nouns.splice(-1).flatMap(({ where }) => [...where]) : [];
}
