import { knownTickers } from "@advisor/domain/text/company-names";
import type { Reading } from "@advisor/query/read/reading";
import { topicByForm } from "./forms.ts";
import { contextForm } from "./from-context/forms.ts";
import { contextIntents } from "./from-context/intents.ts";
import { isContextTopic } from "./from-context/topic.ts";
import {
  clarityScore,
  fullyUnderstoodScore,
  isAboutHoldings,
  priceOnlyScore,
} from "./household/clarity.ts";
import { asksForBreaches, isLessExact } from "./household/exactness.ts";
import type { Reader } from "./household/read.ts";
import { householdIntents } from "./household-intents.ts";
import type { Intent, Topic } from "./intent.ts";
import { marketIntents } from "./market/market-intents.ts";
import { isFund, mayBeFund, subjectSymbols } from "./read/symbols.ts";
import { containsPhrase, words } from "./read/words.ts";

/** The topic with the highest score for a clause, with its score; undefined when none matches. */
export function bestTopic(
  clause: string,
  about: string,
  reads: Reader | undefined,
): Scored | undefined {
  const found = subjectSymbols(clause, about);
  const formed = topicByForm(clause, found);
  if (formed !== undefined) return { topic: formed, score: sure };
  const understood = understand(clause, found, reads);
  const { readings, tool, own } = understood;
  const isOfChosen = tool === "query_portfolio" && found.length === 0;
  const ofContext = isOfChosen ? contextForm(clause, own === fullyUnderstoodScore) : undefined;
  if (ofContext !== undefined) return { topic: ofContext, score: sure };
  const isDecided = (reading: Reading) =>
    asksForChanges(reading) || (found.length > 0 && asksForAdvice(reading));
  if (readings.some(isDecided)) return { topic: "household", score: fullyUnderstoodScore };
  const scores = intents
    .map((intent) => ({ topic: intent.topic, score: scoreOf(intent, words(clause), found) }))
    .filter((scored) => isPossible(scored, understood));
  if (own < fullyUnderstoodScore) return highest([...scores, { topic: "household", score: own }]);
  const overBook = tool === "query_book";
  if (asksForBreaches(readings) && !overBook)
    return { topic: "compare_to_ips", score: fullyUnderstoodScore };
  const isOfChosenOnly =
    tool === "query_portfolio" && readings.every(({ ask }) => ask.kind === "query");
  return outrankingTopic(
    scores.filter(({ topic }) => !isLessExact(topic, readings, clause)),
    { isOfChosenOnly, overBook },
  );
}

function highest(scores: readonly Scored[]): Scored | undefined {
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  return best === undefined || best.score === 0 ? undefined : best;
}

interface Understanding {
  found: readonly string[];
  readings: readonly Reading[];
  tool: ReturnType<Reader["tool"]>;
  /** How clearly it asks about records that the conversation has. */
  own: number;
  /** True for a question about a ticker, if no household is open and it is not about all of them. */
  isOfMarket: boolean;
  hasOptions: boolean;
}

function understand(
  clause: string,
  found: readonly string[],
  reads: Reader | undefined,
): Understanding {
  if (reads === undefined) return { ...nothingRead, found };
  const readings = reads.read(clause);
  const tool = reads.tool(clause);
  const isOfMarket =
    tool === null && found.length > 0 && !words(clause).some((word) => holders.has(word));
  const clarity = clarityScore(readings, reads);
  const isOpen = lacksTicker(clause) && readings.some(isOfTopic);
  const own = isOpen || (isOfMarket && clarity > priceOnlyScore) ? 0 : clarity;
  return { found, readings, tool, own, isOfMarket, hasOptions: reads.hasOptionsOn(found) };
}

/** "Insider trades?": what the reader does not understand are words of a topic. */
const isOfTopic = ({ unexplained }: Reading): boolean =>
  unexplained.length > 0 && unexplained.every((word) => topicWords.has(word.toLowerCase()));

const nothingRead = { readings: [], tool: null, own: 0, isOfMarket: false, hasOptions: false };

/** False for a topic that something in the question rules out. */
function isPossible({ topic, score }: Scored, understanding: Understanding): boolean {
  const { found, readings, tool } = understanding;
  if (isOfHousehold(topic)) return tool !== "query_book" && !understanding.isOfMarket;
  if (isAboutHoldings(readings) && score <= weakMarketScore) return false;
  if (topic === "get_historical_options")
    return score > weakMarketScore || !understanding.hasOptions;
  return topic !== "get_ticker_info" || !(asksBack(readings, tool) || isCorrected(found, readings));
}

/** Words for those who hold what a question is about. */
const holders: ReadonlySet<string> = new Set("they we i their our my she he her his".split(" "));

/** "At what price did I sell Microsoft": what the reader asks back is no question about a quote, which it reads. */
const asksBack = (readings: readonly Reading[], tool: string | null): boolean =>
  tool !== null &&
  readings.some(
    ({ ask, unexplained }) =>
      ask.kind === "clarify" &&
      (ask.options.length > 0 || unexplained.length === 0) &&
      !unexplained.some((word) => quoteWords.has(word.toLowerCase())),
  );

