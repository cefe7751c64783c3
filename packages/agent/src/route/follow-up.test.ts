import { expect, test } from "vitest";
import { asked, askedAfter, demo } from "./route.fixture.ts";
import { route } from "./route.ts";
import type { RoutedPart } from "./routed.ts";

const rows: [first: string, then: string, parts: Partial<RoutedPart>[]][] = [
  [
    "how is AAPL performing?",
    "what about msft?",
    [{ intent: "symbol_performance", params: { symbol: "MSFT" } }],
  ],
  ["positions?", "only etfs", [{ intent: "positions_list", params: { asset_class: "etf" } }]],
  ["price?", "aapl", [{ intent: "quotes", params: { symbol: "AAPL" } }]],
  [
    "best performing position",
    "and in percent?",
    [{ intent: "portfolio_ranking", params: { direction: "best", basis: "unrealized_pl_pct" } }],
  ],
  [
    "how's my portfolio doing",
    "last month?",
    [{ intent: "performance", params: { from: "2025-12-01", to: "2025-12-31" } }],
  ],
  [
    "best performing position",
    "the worst?",
    [
      {
        intent: "portfolio_ranking",
        params: { direction: "worst", basis: "unrealized_pl" },
        assumed: ["basis"],
      },
    ],
  ],
  [
    "show my withdrawals",
    "and pending ones?",
    [{ intent: "transfers", params: { type: "withdrawal", status: "pending" } }],
  ],
  ["transfers", "and pending ones?", [{ intent: "transfers", params: { status: "pending" } }]],
  [
    "how is AAPL performing?",
    "msft",
    [{ intent: "symbol_performance", params: { symbol: "MSFT" } }],
  ],
  [
    "how is AAPL performing?",
    "and tesla?",
    [{ intent: "symbol_performance", params: { symbol: "TSLA" } }],
  ],
  [
    "how is AAPL performing?",
    "and in percent?",
    [{ intent: "symbol_performance", params: { symbol: "AAPL" } }],
  ],
  [
    "how is AAPL performing?",
    "this year?",
    [{ intent: "symbol_performance", params: { symbol: "AAPL", timeframe: "YTD" } }],
  ],
  ["my voo position", "price?", [{ intent: "quotes", params: { symbol: "VOO" } }]],
  ["my voo position", "and its price", [{ intent: "quotes", params: { symbol: "VOO" } }]],
  [
    "my voo position",
    "how is it doing",
    [{ intent: "symbol_performance", params: { symbol: "VOO" } }],
  ],
  [
    "my voo position",
    "when did i buy it",
    [{ intent: "activity", params: { symbol: "VOO", side: "BUY" } }],
  ],
  ["my voo position", "what about apple", [{ intent: "positions", params: { symbol: "AAPL" } }]],
  ["my voo position", "cash balance", [{ intent: "cash_balance", params: { cash: "both" } }]],
  ["AAPL price", "msft", [{ intent: "quotes", params: { symbol: "MSFT" } }]],
  ["AAPL price", "and voo and tsla", [{ intent: "quotes", params: { symbols: ["VOO", "TSLA"] } }]],
  ["AAPL price", "how many do i own", [{ intent: "positions", params: { symbol: "AAPL" } }]],
  ["recent trades", "only buys", [{ intent: "activity", params: { side: "BUY" } }]],
  [
    "recent trades",
    "last month?",
    [{ intent: "activity", params: { from: "2025-12-01", to: "2025-12-31" } }],
  ],
  ["recent trades", "just the last one", [{ intent: "activity", params: { limit: 1 } }]],
  ["recent trades", "only AAPL", [{ intent: "activity", params: { symbol: "AAPL" } }]],
  ["recent trades", "and transfers?", [{ intent: "transfers", params: {} }]],
  ["my last trade", "and before that?", [{ intent: "activity", params: { nth: 2 } }]],
  [
    "trades last week",
    "and this week?",
    [{ intent: "activity", params: { from: "2026-01-12", to: "2026-01-15" } }],
  ],
  [
    "my last deposit",
    "and withdrawals?",
    [{ intent: "transfers", params: { type: "withdrawal" } }],
  ],
  [
    "show my withdrawals",
    "only completed",
    [{ intent: "transfers", params: { type: "withdrawal", status: "completed" } }],
  ],
  ["transfers", "last 3", [{ intent: "transfers", params: { limit: 3 } }]],
  ["transfers", "deposits only", [{ intent: "transfers", params: { type: "deposit" } }]],
  ["positions", "in my Roth", [{ intent: "positions_list", params: { account: "Roth" } }]],
  ["positions", "what about AAPL", [{ intent: "positions", params: { symbol: "AAPL" } }]],
  ["positions", "stocks", [{ intent: "positions_list", params: { asset_class: "stocks" } }]],
  ["positions", "and bonds?", [{ intent: "positions_list", params: { asset_class: "bonds" } }]],
  [
    "list my etfs",
    "and stocks?",
    [{ intent: "positions_list", params: { asset_class: "stocks" } }],
  ],
  ["list my etfs", "everything", [{ intent: "positions_list", params: {} }]],
  ["performance", "1Y?", [{ intent: "performance", params: { timeframe: "1Y" } }]],
  ["performance", "since inception", [{ intent: "performance", params: { timeframe: "ITD" } }]],
  [
    "performance",
    "and money weighted?",
    [
      {
        intent: "performance",
        params: { timeframe: "YTD", method: "mwr" },
        assumed: ["timeframe"],
      },
    ],
  ],
  [
    "performance",
    "what about AAPL?",
    [{ intent: "symbol_performance", params: { symbol: "AAPL" } }],
  ],
  [
    "how did I do last month",
    "and this year?",
    [{ intent: "performance", params: { timeframe: "YTD" } }],
  ],
  [
    "best performing position",
    "today?",
    [{ intent: "portfolio_ranking", params: { direction: "best", basis: "day_change" } }],
  ],
  [
    "best performing position",
    "top 3",
    [
      {
        intent: "portfolio_ranking",
        params: { direction: "best", basis: "unrealized_pl", limit: 3 },
        assumed: ["basis"],
      },
    ],
  ],
  [
    "best performing position",
    "only etfs",
    [
      {
        intent: "portfolio_ranking",
        params: { direction: "best", basis: "unrealized_pl", asset_class: "etf" },
        assumed: ["basis"],
      },
    ],
  ],
  [
    "best performing position by percent",
    "and in dollars?",
    [{ intent: "portfolio_ranking", params: { direction: "best", basis: "unrealized_pl" } }],
  ],
  [
    "best performing position by percent",
    "worst?",
    [{ intent: "portfolio_ranking", params: { direction: "worst", basis: "unrealized_pl_pct" } }],
  ],
  [
    "biggest loser today",
    "in percent",
    [{ intent: "portfolio_ranking", params: { direction: "worst", basis: "day_change_pct" } }],
  ],
  [
    "best performing position",
    "AAPL",
    [{ intent: "symbol_performance", params: { symbol: "AAPL" } }],
  ],
  ["cash balance", "only settled", [{ intent: "cash_balance", params: { cash: "settled" } }]],
  ["cash balance", "unsettled?", [{ intent: "cash_balance", params: { cash: "unsettled" } }]],
  [
    "cash balance",
    "in my Brokerage",
    [{ intent: "cash_balance", params: { cash: "both", account: "Brokerage" } }],
  ],
  ["account value", "and in the Roth?", [{ intent: "account_value", params: { account: "Roth" } }]],
  ["account value", "why?", [{ intent: "account_value", params: { beyond: ["reason"] } }]],
  [
    "account value",
    "does that add up?",
    [{ intent: "account_value", params: { reconcile: true } }],
  ],
  ["what is a roth ira", "and etfs?", [{ intent: "facts", params: { topic: "etf_basics" } }]],
  [
    "what is a roth ira",
    "what about rebalancing",
    [{ intent: "facts", params: { topic: "rebalancing" } }],
  ],
  ["price?", "the weather", [{ intent: "out_of_scope", params: {}, scope: "not_finance" }]],
  [
    "price?",
    "how is my portfolio doing",
    [{ intent: "performance", params: { timeframe: "YTD" }, assumed: ["timeframe"] }],
  ],
  ["price?", "microsoft", [{ intent: "quotes", params: { symbol: "MSFT" } }]],
  ["how many shares do I own", "AAPL", [{ intent: "positions", params: { symbol: "AAPL" } }]],
  ["NOW price?", "$NOW", [{ intent: "quotes", params: { symbol: "NOW" } }]],
  ["NOW price?", "servicenow", [{ intent: "quotes", params: { symbol: "NOW" } }]],
  ["asdf", "positions", [{ intent: "positions_list", params: {} }]],
  ["asdf", "AAPL", [{ intent: "quotes", params: { symbol: "AAPL" } }]],
  ["explain", "roth ira", [{ intent: "facts", params: { topic: "roth_ira" } }]],
  ["buy 10 AAPL", "msft", [{ intent: "quotes", params: { symbol: "MSFT" } }]],
  [
    "price?",
    "what about the Johnson household",
    [{ intent: "out_of_scope", params: {}, scope: "other_household" }],
  ],
  ["show my trades", "thanks", [{ intent: "clarify", params: {}, missing: "intent" }]],
  ["show my trades", "ok", [{ intent: "clarify", params: {}, missing: "intent" }]],
  ["show my trades", "again", [{ intent: "activity", params: {} }]],
  [
    "positions",
    "show my last deposit",
    [{ intent: "transfers", params: { type: "deposit", limit: 1 } }],
  ],
  ["my AAPL trades", "what about msft?", [{ intent: "activity", params: { symbol: "MSFT" } }]],
  ["my AAPL trades", "sells?", [{ intent: "activity", params: { symbol: "AAPL", side: "SELL" } }]],
];

