import type { Instrument } from "@advisor/domain/market/instrument";
import { expect, test } from "vitest";
import { searchInstruments, toSearchable } from "./search-instruments.ts";

const instrument = (given: Partial<Instrument>): Instrument => ({
  security_id: "1",
  segment: "NSE_EQ",
  type: "EQUITY",
  symbol: "RELIANCE",
  name: "Reliance Industries",
  trading_symbol: given.symbol ?? "RELIANCE",
  underlying: null,
  isin: null,
  lot_size: 1,
  ...given,
});
const master = [
  instrument({ symbol: "NIFTY", name: "Nifty 50", segment: "IDX_I", type: "INDEX" }),
  instrument({ symbol: "RPOWER", name: "Reliance Power" }),
  instrument({ symbol: "RELIANCE" }),
  instrument({ symbol: "RELIANCE", segment: "BSE_EQ" }),
  instrument({ symbol: "NIFTYBEES", name: "Nippon Nifty BeES", type: "FUND" }),
  instrument({
    symbol: "RELIANCE-Nov2026-FUT",
    name: "RELIANCE NOV FUT",
    underlying: "RELIANCE",
    segment: "NSE_FNO",
    type: "FUTSTK",
  }),
].map(toSearchable);
const found = (text: string, given: object = {}) =>
  searchInstruments(master, { text, type: null, segment: null, limit: 10, ...given }).map(
    ({ symbol, segment }) => `${segment} ${symbol}`,
  );

test("exact matches come before partial ones, and cash before derivatives", () => {
  expect(found("reliance")).toEqual([
    "NSE_EQ RELIANCE",
    "BSE_EQ RELIANCE",
    "NSE_FNO RELIANCE-Nov2026-FUT",
    "NSE_EQ RPOWER",
  ]);
});

test("segment, type and limit narrow the search", () => {
  expect(found("reliance", { segment: "BSE_EQ" })).toEqual(["BSE_EQ RELIANCE"]);
  expect(found("reliance", { type: "FUTSTK" })).toEqual(["NSE_FNO RELIANCE-Nov2026-FUT"]);
  expect(found("reliance", { limit: 1 })).toEqual(["NSE_EQ RELIANCE"]);
});

test("equity segments do not include funds unless they are requested", () => {
  expect(found("nifty", { segment: "NSE_EQ" })).toEqual([]);
  expect(found("nifty", { segment: "NSE_EQ", type: "FUND" })).toEqual(["NSE_EQ NIFTYBEES"]);
  expect(found("nifty")).toEqual(["IDX_I NIFTY", "NSE_EQ NIFTYBEES"]);
});

test("all words must match, in any order", () => {
  expect(found("power reliance")).toEqual(["NSE_EQ RPOWER"]);
  expect(found("tata")).toEqual([]);
});