/** "Should we sell Pfizer" is for the advisor to decide; "what should we sell" has a proposal. */
const asksForAdvice = ({ ask }: Reading): boolean =>
  ask.kind === "refuse" && ask.reason === "advice";

/** "Appl price": the reader knows the right spelling of the ticker. */
const isCorrected = (found: readonly string[], readings: readonly Reading[]): boolean =>
  found.length > 0 &&
  !found.some(isKnown) &&
  readings.some(
    ({ ask }) =>
      ask.kind === "query" &&
      ask.query.where?.some(({ field, values }) => field === "symbol" && values.some(isKnown)),
  );

const isKnown = (symbol: string): boolean => knownTickers.has(symbol);

/** What a quote has, and the household's records do not. */
const quoteWords = new Set("volume range high low week weeks open level".split(" "));

/** "What changed since the last meeting" is no question about the meeting's documents. */
const asksForChanges = ({ ask }: Reading): boolean =>
  ask.kind === "call" && ask.tool === "what_changed";

interface Scored {
  topic: Topic;
  score: number;
}

/** How the records are asked for. */
interface OwnQuestion {
  /** True if queries of the chosen household say all of it. */
  isOfChosenOnly: boolean;
  overBook: boolean;
}

/** The topic that outranks a fully understood question about the household's records. */
function outrankingTopic(scores: readonly Scored[], own: OwnQuestion): Scored {
  const [best] = scores
    .filter(({ topic, score }) => score >= scoreToOutrank(topic, own))
    .toSorted((a, b) => b.score - a.score);
  return best ?? { topic: "household", score: fullyUnderstoodScore };
}

/**
 * The score that a topic needs to outrank a fully understood question about the household's records. Where a
 * query of the chosen household says all of the question, only its texts and the context may say it better.
 */
function scoreToOutrank(topic: Topic, { isOfChosenOnly, overBook }: OwnQuestion): number {
  const ofOneHousehold = topic === "compare_to_ips" || isContextTopic(topic);
  if (ofOneHousehold && overBook) return Infinity;
  const isOwnText = isContextTopic(topic) || topic === "search_documents";
  if (isOfChosenOnly && !isOwnText) return Infinity;
  // "Who owns Apple": its institutions on the market, the members of a chosen household.
  if (topic === "get_institution_ownership" && overBook) return fullyUnderstoodScore;
  return minimumScores[topic] ?? fullyUnderstoodScore;
}

/**
 * Topics with a different minimum score. The policy comparison also proposes trades; prices and
 * options may be about holdings.
 */
const minimumScores: Readonly<Partial<Record<Topic, number>>> = {
  compare_to_ips: 8,
  get_historical_options: 8,
  get_etf_holdings: 6,
  get_etf_list: 8,
  get_ticker_fundamentals: 7,
  get_ticker_news: 8,
  get_institution_ownership: 8,
  get_ticker_info: Infinity,
};

/** In order of precedence: of two topics with the same score the earlier one wins. */
const intents: readonly Intent[] = [...contextIntents, ...householdIntents, ...marketIntents];

const topicWords: ReadonlySet<string> = new Set(
  intents.flatMap(({ phrases }) => Object.values(phrases).flatMap((group) => group.split("|"))),
);

const isOfHousehold = (topic: Topic): boolean =>
  marketIntents.every((intent) => intent.topic !== topic);

/**
 * Up to this score, a market topic loses to a question about an account's holdings or their gains.
 */
const weakMarketScore = 6;

/** The score from which a clause asks for its topic; a lower score is only a hint. */
export const clearScore = 2;
const sure = 10;

/** True when a clause clearly asks about a ticker or a fund and names none. */
export function lacksTicker(clause: string): boolean {
  const spoken = words(clause);
  if (spoken.length > 6 || subjectSymbols(clause, "").length > 0) return false;
  return intents.some(
    (intent) => pointsOf(intent, spoken) >= (pointsOfATitle[intent.needs ?? "none"] ?? Infinity),
  );
}

const pointsOfATitle: Readonly<Record<string, number>> = { symbol: 6, fund: 5 };

/** The topic, or its replacement when its tool is not offered. */
export function offeredTopic(found: Topic, offered: readonly string[]): Topic {
  const other = intents.find((intent) => intent.topic === found)?.otherwise;
  return other === undefined || offered.includes(found) ? found : other;
}

function scoreOf(intent: Intent, spoken: string[], found: string[]): number {
  if (intent.needs === "symbol" && found.length === 0) return 0;
  if (intent.needs === "none" && found.length > 0) return 0;
  if (intent.needs === "two funds" && found.filter(isFund).length !== 2) return 0;
  if (intent.needs === "fund" && !isAboutFund(spoken, found)) return 0;
  return Math.max(0, pointsOf(intent, spoken));
}

function pointsOf({ phrases }: Intent, spoken: string[]): number {
  let score = 0;
  for (const [points, group] of Object.entries(phrases)) {
    const hits = group.split("|").filter((phrase) => containsPhrase(spoken, phrase)).length;
    score += Number(points) * Math.min(hits, 2);
  }
  return score;
}

const isAboutFund = (spoken: string[], found: string[]): boolean =>
  found.some(isFund) ||
  (found.some(mayBeFund) &&
    ["fund", "etf", "holdings of"].some((phrase) => containsPhrase(spoken, phrase)));
