import { expect, test } from "vitest";
import { dottedTicker, rankRegistrants } from "./directory.ts";

const all = [
  { cik: 1, symbol: "PINE", name: "Pineapple Energy", exchange: "Nasdaq" },
  { cik: 2, symbol: "AAPL", name: "Apple Inc.", exchange: "Nasdaq" },
  { cik: 3, symbol: "APLE", name: "Apple Hospitality REIT, Inc.", exchange: "NYSE" },
  { cik: 4, symbol: "BRK.B", name: "Berkshire Hathaway", exchange: "NYSE" },
];

test.each([
  ["aapl", 5, ["AAPL"]],
  ["apple", 5, ["AAPL", "APLE", "PINE"]],
  ["apple", 1, ["AAPL"]],
  ["BRK-B", 5, ["BRK.B"]],
  ["tesla", 5, []],
])("%s (%i) finds %j", (text, limit, symbols) => {
  expect(rankRegistrants(all, text, limit).map(({ symbol }) => symbol)).toEqual(symbols);
});

test.each([
  ["BRK-B", "BRK.B"],
  ["BAC-PB", "BAC-PB"],
  ["aapl", "AAPL"],
])("%s is written %s", (ticker, symbol) => {
  expect(dottedTicker(ticker)).toBe(symbol);
});
