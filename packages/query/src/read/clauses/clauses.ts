import { type Coverage, coverTokens } from "../cover-tokens.ts";
import type { Span } from "../span.ts";
import type { Token } from "../tokens.ts";

import type { Vocabulary } from "../vocabulary.ts";
import {
  asksForAccountTotal,
  asksForContents,
  asksForEntityValue,
  asksForExplanation,
  asksForFigure,
  asksForTransactions,
  asksHowMuchIsHeld,
  asksWhichAreOwned,
  isEntity,
  isWholeHousehold,
  keywordsOf,
} from "./asks.ts";
import { withoutCorrection } from "./corrections.ts";
import { nameOneDataset, needTwoQueries } from "./one-dataset.ts";
import { withoutOrders } from "./orders-to-assistant.ts";
import {
  areOneFigure,
  areRankings,
  type CoverageOf,
  isRanking,
  splitPair,
  splitRankings,
} from "./pairs.ts";
import { runOnsIn } from "./run-on.ts";

export interface Clause {
  tokens: Token[];
  /** True when the clause continues the sentence of the clause before it. */
  continues: boolean;
  coverage: Coverage;
}

const questionOpeners = new Set(
  "what what's whats which how how's hows who when is are do does did was were has have show list tell give any can could will where".split(
    " ",
  ),
);

/** Splits a message into its questions. Drops sentences without a question, unless they name something unknown. */
export function splitIntoClauses(tokens: readonly Token[], vocabulary: Vocabulary): Clauses {
  const { sentences, ordered } = withoutOrders(splitIntoSentences(withoutCorrection(tokens)));
  return { clauses: clausesIn(sentences, vocabulary), ordered };
}

interface Clauses {
  clauses: Clause[];
  /** True if the message also tells the assistant how to behave. */
  ordered: boolean;
}

function clausesIn(sentences: readonly Token[][], vocabulary: Vocabulary): Clause[] {
  const coverageOf = cachedCoverage(vocabulary);
  const clauses = sentences.flatMap((sentence) => {
    const rows = splitPair("noun", sentence, coverageOf);
    const parts = rows ?? splitConjoined(sentence, coverageOf);
    return parts.map((part, index) => ({
      ...{ tokens: part, continues: rows === undefined && index > 0 },
      coverage: coverageOf(part),
    }));
  });
  if (clauses.length < 2) return clauses;
  const asking = clauses.filter(
    ({ coverage, continues, tokens: [first] }) =>
      continues ||
      hasSubject(coverage) ||
      asksForContents(coverage.spans) ||
      asksHowMuchIsHeld(coverage.spans) ||
      namesOnlyUnit(coverage) ||
      (conjunctions.has(first?.form ?? "") && hasPeriod(coverage)),
  );
  return asking.length === 0 ? clauses.slice(0, 1) : asking;
}

/** Caches `cover`, because the same tokens are checked several times. */
function cachedCoverage(vocabulary: Vocabulary): CoverageOf {
  const known = new Map<string, Coverage>();
  return (tokens) => {
    const key = tokens.map(({ from }) => from).join();
    const found = known.get(key) ?? coverTokens(tokens, vocabulary);
    known.set(key, found);
    return found;
  };
}

const abbreviations = new Set(
  "mr mrs ms dr st jr sr prof inc corp co ltd vs approx no min max incl excl acct acc".split(" "),
);

const endsSentence = ({ text }: Token, before: Token | undefined): boolean =>
  /^[?!;]$/.test(text) || (text === "." && !abbreviations.has(before?.form ?? ""));

