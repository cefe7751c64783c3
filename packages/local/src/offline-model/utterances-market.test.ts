import { expect, test } from "vitest";
import { offlineReply } from "./answer.ts";
import { noHouseholdContext, openTools, request, userMessage } from "./request.fixture.ts";

const callsOf = (text: string) =>
  offlineReply(request([userMessage(text, noHouseholdContext)], openTools)).calls;
const call = (name: string, input: object) => ({ name, input });
const AAPL = { symbol: "AAPL" };

test.each([
  ["P/E of Apple", AAPL],
  ["what is the pe ratio of AAPL?", AAPL],
  ["AAPL market cap", AAPL],
  ["fundamentals of aapl", AAPL],
  ["fundamntals of aapl", AAPL],
  ["how are Apple's margins?", AAPL],
  ["AAPL earnings per share", AAPL],
  ["dividend yield of AAPL", AAPL],
  ["what's the valuation of Apple", AAPL],
  ["NVDA revenue and free cash flow", { symbol: "NVDA" }],
  ["return on equity of JPM", { symbol: "JPM" }],
])("fundamentals: %s", (text, input) => {
  expect(callsOf(text)).toEqual([call("get_ticker_fundamentals", input)]);
});

test.each([
  ["AAPL news", AAPL],
  ["any news on Apple?", AAPL],
  ["Apple headlnes", AAPL],
  ["what's new with Apple?", AAPL],
  ["why is AAPL down?", AAPL],
  ["what is going on with Tesla", { symbol: "TSLA" }],
  ["latest 5 headlines on NVDA", { symbol: "NVDA", limit: 5 }],
  ["AAPL news this week", { symbol: "AAPL", from: "2026-11-16", to: "2026-11-21" }],
  ["news about Reliance", { symbol: "RELIANCE.NS" }],
])("news of one ticker: %s", (text, input) => {
  expect(callsOf(text)).toEqual([call("get_ticker_news", input)]);
});

test.each([
  ["news on AAPL and MSFT", { symbols: ["AAPL", "MSFT"] }],
  ["headlines for Apple, Tesla and Nvidia", { symbols: ["AAPL", "TSLA", "NVDA"] }],
  [
    "news on AAPL and MSFT since November 10",
    { symbols: ["AAPL", "MSFT"], from: "2026-11-10", to: "2026-11-21" },
  ],
])("news of several tickers: %s", (text, input) => {
  expect(callsOf(text)).toEqual([call("get_all_ticker_news", input)]);
});

test.each([
  ["AAPL, MSFT and NVDA prices", { symbols: ["AAPL", "MSFT", "NVDA"] }],
  ["what are apple, tesla, ford and visa trading at", { symbols: ["AAPL", "TSLA", "F", "V"] }],
])("three prices or more are one call: %s", (text, input) => {
  expect(callsOf(text)).toEqual([call("get_ticker_info_bulk", input)]);
});

test("two prices are two calls", () => {
  expect(callsOf("price of AAPL and MSFT")).toEqual([
    call("get_ticker_info", AAPL),
    call("get_ticker_info", { symbol: "MSFT" }),
  ]);
});

test.each([
  ["insider trades at Apple", "get_insider_trades", AAPL],
  ["insder trades of AAPL", "get_insider_trades", AAPL],
  ["are insiders selling AAPL?", "get_insider_trades", AAPL],
  ["form 4 filings of NVDA", "get_insider_trades", { symbol: "NVDA" }],
  [
    "insider selling in TSLA last quarter",
    "get_insider_trades",
    { symbol: "TSLA", from: "2026-07-01", to: "2026-09-30" },
  ],
  ["dark pool trades in AMD", "get_darkpool_trades", { symbol: "AMD" }],
  ["AAPL darkpool", "get_darkpool_trades", AAPL],
  ["off-exchange volume of AAPL", "get_darkpool_trades", AAPL],
  ["what did congress trade recently?", "get_congress_trades", {}],
  ["congress trades in NVDA", "get_congress_trades", { symbol: "NVDA" }],
  ["which senators bought Apple", "get_congress_trades", AAPL],
  ["last 10 politician trades", "get_congress_trades", { limit: 10 }],
  ["congress trades last month", "get_congress_trades", { from: "2026-10-01", to: "2026-10-31" }],
  ["who owns Apple?", "get_institution_ownership", AAPL],
  ["institutional ownership of AAPL", "get_institution_ownership", AAPL],
  ["top 5 shareholders of AAPL", "get_institution_ownership", { symbol: "AAPL", limit: 5 }],
  ["instituions holding AAPL", "get_institution_ownership", AAPL],
  ["13F holders of MSFT", "get_institution_ownership", { symbol: "MSFT" }],
])("filings: %s", (text, name, input) => {
  expect(callsOf(text)).toEqual([call(name, input)]);
});

