import { isFund, mayBeFund, subjects } from "./read/symbols.ts";
import { says, words } from "./read/words.ts";

/** What a clause of a message can ask for. `outside` is what none of the tools covers. */
export type Topic =
  | "compare_to_ips"
  | "get_household_holdings"
  | "search_documents"
  | "create_task"
  | "get_ticker_info"
  | "get_etf_holdings"
  | "outside";

/** The topic a clause speaks of most clearly, and how clearly; undefined when of none. */
export function topic(clause: string, about: string): { topic: Topic; score: number } | undefined {
  if (task.test(clause)) return { topic: "create_task", score: sure };
  const spoken = words(clause);
  const found = subjects(clause, about);
  if (definition.test(clause) && found.length === 0) return { topic: "outside", score: sure };
  const scores = intents.map((intent) => ({
    topic: intent.topic,
    score: scoreOf(intent, spoken, found),
  }));
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  return best === undefined || best.score === 0 ? undefined : best;
}

/** From here on a clause counts as asking for its topic; below it only hints. */
export const clear = 2;
const sure = 10;

interface Intent {
  topic: Topic;
  /** The subject must be a ticker, or a fund. */
  needs?: "symbol" | "fund";
  /** Points for each phrase that is said; a negative one speaks against the topic. */
  phrases: Record<number, string>;
}

/** Of two topics with the same score the earlier one wins. */
const intents: readonly Intent[] = [
  {
    topic: "compare_to_ips",
    phrases: {
      4: "out of band|outside their bands|cash reserve|cash floor|enough cash|single issuer|position limit|too much employer",
      3: "ips|investment policy|band|bands|drift|drifted|drifting|allocation|allocated|asset mix|rebalance|rebalancing|rebalanced|off target|on target|overweight|underweight|reserve|shortfall|concentration|concentrated|should we trade|should we sell|should we buy|should be sold|should be bought|proposed trades|suggested trades|what trades|which trades|the trades|what to sell|what to buy|deposit|deposits|deposited|contribute|contributes|contribution|new money|mandate|guidelines|can we sell|can they sell",
      2: "target|targets|policy|outside|within limits|in line|compliant|compliance|liquidity|trades|leverage|prohibited|in range|out of range|too much|restricted|blackout|rmd|cash needs|upcoming needs",
      [-4]: "recent trades|last trade|recent trade|my trades|trade history|last deposit|my deposit",
    },
  },
  {
    topic: "get_household_holdings",
    phrases: {
      4: "do they own|do we own|does she own|does he own|do they hold|do we hold|do they have any|do we have any|they hold|they own|we own|we hold|cost basis|how much cash",
      3: "holding|holdings|position|positions|own|owns|owned|hold|holds|how many shares|p&l|p/l|unrealized|unrealised|gain or loss|gains and losses|invested|largest position|what do they have|what does she have|what does he have|tax lots",
      2: "account|accounts|shares|gain|gains|loss|losses|profit|lots|lot|etfs|mutual funds|basis|portfolio|balance|balances|net worth|total value|how much money|assets",
      1: "roth|ira|iras|401k|joint|brokerage|worth|bonds|stocks|list|show",
    },
  },
  {
    topic: "get_etf_holdings",
    needs: "fund",
    phrases: {
      5: "holdings of|holdings in|top holdings|constituents|what is in|what in|inside|made of|made up|composition|components|what does|look inside|underlying",
      3: "holdings|fund|etf|weights|weight|contain|contains|expense ratio",
      [-6]: "they own|we own|do they|do we|does she|does he|our|their|they hold|we hold|how many shares|the household|the family",
      [-5]: "price|quote|trading",
    },
  },
  {
    topic: "search_documents",
    phrases: {
      5: "ips say|policy say|ips document|ips text|policy document|meeting note|meeting notes|tax letter|did we say|did we agree|did we discuss|did we decide|did we promise|did she say|did he say|did they say|we know|know about",
      4: "document|documents|notes|letter|memo|minutes|last meeting|search|estate plan|paperwork",
      3: "statement|statements|discussed|discuss|agreed|mention|mentioned|mentions|promised|meeting|correspondence",
      2: "find|say about|said about|wrote",
    },
  },
  {
    topic: "get_ticker_info",
    needs: "symbol",
    phrases: {
      4: "price|prices|quote|quotes|trading at|stock price|share price|market cap|trading|52 week|how is|how are|how did|what is up with",
      2: "today|stock|worth|right now|rn|up or down|volume|at now|level|ticker",
      [-1]: "they own|we own|they hold|we hold|our|their",
    },
  },
  {
    topic: "outside",
    phrases: {
      5: "weather|performance|performing|perform|returns|return|ytd|news|insider|congress|dark pool|darkpool|earnings|fundamentals|transfer|transfers|recent trades|last trade|recent trade|my trades|trade history|recent activity|fills|last deposit|option chain|options chain|change the task|delete the task|open tasks|overdue tasks",
    },
  },
];

function scoreOf(intent: Intent, spoken: string[], found: string[]): number {
  if (intent.needs === "symbol" && found.length === 0) return 0;
  if (intent.needs === "fund" && !isAboutFund(spoken, found)) return 0;
  let score = 0;
  for (const [points, phrases] of Object.entries(intent.phrases)) {
    const hits = phrases.split("|").filter((phrase) => says(spoken, phrase)).length;
    score += Number(points) * Math.min(hits, 2);
  }
  return Math.max(0, score);
}

const isAboutFund = (spoken: string[], found: string[]): boolean =>
  found.some(isFund) ||
  (found.some(mayBeFund) && ["fund", "etf", "holdings of"].some((phrase) => says(spoken, phrase)));

const task =
  /^\W*(?:(?:please|also|then|and|ok|okay|now|can you|could you|would you|i want to|i'd like to|let's|go ahead and)[ ,]+)*(?:(?:creat\w*|crate|cretae|add|make|set up|open|log|schedule|put|new|set)\b(?: up)?(?: \w+){0,4}? (?:task|todo|to-do|to do|reminder|follow-up)\b|(?:task|todo|to-do|reminder)\s*:|remind (?:me|us)\b|reminder\b|new task\b)/i;

const definition =
  /^\W*(?:what(?: is|'s|s| are| does)?|define|explain|can you explain)(?: (?:a|an|the term|the word)\b.*|.*\bmeans?\b.*|(?<=explain) \w+)\W*$/i;
