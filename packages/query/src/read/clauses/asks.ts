import type { Keyword } from "../../lexicon/meaning.ts";
import type { Span } from "../span.ts";

export const keywordsOf = (spans: readonly Span[]): ReadonlySet<Keyword> =>
  new Set(spans.flatMap(({ meaning }) => (meaning.is === "keyword" ? meaning.keyword : [])));

export const asksForFigure = (spans: readonly Span[]): boolean =>
  spans.some(({ meaning }) => meaning.is === "measure" || meaning.is === "noun") ||
  (keywordsOf(spans).has("list") && spans.some(isEntity));

/** Handles "trades last week, and the value of the trust": trades have no such value. */
export const asksForTransactions = (spans: readonly Span[]): boolean =>
  spans.some(({ meaning }) => meaning.is === "noun" && meaning.dataset === "transactions");
export const asksForEntityValue = (spans: readonly Span[]): boolean =>
  spans.some(({ meaning }) => meaning.is === "measure" && meaning.measure === "value") &&
  spans.some(isEntity);

/** "what all my accounts add up to" is a separate question. */
export const asksForAccountTotal = (spans: readonly Span[]): boolean =>
  spans.some(({ meaning }) => meaning.is === "noun" && meaning.dataset === "accounts") &&
  spans.some(({ meaning }) => meaning.is === "statistic" && meaning.statistic === "total");

/** "explain what an ETF is". */
export const asksForExplanation = (spans: readonly Span[]): boolean =>
  spans.some(({ meaning }) => meaning.is === "call" && meaning.tool === "get_facts");

/** "which ones do we own", "list the ones we have". */
export function asksWhichAreOwned(spans: readonly Span[]): boolean {
  const keywords = keywordsOf(spans);
  const refersBack = keywords.has("those") || keywords.has("which_of_those") || keywords.has("any");
  return refersBack && keywords.has("own");
}

/** "How much is in it?", "How much do we hold?" */
export const asksHowMuchIsHeld = (spans: readonly Span[]): boolean => {
  const keywords = keywordsOf(spans);
  return keywords.has("own") && keywords.has("how_much");
};

/** "and what's held in it": what is in the account that was named. */
export const asksForContents = (spans: readonly Span[]): boolean => {
  const keywords = keywordsOf(spans);
  return keywords.has("own") && (keywords.has("what") || keywords.has("list"));
};

export const isWholeHousehold = ({ meaning }: Span): boolean =>
  meaning.is === "keyword" && meaning.keyword === "whole";

export const isEntity = ({ meaning }: Span): boolean =>
  meaning.is === "security" || meaning.is === "account" || meaning.is === "person";