test.each([
  ["AAPL option chain", AAPL],
  ["options on Apple", AAPL],
  ["call options of AAPL", { symbol: "AAPL", type: "call" }],
  ["AAPL puts expiring 2026-12-18", { symbol: "AAPL", type: "put", expiration: "2026-12-18" }],
  ["AAPL puts expiring on December 18", { symbol: "AAPL", type: "put", expiration: "2026-12-18" }],
  ["implied volatility of TSLA", { symbol: "TSLA" }],
  ["AAPL options on 2026-11-13", { symbol: "AAPL", date: "2026-11-13" }],
])("options: %s", (text, input) => {
  expect(callsOf(text)).toEqual([call("get_historical_options", input)]);
});

test.each([
  ["Apple's latest earnings call", AAPL],
  ["what did Apple say on its earnings call about margins?", AAPL],
  ["AAPL earnings", AAPL],
  ["AAPL earnigns transcript", AAPL],
  ["MSFT Q3 2026 call", { symbol: "MSFT", quarter: "2026Q3" }],
  ["transcript of NVDA 2026Q2", { symbol: "NVDA", quarter: "2026Q2" }],
  ["guidance of Microsoft", { symbol: "MSFT" }],
])("earnings: %s", (text, input) => {
  expect(callsOf(text)).toEqual([call("get_quartr_earnings", input)]);
});

test.each([
  ["which bond ETFs are there?", "get_etf_list", { search: "bond" }],
  ["list of ETFs", "get_etf_list", {}],
  ["emerging market ETFs", "get_etf_list", { search: "emerging market" }],
  ["show me cheap bond ETFs", "get_etf_list", { search: "bond" }],
  ["find an ETF for emerging markets", "get_etf_list", { search: "emerging markets" }],
  ["what etfs track small caps", "get_etf_list", { search: "small caps" }],
  ["does SCHD own Coke, and how much of it", "get_etf_holdings", { symbol: "SCHD" }],
  ["is TQQQ leveraged", "get_etf_holdings", { symbol: "TQQQ" }],
  ["top five names in QQQ", "get_etf_holdings", { symbol: "QQQ", limit: 5 }],
  ["how much do VOO and QQQ overlap", "compare_funds", { first: "VOO", second: "QQQ" }],
  ["compare VOO and VTI on cost and overlap", "compare_funds", { first: "VOO", second: "VTI" }],
  ["what does Coca-Cola yield", "get_ticker_fundamentals", { symbol: "KO" }],
  ["where is the S&P", "get_ticker_info", { symbol: "^GSPC" }],
  ["how did the Dow do", "get_ticker_info", { symbol: "^DJI" }],
  ["what's Netflix at", "get_ticker_info", { symbol: "NFLX" }],
  ["ticker for palantir", "search_tickers", { query: "palantir" }],
  ["what's the ticker of Home Depot", "search_tickers", { query: "Home Depot" }],
  ["ticker symbol of berkshire", "search_tickers", { query: "berkshire" }],
  ["company profile of Palantir", "company_lookup", { company_name: "Palantir" }],
  ["look up the company Stripe", "company_lookup", { company_name: "Stripe" }],
  ["what does Palantir do?", "company_lookup", { company_name: "Palantir" }],
  ["search the web for fed rate outlook", "perplexity_search", { query: "fed rate outlook" }],
  [
    "Please search the internet: who chairs the SEC?",
    "perplexity_search",
    { query: "who chairs the SEC" },
  ],
  ["look online for AAPL antitrust news", "perplexity_search", { query: "AAPL antitrust news" }],
  ["What is a Roth IRA?", "get_facts", { topic: "Roth IRA" }],
  ["explain etfs", "get_facts", { topic: "etfs" }],
  ["what does rebalancing mean", "get_facts", { topic: "rebalancing" }],
  ["what is rebalancing?", "get_facts", { topic: "rebalancing" }],
  ["how do ETFs work?", "get_facts", { topic: "ETFs" }],
])("look-ups: %s", (text, name, input) => {
  expect(callsOf(text)).toEqual([call(name, input)]);
});

test.each([
  "any news?",
  "insider trades?",
  "AAPL history last month",
  "what's the weather",
  "performance ytd",
  "account value",
])("without a ticker, a tool or a household no call is made and the reply says why: %s", (text) => {
  const reply = offlineReply(request([userMessage(text, noHouseholdContext)], openTools));
  expect(reply.calls).toEqual([]);
  expect(reply.text).toMatch(
    /Which ticker|Price history|No household|offline model|I cannot look that up/,
  );
});

test("a request that needs several tools calls each of them", () => {
  expect(callsOf("What is the P/E of AAPL? And who owns it?")).toEqual([
    call("get_ticker_fundamentals", AAPL),
    call("get_institution_ownership", AAPL),
  ]);
  expect(callsOf("AAPL price and news")).toEqual([
    call("get_ticker_info", AAPL),
    call("get_ticker_news", AAPL),
  ]);
  expect(callsOf("fundamentals and insider trades of AAPL")).toEqual([
    call("get_ticker_fundamentals", AAPL),
    call("get_insider_trades", AAPL),
  ]);
});
