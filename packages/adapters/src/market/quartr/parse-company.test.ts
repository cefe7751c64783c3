import { expect, test } from "vitest";
import { Companies, companyOf, plainTicker } from "./parse-company.ts";

const company = (id: number, country: string, ticker: string, exchange: string) => ({
  id,
  name: `Company ${id}`,
  displayName: `Company ${id}`,
  country,
  tickers: [{ ticker, exchange }],
  isins: [],
});
const found = Companies.parse({
  data: [
    company(1, "SE", "ABC", "STO"),
    company(2, "US", "ABC", "NYSE"),
    company(3, "IN", "RELIANCE", "NSE"),
    company(4, "US", "ABCD", "NYSE"),
  ],
  pagination: { nextCursor: null },
});

test("of companies with one ticker the American one is meant", () => {
  expect(companyOf("ABC", found)?.id).toBe(2);
});

test("an ending names the exchange", () => {
  expect(companyOf("RELIANCE.NS", found)?.id).toBe(3);
  expect(companyOf("RELIANCE.BO", found)).toBeUndefined();
  expect([plainTicker("RELIANCE.NS"), plainTicker("BRK.B")]).toEqual(["RELIANCE", "BRK.B"]);
});

test("a ticker that only begins alike is another company", () => {
  expect(companyOf("AB", found)).toBeUndefined();
});
