// Written by `npm run catalog`.
import type { MarketPorts } from "@advisor/tools/market-ports";

/** The port that `PROVIDERS_<TOOL>` configures for each tool. A tool's other ports use `PROVIDERS`. */
export const portByTool = {
  company_lookup: "companies",
  compare_funds: "funds",
  get_all_ticker_news: "news",
  get_congress_trades: "congress",
  get_darkpool_trades: "darkpool",
  get_etf_holdings: "funds",
  get_etf_list: "funds",
  get_historical_data: "instrument_history",
  get_historical_options: "options",
  get_insider_trades: "insiders",
  get_institution_ownership: "owners",
  get_market_quote: "instrument_quotes",
  get_quartr_earnings: "transcripts",
  get_ticker_fundamentals: "fundamentals",
  get_ticker_info: "quotes",
  get_ticker_info_bulk: "quotes",
  get_ticker_news: "news",
  perplexity_search: "web",
  search_instruments: "instruments",
  search_tickers: "symbols",
} as const satisfies Readonly<Record<string, keyof MarketPorts>>;
