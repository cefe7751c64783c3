import { expect, test } from "vitest";
import { asked } from "../route.fixture.ts";
import type { Params } from "../routed.ts";

const rows: [message: string, params: Params][] = [
  ["how is AAPL performing?", { symbol: "AAPL" }],
  ["voo gain or loss", { symbol: "VOO" }],
  ["AAPL performance and price", { symbol: "AAPL" }],
  ["how is tesla doing", { symbol: "TSLA" }],
  ["how's my AAPL doing today", { symbol: "AAPL", timeframe: "1D" }],
  ["am I up on MSFT", { symbol: "MSFT" }],
  ["how much have I made on apple", { symbol: "AAPL" }],
  ["AAPL p&l", { symbol: "AAPL" }],
  ["what's my gain on voo", { symbol: "VOO" }],
  ["is my tesla position profitable", { symbol: "TSLA" }],
  ["how much is my AAPL worth", { symbol: "AAPL" }],
  ["MSFT performance this year", { symbol: "MSFT", timeframe: "YTD" }],
  ["how was AAPL last week", { symbol: "AAPL", from: "2026-01-05", to: "2026-01-11" }],
  ["how is microsfot performing", { symbol: "MSFT" }],
  ["how's VOO", { symbol: "VOO" }],
  ["is my msft up or down", { symbol: "MSFT" }],
  ["did I lose money on tesla", { symbol: "TSLA" }],
  ["my apple gains in percent", { symbol: "AAPL" }],
  ["return on MSFT", { symbol: "MSFT" }],
  ["is apple profitable for me", { symbol: "AAPL" }],
  ["how much did voo gain today", { symbol: "VOO", timeframe: "1D" }],
  ["what's my AAPL worth", { symbol: "AAPL" }],
  ["market value of my VOO", { symbol: "VOO" }],
  ["P/L MSFT", { symbol: "MSFT" }],
  ["total return of AAPL since inception", { symbol: "AAPL", timeframe: "ITD" }],
  ["how much is my AAPL position up", { symbol: "AAPL" }],
  ["by what percent is AAPL up", { symbol: "AAPL" }],
  ["how far down is MSFT", { symbol: "MSFT" }],
  ["has MSFT gone up since I bought it", { symbol: "MSFT" }],
];

test.each(rows)("%s", (message, params) => {
  expect(asked(message)).toEqual([{ intent: "symbol_performance", params }]);
});

test.each([
  "what do AAPL and MSFT add up to?",
  "AAPL and MSFT combined value",
  "what are AAPL and MSFT worth in total",
])("%s is asked of both", (message) => {
  expect(asked(message)).toMatchObject([
    { intent: "symbol_performance", params: { symbol: "AAPL" } },
    { intent: "symbol_performance", params: { symbol: "MSFT" } },
  ]);
});
