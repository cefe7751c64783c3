import { expect, test } from "vitest";
import { AlphaVantageMatches, parseSecurities } from "./parse-search.ts";

test("matches become securities without an exchange", () => {
  expect(
    parseSecurities(
      AlphaVantageMatches.parse({
        bestMatches: [
          {
            "1. symbol": "VOO",
            "2. name": "Vanguard S&P 500 ETF",
            "3. type": "ETF",
            "4. region": "United States",
            "8. currency": "USD",
            "9. matchScore": "1.0000",
          },
          { "1. symbol": "VOO.LON", "2. name": "No currency", "3. type": "Equity" },
        ],
      }),
    ),
  ).toEqual([
    {
      symbol: "VOO",
      name: "Vanguard S&P 500 ETF",
      exchange: null,
      kind: "etf",
      currency: "USD",
      sector: null,
      issuer_id: null,
      asset_class: null,
    },
  ]);
});

test("a search without matches is not a failure", () => {
  expect(parseSecurities(AlphaVantageMatches.parse({ bestMatches: [] }))).toEqual([]);
});
