import { Bar } from "@advisor/domain/market/bar";
import * as Security from "@advisor/domain/security";
import { expect, test } from "vitest";
import * as z from "zod";
import { parseBars, parseQuote, YahooChart } from "./chart.ts";

const meta = {
  currency: "USD",
  symbol: "AAPL",
  exchangeName: "NMS",
  fullExchangeName: "NasdaqGS",
  instrumentType: "EQUITY",
  regularMarketTime: 1_795_208_400,
  gmtoffset: -18_000,
  regularMarketPrice: 271.489990234375,
  chartPreviousClose: 268.0,
  regularMarketVolume: 45_677_000,
  regularMarketDayLow: 267.5,
  regularMarketDayHigh: 272.25,
  fiftyTwoWeekLow: 169.2100067138672,
  fiftyTwoWeekHigh: 277.32,
  longName: "Apple Inc.",
  shortName: "Apple Inc.",
  priceHint: 2,
};

const chart = (changed: object, rest: object = { indicators: { quote: [{}] } }): YahooChart =>
  YahooChart.parse({
    chart: { result: [{ meta: { ...meta, ...changed }, ...rest }], error: null },
  });

test("a one-day chart becomes a quote", () => {
  expect(parseQuote("AAPL", chart({}))).toEqual({
    security: {
      symbol: "AAPL",
      name: "Apple Inc.",
      exchange: "NasdaqGS",
      kind: "stock",
      currency: "USD",
      sector: null,
      issuer_id: null,
      asset_class: null,
    },
    quote: {
      symbol: "AAPL",
      price: "271.49",
      previous_close: "268",
      change_pct: "1.3022",
      volume: 45_677_000,
      day_low: "267.5",
      day_high: "272.25",
      year_low: "169.21",
      year_high: "277.32",
      market_cap: null,
      currency: "USD",
      as_of: "2026-11-20T21:00:00.000Z",
    },
  });
});

test("fields missing from the chart are null, and no change is invented", () => {
  const bare = chart({
    chartPreviousClose: undefined,
    regularMarketVolume: null,
    regularMarketDayLow: null,
    regularMarketDayHigh: undefined,
    fiftyTwoWeekLow: null,
    fiftyTwoWeekHigh: null,
    longName: null,
    shortName: null,
  });
  expect(parseQuote("AAPL", bare)).toMatchObject({
    security: { name: "AAPL" },
    quote: { previous_close: null, change_pct: null, volume: null, day_low: null, year_high: null },
  });
});

test("prices in pence are converted to pounds", () => {
  const found = parseQuote(
    "VOD.L",
    chart({ currency: "GBp", regularMarketPrice: 92.5, chartPreviousClose: 90 }),
  );
  expect(found).toMatchObject({
    security: { currency: "GBP" },
    quote: { price: "0.925", previous_close: "0.9", currency: "GBP", change_pct: "2.7778" },
  });
});

test("a currency pair is not a quote", () => {
  expect(parseQuote("EURUSD=X", chart({ instrumentType: "CURRENCY" }))).toBeUndefined();
});

test("a quote matches its schema", () => {
  const Quoted = z.object({ security: Security.Info, quote: Security.Quote });
  expect(Quoted.safeParse(parseQuote("AAPL", chart({}))).success).toBe(true);
});

test("daily bars are newest first, dated by the exchange's day, without empty days", () => {
  const quote = {
    open: [265.0, null, 268.11],
    high: [266.5, null, 270.0],
    low: [264.0, null, 267.0],
    close: [266.25, null, 269.99],
    volume: [41_000_000, null, null],
  };
  const timestamp = [1_795_012_200, 1_795_098_600, 1_795_185_000];
  const found = parseBars(chart({}, { timestamp, indicators: { quote: [quote] } }));
  expect(found).toEqual([
    { at: "2026-11-20", open: "268.11", high: "270", low: "267", close: "269.99", volume: null },
    {
      at: "2026-11-18",
      open: "265",
      high: "266.5",
      low: "264",
      close: "266.25",
      volume: 41_000_000,
    },
  ]);
  expect(z.array(Bar).safeParse(found).success).toBe(true);
});

test("a chart without days has no bars", () => {
  expect(parseBars(chart({}))).toEqual([]);
});

test("a price of 0 gives no quote", () => {
  expect(parseQuote("AAPL", chart({ regularMarketPrice: 0 }))).toBeUndefined();
});

test("of two bars of one day the later counts, in whatever order they come", () => {
  const quote = {
    open: [268, 265, 267],
    high: [270, 266, 271],
    low: [267, 264, 266],
    close: [269.99, 265.5, 270.5],
    volume: [9, 5, 12],
  };
  // The last trade of 20 November, the 19th, and the close of the 20th.
  const timestamp = [1_795_185_000, 1_795_098_600, 1_795_208_400];
  const found = parseBars(chart({}, { timestamp, indicators: { quote: [quote] } }));
  expect(found.map(({ at, close }) => [at, close])).toEqual([
    ["2026-11-20", "270.5"],
    ["2026-11-19", "265.5"],
  ]);
});

test("columns that end early give no bars for the days that they lack", () => {
  const quote = { open: [265], high: [266], low: [264], close: [265.5], volume: [5] };
  const timestamp = [1_795_098_600, 1_795_185_000];
  const found = parseBars(chart({}, { timestamp, indicators: { quote: [quote] } }));
  expect(found.map(({ at }) => at)).toEqual(["2026-11-19"]);
});
