import type { Keyword } from "../../lexicon/meaning.ts";
import type { ClauseItems } from "./items.ts";
import type { ClauseParts } from "./parts.ts";
import type { ReadingState } from "./state.ts";

/** What a keyword changes at once in what has been read; true if the keyword means nothing more. */
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

/**
 * Lists each side of a comparison with more than two sides, because a difference has only two:
 * "taxable vs tax-deferred vs tax-free".
 */
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

/**
 * "how many times its cost is it worth": the other side comes first, up to the verb. "How many times did
 * they trade" counts.
 */
export const times: KeywordRule = (state, items, at) => {
  const next = items.at(at + 1);
  const ranks = next?.is === "order" && comesLater(items, at, ["than"]);
  const sides = next?.is !== "order" && !isVerb(next) && comesLater(items, at + 1, ["yes_no"]);
  state.inComparison = sides;
  state.parts.keywords.add(ranks || sides ? "times" : "how_many");
  return true;
};

/** "how many times the loan is the position": after the verb comes the first side. */
export function endOtherSide(state: ReadingState): void {
  if (state.parts.keywords.has("times")) state.inComparison = false;
}

const isVerb = (item: Item): boolean => item?.is === "keyword" && item.keyword === "yes_no";

/**
 * "more VXUS than David", "fewer positions than the rollover"; "which gained more, VTI or VOO" ranks.
 * Without another side the word is not understood.
 */
export const comparative =
  (less: boolean): KeywordRule =>
  ({ parts }, items, at) => {
    if (comesLater(items, at, ["than"])) compareWithOther(parts, items, at, less);
    else if (parts.order === null && comesLater(items, -1, choices))
      parts.order = { direction: less ? "asc" : "desc", all: false };
    else parts.unusedWords.push(items.text(at));
    return true;
  };

function compareWithOther(parts: ClauseParts, items: ClauseItems, at: number, less: boolean): void {
  const next = items.at(at + 1);
  // "are there more ETFs than stocks" asks for their number.
  const counts = next?.is === "noun" && items.wordsBefore(at).at(-1) === "there";
  if (less) parts.keywords.add("lesser");
  if (isBareNoun(next) || counts) parts.measures.push("count");
}

type Item = ReturnType<ClauseItems["at"]>;

const isBareNoun = (item: Item): boolean => item?.is === "noun" && item.where.length === 0;

/** Words of a question that has more than one side. */
const choices: readonly Keyword[] = ["or", "versus", "which", "which_of_those", "who"];

function comesLater(items: ClauseItems, at: number, keywords: readonly Keyword[]): boolean {
  for (let later = at + 1; later < items.length; later += 1) {
    const item = items.at(later);
    if (item?.is === "keyword" && keywords.includes(item.keyword)) return true;
  }
  return false;
}
