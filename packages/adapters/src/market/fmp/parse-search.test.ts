import { expect, test } from "vitest";
import { FmpMatches, parseSecurities } from "./parse-search.ts";

test("a symbol found twice is listed once, and one that is quoted in pence is in pounds, as its quote is", () => {
  const apple = {
    symbol: "AAPL",
    name: "Apple Inc.",
    currency: "USD",
    exchangeFullName: "NASDAQ Global Select",
    exchange: "NASDAQ",
  };
  const london = { ...apple, symbol: "APPL.L", currency: "GBp", exchange: "LSE" };
  expect(parseSecurities(FmpMatches.parse([apple, london, apple]))).toEqual([
    {
      symbol: "AAPL",
      name: "Apple Inc.",
      exchange: "NASDAQ",
      kind: null,
      currency: "USD",
      sector: null,
      issuer_id: null,
      asset_class: null,
    },
    expect.objectContaining({ symbol: "APPL.L", exchange: "LSE", currency: "GBP" }),
  ]);
});
