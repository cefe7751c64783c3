import { evaluate } from "../../evaluate/evaluate.ts";
import { type FollowUpChange, lineKeys, mergeFollowUp, type Names } from "../../merge/merge.ts";
import { normalize } from "../../schema/normalize.ts";
import type { Query } from "../../schema/query.ts";
import type { ClauseParts } from "../compose/parts.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { asksFigureOfLines } from "./follow-rows.ts";
import { asksWhichAccount } from "./is-follow-up.ts";

/** What a follow-up can refer to: the lines that were shown, or the books behind them. */
export type FollowUpTarget = Pick<Vocabulary, "books" | "shown">;

type ShownLines = () => readonly Names[] | undefined;

/**
 * The lines of the previous result that a follow-up is about: undefined if its filters say it all,
 * "unclear" if the lines are not known, or nothing identifies them in what is asked about.
 */
export function referredLines(
  parts: ClauseParts,
  previous: Query,
  change: FollowUpChange,
  shown: ShownLines,
): readonly Names[] | "unclear" | undefined {
  if (!refersToLines(parts, previous) && !losesFilters(parts, previous, change)) return undefined;
  const lines = shown() ?? [];
  const keys = lineKeys(normalize(previous), change.set.dataset);
  if (lines.some((names) => keys.some((key) => names[key]))) return lines;
  // "and how much cash does she have", after her biggest holding, is about her.
  return lines.length > 0 && !parts.keywords.has("those") ? lines : "unclear";
}

/** "what did I buy last, and is it up": the previous query, about the one security that was shown. */
export function aboutShownSecurity(parts: ClauseParts, previous: Query, shown: ShownLines): Query {
  const { where = [] } = previous;
  if (!refersToLines(parts, previous) || where.some(({ field }) => field === "symbol"))
    return previous;
  const [symbol, ...others] = new Set(shown()?.map((names) => names.symbol));
  if (symbol == null || others.length > 0) return previous;
  return { ...previous, where: [...where, { field: "symbol", op: "is", values: [symbol] }] };
}

/** "what do they hold", after the classes above their maximum: no holding has such a filter. */
function losesFilters({ keywords }: ClauseParts, previous: Query, change: FollowUpChange): boolean {
  const { dataset } = change.set;
  if (!keywords.has("those") || keywords.has("whole") || dataset === undefined) return false;
  const { where = [], period } = normalize(previous);
  const { dropped } = mergeFollowUp(previous, change);
  return dropped.some(
    (name) =>
      where.some(({ field }) => field === name) || (name === "period" && period !== undefined),
  );
}

/** "how much is it up?" after the first line of a ranking, unless another first is asked for. */
const refersToLines = (parts: ClauseParts, previous: Query): boolean => {
  const { keywords, order, nouns } = parts;
  // "its largest stock" ranks what is in the account that was first.
  const ranksAgain = order !== null && nouns.every(({ dataset }) => dataset === previous.dataset);
  const refers =
    keywords.has("those") ||
    asksFigureOfLines(parts, previous) ||
    asksWhichAccount(parts, previous);
  return refers && isLimited(previous) && !(previous.limit === 1 && ranksAgain);
};

export const shownLines = (
  query: Query,
  { books, shown }: FollowUpTarget,
): readonly Names[] | undefined =>
  shown === undefined ? evaluate(query, books).rows.map(({ names }) => names) : shown(query);

export function ranksOneLine(parts: ClauseParts, previous: Query, known: FollowUpTarget): boolean {
  const { order, ordinal, filters, nouns, groups } = parts;
  if ((order === null && ordinal === null) || filters.length + nouns.length + groups.length > 0)
    return false;
  // "which was the latest", of what was counted, added up or averaged.
  if (previous.aggregate !== "list" && previous.group_by === undefined) return false;
  const { limit, offset: _, ...all } = previous;
  const unknown = known.shown !== undefined && limit !== undefined;
  return !unknown && (shownLines(all, known)?.length ?? 2) < 2;
}

export const isLimited = ({ limit, offset, having }: Query): boolean =>
  limit !== undefined || offset !== undefined || having !== undefined;
