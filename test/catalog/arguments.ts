import type { Tool } from "@advisor/tools/tool";
import * as z from "zod";

/** Arguments of one tool: valid, unusual, and invalid. */
interface Row {
  /** Each returns a result. */
  good: object[];
  /** They match the schema but ask for something that does not exist, or are written unusually. */
  odd: object[];
  /** Each is rejected. */
  hostile: unknown[];
  /** Required arguments that are filled in where a model leaves them out. */
  filled?: string[];
}

/** The arguments to try a tool with: its example, what any tool may be asked and refuses, and what is listed below. */
export function argumentsOf(tool: Tool): Row {
  const { good = [], odd = [], hostile = [], filled = [] } = further[tool.name] ?? {};
  return {
    good: [tool.example, ...good],
    odd: [...unknownNames(tool), ...odd],
    hostile: [...refusedByAny(tool, filled), ...hostile],
  };
}

/** The example with each text replaced by one that names nothing. */
const unknownNames = ({ example }: Tool): object[] =>
  Object.entries(example).flatMap(([name, value]) => {
    const texts = z.union([z.string(), z.array(z.string())]).safeParse(value);
    if (!texts.success) return [];
    return [{ ...example, [name]: Array.isArray(texts.data) ? ["ZZZZZ"] : "ZZZZZ" }];
  });

/** An argument that the tool does not have, and each required argument left out. */
function refusedByAny(tool: Tool, filled: readonly string[]): object[] {
  const { required: all = [] } = tool.schema as { required?: string[] };
  const required = all.filter((name) => !filled.includes(name));
  const example = Object.entries(tool.example);
  const without = (name: string) => Object.fromEntries(example.filter(([key]) => key !== name));
  return [{ ...Object.fromEntries(example), no_such_argument: 1 }, ...required.map(without)];
}

type Further = Partial<Row>;

const aapl = { symbol: "AAPL" };

const ticker = (...good: object[]): Row => ({
  good,
  odd: [{ symbol: " aapl " }, { symbol: "^NSEI" }, { symbol: "1" }],
  hostile: [{ symbol: "AAPL; DROP TABLE quotes" }, { symbol: "../../etc/passwd" }],
});

/** `valid` are the arguments of a tool that may be asked for a range of days. */
const days = (valid: object, { good = [], odd = [], hostile = [] }: Further): Row => ({
  good: [...good, { ...valid, from: "2026-11-01", to: "2026-11-20" }],
  odd: [...odd, { ...valid, from: "1900-01-01", to: "1900-01-02" }],
  hostile: [
    ...hostile,
    { ...valid, from: "2026-02-30" },
    { ...valid, from: "2026-11-02", to: "2026-11-01" },
  ],
});

const statement = (...good: object[]): Row => ({
  good: [{}, { account: null }, ...good],
  odd: [{ account: "no such account" }, { account: "DROP TABLE accounts" }],
  hostile: [{ account: "" }, { account: "x".repeat(81) }, { account: ["all"] }],
});

const words = (query: string): Row => ({
  good: [{ query, limit: 1 }],
  odd: [{ query: "qqqqq zzzzz" }, { query: "ＡＡＰＬ 🙈" }, { query: "' OR 1=1 --" }],
  hostile: [{ query: "" }, { query, limit: 0 }, { query: "x".repeat(401) }],
});

/** `group` is the dimension to group households, or a household's accounts, by. */
const queries = (group: string): Row => ({
  good: [
    { dataset: "exposures", measures: ["market_value"], aggregate: "total", group_by: [group] },
    { dataset: "documents", aggregate: "list" },
  ],
  odd: [
    { dataset: "positions", aggregate: "total", group_by: ["quantity"] },
    { dataset: "positions", aggregate: "list", where: [named("symbol", "' OR 1=1 --")] },
    { dataset: "accounts", aggregate: "list", where: [named(group, "hh_d5")] },
    { dataset: "positions", aggregate: "list", limit: 1e9 },
  ],
  filled: ["aggregate"],
  hostile: [
    { dataset: "secrets", aggregate: "list" },
    { dataset: "positions", aggregate: "list", household_id: "hh_d5" },
    { dataset: "positions", aggregate: "list", limit: -1 },
    { dataset: "positions", aggregate: "list", where: Array(11).fill(named("symbol", "AAPL")) },
    { dataset: "__proto__", measures: ["constructor"], aggregate: "list" },
  ],
});

