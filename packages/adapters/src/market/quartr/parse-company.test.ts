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

test("the US company wins among companies with the same ticker", () => {
  expect(companyOf("ABC", found)?.id).toBe(2);
});

test("a suffix names the exchange", () => {
  expect(companyOf("RELIANCE.NS", found)?.id).toBe(3);
  expect(companyOf("RELIANCE.BO", found)).toBeUndefined();
  expect([plainTicker("RELIANCE.NS"), plainTicker("BRK.B")]).toEqual(["RELIANCE", "BRK.B"]);
});

test("a ticker with the same beginning is another company", () => {
  expect(companyOf("AB", found)).toBeUndefined();
});
