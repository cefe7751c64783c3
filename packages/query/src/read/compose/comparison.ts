import type { Keyword } from "../../lexicon/meaning.ts";
import type { ClauseItems } from "./items.ts";
import type { ReadingState } from "./state.ts";

/** An immediate effect of a keyword; returns true when it has no further meaning. */
export type KeywordRule = (state: ReadingState, items: ClauseItems, at: number) => boolean;

/** "compare A and B" has both sides after the word, "A against B" only one. */
export const comparison: KeywordRule = (state) => {
  if (state.inComparison) return listEachSide(state);
  const { filters, measures, keywords, nouns } = state.parts;
  const named = nouns.some(({ dataset, where }) => dataset === "positions" && where.length > 0);
  const opens = filters.length + measures.length === 0 && !named;
  if (opens) keywords.add("difference");
  else state.inComparison = true;
  return opens;
};

/** "taxable vs tax-deferred vs tax-free": a difference has two sides, so that three are listed. */
function listEachSide(state: ReadingState): true {
  const { parts } = state;
  const [field, ...others] = new Set(parts.compareFilters.map((filter) => filter.field));
  state.inComparison = false;
  parts.measures.push(...parts.compareMeasures);
  parts.filters.push(...parts.compareFilters);
  if (field !== undefined) parts.groups.push(field);
  if (others.length > 0 || parts.comparePeriods.length > 0) parts.unusedWords.push("versus");
  parts.compareMeasures = [];
  parts.compareFilters = [];
  return true;
}

export const than: KeywordRule = (state) => {
  state.inComparison = true;
  return false;
};

/** "more VXUS than David", "fewer positions than the rollover"; without "than" the word is not understood. */
export const comparative =
  (less: boolean): KeywordRule =>
  ({ parts }, items, at) => {
    if (!comesLater(items, at, "than")) {
      parts.unusedWords.push(items.text(at));
      return true;
    }
    if (less) parts.keywords.add("lesser");
    const next = items.at(at + 1);
    if (next?.is === "noun" && next.where.length === 0) parts.measures.push("count");
    return true;
  };

function comesLater(items: ClauseItems, at: number, keyword: Keyword): boolean {
  for (let later = at + 1; later < items.length; later += 1) {
    const item = items.at(later);
    if (item?.is === "keyword" && item.keyword === keyword) return true;
  }
  return false;
}
