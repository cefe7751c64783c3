import type { MarketPorts } from "@advisor/tools/market-ports";

/** The port that `PROVIDERS_<TOOL>` configures for each tool. A tool's other ports use `PROVIDERS`. */
export const portByTool = {
  get_ticker_info: "quotes",
  get_ticker_info_bulk: "quotes",
  get_ticker_fundamentals: "fundamentals",
  get_ticker_news: "news",
  get_all_ticker_news: "news",
  get_insider_trades: "insiders",
  get_darkpool_trades: "darkpool",
  get_congress_trades: "congress",
  get_institution_ownership: "owners",
  get_historical_options: "options",
  get_etf_holdings: "funds",
  get_etf_list: "funds",
  compare_funds: "funds",
  get_quartr_earnings: "transcripts",
  search_tickers: "symbols",
  search_instruments: "instruments",
  get_market_quote: "instrument_quotes",
  get_historical_data: "instrument_history",
  company_lookup: "companies",
  perplexity_search: "web",
} as const satisfies Readonly<Record<string, keyof MarketPorts>>;
