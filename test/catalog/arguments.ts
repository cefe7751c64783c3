/** Arguments of one tool: valid, unusual, and invalid. */
export interface Row {
  /** Each returns a result. */
  good: object[];
  /** They match the schema but ask for something that does not exist, or are written unusually. */
  odd: object[];
  /** Each is rejected. */
  hostile: unknown[];
}

const ticker = (...more: object[]): Row => ({
  good: [{ symbol: "AAPL" }, ...more],
  odd: [{ symbol: " aapl " }, { symbol: "ZZZZZ" }, { symbol: "^NSEI" }, { symbol: "1" }],
  hostile: [{}, { symbol: "AAPL; DROP TABLE quotes" }, { symbol: "../../etc/passwd" }],
});

const days = (row: Row): Row => ({
  good: [...row.good, { ...row.good[0], from: "2026-11-01", to: "2026-11-20" }],
  odd: [...row.odd, { ...row.good[0], from: "1900-01-01", to: "1900-01-02" }],
  hostile: [
    ...row.hostile,
    { ...row.good[0], from: "2026-02-30" },
    { ...row.good[0], from: "2026-11-02", to: "2026-11-01" },
  ],
});

const statement = (...more: object[]): Row => ({
  good: [{}, { account: null }, ...more],
  odd: [{ account: "no such account" }, { account: "DROP TABLE accounts" }],
  hostile: [{ account: "" }, { account: "x".repeat(81) }, { account: ["all"] }],
});

const words = (good: string): Row => ({
  good: [{ query: good }, { query: good, limit: 1 }],
  odd: [{ query: "qqqqq zzzzz" }, { query: "ＡＡＰＬ 🙈" }, { query: "' OR 1=1 --" }],
  hostile: [{}, { query: "" }, { query: good, limit: 0 }, { query: "x".repeat(401) }],
});

/** `group` is the dimension to group households, or a household's accounts, by. */
const queries = (group: string): Row => ({
  good: [
    { dataset: "positions", measures: ["market_value", "weight"], aggregate: "list", limit: 3 },
    { dataset: "exposures", measures: ["market_value"], aggregate: "total", group_by: [group] },
    { dataset: "documents", aggregate: "list" },
  ],
  odd: [
    { dataset: "positions", aggregate: "total", group_by: ["quantity"] },
    { dataset: "positions", aggregate: "list", where: [named("symbol", "' OR 1=1 --")] },
    { dataset: "accounts", aggregate: "list", where: [named(group, "hh_d5")] },
  ],
  hostile: [
    {},
    { dataset: "secrets", aggregate: "list" },
    { dataset: "positions", aggregate: "list", household_id: "hh_d5" },
    { dataset: "positions", aggregate: "list", limit: 1e9 },
    { dataset: "positions", aggregate: "list", where: Array(11).fill(named("symbol", "AAPL")) },
    { dataset: "__proto__", measures: ["constructor"], aggregate: "list" },
  ],
});

const named = (field: string, value: string) => ({ field, op: "is", values: [value] });

const nifty = { security_id: "13", segment: "IDX_I", instrument_type: "INDEX" };

