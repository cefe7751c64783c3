import { fmpProvider } from "@advisor/adapters/market/fmp/fmp";
import { describe, expect, test } from "vitest";
import { withProvider, world } from "./provider-server.ts";

const server = withProvider();
const open = () => fmpProvider({ ...world(), key: "fmp-key", base: server.base() });
const profile = { companyName: "Apple Inc.", currency: "USD", sector: "Technology", isEtf: false };
const all = { from: null, to: null, limit: 10 };

describe("answers about another company", () => {
  const quote = { name: "A fund", price: 10.5, timestamp: 1795208400 };
  const trade = {
    ...{ filingDate: "2026-11-18", disclosureDate: "2026-11-18", transactionDate: "2026-11-16" },
    ...{ type: "Purchase", amount: "$1,001 - $15,000", firstName: "Jo", lastName: "Doe" },
  };
  const holder = { investorName: "Big", date: "2026-06-30", sharesNumber: 5 };
  const weight = { asset: "AAPL", name: "Apple", weightPercentage: 7, updatedAt: "2026-11-19" };
  const answers = (symbol: string) => ({
    "/quote": [{ ...quote, symbol }],
    "/profile": [{ ...profile, symbol }],
    "/ratios-ttm": [{ symbol, priceToEarningsRatioTTM: 30 }],
    "/key-metrics-ttm": [{ symbol, marketCap: 5 }],
    "/etf/info": [{ symbol, name: "A fund" }],
    "/etf/holdings": [{ ...weight, symbol }],
    "/senate-trades": [{ ...trade, symbol }],
    "/house-trades": [{ ...trade, symbol }],
    "/institutional-ownership/extract-analytics/holder": [{ ...holder, symbol }],
    "/shares-float": [{ symbol, outstandingShares: 100 }],
  });
  const asked = async () => {
    const market = open();
    return [
      await market.quotes.get("SPY"),
      await market.fundamentals.get("SPY"),
      await market.funds.get("SPY"),
      await market.owners.list("SPY", 5),
      await market.congress.list("SPY", all),
    ].map((answer) => answer !== undefined);
  };

  test("are not returned as the one that was asked for", async () => {
    server.routes(answers("SPY"));
    expect(await asked()).toEqual([true, true, true, true, true]);
    server.routes(answers("QQQ"));
    expect(await asked()).toEqual([false, false, false, false, false]);
  });
});

test("amounts of unknown unit are null where a price is in pence", async () => {
  server.routes({
    "/profile": [{ ...profile, currency: "GBp" }],
    "/ratios-ttm": [{ netIncomePerShareTTM: 0.3, priceToEarningsRatioTTM: 30 }],
    "/key-metrics-ttm": [{ marketCap: 5 }],
  });
  expect((await open().fundamentals.get("VOD.L"))?.value).toMatchObject({
    ...{ currency: "GBP", eps: null, market_cap: null, pe_ratio: "30" },
  });
});

test("a call of another company or year is no transcript", async () => {
  const dates = [{ symbol: "AAPL", quarter: 3, fiscalYear: 2026, date: "2026-07-30" }];
  const read = async (document: object) => {
    server.routes({
      "/earning-call-transcript-dates": dates,
      "/earning-call-transcript": [{ content: "Operator: Good day.", ...document }],
    });
    return (await open().transcripts.get("AAPL", "2026Q3")) !== undefined;
  };
  expect([
    await read({ symbol: "AAPL", year: 2026 }),
    await read({ symbol: "MSFT", year: 2026 }),
    await read({ symbol: "AAPL", year: 2025 }),
  ]).toEqual([true, false, false]);
});
