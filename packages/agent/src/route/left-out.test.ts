import { describe, expect, test } from "vitest";
import { asked, askedAfter } from "./route.fixture.ts";

const list = (without: object, rest: object = {}) => [
  { intent: "positions_list", params: { ...rest, without } },
];
const etf = { asset_classes: ["etf"] };

test.each([
  ["everything except ETFs", list(etf)],
  ["all my positions but AAPL", list({ symbols: ["AAPL"] })],
  ["positions excluding funds", list({ asset_classes: ["funds"] })],
  ["what do I own, not including MSFT", list({ symbols: ["MSFT"] })],
  ["excluding etfs, what do I own", list(etf)],
  ["show my positions, don't include ETFs", list(etf)],
  ["what do I own, ETFs excluded", list(etf)],
  ["non-ETF positions", list(etf)],
  ["show my positions, leaving the ETFs aside", list(etf)],
  ["which of my positions is not a stock", list({ asset_classes: ["stocks"] })],
  ["positions apart from the mutual funds and bonds", list({ asset_classes: ["funds", "bonds"] })],
  ["holdings other than AAPL, MSFT", list({ symbols: ["AAPL", "MSFT"] })],
  ["positions except AAPL and the etfs", list({ symbols: ["AAPL"], ...etf })],
  ["positions without Brokerage account", list({ accounts: ["Brokerage"] })],
  ["stocks except Apple", list({ symbols: ["AAPL"] }, { asset_class: "stocks" })],
])("%s", (message, parts) => {
  expect(asked(message)).toEqual(parts);
});

describe("what is not asked for leaves out nothing of what is", () => {
  test.each([
    [
      "only stocks, not the etfs",
      [{ intent: "positions_list", params: { asset_class: "stocks" } }],
    ],
    ["AAPL price, not MSFT", [{ intent: "quotes", params: { symbol: "AAPL" } }]],
    ["not the trades, the positions", [{ intent: "positions_list", params: {} }]],
    ["I didn't ask about trades, show me positions", [{ intent: "positions_list", params: {} }]],
    ["trades but no buys", [{ intent: "activity", params: { side: "SELL" } }]],
    ["transfers except pending", [{ intent: "transfers", params: { status: "completed" } }]],
    ["cash excluding unsettled", [{ intent: "cash_balance", params: { cash: "settled" } }]],
    [
      "total cash, don't include what is unsettled",
      [{ intent: "cash_balance", params: { cash: "settled" } }],
    ],
    [
      "are any positions without a price",
      [{ intent: "portfolio_ranking", params: { direction: "best", basis: "market_value" } }],
    ],
    ["transfers without withdrawals", [{ intent: "transfers", params: { type: "deposit" } }]],
  ])("%s", (message, parts) => {
    expect(asked(message)).toEqual(parts);
  });
});

test.each([
  ["best position excluding AAPL", "portfolio_ranking", { symbols: ["AAPL"] }],
  ["prices of everything except voo", "quotes", { symbols: ["VOO"] }],
  ["trades except AAPL", "activity", { symbols: ["AAPL"] }],
  ["account value without cash", "account_value", { others: ["cash"] }],
  ["transfers except wires", "transfers", { others: ["wires"] }],
  ["how is my portfolio doing excluding AAPL", "performance", { symbols: ["AAPL"] }],
])("%s is kept for the answer to say", (message, intent, without) => {
  expect(asked(message)).toMatchObject([{ intent, params: { without } }]);
});

test("a follow-up leaves out, narrows instead, or takes all of it back", () => {
  expect(askedAfter("positions?", "without etfs")).toEqual(list(etf));
  expect(askedAfter("positions?", "and without voo")).toEqual(list({ symbols: ["VOO"] }));
  expect(askedAfter("positions except etfs", "only etfs")).toEqual([
    { intent: "positions_list", params: { asset_class: "etf" } },
  ]);
  expect(askedAfter("positions except etfs", "everything")).toEqual([
    { intent: "positions_list", params: {} },
  ]);
  expect(asked("without etfs")).toMatchObject([{ intent: "clarify", missing: "intent" }]);
});
