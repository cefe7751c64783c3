import * as read from "./arguments.ts";
import type { Clause } from "./clause.ts";
import type { ToolCall } from "./converse.ts";
import type { ContextTopic } from "./from-context/topic.ts";
import type { Topic } from "./intent.ts";
import * as market from "./market/market-arguments.ts";

type ReadClause = (clause: Clause) => ToolCall[];

const calls = (name: string, inputs: Record<string, unknown>[]): ToolCall[] =>
  inputs.map((input) => ({ name, input }));

/** How each topic turns the words of a clause into calls. */
const callsByTopic: Record<
  Exclude<Topic, ContextTopic | "household" | "create_task" | "outside">,
  ReadClause
> = {
  compare_to_ips: ({ text }) => calls("compare_to_ips", [read.comparisonInput(text)]),
  search_documents: ({ text }) => calls("search_documents", [read.searchInput(text)]),
  get_facts: read.factsCalls,
  get_ticker_info: market.prices,
  get_ticker_fundamentals: market.fundamentals,
  get_ticker_news: market.news,
  get_insider_trades: market.rowsOfEach("get_insider_trades"),
  get_darkpool_trades: market.rowsOfEach("get_darkpool_trades"),
  get_congress_trades: market.congress,
  get_institution_ownership: market.owners,
  get_historical_options: market.options,
  get_quartr_earnings: market.earnings,
  get_etf_holdings: ({ text, about }) => calls("get_etf_holdings", read.fundInputs(text, about)),
  get_etf_list: market.fundList,
  search_tickers: market.tickerSearch,
  company_lookup: market.companies,
  perplexity_search: market.webSearch,
};

export const callsFor = (topic: keyof typeof callsByTopic, clause: Clause): ToolCall[] =>
  callsByTopic[topic](clause);