/** Every tool of the catalog. `catalog.test.ts` fails for a tool without a row. */
export const rows: Readonly<Record<string, Row>> = {
  company_lookup: {
    good: [{ company_name: "Apple" }, { company_name: "AAPL", limit: 1 }],
    odd: [{ company_name: "No Such Company Anywhere" }, { company_name: "ＡＡＰＬ" }],
    hostile: [{}, { company_name: " " }, { company_name: "x".repeat(121) }],
  },
  compare_funds: {
    good: [
      { first: "VOO", second: "QQQ" },
      { first: "voo", second: "VTI", limit: 1 },
    ],
    odd: [
      { first: "VOO", second: "ZZZZZ" },
      { first: "VOO", second: "VOO" },
    ],
    hostile: [
      {},
      { first: "VOO" },
      { first: "VOO", second: "../x" },
      { first: "VOO", second: "QQQ", limit: 0 },
    ],
  },
  compare_to_ips: {
    good: [{}, { deposit_usd: 50_000 }, { deposit_usd: null }],
    odd: [{ deposit_usd: 0.01 }, { deposit_usd: 1e12 }],
    hostile: [{ deposit_usd: -1 }, { deposit_usd: 0 }, { deposit_usd: 1e13 }],
  },
  create_task: {
    good: [
      { title: "Send the review" },
      { title: "Call", due: "2026-12-01", priority: "high", assignee: "Kim", related: "AAPL" },
    ],
    odd: [{ title: "<script>alert(1)</script> '; DROP TABLE tasks; --" }, { title: "日本 🙈" }],
    hostile: [{}, { title: "  " }, { title: "Call", due: "tomorrow" }],
  },
  add_note: {
    good: [{ text: "Ann retires in March." }, { text: "Agreed.", meeting: "2026-11-24" }],
    odd: [{ text: "<script>alert(1)</script> '; DROP TABLE notes; --" }, { text: "日本 🙈\n\n" }],
    hostile: [{}, { text: "  " }, { text: "Agreed", meeting: "yesterday" }],
  },
  get_account_summary: statement(),
  get_activity: {
    ...statement({ symbol: "AAPL" }, { side: "BUY", limit: 1 }),
    hostile: [{ side: "buy or sell" }, { limit: 0 }, { from: "2026-13-01" }],
  },
  get_all_ticker_news: days({
    good: [{ symbols: ["AAPL", "MSFT"] }],
    odd: [{ symbols: ["ZZZZZ"] }, { symbols: ["aapl", "AAPL"] }],
    hostile: [{}, { symbols: [] }, { symbols: Array.from({ length: 11 }, () => "AAPL") }],
  }),
  get_congress_trades: days({ ...ticker({}), hostile: [{ symbol: "$AAPL" }] }),
  get_darkpool_trades: days(ticker()),
  get_etf_holdings: {
    ...ticker(),
    good: [{ symbol: "VOO" }, { symbol: "VOO", limit: 100 }],
    hostile: [{}, { symbol: "VOO", limit: 101 }],
  },
  get_etf_list: {
    good: [{}, { search: "emerging markets", limit: 3 }],
    odd: [{ search: "qqqqq zzzzz" }, { search: "' OR 1=1 --" }],
    hostile: [{ search: "" }, { limit: 201 }],
  },
  get_facts: {
    good: [{ topic: "Roth IRA" }],
    odd: [{ topic: "qqqqq" }, { topic: "../../etc/passwd" }],
    hostile: [{}, { topic: "" }, { topic: "x".repeat(201) }],
  },
  get_historical_data: days({
    good: [nifty, { ...nifty, security_id: 13, interval: "day" }],
    odd: [
      { ...nifty, security_id: "999999999999" },
      { ...nifty, segment: "MCX_COMM" },
    ],
    hostile: [{}, { ...nifty, interval: "1s" }, { ...nifty, security_id: "13; DROP" }],
  }),
  get_historical_options: {
    ...ticker({ symbol: "AAPL", type: "call", near_money_pct: null, limit: 5 }),
    hostile: [{}, { symbol: "AAPL", date: "2027-01-01" }, { symbol: "AAPL", near_money_pct: 0 }],
  },
  get_household_holdings: {
    good: [{}, { account: "roth" }, { asset_class: "etf" }],
    odd: [{ account: "no such account" }, { symbol: "ZZZZZ" }, { asset_class: "" }],
    hostile: [{ account: "" }, { symbol: "../hh_d5" }, { account: { $ne: null } }],
  },
  get_insider_trades: days(ticker()),
  get_institution_ownership: ticker({ symbol: "AAPL", limit: 1 }),
  get_market_quote: {
    good: [{ securities: { IDX_I: [13] } }, { securities: { IDX_I: ["13", 25] } }],
    odd: [{ securities: { NSE_EQ: ["999999999999"] } }, { securities: { IDX_I: [13, "13"] } }],
    hostile: [
      {},
      { securities: {} },
      { securities: { NYSE: [1] } },
      { securities: { NSE_EQ: Array.from({ length: 101 }, (_, id) => id) } },
    ],
  },
  get_performance: {
    ...statement({ timeframe: "1Y" }, { timeframe: "1D" }),
    hostile: [{ timeframe: "10Y" }, { timeframe: "" }],
  },
  get_positions: {
    ...ticker(),
    hostile: [{}, { symbol: "AAPL", account: "" }],
  },
  get_positions_list: {
    ...statement({ asset_class: "etf" }),
    hostile: [{ asset_class: "everything" }, { limit: 501 }],
  },
  get_quartr_earnings: {
    ...ticker({ symbol: "AAPL", from_paragraph: 2 }),
    hostile: [{}, { symbol: "AAPL", quarter: "last" }, { symbol: "AAPL", from_paragraph: 0 }],
  },
  get_quotes: {
    good: [{}, { symbols: ["AAPL"] }],
    odd: [{ symbols: ["ZZZZZ"] }, { symbols: ["aapl"] }],
    hostile: [{ symbols: "AAPL" }, { symbols: Array.from({ length: 51 }, () => "AAPL") }],
  },
  get_ticker_fundamentals: ticker(),
  get_ticker_info: ticker(),
  get_ticker_info_bulk: {
    good: [{ symbols: ["AAPL", "MSFT"] }],
    odd: [{ symbols: ["ZZZZZ"] }, { symbols: ["AAPL", "AAPL"] }],
    hostile: [{}, { symbols: [] }, { symbols: ["AAPL\u0000"] }],
  },
  get_ticker_news: days(ticker()),
  get_transfers: {
    ...statement({ type: "deposit", status: "completed" }),
    hostile: [{ type: "gift" }, { status: "lost" }, { to: "2026-02-30" }],
  },
  perplexity_search: words("Federal Reserve"),
  query_book: queries("household"),
  query_portfolio: queries("account"),
  simulate_sale: {
    good: [{ symbol: "PFE" }, { symbol: "pfe", quantity: 10, method: "hifo" }],
    odd: [{ symbol: "VTI" }, { symbol: "ZZZZZ" }, { symbol: "PFE", quantity: 1e9 }],
    hostile: [
      {},
      { symbol: "PFE", quantity: -1 },
      { symbol: "PFE", quantity: 1, amount_usd: 1 },
      { symbol: "PFE", method: "specific" },
      { symbol: "PFE", account: "" },
    ],
  },
  search_documents: words("policy"),
  search_instruments: { ...words("NIFTY"), hostile: [{}, { query: "x".repeat(101) }] },
  search_tickers: { ...words("apple"), hostile: [{}, { query: "x".repeat(101) }] },
  update_task: {
    good: [
      { task_id: "task_d1_2", status: "open" },
      { task_id: "task_d1_2", due: "2026-12-11", priority: "normal" },
    ],
    odd: [
      { task_id: "no_such_task", status: "done" },
      { task_id: "../task_d1_2", due: null },
    ],
    hostile: [{}, { task_id: "task_d1_2" }, { task_id: "task_d1_2", status: "gone" }],
  },
  what_changed: {
    good: [{}, { since: "2026-08-20" }, { since: "2025-12-31" }],
    odd: [{ since: "1999-01-01" }, { since: "2030-01-01" }],
    hostile: [{ since: 20260820 }, { since: "March" }, { since: "2026-02-30" }],
  },
};
