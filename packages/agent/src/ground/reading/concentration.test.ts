import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const fund = (symbol: string, name: string, ...weights: number[]) => ({
  ...{ symbol, name },
  holdings: weights.map((weight_pct, index) => ({
    symbol: ["KO", "PEP", "PG", "PFE"][index],
    weight_pct,
  })),
});
const evidence = [
  fund("QQQ", "Invesco QQQ Trust", 8.8, 8.6, 8.2, 5.5),
  fund("VTI", "Vanguard Total Stock Market ETF", 5.9, 5.8, 5.6, 3.3),
  fund("SCHD", "Schwab US Dividend Equity ETF", 4.2, 4.1, 4, 3.9),
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["QQQ is the more concentrated.", []],
  ["SCHD is the more concentrated.", ["is the more concentrated"]],
  ["VTI is a bit more concentrated than SCHD.", []],
  ["VTI is a bit more concentrated than QQQ.", ["is a bit more concentrated"]],
  ["VTI is much less concentrated than QQQ.", []],
  ["QQQ is much less concentrated than VTI.", ["is much less concentrated"]],
  // More than one of the other two, and less than the other.
  ["VTI is the more concentrated.", []],
  ["VTI is the less concentrated.", []],
  // A single company has no holdings.
  ["KO is more concentrated than PEP.", []],
])("which of two funds is more concentrated: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});
