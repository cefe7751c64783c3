import { knownTickers } from "@advisor/domain/text/company-names";
import { datasetOf } from "@advisor/query/datasets/datasets";
import type { Reading } from "@advisor/query/read/reading";
import type { Query } from "@advisor/query/schema/query";
import { contextIntents } from "./from-context/intents.ts";
import { isContextTopic } from "./from-context/topic.ts";
import {
  clarityScore,
  fullyUnderstoodScore,
  isAboutHoldings,
  type Reader,
} from "./household/read.ts";
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
  const formed = forms.find(
    ({ pattern, unlessSymbol }) => pattern.test(clause) && !(unlessSymbol && found.length > 0),
  );
  if (formed !== undefined) return { topic: formed.topic, score: sure };
  const spoken = words(clause);
  const readings = reads?.read(clause) ?? [];
  const tool = reads?.tool(clause) ?? null;
  const scores = intents
    .map((intent): Scored => ({ topic: intent.topic, score: scoreOf(intent, spoken, found) }))
    .filter(
      ({ topic, score }) =>
        !isAboutHoldings(readings) || score > weakMarketScore || isOfHousehold(topic),
    )
    .filter(
      ({ topic }) =>
        topic !== "get_ticker_info" || !(asksBack(readings, tool) || isCorrected(found, readings)),
    );
  const own = reads === undefined ? 0 : clarityScore(readings, reads);
  const isDecided = (reading: Reading) =>
    asksForChanges(reading) || (found.length > 0 && asksForAdvice(reading));
  if (readings.some(isDecided)) return { topic: "household", score: fullyUnderstoodScore };
  if (own === fullyUnderstoodScore) {
    const overBook = tool === "query_book";
    return asksForBreaches(readings) && !overBook
      ? { topic: "compare_to_ips", score: fullyUnderstoodScore }
      : outrankingTopic(
          scores.filter(({ topic }) => !isLessExact(topic, readings)),
          overBook,
        );
  }
  scores.push({ topic: "household", score: own });
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  return best === undefined || best.score === 0 ? undefined : best;
}

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

/**
 * "Is any issuer over its limit", "are they inside their bands": the comparison says it in words, with what it
 * means for the policy.
 */
const asksForBreaches = (readings: readonly Reading[]): boolean =>
  readings.length === 1 &&
  readings.every(({ ask }) => ask.kind === "query" && isBreaches(ask.query));

const isBreaches = ({ dataset, aggregate, where = [] }: Query): boolean => {
  const status = where.length === 1 && where[0]?.field === "status" ? where[0].values.join() : "";
  return dataset === "policy_classes"
    ? aggregate === "list" && status === "above_max,below_min"
    : dataset === "policy_checks" && (where.length === 0 || status === "breach");
};

/** "How much MSFT is over the issuer limit, in dollars": a figure of the policy, not all of it. */
const asksForFigure = (readings: readonly Reading[]): boolean =>
  readings.some(
    ({ ask }) =>
      ask.kind === "query" && ask.query.measures[0] !== datasetOf(ask.query.dataset).columns[0],
  );

/** True for a topic that says less exactly what the readings ask for. */
const isLessExact = (topic: Topic, readings: readonly Reading[]): boolean =>
  (topic === "compare_to_ips" && asksForFigure(readings)) ||
  (topic === "members" &&
    readings.every(({ ask }) => ask.kind === "query" && ask.query.dataset === "members"));

/** "What changed since the last meeting" is no question about the meeting's documents. */
const asksForChanges = ({ ask }: Reading): boolean =>
  ask.kind === "call" && ask.tool === "what_changed";

interface Scored {
  topic: Topic;
  score: number;
}

/** The topic that outranks a fully understood question about the household's records. */
function outrankingTopic(scores: readonly Scored[], overBook: boolean): Scored {
  const [best] = scores
    .filter(({ topic: bestTopic, score }) => score >= scoreToOutrank(bestTopic, overBook))
    .toSorted((a, b) => b.score - a.score);
  return best ?? { topic: "household", score: fullyUnderstoodScore };
}