/** The sentences, without the periods that end them or an abbreviation. */
function splitIntoSentences(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    if (endsSentence(token, tokens[at - 1])) parts.push([]);
    else if (token.text !== ".") parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

/** Words that open a leading phrase: "For each account, which ..." stays one question. */
const leadingPrepositions = new Set(
  "for in of at among across within over since by as looking on if excluding except other without not besides apart aside ignoring leaving".split(
    " ",
  ),
);

const versusWords = new Set(["vs", "versus"]);
const conjunctions = new Set(["and", ",", "also", "plus", "&", "then", "n"]);

/** Splits "X and what is Y" or "account value, top winner, last deposit" when each side is a question of its own. */
function splitConjoined(tokens: readonly Token[], coverageOf: CoverageOf): Token[][] {
  const pair = splitRankings(tokens, coverageOf);
  if (pair !== undefined) return pair;
  const { spans } = coverageOf(tokens);
  for (const [index, token] of tokens.entries()) {
    const hasLeadingPhrase = token.form === "," && leadingPrepositions.has(tokens[0]?.form ?? "");
    if (index === 0 || hasLeadingPhrase || isInPhrase(spans, index)) continue;
    const next = tokens.findIndex((one, at) => at > index && !conjunctions.has(one.form));
    const [left, right] = [tokens.slice(0, index), next < 0 ? [] : tokens.slice(next)];
    if (isSeparatedBy(token, left, untilConjunction(right), coverageOf))
      return [left, ...splitConjoined(right, coverageOf)];
  }
  return splitRunOn(tokens, coverageOf) ?? splitPair("period", tokens, coverageOf) ?? [[...tokens]];
}

/** "min and max" is one phrase. */
const isInPhrase = (spans: readonly Span[], at: number): boolean =>
  spans.some(({ meaning, from, to }) => meaning.is === "noun" && from < at && at < to - 1);

function splitRunOn(tokens: readonly Token[], coverageOf: CoverageOf): Token[][] | undefined {
  const at = runOnsIn(tokens).find((one) => isRunOn(tokens, one, coverageOf));
  return at === undefined
    ? undefined
    : [tokens.slice(0, at), ...splitConjoined(tokens.slice(at), coverageOf)];
}

/** True where a whole question ends, and another one begins. */
const isRunOn = (tokens: readonly Token[], at: number, coverageOf: CoverageOf): boolean =>
  questionOpeners.has(tokens[0]?.form ?? "") &&
  asksOnItsOwn(tokens.slice(0, at), coverageOf) &&
  haveSubject(tokens.slice(at), coverageOf);

/** True if the word stands between two questions. */
function isSeparatedBy(
  { form }: Token,
  left: readonly Token[],
  right: readonly Token[],
  coverageOf: CoverageOf,
): boolean {
  if (conjunctions.has(form))
    return (
      !areOneFigure(form, left, right, coverageOf) && areSeparateQuestions(left, right, coverageOf)
    );
  return versusWords.has(form) && areRankings(left, right, coverageOf);
}

/** The tokens up to the next joint, because what follows may be a separate question. */
function untilConjunction(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ form }) => conjunctions.has(form));
  return end < 0 ? tokens : tokens.slice(0, end);
}

function areSeparateQuestions(
  left: readonly Token[],
  right: readonly Token[],
  coverageOf: CoverageOf,
): boolean {
  if (isEllipticalQuestion(left, right, coverageOf)) return true;
  if (!questionOpeners.has(right[0]?.form ?? ""))
    return askForSeparateFigures(left, right, coverageOf);
  return (
    asksOnItsOwn(left, coverageOf) &&
    (haveSubject(right, coverageOf) || asksAboutPreviousResult(right, coverageOf))
  );
}

const isHolder = ({ meaning }: Span): boolean =>
  meaning.is === "account" || meaning.is === "person";

/** "and for the whole household": nothing else. */
const namesWholeHousehold = ({ spans, unexplained }: Coverage): boolean =>
  unexplained.length === 0 &&
  spans.some(isWholeHousehold) &&
  spans.every((span) => isWholeHousehold(span) || span.meaning.is === "filler");

