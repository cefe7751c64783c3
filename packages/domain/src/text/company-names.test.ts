import { expect, test } from "vitest";
import { companyNames, knownTickers } from "./company-names.ts";

test.each([
  ["apple", "AAPL"],
  ["google", "GOOGL"],
  ["ford", "F"],
  ["procter & gamble", "PG"],
  ["vanguard s&p 500", "VOO"],
  ["reliance", "RELIANCE.NS"],
])("%s is %s", (name, symbol) => {
  expect(companyNames.get(name)).toBe(symbol);
});

test("a fund company is not a ticker", () => {
  for (const house of ["vanguard", "ishares", "spdr", "schwab", "fidelity"]) {
    expect(companyNames.has(house)).toBe(false);
  }
});

test("names are in lower case with single spaces", () => {
  for (const name of companyNames.keys()) expect(name).toMatch(/^[a-z0-9&]+(?: [a-z0-9&]+)*$/);
});

test("every ticker is written once and in capitals", () => {
  expect(knownTickers.size).toBeGreaterThan(200);
  for (const symbol of knownTickers) expect(symbol).toMatch(/^[A-Z&]{1,12}(?:\.[A-Z]{1,2})?$/);
});