test.each(rows)("after %j, %j", (first, then, parts) => {
  expect(askedAfter(first, then)).toEqual(parts);
});

test("an account completes the question that several fitted", () => {
  const accounts = ["Mary's Roth IRA", "Mary's Traditional IRA"];
  const previous: RoutedPart = {
    intent: "clarify",
    params: {},
    confidence: 0.9,
    assumed: [],
    missing: "account",
    text: "positions in the IRA",
  };
  expect(asked("the Roth", { accounts, previous })).toEqual([
    { intent: "positions_list", params: { account: "Mary's Roth IRA" } },
  ]);
});

test("nothing is carried over from a refusal", () => {
  const previous: RoutedPart = {
    intent: "out_of_scope",
    params: {},
    confidence: 1,
    assumed: [],
    scope: "other_household",
    text: "the Johnson household",
  };
  expect(asked("and percent?", { previous })).toEqual([
    { intent: "clarify", params: {}, missing: "intent" },
  ]);
});

test("which is the largest, beside a count of deposits, is one of these", () => {
  const asks = "how many deposits did I make in 2025 and what was the largest?";
  expect(asked(asks).map(({ intent, params }) => [intent, params.measure, params.order])).toEqual([
    ["transfers", "count", undefined],
    ["transfers", undefined, "largest"],
  ]);
});

test("of stretches that were asked about one after the other only the last is known", () => {
  const previous = { ...demo, previous: route("deposits in August", demo).parts[0] };
  const [may] = route("and in May?", previous).parts;
  expect(asked("all three together?", { previous: may })).toMatchObject([
    { intent: "clarify", missing: "period" },
  ]);
});

test("of two stretches which was larger is asked back", () => {
  const [may] = route("and the one in May?", {
    ...demo,
    previous: route("how much was the August deposit?", demo).parts[0],
  }).parts;
  expect(asked("which of them was larger?", { previous: may })).toMatchObject([
    { intent: "clarify", missing: "period" },
  ]);
});

test("before a transfer that its amount picked all of them are told", () => {
  const [first] = route("is the $900 deposit through yet?", demo).parts;
  expect(asked("and the one before that?", { previous: first })[0]?.params).toEqual({
    type: "deposit",
  });
});
