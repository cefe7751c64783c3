import { expect, test } from "vitest";
import { answer } from "./answer.ts";
import { answered, everyTool, request, user } from "./request.fixture.ts";

const news = answered("AAPL news", "get_ticker_news", { symbol: "AAPL" });
const several = answered("news on AAPL and MSFT", "get_all_ticker_news", {
  symbols: ["AAPL", "MSFT"],
});
const ratios = answered("P/E of AAPL", "get_ticker_fundamentals", { symbol: "AAPL" });
const trades = answered("recent trades", "get_activity");
const returns = answered("performance ytd", "get_performance", { timeframe: "YTD" });
const cash = answered("cash balance", "get_account_summary");
const fact = answered("what is a Roth IRA?", "get_facts", { topic: "Roth IRA" });
const best = answered("best performing position", "get_household_holdings");
const web = answered("search the web for tariffs", "perplexity_search", { query: "tariffs" });
const funds = answered("bond ETFs", "get_etf_list", { search: "bond" });

test.each([
  [news, "what about msft?", "get_ticker_news", { symbol: "MSFT" }],
  [
    news,
    "and last month?",
    "get_ticker_news",
    { symbol: "AAPL", from: "2026-10-01", to: "2026-10-31" },
  ],
  [several, "and TSLA?", "get_all_ticker_news", { symbols: ["TSLA"] }],
  [ratios, "same for NVDA", "get_ticker_fundamentals", { symbol: "NVDA" }],
  [ratios, "and its price?", "get_ticker_info", { symbol: "AAPL" }],
  [ratios, "who owns it?", "get_institution_ownership", { symbol: "AAPL" }],
  [trades, "and last month?", "get_activity", { from: "2026-10-01", to: "2026-10-31" }],
  [trades, "only AAPL", "get_activity", { symbol: "AAPL" }],
  [trades, "and in the Roth?", "get_activity", { account: "Roth" }],
  [returns, "and 1Y?", "get_performance", { timeframe: "1Y" }],
  [returns, "what about the Roth?", "get_performance", { timeframe: "YTD", account: "Roth" }],
  [returns, "and MSFT?", "get_household_holdings", { symbol: "MSFT" }],
  [cash, "and in the Roth?", "get_account_summary", { account: "Roth" }],
  [fact, "what about an ETF?", "get_facts", { topic: "ETF" }],
  [best, "and the worst?", "get_household_holdings", {}],
  [web, "and about interest rates?", "perplexity_search", { query: "interest rates" }],
  [funds, "what about gold?", "get_etf_list", { search: "gold" }],
])("after a turn (%#): %s", (history, text, name, input) => {
  expect(answer(request([...history, user(text)], everyTool)).calls).toEqual([{ name, input }]);
});
