import { expect, test } from "vitest";
import { offlineReply } from "./answer.ts";
import {
  everyTool,
  finishedTurn,
  noHouseholdContext,
  openTools,
  request,
  userMessage,
} from "./request.fixture.ts";

const news = finishedTurn("AAPL news", "get_ticker_news", { symbol: "AAPL" });
const several = finishedTurn("news on AAPL and MSFT", "get_all_ticker_news", {
  symbols: ["AAPL", "MSFT"],
});
const ratios = finishedTurn("P/E of AAPL", "get_ticker_fundamentals", { symbol: "AAPL" });
const fact = finishedTurn("what is a Roth IRA?", "get_facts", { topic: "Roth IRA" });
const web = finishedTurn("search the web for tariffs", "perplexity_search", { query: "tariffs" });
const price = finishedTurn("NVDA price", "get_ticker_info", { symbol: "NVDA" });
const fund = finishedTurn("what is in VTI", "get_etf_holdings", { symbol: "VTI" });
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
  [price, "p/e?", "get_ticker_fundamentals", { symbol: "NVDA" }],
  [price, "any insiders selling", "get_insider_trades", { symbol: "NVDA" }],
  [price, "p/e of AMD", "get_ticker_fundamentals", { symbol: "AMD" }],
  [fund, "expense ratio", "get_etf_holdings", { symbol: "VTI" }],
  [fact, "what about an ETF?", "get_facts", { topic: "ETF" }],
  [web, "and about interest rates?", "perplexity_search", { query: "interest rates" }],
  [funds, "what about gold?", "get_etf_list", { search: "gold" }],
])("after a turn (%#): %s", (history, text, name, input) => {
  expect(offlineReply(request([...history, userMessage(text)], everyTool)).calls).toEqual([
    { name, input },
  ]);
});

test("without a household, a fund is compared with the one looked up before", () => {
  const [, ...answer] = fund;
  const messages = [
    userMessage("what is in VTI", noHouseholdContext),
    ...answer,
    userMessage("compare with VOO", noHouseholdContext),
  ];
  expect(offlineReply(request(messages, openTools)).calls).toEqual([
    { name: "compare_funds", input: { first: "VOO", second: "VTI" } },
  ]);
});
