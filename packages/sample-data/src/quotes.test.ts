import { decimal } from "@advisor/domain/decimal";
import * as Security from "@advisor/domain/security";
import { expect, test } from "vitest";
import { d11 } from "./households/d11.ts";
import { barsOf } from "./market/bars.ts";
import { quoteOf } from "./market/quote.ts";
import { quotes } from "./quotes.ts";
import { listings, securities } from "./securities.ts";

const quoteBySymbol = new Map(quotes().map((quote) => [quote.symbol, quote]));

test("securities and quotes are valid, one of each for a symbol", () => {
  expect(securities.map((one) => Security.Info.parse(one))).toEqual(securities);
  expect(quotes().map((one) => Security.Quote.parse(one))).toEqual(quotes());
  expect([...quoteBySymbol.keys()]).toEqual(securities.map((one) => one.symbol));
  expect(quoteBySymbol.size).toBe(securities.length);
});

test("every symbol is a valid ticker", () => {
  expect(securities.map((one) => Security.Ticker.parse(one.symbol))).toEqual(
    securities.map((one) => one.symbol),
  );
});

test("the quotes are the same on every run", () => {
  expect(listings.map((listing) => quoteOf(listing, barsOf(listing)))).toEqual(quotes());
  expect(quoteBySymbol.get("AAPL")).toMatchInlineSnapshot(`
    {
      "as_of": "2026-11-20T21:00:00Z",
      "change_pct": "-1.47",
      "currency": "USD",
      "day_high": "218.29",
      "day_low": "213.30",
      "market_cap": "3188600000000",
      "previous_close": "217.20",
      "price": "214.00",
      "symbol": "AAPL",
      "volume": 71445500,
      "year_high": "236.50",
      "year_low": "185.72",
    }
  `);
});

test("funds on one index move alike, and a threefold leveraged fund three times as much", () => {
  const moves = ["SPY", "VOO", "QQQ", "TQQQ"].map((one) =>
    Number(quoteBySymbol.get(one)?.change_pct),
  );
  const [spy = 0, voo = 0, qqq = 0, tqqq = 0] = moves;
  expect(voo).toBeCloseTo(spy, 1);
  expect(tqqq / qqq).toBeCloseTo(3, 0);
});

test("a money market fund stays at one dollar", () => {
  expect(quoteBySymbol.get("VMFXX")).toMatchObject({
    price: "1.00",
    previous_close: "1.00",
    change_pct: "0.00",
    day_low: "1.00",
    year_high: "1.00",
  });
});

test.each(quotes().map((quote) => [quote.symbol, quote] as const))(
  "%s lies inside its ranges and its change follows from the prices",
  (_, { price, previous_close, change_pct, day_low, day_high, year_low, year_high }) => {
    const path = [year_low, day_low, price, day_high, year_high].map(Number);
    expect(path).toEqual(path.toSorted((a, b) => a - b));
    const ratio = decimal(price).div(previous_close ?? price);
    expect(ratio.minus(1).times(100).toFixed(2)).toBe(change_pct);
  },
);

test("the yearly range includes the prices of the brokerage statement", () => {
  for (const { symbol, price } of d11.snapshot.holdings) {
    const quote = quoteBySymbol.get(symbol ?? "");
    expect(Number(price?.amount)).toBeGreaterThanOrEqual(Number(quote?.year_low));
    expect(Number(price?.amount)).toBeLessThanOrEqual(Number(quote?.year_high));
  }
});
