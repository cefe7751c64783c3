import { expect, test } from "vitest";
import { offlineReply } from "./answer.ts";
import { everyTool, finishedTurn, request, userMessage } from "./request.fixture.ts";

const news = finishedTurn("AAPL news", "get_ticker_news", { symbol: "AAPL" });
const several = finishedTurn("news on AAPL and MSFT", "get_all_ticker_news", {
  symbols: ["AAPL", "MSFT"],
});
const ratios = finishedTurn("P/E of AAPL", "get_ticker_fundamentals", { symbol: "AAPL" });
const fact = finishedTurn("what is a Roth IRA?", "get_facts", { topic: "Roth IRA" });
const web = finishedTurn("search the web for tariffs", "perplexity_search", { query: "tariffs" });
const funds = finishedTurn("bond ETFs", "get_etf_list", { search: "bond" });

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
  [fact, "what about an ETF?", "get_facts", { topic: "ETF" }],
  [web, "and about interest rates?", "perplexity_search", { query: "interest rates" }],
  [funds, "what about gold?", "get_etf_list", { search: "gold" }],
])("after a turn (%#): %s", (history, text, name, input) => {
  expect(offlineReply(request([...history, userMessage(text)], everyTool)).calls).toEqual([
    { name, input },
  ]);
});
