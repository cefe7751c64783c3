import * as read from "./arguments.ts";
import type { Clause } from "./clause.ts";
import type { Call } from "./converse.ts";
import type { ContextTopic } from "./from-context/topic.ts";
import type { Topic } from "./intent.ts";
import * as market from "./market/market-arguments.ts";

type ReadClause = (clause: Clause) => Call[];

const calls = (name: string, inputs: Record<string, unknown>[]): Call[] =>
  inputs.map((input) => ({ name, input }));

/** How the words of a clause become calls, topic by topic. */
const readings: Record<
  Exclude<Topic, ContextTopic | "household" | "create_task" | "outside">,
  ReadClause
> = {
  compare_to_ips: ({ text }) => calls("compare_to_ips", [read.comparison(text)]),
  search_documents: ({ text }) => calls("search_documents", [read.search(text)]),
  get_facts: read.facts,
  get_ticker_info: market.prices,
  get_ticker_fundamentals: market.fundamentals,
  get_ticker_news: market.news,
  get_insider_trades: market.rowsOfEach("get_insider_trades"),
  get_darkpool_trades: market.rowsOfEach("get_darkpool_trades"),
  get_congress_trades: market.congress,
  get_institution_ownership: market.owners,
  get_historical_options: market.options,
  get_quartr_earnings: market.earnings,
  get_etf_holdings: ({ text, about }) => calls("get_etf_holdings", read.fund(text, about)),
  get_etf_list: market.fundList,
  search_tickers: market.tickerSearch,
  company_lookup: market.companies,
  perplexity_search: market.webSearch,
};

export const reading = (topic: keyof typeof readings, clause: Clause): Call[] =>
  readings[topic](clause);
