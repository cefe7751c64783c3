import type { ContextTopic } from "./from-context/topic.ts";

/** What a clause of a message can ask for, by what answers it: a tool, or the context. `outside` is what nothing covers. */
export type Topic =
  | ContextTopic
  | "household"
  | "compare_to_ips"
  | "search_documents"
  | "create_task"
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
  | "get_etf_holdings"
  | "get_etf_list"
  | "search_tickers"
  | "company_lookup"
  | "perplexity_search"
  | "outside";

export interface Intent {
  topic: Topic;
  /** The subject must be a ticker, or a fund; `none` is for topics that are never about one ticker. */
  needs?: "symbol" | "fund" | "none";
  /** Points for each phrase that is said; a negative one speaks against the topic. */
  phrases: Record<number, string>;
  /** Who answers when this topic's tool is not offered. */
  otherwise?: Topic;
}

/** Words that turn a question about the market into one about the household. */
export const theirs =
  "they own|we own|do they|do we|does she|does he|our|their|they hold|we hold|how many shares|the household|the family";
