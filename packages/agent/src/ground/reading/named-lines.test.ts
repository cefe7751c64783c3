import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const quote = (symbol: string, name: string, market_cap: number, pe_ratio: number) => ({
  ...{ symbol, name, currency: "USD", market_cap, pe_ratio },
});
const evidence = [
  {
    quotes: [
      quote("KO", "The Coca-Cola Company", 290_000_000_000, 24.1),
      quote("PEP", "PepsiCo, Inc.", 205_000_000_000, 19.6),
      quote("PG", "The Procter & Gamble Company", 380_000_000_000, 26.3),
    ],
    gains: [
      { symbol: "KO", gain: 6000, market_value: 20_000 },
      { symbol: "PEP", gain: 3000, market_value: 10_000 },
      { symbol: "PG", gain: -1000, market_value: 12_000 },
    ],
    shared: [
      { symbol: "KO", overlap_pct: 3.2 },
      { symbol: "PEP", overlap_pct: 2.1 },
    ],
  },
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["Coca-Cola is ahead of PepsiCo by $85 billion in market cap.", []],
  ["PepsiCo trails Coca-Cola by $85 billion.", []],
  ["PepsiCo is ahead of Coca-Cola by $85 billion.", ["$85 billion"]],
  ["Coca-Cola is ahead of PepsiCo by $95 billion.", ["$95 billion"]],
  ["Together, KO and PEP account for 5.3 points of the overlap.", []],
  ["Together, KO and PEP account for 6.3 points of the overlap.", ["6.3"]],
  // Ratios of several companies add up to nothing.
  ["KO and PEP together trade at 43.7x earnings.", ["43.7"]],
])("a distance or a sum over the named rows of a column: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

test.each([
  ["KO's gain of $6,000 is three quarters of the total.", []],
  ["KO's gain of $6,000 is half of the total.", ["half of"]],
  ["KO's $6,000 gain is 75% of the total.", []],
  ["KO's $6,000 gain is 65% of the total.", ["65%"]],
])("a share of the total of its column: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

test.each([
  ["KO is dearer (24.1x vs. 19.6x) than PEP.", []],
  ["KO is dearer (24.1x vs. 21.6x) than PEP.", ["21.6"]],
  ["KO is dearer (24.1x vs. 26.3x) than PEP.", ["26.3"]],
])("the second figure of a contrast is that of the other thing: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

const book = [
  {
    query: { dataset: "positions", where: [{ field: "symbol", op: "is", values: ["KO"] }] },
    units: { market_value: "usd", weight: "percent" },
    rows: [
      { household: "Ito family", symbol: "KO", market_value: 60_000, weight: 12 },
      { household: "Sunrise Foundation", symbol: "KO", market_value: 30_000, weight: 1.5 },
      { household: "Miller family", symbol: "KO", market_value: 10_000, weight: 4 },
    ],
    totals: { market_value: 100_000, weight: 3 },
  },
];

test.each([
  ["The Itos own most of it, the foundation another 30%.", []],
  ["The Itos own most of it, the foundation another 35%.", ["35%"]],
])("the part of a household in a column: %s", (text, unmatched) => {
  expect(checkGrounding({ text, evidence: book, sources: new Set() }).unmatched).toEqual(unmatched);
});

test.each([
  ["KO and PG are the largest positions; between them they are worth $32,000.", []],
  ["KO and PG are the largest positions; between them they are worth $30,000.", ["$30,000"]],
])("a sum over the things that the sentence before names: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

test.each([
  ["In market value, Procter & Gamble is almost twice as large as PepsiCo.", []],
  ["In market value, Coca-Cola is three times as large as PepsiCo.", ["three"]],
])("a multiple of another line: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});
