// Written by `npm run catalog`.
import { companyLookup } from "./catalog/company-lookup.ts";
import { compareFunds } from "./catalog/compare-funds.ts";
import { compareToIps } from "./catalog/compare-to-ips.ts";
import { createTask } from "./catalog/create-task.ts";
import { getAccountSummary } from "./catalog/get-account-summary.ts";
import { getActivity } from "./catalog/get-activity.ts";
import { getAllTickerNews } from "./catalog/get-all-ticker-news.ts";
import { getCongressTrades } from "./catalog/get-congress-trades.ts";
import { getDarkpoolTrades } from "./catalog/get-darkpool-trades.ts";
import { getEtfHoldings } from "./catalog/get-etf-holdings.ts";
import { getEtfList } from "./catalog/get-etf-list.ts";
import { getFacts } from "./catalog/get-facts.ts";
import { getHistoricalData } from "./catalog/get-historical-data.ts";
import { getHistoricalOptions } from "./catalog/get-historical-options.ts";
import { getHouseholdHoldings } from "./catalog/get-household-holdings.ts";
import { getInsiderTrades } from "./catalog/get-insider-trades.ts";
import { getInstitutionOwnership } from "./catalog/get-institution-ownership.ts";
import { getMarketQuote } from "./catalog/get-market-quote.ts";
import { getPerformance } from "./catalog/get-performance.ts";
import { getPositions } from "./catalog/get-positions.ts";
import { getPositionsList } from "./catalog/get-positions-list.ts";
import { getQuartrEarnings } from "./catalog/get-quartr-earnings.ts";
import { getQuotes } from "./catalog/get-quotes.ts";
import { getTickerFundamentals } from "./catalog/get-ticker-fundamentals.ts";
import { getTickerInfo } from "./catalog/get-ticker-info.ts";
import { getTickerInfoBulk } from "./catalog/get-ticker-info-bulk.ts";
import { getTickerNews } from "./catalog/get-ticker-news.ts";
import { getTransfers } from "./catalog/get-transfers.ts";
import { perplexitySearch } from "./catalog/perplexity-search.ts";
import { queryBook } from "./catalog/query-book.ts";
import { queryPortfolio } from "./catalog/query-portfolio.ts";
import { searchDocuments } from "./catalog/search-documents.ts";
import { searchInstruments } from "./catalog/search-instruments.ts";
import { searchTickers } from "./catalog/search-tickers.ts";
import { simulateSale } from "./catalog/simulate-sale.ts";
import type { Tool } from "./tool.ts";

export const catalog: readonly Tool[] = [
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
];