/** The score that a topic needs to outrank a fully understood question about the household's records. */
function scoreToOutrank(bestTopic: Topic, overBook: boolean): number {
  const ofOneHousehold = bestTopic === "compare_to_ips" || isContextTopic(bestTopic);
  if (ofOneHousehold && overBook) return Infinity;
  // "Who owns Apple": its institutions on the market, the members of a chosen household.
  if (bestTopic === "get_institution_ownership" && overBook) return fullyUnderstoodScore;
  return minimumScores[bestTopic] ?? fullyUnderstoodScore;
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

const isOfHousehold = (topic: Topic): boolean =>
  marketIntents.every((intent) => intent.topic !== topic);

/**
 * Up to this score, a market topic loses to a question about an account's holdings or their gains.
 */
const weakMarketScore = 6;

/** The score from which a clause asks for its topic; a lower score is only a hint. */
export const clearScore = 2;
const sure = 10;

/** True when a clause clearly asks about a ticker and names none. */
export function lacksTicker(clause: string): boolean {
  const spoken = words(clause);
  if (spoken.length > 6 || subjectSymbols(clause, "").length > 0) return false;
  return intents.some(
    (intent) => intent.needs === "symbol" && pointsOf(intent, spoken) >= pointsOfATitle,
  );
}

const pointsOfATitle = 6;

/** The topic, or its replacement when its tool is not offered. */
export function offeredTopic(found: Topic, offered: readonly string[]): Topic {
  const other = intents.find((intent) => intent.topic === found)?.otherwise;
  return other === undefined || offered.includes(found) ? found : other;
}

function scoreOf(intent: Intent, spoken: string[], found: string[]): number {
  if (intent.needs === "symbol" && found.length === 0) return 0;
  if (intent.needs === "none" && found.length > 0) return 0;
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

const task =
  /^\W*(?:(?:please|also|then|and|ok|okay|now|can you|could you|would you|i want to|i'd like to|let's|go ahead and)[ ,]+)*(?:(?:creat\w*|crate|cretae|add|make|set up|open|log|schedule|put|new|set)\b(?: up)?(?: \w+){0,4}? (?:task|todo|to-do|to do|reminder|follow-up)\b|(?:task|todo|to-do|reminder)\s*:|remind (?:me|us)\b(?!,?(?: please,?)? (?:how|when|where|which|who)\b)|reminder\b|new task\b)/i;

const web =
  /\b(?:search|browse|look(?: it| this)?(?: up)?|check|find)\b(?: \w+){0,3}? (?:the )?(?:web|internet|online)\b|\bweb ?search\b|\bon the (?:web|internet)\b|^\W*google (?:for|it)\b|\bperplexity\b/i;

const definition =
  /^\W*(?:what(?: is|'s|s| are| does)?|define|explain|can you explain)(?: (?:a|an|the term|the word)\b.*|.*\bmeans?\b.*|(?<=explain) \w+)\W*$/i;

const schoolWords =
  "roth iras?|iras?|etfs?|exchange.traded funds?|index funds?|mutual funds?|rebalanc\\w+|diversification|dividends|bonds|compound interest|dollar.cost averaging|tax.loss harvesting|wash sales?|capital gains|required minimum distributions?|rmds?|hsas?|529 plans?|municipal bonds|asset allocation|expense ratios?|inflation";

const schooling = new RegExp(
  `^\\W*(?:what(?: is|'s|s| are)|define|explain(?: to me)?|tell me about|teach me about|how (?:do|does))(?: (?:a|an))? (?:${schoolWords})(?: (?:work|works))?\\W*$|\\b(?:can|may|could|am|is|are) (?:i|we|they|she|he|\\w+)\\b.{0,20}\\b(?:contribute to|put money in|open|eligible for) an? (?:roth|ira|hsa|529)`,
  "i",
);

const business = /^\W*what (?:does|do) [\w .&'-]+ do\W*$|\bwho is [\w .&'-]+ inc\b/i;

const tickerOf = /\bticker\b.{0,12}\b(?:for|of)\b/i;

/** "Emerging market ETFs", but not "my ETFs". */
const kindOfFunds =
  /^\W*(?:(?:please|show|list|find|give|me|some|good|best|cheap|all)\s+)*(?:(?!(?:my|our|your|their|his|her|the|only|just|any|and|or|explain|what|which|how|about|in|are|is|do|etfs?|worst|largest|biggest|smallest|top|\w*performing|losing)\b)[a-z&.-]+\s+){1,3}etfs?\W*$/i;

/** Requests to write a text for somebody, which the offline model cannot do. */
const draft =
  /^\W*(?:(?:please|now|ok|okay|can you|could you|would you|help me(?: to)?|i want you to|i need you to) )*(?:draft|write|compose|prepare)\b(?: \S+){0,4} (?:letters?|e-?mails?|messages?|notes?|memos?|reply|speech|card|proposal)\b/i;

const forecast =
  /\bwill\b.{0,60}\b(?:go (?:up|down)|rise|fall|crash|drop|climb|recover|be worth|outperform|beat the market)\b|\b(?:predict\w*|forecast\w*|price targets?)\b|\bwhere (?:will|is) .{1,40}\b(?:headed|heading|be (?:in|by|next))\b|\bgoing to (?:rise|fall|crash|go (?:up|down))\b/i;

/** New money to invest: the policy decides where it goes. */
const arriving =
  /\b(?:if|suppose|supposing|assume|assuming|with|after)\b.{0,40}\b(?:deposit|contribut|add|bring|put|inherit|receive)\w*\b.{0,20}\d|\b(?:deposit|contribut|inherit|receiv|add)\w*\b.{0,15}\d.{0,40}\b(?:invest|place|allocate|put|go)\b|\b(?:invest|place|allocate)\b.{0,20}\d.{0,20}\b(?:deposit|contribution|cash|new money)\b/i;

interface Form {
  topic: Topic;
  pattern: RegExp;
  unlessSymbol?: boolean;
}

/** Sentence patterns that decide the topic regardless of other words. */
const forms: readonly Form[] = [
  { topic: "create_task", pattern: task },
  { topic: "perplexity_search", pattern: web },
  { topic: "draft", pattern: draft },
  { topic: "forecast", pattern: forecast },
  { topic: "compare_to_ips", pattern: arriving },
  { topic: "search_tickers", pattern: tickerOf },
  { topic: "company_lookup", pattern: business },
  { topic: "get_facts", pattern: schooling, unlessSymbol: true },
  { topic: "get_facts", pattern: definition, unlessSymbol: true },
  { topic: "get_etf_list", pattern: kindOfFunds, unlessSymbol: true },
];
