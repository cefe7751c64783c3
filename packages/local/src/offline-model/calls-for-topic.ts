import * as read from "./arguments.ts";
import type { Clause } from "./clause.ts";
import type { ToolCall } from "./converse.ts";
import type { ContextTopic } from "./from-context/topic.ts";
import type { Topic } from "./intent.ts";
import * as market from "./market/market-arguments.ts";
import type { Write } from "./writes/write-plan.ts";

type ReadClause = (clause: Clause) => ToolCall[];

const calls = (name: string, inputs: Record<string, unknown>[]): ToolCall[] =>
  inputs.map((input) => ({ name, input }));

/** How each topic turns the words of a clause into calls. */
const callsByTopic: Record<
  Exclude<Topic, ContextTopic | Write | "household" | "outside">,
  ReadClause
> = {
  compare_to_ips: ({ text }) => calls("compare_to_ips", [read.comparisonInput(text)]),
  search_documents: ({ text }) => calls("search_documents", [read.searchInput(text)]),
  get_facts: read.factsCalls,
  get_ticker_info: market.priceCalls,
  get_ticker_fundamentals: market.fundamentalsCalls,
  get_ticker_news: market.tickerNewsCalls,
  get_insider_trades: market.rowCalls("get_insider_trades"),
  get_darkpool_trades: market.rowCalls("get_darkpool_trades"),
  get_congress_trades: market.congressCalls,
  get_institution_ownership: market.ownerCalls,
  get_historical_options: market.optionCalls,
  get_quartr_earnings: market.earningsCalls,
  compare_funds: ({ text, about }) => calls("compare_funds", read.fundPair(text, about)),
  get_etf_holdings: ({ text, about }) => calls("get_etf_holdings", read.fundInputs(text, about)),
  get_etf_list: market.fundListCalls,
  search_tickers: market.tickerSearchCalls,
  company_lookup: market.companyCalls,
  perplexity_search: market.webSearchCalls,
};

export const callsForTopic = (topic: keyof typeof callsByTopic, clause: Clause): ToolCall[] =>
  callsByTopic[topic](clause);