/** "deposits in May, and what in August": the right side repeats the question for another period or account. */
function isEllipticalQuestion(
  left: readonly Token[],
  right: readonly Token[],
  coverageOf: CoverageOf,
): boolean {
  if (namesWholeHousehold(coverageOf(right)) && coverageOf(left).spans.some(isHolder)) return true;
  const opener = right[0]?.form ?? "";
  const elliptic = questionOpeners.has(opener) || opener === "in";
  if (!elliptic || !haveSubject(left, coverageOf)) return false;
  const kindsOf = (tokens: readonly Token[]) =>
    coverageOf(tokens).spans.flatMap(({ meaning }) =>
      meaning.is === "filler" || meaning.is === "keyword" ? [] : [meaning.is],
    );
  const [one, other] = [kindsOf(left), kindsOf(right)];
  const all = (...kinds: string[]) => other.length > 0 && other.every((is) => kinds.includes(is));
  return (
    (all("period") && one.includes("period")) ||
    (all("account", "person") && one.includes("statistic"))
  );
}

/**
 * Handles "and how much is it up today": the right side has no noun and refers to the left side's
 * result.
 */
const asksAboutPreviousResult = (tokens: readonly Token[], coverageOf: CoverageOf): boolean => {
  const { spans } = coverageOf(tokens);
  if (asksWhichAreOwned(spans) || asksForContents(spans)) return true;
  const keywords = keywordsOf(spans);
  const refersBack = keywords.has("those") || keywords.has("own");
  const countsOrCompares = (["how_many", "up", "down"] as const).some((keyword) =>
    keywords.has(keyword),
  );
  return countsOrCompares ? refersBack : spans.some(({ meaning }) => meaning.is === "statistic");
};

/** True when both sides have an order, or both have a measure or noun together with a name. */
function askForSeparateFigures(
  left: readonly Token[],
  right: readonly Token[],
  coverageOf: CoverageOf,
): boolean {
  const [one, other] = [coverageOf(left).spans, coverageOf(right).spans];
  const orders = [one, other].map((spans) => spans.some(isRanking));
  const figures = [one, other].map(asksForFigure);
  const names = [
    one.some(isEntity),
    other.some((span) => isEntity(span) || isWholeHousehold(span)),
  ];
  if (asksForTransactions(one) && asksForEntityValue(other)) return true;
  if (asksForAccountTotal(one) && other.some(({ meaning }) => meaning.is === "measure"))
    return true;
  if (needTwoQueries(one, other)) return true;
  if (asksForExplanation(one) && asksWhichAreOwned(other)) return true;
  if (!figures[0] || !figures[1]) return orders.every(Boolean) && figures.some(Boolean);
  return names.every(Boolean) || (orders.some(Boolean) && !nameOneDataset(one, other));
}

const subjectKinds = new Set([
  "noun",
  "measure",
  "security",
  "account",
  "person",
  "order",
  "dimension",
  "call",
  "refuse",
  "filter",
]);

/** True if the words are about the book, or contain a capitalized name that is not in it. */
const hasSubject = ({ spans, unexplained }: Coverage): boolean =>
  spans.some(({ meaning }) => subjectKinds.has(meaning.is)) ||
  unexplained.some(({ capitalized }) => capitalized);

/** True when the clause names a period: "and the one-year numbers for each" continues the sentence before it. */
const hasPeriod = ({ spans }: Coverage): boolean =>
  spans.some(({ meaning }) => meaning.is === "period");

/** "In percent?": the question before, in another unit. */
const namesOnlyUnit = ({ spans, unexplained }: Coverage): boolean =>
  unexplained.length === 0 &&
  spans.some(({ meaning }) => meaning.is === "unit") &&
  spans.every(({ meaning }) => meaning.is === "unit" || meaning.is === "filler");

/** "Hector and Rosa, how much is ...": names before a question are not one of their own. */
const asksOnItsOwn = (tokens: readonly Token[], coverageOf: CoverageOf): boolean => {
  const { spans, unexplained } = coverageOf(tokens);
  const names = spans.every(
    (span) => isEntity(span) || span.meaning.is === "filler" || isAnd(span),
  );
  return (
    unexplained.some(({ capitalized }) => capitalized) ||
    (!names && haveSubject(tokens, coverageOf))
  );
};

const isAnd = ({ meaning }: Span): boolean => meaning.is === "keyword" && meaning.keyword === "and";
const haveSubject = (tokens: readonly Token[], coverageOf: CoverageOf): boolean =>
  hasSubject(coverageOf(tokens));
