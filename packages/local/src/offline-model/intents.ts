import { contextIntents } from "./from-context/intents.ts";
import { clarity, explained, hinted, type Reader } from "./household/read.ts";
import { householdIntents } from "./household-intents.ts";
import type { Intent, Topic } from "./intent.ts";
import { marketIntents } from "./market/market-intents.ts";
import { isFund, mayBeFund, subjects } from "./read/symbols.ts";
import { says, words } from "./read/words.ts";

/** The topic a clause speaks of most clearly, and how clearly; undefined when of none. */
export function topic(
  clause: string,
  about: string,
  reads: Reader | undefined,
): Scored | undefined {
  const found = subjects(clause, about);
  const formed = forms.find(
    ({ pattern, unlessSymbol }) => pattern.test(clause) && !(unlessSymbol && found.length > 0),
  );
  if (formed !== undefined) return { topic: formed.topic, score: sure };
  const spoken = words(clause);
  const scores = intents.map(
    (intent): Scored => ({
      topic: intent.topic,
      score: scoreOf(intent, spoken, found),
    }),
  );
  const own = reads === undefined ? 0 : clarity(reads.read(clause));
  if (own === explained) return topicBeside(scores, reads?.tool(clause) === "query_book");
  scores.push({ topic: "household", score: Math.max(own, hintOf(reads, clause)) });
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  return best === undefined || best.score === 0 ? undefined : best;
}

/** Names that the context does not list may be what nobody explains. */
const hintOf = (reads: Reader | undefined, clause: string): number =>
  reads?.mayLookUp(clause) === true ? hinted : 0;

interface Scored {
  topic: Topic;
  score: number;
}

/** What is asked for more clearly than the household's records, all words of which are understood. */
function topicBeside(scores: readonly Scored[], overBook: boolean): Scored {
  const [best] = scores
    .filter(({ topic, score }) => score >= leastBeside(topic, overBook))
    .toSorted((a, b) => b.score - a.score);
  return best ?? { topic: "household", score: explained };
}

/** What a topic needs to go before a question of the household's records that is understood. */
function leastBeside(topic: Topic, overBook: boolean): number {
  if (topic === "compare_to_ips" && overBook) return Infinity;
  return least[topic] ?? explained;
}

/** The comparison with the policy says what to trade, too; options and prices may be of what is held. */
const least: Readonly<Partial<Record<Topic, number>>> = {
  compare_to_ips: 8,
  get_historical_options: 8,
  get_ticker_info: Infinity,
};

/** Of two topics with the same score the earlier one wins. */
const intents: readonly Intent[] = [...contextIntents, ...householdIntents, ...marketIntents];

/** From here on a clause counts as asking for its topic; below it only hints. */
export const clear = 2;
const sure = 10;

/** True when a clause asks clearly for something of a ticker and names none. */
export function lacksTicker(clause: string): boolean {
  const spoken = words(clause);
  if (spoken.length > 6 || subjects(clause, "").length > 0) return false;
  return intents.some(
    (intent) => intent.needs === "symbol" && pointsOf(intent, spoken) >= pointsOfATitle,
  );
}

const pointsOfATitle = 6;

/** The topic, or the one that stands in for it when its tool is not offered. */
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
    const hits = group.split("|").filter((phrase) => says(spoken, phrase)).length;
    score += Number(points) * Math.min(hits, 2);
  }
  return score;
}

const isAboutFund = (spoken: string[], found: string[]): boolean =>
  found.some(isFund) ||
  (found.some(mayBeFund) && ["fund", "etf", "holdings of"].some((phrase) => says(spoken, phrase)));

const task =
  /^\W*(?:(?:please|also|then|and|ok|okay|now|can you|could you|would you|i want to|i'd like to|let's|go ahead and)[ ,]+)*(?:(?:creat\w*|crate|cretae|add|make|set up|open|log|schedule|put|new|set)\b(?: up)?(?: \w+){0,4}? (?:task|todo|to-do|to do|reminder|follow-up)\b|(?:task|todo|to-do|reminder)\s*:|remind (?:me|us)\b|reminder\b|new task\b)/i;

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
  /^\W*(?:(?:please|show|list|find|give|me|some|good|best|cheap|all)\s+)*(?:(?!(?:my|our|your|their|his|her|the|only|just|any|and|or|explain|what|which|how|about|in|are|is|do|etfs?)\b)[a-z&.-]+\s+){1,3}etfs?\W*$/i;

/** A text to be written for somebody; the agent writes none offline. */
const draft =
  /^\W*(?:(?:please|now|ok|okay|can you|could you|would you|help me(?: to)?|i want you to|i need you to) )*(?:draft|write|compose|prepare)\b(?: \S+){0,4} (?:letters?|e-?mails?|messages?|notes?|memos?|reply|speech|card|proposal)\b/i;

const forecast =
  /\bwill\b.{0,60}\b(?:go (?:up|down)|rise|fall|crash|drop|climb|recover|be worth|outperform|beat the market)\b|\b(?:predict\w*|forecast\w*|price targets?)\b|\bwhere (?:will|is) .{1,40}\b(?:headed|heading|be (?:in|by|next))\b|\bgoing to (?:rise|fall|crash|go (?:up|down))\b/i;

/** Money that would come in, or came in and is to be placed: the policy says where it goes. */
const arriving =
  /\b(?:if|suppose|supposing|assume|assuming|with|after)\b.{0,40}\b(?:deposit|contribut|add|bring|put|inherit|receive)\w*\b.{0,20}\d|\b(?:deposit|contribut|inherit|receiv|add)\w*\b.{0,15}\d.{0,40}\b(?:invest|place|allocate|put|go)\b|\b(?:invest|place|allocate)\b.{0,20}\d.{0,20}\b(?:deposit|contribution|cash|new money)\b/i;

interface Form {
  topic: Topic;
  pattern: RegExp;
  unlessSymbol?: boolean;
}

/** Sentences whose form says what they ask for, whatever their words. */
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
