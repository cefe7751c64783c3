import { words } from "./display.ts";

/** What each tool reads, as an advisor calls it. What is on file is named with its owner. */
const readings: Readonly<Record<string, string>> = {
  add_note: "New note",
  company_lookup: "Company profile",
  compare_funds: "Comparison of funds",
  compare_to_ips: "Policy check of the household",
  create_task: "New task",
  get_account_summary: "Summary of the account",
  get_activity: "Activity of the account",
  get_all_ticker_news: "News",
  get_congress_trades: "Trades of members of Congress",
  get_darkpool_trades: "Off-exchange trades",
  get_etf_holdings: "Holdings of the fund",
  get_etf_list: "List of funds",
  get_facts: "Facts on file",
  get_historical_data: "Price history",
  get_historical_options: "Option prices",
  get_household_holdings: "Holdings of the household",
  get_insider_trades: "Trades of insiders",
  get_institution_ownership: "Institutional owners",
  get_market_quote: "Quote",
  get_performance: "Performance of the account",
  get_positions: "Positions of the account",
  get_positions_list: "Positions of the accounts",
  get_quartr_earnings: "Earnings calls",
  get_quotes: "Quotes",
  get_ticker_fundamentals: "Fundamentals",
  get_ticker_info: "Quote",
  get_ticker_info_bulk: "Quotes",
  get_ticker_news: "News",
  get_transfers: "Transfers of the account",
  perplexity_search: "Web search",
  query_book: "Records of all households",
  query_portfolio: "Records of the household",
  search_documents: "Documents of the household",
  search_instruments: "Instruments found",
  search_tickers: "Securities found",
  simulate_sale: "Trial sale of the household",
  update_task: "Changed task",
  what_changed: "Changes of the household",
};

/** What each kind of records is called, where a query says which it read. */
const records: Readonly<Record<string, string>> = {
  accounts: "Accounts",
  constituents: "Contents of funds",
  documents: "Documents",
  exposures: "Exposures through funds",
  holdings: "Holdings",
  households: "Records",
  lots: "Tax lots",
  members: "Members",
  needs: "Cash needs",
  policies: "Policy",
  policy_checks: "Policy check",
  policy_classes: "Policy check",
  positions: "Holdings",
  proposed_trades: "Proposed trades",
  quotes: "Prices",
  required_distributions: "Required distributions",
  returns: "Returns",
  tasks: "Tasks",
  transactions: "Transactions",
  unvested: "Unvested shares",
  valuations: "Values over time",
};

const queries: Readonly<Record<string, string>> = {
  query_portfolio: "the household",
  query_book: "all households",
};

/** What a tool read: "Holdings of the household". `input` is what it was asked with. */
export function readingWords(tool: string, input?: unknown): string {
  const owner = queries[tool];
  const asked = typeof input === "object" && input !== null && "dataset" in input && input.dataset;
  const kind = typeof asked === "string" ? records[asked] : undefined;
  if (owner !== undefined && kind !== undefined) return `${kind} of ${owner}`;
  return readings[tool] ?? words(tool);
}

/** Providers whose name is not their id in words. */
const providers: Readonly<Record<string, string>> = {
  household: "Household records",
  embedded: "Sample data",
  fmp: "FMP",
  finra: "FINRA",
  sec: "SEC",
};

export const providerWords = (provider: string): string => providers[provider] ?? words(provider);

/** Whether a source is what is on file, whose name says so. */
const isOnFile = (provider: string): boolean => provider === "household";

interface Named {
  tool: string;
  provider: string;
  /** What the tool was asked with. */
  input?: unknown;
  /** What it was about, where that has to be said. */
  about?: string | undefined;
}

/** A source without its day: "Holdings of the household", "Quote (MSFT), FMP". */
export function sourceWords({ tool, provider, input, about }: Named): string {
  const of = about === undefined || about === "" ? "" : ` (${about.replace(/\.$/, "")})`;
  const by = isOnFile(provider) ? "" : `, ${providerWords(provider).replace(/^S(?=ample)/, "s")}`;
  return `${readingWords(tool, input)}${of}${by}`;
}
