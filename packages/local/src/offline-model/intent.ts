import type { ContextTopic } from "./from-context/topic.ts";
import type { Write } from "./writes/write-plan.ts";

/** What a clause can ask for: a tool, the context, or a fixed text. `outside` is a request that nothing covers. */
export type Topic =
  | ContextTopic
  | "household"
  | "compare_to_ips"
  | "search_documents"
  | Write
  | "get_facts"
  | "get_ticker_info"
  | "get_ticker_fundamentals"
  | "get_ticker_news"
  | "get_insider_trades"
  | "get_darkpool_trades"
  | "get_congress_trades"
  | "get_institution_ownership"
  | "get_historical_options"
  | "get_quartr_earnings"
  | "compare_funds"
  | "get_etf_holdings"
  | "get_etf_list"
  | "search_tickers"
  | "company_lookup"
  | "perplexity_search"
  | "outside";

export interface Intent {
  topic: Topic;
  /** What the subject must be: a ticker or a fund; `none` for topics that are never about a ticker. */
  needs?: "symbol" | "fund" | "two funds" | "none";
  /** Points for each phrase found; a negative number counts against the topic. */
  phrases: Record<number, string>;
  /** The topic to use when this topic's tool is not offered. */
  otherwise?: Topic;
}

/** Words that turn a market question into one about the household. */
export const householdWords =
  "they own|we own|do they|do we|does she|does he|our|their|his|her|they hold|we hold|how many shares|the household|the family|ira|roth|401k|the account|the joint|the trust";
