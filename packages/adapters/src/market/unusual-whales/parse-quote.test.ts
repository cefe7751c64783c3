import { expect, test } from "vitest";
import { parseQuote, UnusualWhalesStockInfo, UnusualWhalesStockState } from "./parse-quote.ts";

const info = {
  full_name: "APPLE",
  issue_type: "Common Stock",
  marketcap: "2776014233920",
  sector: "Technology",
  symbol: "AAPL",
};
const state = {
  close: "56.79",
  high: "57.10",
  low: "55.50",
  market_time: "postmarket",
  open: "56.00",
  prev_close: "55.69",
  tape_time: "2026-11-20 20:11:00+00:00",
  total_volume: 13774488,
  volume: 500000,
};
const read = (info: unknown, last: unknown) =>
  parseQuote(
    "AAPL",
    UnusualWhalesStockInfo.parse({ data: info }),
    UnusualWhalesStockState.parse({ data: last }),
  );

test("info and state become a quote, with the change from the previous close", () => {
  expect(read(info, state)).toEqual({
    security: {
      symbol: "AAPL",
      name: "APPLE",
      exchange: null,
      kind: "stock",
      currency: "USD",
      sector: "Technology",
      issuer_id: null,
      asset_class: null,
    },
    quote: {
      symbol: "AAPL",
      price: "56.79",
      previous_close: "55.69",
      change_pct: "1.97521997",
      volume: 13774488,
      day_low: "55.5",
      day_high: "57.1",
      year_low: null,
      year_high: null,
      market_cap: "2776014233920",
      currency: "USD",
      as_of: "2026-11-20T20:11:00.000Z",
    },
  });
});

test("without a last trade there is no quote", () => {
  expect(read(info, { ...state, close: null })).toBeUndefined();
  expect(read(null, state)).toBeUndefined();
  expect(read(info, null)).toBeUndefined();
});

test("without a previous close the change is null", () => {
  expect(read(info, { ...state, prev_close: null })?.quote.change_pct).toBeNull();
});
