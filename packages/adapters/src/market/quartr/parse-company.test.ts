import { expect, test } from "vitest";
import { findCompany, QuartrCompanies, withoutExchangeSuffix } from "./parse-company.ts";

const company = (id: number, country: string, ticker: string, exchange: string) => ({
  id,
  name: `Company ${id}`,
  displayName: `Company ${id}`,
  country,
  tickers: [{ ticker, exchange }],
  isins: [],
});
const found = QuartrCompanies.parse({
  data: [
    company(1, "SE", "ABC", "STO"),
    company(2, "US", "ABC", "NYSE"),
    company(3, "IN", "RELIANCE", "NSE"),
    company(4, "US", "ABCD", "NYSE"),
  ],
  pagination: { nextCursor: null },
});

test("the US company wins among companies with the same ticker", () => {
  expect(findCompany("ABC", found)?.id).toBe(2);
});

test("a suffix names the exchange", () => {
  expect(findCompany("RELIANCE.NS", found)?.id).toBe(3);
  expect(findCompany("RELIANCE.BO", found)).toBeUndefined();
  expect([withoutExchangeSuffix("RELIANCE.NS"), withoutExchangeSuffix("BRK.B")]).toEqual([
    "RELIANCE",
    "BRK.B",
  ]);
});

test("a ticker with the same beginning is another company", () => {
  expect(findCompany("AB", found)).toBeUndefined();
});
