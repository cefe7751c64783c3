import { expect, test } from "vitest";
import { FmpProfiles, FmpQuotes, quoteWithoutProfile, quoteWithProfile } from "./parse-quote.ts";

const quoteRow = {
  symbol: "BRK-B",
  name: "Berkshire Hathaway Inc.",
  price: 512.25,
  changePercentage: -0.41,
  change: -2.11,
  volume: 3811200,
  dayLow: 510.1,
  dayHigh: 515,
  yearHigh: 542.07,
  yearLow: 455.19,
  marketCap: 1105000000000,
  priceAvg50: 500.2,
  exchange: "NYSE",
  open: 513,
  previousClose: 514.36,
  timestamp: 1795208400,
};
const quote = {
  symbol: "BRK.B",
  price: "512.25",
  previous_close: "514.36",
  change_pct: "-0.41",
  volume: 3811200,
  day_low: "510.1",
  day_high: "515",
  year_low: "455.19",
  year_high: "542.07",
  market_cap: "1105000000000",
  currency: "USD",
  as_of: "2026-11-20T21:00:00.000Z",
};

const rows = (row: object) => FmpQuotes.parse([row]);
const profile = (given: object) =>
  FmpProfiles.parse([
    { companyName: "Berkshire", currency: "USD", sector: "Financial Services", ...given },
  ]);

const withProfile = (row: object, given: object) => {
  const [one] = rows(row);
  const [known] = profile(given);
  return one && known && quoteWithProfile("BRK.B", one, known);
};
const without = (row: object) => rows(row).map((one) => quoteWithoutProfile("BRK.B", one))[0];

test("a quote keeps the requested symbol, with the profile's kind and sector", () => {
  expect(withProfile(quoteRow, { isEtf: false, isFund: false })).toEqual({
    security: {
      symbol: "BRK.B",
      name: "Berkshire Hathaway Inc.",
      exchange: "NYSE",
      kind: "stock",
      currency: "USD",
      sector: "Financial Services",
      issuer_id: null,
      asset_class: null,
    },
    quote,
  });
});

test("the profile determines the kind of security", () => {
  expect(withProfile(quoteRow, { isEtf: true })?.security.kind).toBe("etf");
  expect(withProfile(quoteRow, { isFund: true })?.security.kind).toBe("mutual_fund");
  expect(withProfile({ ...quoteRow, symbol: "^GSPC" }, {})?.security.kind).toBe("index");
});

test("without a profile the kind is null and the exchange implies the currency", () => {
  expect(without(quoteRow)).toMatchObject({ security: { kind: null, sector: null }, quote });
  expect(without({ ...quoteRow, exchange: "NSE" })?.quote.currency).toBe("INR");
});

test("a quote without a currency, price or time is dropped", () => {
  expect(without({ ...quoteRow, exchange: "LSE" })).toBeUndefined();
  expect(without({ ...quoteRow, price: null })).toBeUndefined();
  expect(without({ ...quoteRow, timestamp: null })).toBeUndefined();
});
