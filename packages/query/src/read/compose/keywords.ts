import type { Keyword, Meaning } from "../../lexicon/meaning.ts";
import type { NameMeaning } from "../span.ts";
import { dimensionOfNoun, groupableDimensions } from "./choose-dataset.ts";
import {
  comparative,
  comparison,
  endOtherSide,
  type KeywordRule,
  than,
  times,
} from "./comparison.ts";
import { partOfAccount, shareOfNext } from "./idioms/share-words.ts";
import { excludeLast, includeLast } from "./inclusion.ts";
import type { ClauseItems, MeaningOf } from "./items.ts";
import { isAndOr } from "./numbers.ts";
import { addFilter, filterIs, type ReadingState } from "./state.ts";
import { carryExclusion, exceptsFromAll, takeNot } from "./take/take-exclusion.ts";

/** "should" opens a question, as "is" does. */
const should: KeywordRule = ({ parts }) => {
  parts.keywords.add("yes_no");
  return false;
};

const referToShown: KeywordRule = ({ parts }) => {
  parts.keywords.add("which").add("those");
  return false;
};

const startCorrection: KeywordRule = (state) => {
  state.correcting = true;
  return true;
};

/** The opposite keyword: "did not go up" means down. */
const negateTo =
  (other: Keyword): KeywordRule =>
  (state) => {
    if (!state.negated) return false;
    state.negated = false;
    state.parts.keywords.add(other);
    return true;
  };

/** "drop the joint" leaves it out; elsewhere the word is a fall. */
const fallOrLeaveOut: KeywordRule = (state, items, at) => {
  if (at > 0 || !/^drop$/i.test(items.text(at))) return negateTo("up")(state, items, at);
  state.negated = true;
  state.excludes = true;
  return true;
};