const named = (field: string, value: string) => ({ field, op: "is", values: [value] });

const nifty = { security_id: "13", segment: "IDX_I", instrument_type: "INDEX" };

/** What is tried in addition, where a tool's arguments can be wrong or odd in ways of their own. */
const further: Readonly<Record<string, Further>> = {
  company_lookup: {
    good: [{ company_name: "AAPL", limit: 1 }],
    odd: [{ company_name: "No Such Company Anywhere" }, { company_name: "ＡＡＰＬ" }],
    hostile: [{ company_name: " " }, { company_name: "x".repeat(121) }],
  },
  compare_funds: {
    good: [{ first: "voo", second: "VTI", limit: 1 }],
    odd: [{ first: "VOO", second: "VOO" }],
    hostile: [
      { first: "VOO", second: "../x" },
      { first: "VOO", second: "QQQ", limit: 0 },
    ],
  },
  compare_to_ips: {
    good: [{}, { deposit_usd: null }],
    odd: [{ deposit_usd: 0.01 }, { deposit_usd: 1e12 }],
    hostile: [{ deposit_usd: -1 }, { deposit_usd: 0 }, { deposit_usd: 1e13 }],
  },
  create_task: {
    good: [
      { title: "Call", due: "2026-12-01", priority: "high", assignee: "Kim", related: "AAPL" },
    ],
    odd: [{ title: "<script>alert(1)</script> '; DROP TABLE tasks; --" }, { title: "日本 🙈" }],
    hostile: [{ title: "  " }, { title: "Call", due: "tomorrow" }],
  },
  add_note: {
    good: [{ text: "Agreed.", meeting: "2026-11-24" }],
    odd: [{ text: "<script>alert(1)</script> '; DROP TABLE notes; --" }, { text: "日本 🙈\n\n" }],
    hostile: [{ text: "  " }, { text: "Agreed", meeting: "yesterday" }],
  },
  get_account_summary: statement(),
  get_activity: {
    ...statement({ side: "BUY", limit: 1 }),
    hostile: [{ side: "buy or sell" }, { limit: 0 }, { from: "2026-13-01" }],
  },
  get_all_ticker_news: days(
    { symbols: ["AAPL", "MSFT"] },
    {
      odd: [{ symbols: ["aapl", "AAPL"] }],
      hostile: [{ symbols: [] }, { symbols: Array.from({ length: 11 }, () => "AAPL") }],
    },
  ),
  get_congress_trades: days(aapl, { ...ticker({}), hostile: [{ symbol: "$AAPL" }] }),
  get_darkpool_trades: days(aapl, ticker()),
  get_etf_holdings: {
    ...ticker({ symbol: "VOO", limit: 100 }),
    hostile: [{ symbol: "VOO", limit: 101 }],
  },
  get_etf_list: {
    good: [{}],
    odd: [{ search: "qqqqq zzzzz" }, { search: "' OR 1=1 --" }],
    hostile: [{ search: "" }, { limit: 201 }],
  },
  get_facts: {
    odd: [{ topic: "qqqqq" }, { topic: "../../etc/passwd" }],
    hostile: [{ topic: "" }, { topic: "x".repeat(201) }],
  },
  get_historical_data: days(nifty, {
    good: [{ ...nifty, security_id: 13, interval: "day" }],
    odd: [
      { ...nifty, security_id: "999999999999" },
      { ...nifty, segment: "MCX_COMM" },
    ],
    hostile: [
      { ...nifty, interval: "1s" },
      { ...nifty, security_id: "13; DROP" },
    ],
  }),
  get_historical_options: {
    ...ticker({ symbol: "AAPL", type: "call", near_money_pct: null, limit: 5 }),
    hostile: [
      { symbol: "AAPL", date: "2027-01-01" },
      { symbol: "AAPL", near_money_pct: 0 },
    ],
  },
  get_household_holdings: {
    good: [{}, { account: "roth" }],
    odd: [{ account: "no such account" }, { symbol: "ZZZZZ" }, { asset_class: "" }],
    hostile: [{ account: "" }, { symbol: "../hh_d5" }, { account: { $ne: null } }],
  },
  get_insider_trades: days(aapl, ticker()),
  get_institution_ownership: ticker({ symbol: "AAPL", limit: 1 }),
  get_market_quote: {
    good: [{ securities: { IDX_I: ["13", 25] } }],
    odd: [{ securities: { NSE_EQ: ["999999999999"] } }, { securities: { IDX_I: [13, "13"] } }],
    hostile: [
      { securities: {} },
      { securities: { NYSE: [1] } },
      { securities: { NSE_EQ: Array.from({ length: 101 }, (_, id) => id) } },
    ],
  },
  get_performance: {
    ...statement({ timeframe: "1D" }),
    hostile: [{ timeframe: "10Y" }, { timeframe: "" }],
  },
  get_positions: { ...ticker(), hostile: [{ symbol: "AAPL", account: "" }] },
  get_positions_list: {
    ...statement(),
    hostile: [{ asset_class: "everything" }, { limit: 501 }],
  },
  get_quartr_earnings: {
    ...ticker({ symbol: "AAPL", from_paragraph: 2 }),
    hostile: [
      { symbol: "AAPL", quarter: "last" },
      { symbol: "AAPL", from_paragraph: 0 },
    ],
  },
  get_quotes: {
    good: [{}],
    odd: [{ symbols: ["aapl"] }],
    hostile: [{ symbols: "AAPL" }, { symbols: Array.from({ length: 51 }, () => "AAPL") }],
  },
  get_ticker_fundamentals: ticker(),
  get_ticker_info: ticker(),
  get_ticker_info_bulk: {
    odd: [{ symbols: ["AAPL", "AAPL"] }],
    hostile: [{ symbols: [] }, { symbols: ["AAPL\u0000"] }],
  },
  get_ticker_news: days(aapl, ticker()),
  get_transfers: {
    ...statement(),
    hostile: [{ type: "gift" }, { status: "lost" }, { to: "2026-02-30" }],
  },
  perplexity_search: words("Federal Reserve"),
  query_book: queries("household"),
  query_portfolio: queries("account"),
  simulate_sale: {
    good: [{ symbol: "pfe", quantity: 10, method: "hifo" }],
    odd: [{ symbol: "VTI" }, { symbol: "PFE", quantity: 1e9 }],
    hostile: [
      { symbol: "PFE", quantity: -1 },
      { symbol: "PFE", quantity: 1, amount_usd: 1 },
      { symbol: "PFE", method: "specific" },
      { symbol: "PFE", account: "" },
    ],
  },
  search_documents: words("policy"),
  search_instruments: { ...words("NIFTY"), hostile: [{ query: "x".repeat(101) }] },
  search_tickers: { ...words("apple"), hostile: [{ query: "x".repeat(101) }] },
  update_task: {
    good: [{ task_id: "task_d1_2", due: "2026-12-11", priority: "normal" }],
    odd: [
      { task_id: "no_such_task", status: "done" },
      { task_id: "../task_d1_2", due: null },
    ],
    hostile: [{ task_id: "task_d1_2" }, { task_id: "task_d1_2", status: "gone" }],
  },
  what_changed: {
    good: [{}, { since: "2025-12-31" }],
    odd: [{ since: "1999-01-01" }, { since: "2030-01-01" }],
    hostile: [{ since: 20260820 }, { since: "March" }, { since: "2026-02-30" }],
  },
};
