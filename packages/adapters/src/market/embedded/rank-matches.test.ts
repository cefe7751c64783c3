import { expect, test } from "vitest";
import { rankMatches } from "./rank-matches.ts";

const rows = [
  { symbol: "NIFTYBEES", name: "Nippon India ETF Nifty 50 BeES" },
  { symbol: "BANKNIFTY", name: "Nifty Bank" },
  { symbol: "NIFTY", name: "Nifty 50" },
  { symbol: "M&M", name: "Mahindra & Mahindra" },
  { symbol: "BRK.B", name: "Berkshire Hathaway Class B" },
  { symbol: "NONE", name: null },
];

const found = (text: string) =>
  rankMatches(text, rows, ({ symbol, name }) => [symbol, name]).map(({ symbol }) => symbol);

test.each([
  ["nifty", ["NIFTY", "NIFTYBEES", "BANKNIFTY"], "exact, then beginnings in their order"],
  ["Nifty 50", ["NIFTY", "NIFTYBEES"], "the exact name before the one that contains it"],
  ["bank", ["BANKNIFTY"], "a word inside"],
  ["50 india", ["NIFTYBEES"], "all words in any order"],
  ["m&m", ["M&M"], "signs that belong to tickers"],
  ["brk.b", ["BRK.B"], "dots that belong to tickers"],
  ["class  b, berkshire", ["BRK.B"], "commas and spaces left out"],
  ["tesla", [], "nothing"],
])("%s finds %j: %s", (text, symbols) => {
  expect(found(text)).toEqual(symbols);
});
