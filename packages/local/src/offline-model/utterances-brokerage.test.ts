import { expect, test } from "vitest";
import { answer } from "./answer.ts";
import { everyTool, request, user } from "./request.fixture.ts";

const callsOf = (text: string) => answer(request([user(text)], everyTool)).calls;
const call = (name: string, input: object) => ({ name, input });

test.each([
  ["What was my most recent trade?", { limit: 1 }],
  ["recent fills", {}],
  ["Show me recent activity", {}],
  ["recent actvity", {}],
  ["show my trades last week", { from: "2026-11-09", to: "2026-11-15" }],
  ["trade history", {}],
  ["last 3 trades", { limit: 3 }],
  ["transactions this year", { from: "2026-01-01", to: "2026-11-21" }],
  [
    "did they buy any AAPL this year?",
    { symbol: "AAPL", side: "BUY", from: "2026-01-01", to: "2026-11-21" },
  ],
  ["what trades did they make last month", { from: "2026-10-01", to: "2026-10-31" }],
  ["last sale?", { side: "SELL", limit: 1 }],
  ["purchase history", { side: "BUY" }],
  ["recent trades in the Roth", { account: "Roth" }],
])("trades: %s", (text, input) => {
  expect(callsOf(text)).toEqual([call("get_activity", input)]);
});

test.each([
  ["Did my last deposit go through?", { type: "deposit", limit: 1 }],
  ["show my withdrawals", { type: "withdrawal" }],
  ["withdrawls this year", { type: "withdrawal", from: "2026-01-01", to: "2026-11-21" }],
  ["transfers?", {}],
  ["transfer history", {}],
  ["pending transfers", { status: "pending" }],
  ["recent deposits", { type: "deposit" }],
  [
    "how much have they contributed this year",
    { type: "deposit", from: "2026-01-01", to: "2026-11-21" },
  ],
])("transfers: %s", (text, input) => {
  expect(callsOf(text)).toEqual([call("get_transfers", input)]);
});

test.each([
  ["how's my portfolio doing", { timeframe: "YTD" }],
  ["perfomance ytd", { timeframe: "YTD" }],
  ["portfolio return 1Y", { timeframe: "1Y" }],
  ["returns over the past year", { timeframe: "1Y" }],
  ["What's my money-weighted return this year?", { timeframe: "YTD" }],
  ["performance since inception", { timeframe: "ITD" }],
  ["how are they doing this month", { timeframe: "MTD" }],
  ["return of the Roth ytd", { timeframe: "YTD", account: "Roth" }],
])("performance: %s", (text, input) => {
  expect(callsOf(text)).toEqual([call("get_performance", input)]);
});

test.each([
  ["account value", {}],
  ["how much is my portfolio worth", {}],
  ["cash balance", {}],
  ["cash balnce", {}],
  ["how much settled cash do i have", {}],
  ["how much can they withdraw", {}],
  ["account balances", {}],
  ["how much cash is in the Roth", { account: "Roth" }],
])("account summary: %s", (text, input) => {
  expect(callsOf(text)).toEqual([call("get_account_summary", input)]);
});

test.each([
  ["positions on the custodian statement", "get_positions_list", {}],
  ["ETFs on the brokerage statement", "get_positions_list", { asset_class: "etf" }],
  ["does the custodian show AAPL", "get_positions", { symbol: "AAPL" }],
  ["custodian quote for TSLA", "get_quotes", { symbols: ["TSLA"] }],
  ["which prices does the broker have", "get_quotes", {}],
])("the custodian's statement: %s", (text, name, input) => {
  expect(callsOf(text)).toEqual([call(name, input)]);
});

test.each([
  ["how many shares of AAPL do i own", "get_household_holdings", { symbol: "AAPL" }],
  ["positions?", "get_household_holdings", {}],
  ["list my etfs", "get_household_holdings", { asset_class: "etf" }],
  ["best performing position", "get_household_holdings", {}],
  ["does it add up?", "get_household_holdings", {}],
  ["top 3 winners", "get_household_holdings", {}],
  ["do they own Reliance?", "get_household_holdings", { symbol: "RELIANCE.NS" }],
  ["what options do they own", "get_household_holdings", { asset_class: "option" }],
  ["Is the family out of band?", "compare_to_ips", {}],
  ["what trades would get them back in band?", "compare_to_ips", {}],
  ["what if they deposit 60,000?", "compare_to_ips", { deposit_usd: 60_000 }],
  ["do they have enough cash?", "compare_to_ips", {}],
  ["find the tax letter", "search_documents", { query: "tax letter", type: "tax_letter" }],
  ["did we discuss their tax return?", "search_documents", { query: "discuss tax return" }],
  ["create a task to review their trades", "create_task", { title: "Review their trades" }],
  [
    "create a task to check the news on their holdings and the security id of TCS",
    "create_task",
    { title: "Check the news on their holdings and the security id of TCS" },
  ],
  ["AAPL price", "get_ticker_info", { symbol: "AAPL" }],
  ["what is in VOO?", "get_etf_holdings", { symbol: "VOO" }],
  ["expense ratio of QQQ", "get_etf_holdings", { symbol: "QQQ" }],
])("household and market questions keep their tools: %s", (text, name, input) => {
  expect(callsOf(text)).toEqual([call(name, input)]);
});

test("how a ticker performs is told by the holding and its price", () => {
  expect(callsOf("how is AAPL performing?")).toEqual([
    call("get_household_holdings", { symbol: "AAPL" }),
    call("get_ticker_info", { symbol: "AAPL" }),
  ]);
});

test("a part with a topic of its own borrows no ticker", () => {
  expect(callsOf("how is the portfolio doing and any news on Apple?")).toEqual([
    call("get_performance", { timeframe: "YTD" }),
    call("get_ticker_news", { symbol: "AAPL" }),
  ]);
});

test.each(["transfer 500 dollars to Paul", "buy 10 shares of AAPL", "withdraw 5,000"])(
  "orders are refused, whatever tools are offered: %s",
  (text) => {
    const reply = answer(request([user(text)], everyTool));
    expect(reply.calls).toEqual([]);
    expect(reply.text).toMatch(/^I advise and prepare/);
  },
);
