// Written by `npm run catalog`.
import { addNote } from "./catalog/household/add-note.ts";
import { companyLookup } from "./catalog/research/company-lookup.ts";
import { compareFunds } from "./catalog/household/compare-funds.ts";
import { compareToIps } from "./catalog/household/compare-to-ips.ts";
import { createTask } from "./catalog/household/create-task.ts";
import { getAccountSummary } from "./catalog/brokerage/get-account-summary.ts";
import { getActivity } from "./catalog/brokerage/get-activity.ts";
import { getAllTickerNews } from "./catalog/market/get-all-ticker-news.ts";
import { getCongressTrades } from "./catalog/market/get-congress-trades.ts";
import { getDarkpoolTrades } from "./catalog/market/get-darkpool-trades.ts";
import { getEtfHoldings } from "./catalog/market/get-etf-holdings.ts";
import { getEtfList } from "./catalog/market/get-etf-list.ts";
import { getFacts } from "./catalog/brokerage/get-facts.ts";
import { getHistoricalData } from "./catalog/trading/get-historical-data.ts";
import { getHistoricalOptions } from "./catalog/market/get-historical-options.ts";
import { getHouseholdHoldings } from "./catalog/household/get-household-holdings.ts";
import { getInsiderTrades } from "./catalog/market/get-insider-trades.ts";
import { getInstitutionOwnership } from "./catalog/market/get-institution-ownership.ts";
import { getMarketQuote } from "./catalog/trading/get-market-quote.ts";
import { getPerformance } from "./catalog/brokerage/get-performance.ts";
import { getPositions } from "./catalog/brokerage/get-positions.ts";
import { getPositionsList } from "./catalog/brokerage/get-positions-list.ts";
import { getQuartrEarnings } from "./catalog/market/get-quartr-earnings.ts";
import { getQuotes } from "./catalog/brokerage/get-quotes.ts";
import { getTickerFundamentals } from "./catalog/market/get-ticker-fundamentals.ts";
import { getTickerInfo } from "./catalog/market/get-ticker-info.ts";
import { getTickerInfoBulk } from "./catalog/market/get-ticker-info-bulk.ts";
import { getTickerNews } from "./catalog/market/get-ticker-news.ts";
import { getTransfers } from "./catalog/brokerage/get-transfers.ts";
import { perplexitySearch } from "./catalog/research/perplexity-search.ts";
import { queryBook } from "./catalog/household/query-book.ts";
import { queryPortfolio } from "./catalog/household/query-portfolio.ts";
import { searchDocuments } from "./catalog/household/search-documents.ts";
import { searchInstruments } from "./catalog/trading/search-instruments.ts";
import { searchTickers } from "./catalog/market/search-tickers.ts";
import { simulateSale } from "./catalog/household/simulate-sale.ts";
import { updateTask } from "./catalog/household/update-task.ts";
import { whatChanged } from "./catalog/household/what-changed.ts";
import type { DefinedTool } from "./tool.ts";

export const catalog: readonly DefinedTool[] = [
  addNote,
  companyLookup,
  compareFunds,
  compareToIps,
  createTask,
  getAccountSummary,
  getActivity,
  getAllTickerNews,
  getCongressTrades,
  getDarkpoolTrades,
  getEtfHoldings,
  getEtfList,
  getFacts,
  getHistoricalData,
  getHistoricalOptions,
  getHouseholdHoldings,
  getInsiderTrades,
  getInstitutionOwnership,
  getMarketQuote,
  getPerformance,
  getPositions,
  getPositionsList,
  getQuartrEarnings,
  getQuotes,
  getTickerFundamentals,
  getTickerInfo,
  getTickerInfoBulk,
  getTickerNews,
  getTransfers,
  perplexitySearch,
  queryBook,
  queryPortfolio,
  searchDocuments,
  searchInstruments,
  searchTickers,
  simulateSale,
  updateTask,
  whatChanged,
];
