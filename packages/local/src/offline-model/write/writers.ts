import { queryAnswer } from "../household/write.ts";
import { addNote } from "./add-note.ts";
import { createTask } from "./create-task.ts";
import { getFacts } from "./get-facts.ts";
import { companyLookup } from "./market/company-lookup.ts";
import { compareFunds } from "./market/compare-funds.ts";
import { getAllTickerNews } from "./market/get-all-ticker-news.ts";
import { getCongressTrades } from "./market/get-congress-trades.ts";
import { getDarkpoolTrades } from "./market/get-darkpool-trades.ts";
import { getEtfHoldings } from "./market/get-etf-holdings.ts";
import { getEtfList } from "./market/get-etf-list.ts";
import { getHistoricalData } from "./market/get-historical-data.ts";
import { getHistoricalOptions } from "./market/get-historical-options.ts";
import { getInsiderTrades } from "./market/get-insider-trades.ts";
import { getInstitutionOwnership } from "./market/get-institution-ownership.ts";
import { getMarketQuote } from "./market/get-market-quote.ts";
import { getQuartrEarnings } from "./market/get-quartr-earnings.ts";
import { getTickerFundamentals } from "./market/get-ticker-fundamentals.ts";
import { getTickerInfo } from "./market/get-ticker-info.ts";
import { getTickerInfoBulk } from "./market/get-ticker-info-bulk.ts";
import { getTickerNews } from "./market/get-ticker-news.ts";
import { perplexitySearch } from "./market/perplexity-search.ts";
import { searchInstruments } from "./market/search-instruments.ts";
import { searchTickers } from "./market/search-tickers.ts";
import { compareToIps } from "./policy/compare-to-ips.ts";
import { searchDocuments } from "./search-documents.ts";
import { simulateSale } from "./simulate-sale.ts";
import { updateTask } from "./update-task.ts";
import { whatChanged } from "./what-changed.ts";
import type { ResultWriter } from "./writer.ts";

interface WriterByTool {
  write: ResultWriter;
  /** What the tool's result is about, for use in a sentence. */
  subject: string;
  /** True when old results of this tool must be marked as stale. */
  ages?: true;
}

export const writers: Readonly<Record<string, WriterByTool>> = {
  compare_to_ips: { write: compareToIps, subject: "the comparison with the IPS" },
  search_documents: { write: searchDocuments, subject: "the documents" },
  add_note: { write: addNote, subject: "the note" },
  update_task: { write: updateTask, subject: "the task" },
  create_task: { write: createTask, subject: "the task" },
  simulate_sale: { write: simulateSale, subject: "the sale", ages: true },
  what_changed: { write: whatChanged, subject: "what changed", ages: true },
  query_portfolio: { write: queryAnswer, subject: "the household", ages: true },
  query_book: { write: queryAnswer, subject: "the households", ages: true },
  get_facts: { write: getFacts, subject: "the background" },
  get_ticker_info: { write: getTickerInfo, subject: "the price", ages: true },
  get_ticker_info_bulk: { write: getTickerInfoBulk, subject: "the prices", ages: true },
  get_ticker_fundamentals: { write: getTickerFundamentals, subject: "the fundamentals" },
  get_ticker_news: { write: getTickerNews, subject: "the news" },
  get_all_ticker_news: { write: getAllTickerNews, subject: "the news" },
  get_insider_trades: { write: getInsiderTrades, subject: "the insider trades" },
  get_darkpool_trades: { write: getDarkpoolTrades, subject: "the off-exchange trading" },
  get_congress_trades: { write: getCongressTrades, subject: "the trades of Congress" },
  get_institution_ownership: { write: getInstitutionOwnership, subject: "the owners" },
  get_historical_options: { write: getHistoricalOptions, subject: "the options" },
  get_quartr_earnings: { write: getQuartrEarnings, subject: "the earnings call" },
  get_etf_holdings: { write: getEtfHoldings, subject: "the fund's holdings" },
  compare_funds: { write: compareFunds, subject: "the comparison of funds" },
  get_etf_list: { write: getEtfList, subject: "the list of funds" },
  search_tickers: { write: searchTickers, subject: "the tickers" },
  search_instruments: { write: searchInstruments, subject: "the instruments" },
  get_market_quote: { write: getMarketQuote, subject: "the quote", ages: true },
  get_historical_data: { write: getHistoricalData, subject: "the history" },
  perplexity_search: { write: perplexitySearch, subject: "the web search" },
  company_lookup: { write: companyLookup, subject: "the directory of companies" },
};