/** "isn't" inside a question excludes what follows; at the beginning it only makes it a question. */
const yesNo: KeywordRule = (state, items, at) => {
  endOtherSide(state);
  const negates = at > 0 && /n['’]?t$/i.test(items.text(at));
  // A double negation has no clear meaning: "excluding what hasn't settled".
  if (negates && state.negated) state.parts.unusedWords.push(items.text(at));
  state.negated ||= negates;
  if (negates) state.excludes = saysMore(items, at + 1);
  return negates;
};

/** False for "isn't she": only words without a meaning follow. */
const saysMore = (items: ClauseItems, at: number): boolean =>
  at < items.length && (items.at(at)?.is !== "filler" || saysMore(items, at + 1));

/** "do I not own it" excludes nothing; "what is in it" points to what was shown. */
const ownership: KeywordRule = (state, items, at) => {
  state.negated = false;
  if (/\bit$/i.test(items.text(at))) state.parts.keywords.add("those");
  return false;
};

/** "the IRAs combined" is a total; "both" alone only says how many are meant. */
const combined: KeywordRule = ({ parts }, items, at) => {
  if (/together|combined/i.test(items.text(at))) parts.statistics.push("total");
  return false;
};

/** "but what about bonds" and "the same, but in percent" go on; elsewhere the word turns the question, which no query does. */
const turn: KeywordRule = ({ parts }, items, at) => {
  if (at > 0 && !parts.keywords.has("same")) parts.unusedWords.push(items.text(at));
  return true;
};

const startInclusion: KeywordRule = (state) => {
  state.including = true;
  return true;
};

const includePrevious: KeywordRule = (state) => {
  includeLast(state);
  return true;
};

const excludePrevious: KeywordRule = (state) => {
  excludeLast(state);
  return true;
};

/** "the Microsoft one" refers to a line listed before. */
const oneOfThose: KeywordRule = ({ parts }, items, at) => {
  const before = items.at(at - 1)?.is;
  const points =
    /^ones?$/i.test(items.text(at)) && before !== undefined && referableKinds.has(before);
  if (points) parts.keywords.add("those");
  return points;
};

const referableKinds = new Set(["security", "account", "person", "filter"]);

/** "what lost money": the rows that did, and not what they lost together. */
const whatDid: KeywordRule = ({ parts }, items, at) => {
  if (/^lost\b/i.test(items.text(at + 1))) parts.keywords.add("which");
  return false;
};

const rules: Partial<Record<Keyword, KeywordRule>> = {
  ...{
    should,
    what: whatDid,
    which_of_those: referToShown,
    correction: startCorrection,
    but: turn,
    up: negateTo("down"),
    down: fallOrLeaveOut,
  },
  ...{
    and: carryExclusion,
    or: carryExclusion,
    yes_no: yesNo,
    own: ownership,
    versus: comparison,
    than,
    times,
  },
  ...{ comparative_more: comparative(false), comparative_less: comparative(true) },
  ...{ share: shareOfNext, how_much: partOfAccount, any: oneOfThose, together: combined },
  ...{ including: startInclusion, included: includePrevious, excluded: excludePrevious },
};

export function takeKeyword(
  state: ReadingState,
  { keyword }: MeaningOf<"keyword">,
  items: ClauseItems,
  at: number,
): number {
  if (keyword === "not" || exceptsFromAll(keyword, items, at)) return takeNot(state, items, at);
  const taken =
    keyword === "each" || keyword === "by" ? takeGrouping(state, keyword, items, at) : 0;
  if (taken > 0) return taken;
  if (rules[keyword]?.(state, items, at) !== true) state.parts.keywords.add(keyword);
  return 1;
}

/** What "each" or "by" takes with it; 0 when it takes nothing. */
function takeGrouping(
  state: ReadingState,
  keyword: "each" | "by",
  items: ClauseItems,
  at: number,
): number {
  // "clients by assets": what they are worth.
  if (keyword === "by" && /^assets$/i.test(items.text(at + 1))) return takeRank(state, "value");
  if (isRankedAcrossAll(state, items, at)) return 2;
  if (keyword === "each" && at === items.length - 1) return takeLastNoun(state);
  const taken = takeGroup(state, items, at, keyword === "each");
  if (taken === 0 && keyword === "by" && !mayFollowBy(state, items, at))
    state.parts.unusedWords.push(items.text(at));
  return taken;
}

/** Groups by the rows that were named last: "the cash in both accounts, one by one". */
function takeLastNoun({ parts }: ReadingState): number {
  const noun = parts.nouns.at(-1);
  const group = noun && dimensionOfNoun[noun.dataset];
  if (group === undefined) return 0;
  parts.groups.push(group);
  return 1;
}

/** "the biggest loser across the book" asks for one row, not for one of each household. */
const isRankedAcrossAll = ({ parts }: ReadingState, items: ClauseItems, at: number): boolean =>
  parts.order !== null &&
  /^across/i.test(items.text(at)) &&
  groupOf(items.at(at + 1)) === "household";

/** What may follow "by" without grouping: "bought by Karen", "paid by KO", "by March". */
const allowedAfterBy = new Set(
  "account person name security period number comparator keyword unit order dimension filter statistic".split(
    " ",
  ),
);

/** "taxable against retirement split" ends with the word. */
const mayFollowBy = ({ inComparison }: ReadingState, items: ClauseItems, at: number): boolean =>
  allowedAfterBy.has(items.at(at + 1)?.is ?? "") || (inComparison && at === items.length - 1);

/** "each account", "by sector", "by gain"; returns 0 when nothing that follows can be grouped or ranked by. */
function takeGroup(state: ReadingState, items: ClauseItems, at: number, each: boolean): number {
  if (isCounted(items, at + 1)) return takeCounted(state, items, at, each);
  const next = items.at(at + 1);
  const group = groupOf(next);
  if (group !== undefined) {
    state.parts.groups.push(group);
    for (const filter of next?.is === "noun" ? next.where : []) addFilter(state, filter);
    return 2;
  }
  if (next?.is === "account") return takeAccounts(state, next.accounts, each);
  if (each)
    return next?.is === "person" ? takeOwnerGroup(state, next.names, groupOf(items.at(at + 2))) : 0;
  return next?.is === "measure" ? takeRank(state, next.measure) : takeSides(state, items, at);
}

/** "split between taxable and tax-deferred": both sides have the field that is split by. */
function takeSides({ parts, inComparison }: ReadingState, items: ClauseItems, at: number): number {
  const [one, joint, other] = [items.at(at + 1), items.at(at + 2), items.at(at + 3)];
  if (one?.is !== "filter" || other?.is !== "filter" || !isAndOr(joint)) return 0;
  const { field } = one.filter;
  if (field !== other.filter.field || !groupableDimensions.has(field) || inComparison) return 0;
  parts.groups.push(field);
  return 1;
}

/** "between the two accounts": the number only counts what follows. */
function takeCounted(state: ReadingState, items: ClauseItems, at: number, each: boolean): number {
  const taken = takeGroup(state, items, at + 1, each);
  return taken === 0 ? 0 : taken + 1;
}

const isCounted = (items: ClauseItems, at: number): boolean =>
  items.at(at)?.is === "number" && ["noun", "account"].includes(items.at(at + 1)?.is ?? "");

/** "each of Karen's accounts". */
function takeOwnerGroup(
  state: ReadingState,
  names: readonly string[],
  group: string | undefined,
): number {
  if (group === undefined) return 0;
  state.parts.groups.push(group);
  addFilter(state, filterIs("owner", ...names));
  return 3;
}

/** "by gain"; the size of a row is its main measure. */
function takeRank({ parts }: ReadingState, by: string): number {
  const order = parts.order ?? { direction: "desc" as const, all: true };
  parts.order = by === "size" ? order : { ...order, by };
  if (by !== "size") parts.measures.push(by);
  return 2;
}

function takeAccounts(state: ReadingState, accounts: readonly string[], each: boolean): number {
  state.parts.groups.push("account");
  if (each) addFilter(state, filterIs("account", ...accounts));
  return each ? 2 : 1;
}

function groupOf(meaning: Meaning | NameMeaning | undefined): string | undefined {
  if (meaning?.is === "dimension") return meaning.dimension;
  return meaning?.is === "noun" ? dimensionOfNoun[meaning.dataset] : undefined;
}
