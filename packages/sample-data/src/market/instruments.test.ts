import { Instrument, InstrumentQuote } from "@advisor/domain/market/instrument";
import { expect, test } from "vitest";
import { allFacts } from "./facts.ts";
import { instrumentsOf } from "./instruments.ts";

const all = allFacts();
const listed = instrumentsOf(all);
const named = listed.map(
  (one) => [one.instrument.trading_symbol, one.instrument.segment, one] as const,
);

test("about fifty instruments are valid and have an id of their own in their segment", () => {
  expect(listed.length).toBe(50);
  expect(listed.map(({ instrument }) => Instrument.parse(instrument))).toEqual(
    listed.map(({ instrument }) => instrument),
  );
  const ids = listed.map(({ instrument }) => `${instrument.segment} ${instrument.security_id}`);
  expect(new Set(ids).size).toBe(ids.length);
});

test("indices and shares carry the ids of their exchange", () => {
  const id = (segment: string, symbol: string) =>
    listed.find(({ instrument }) => instrument.segment === segment && instrument.symbol === symbol)
      ?.instrument.security_id;
  expect([
    id("IDX_I", "NIFTY"),
    id("IDX_I", "BANKNIFTY"),
    id("IDX_I", "SENSEX"),
    id("NSE_EQ", "RELIANCE"),
    id("NSE_EQ", "TCS"),
    id("BSE_EQ", "RELIANCE"),
  ]).toEqual(["13", "25", "51", "2885", "11536", "500325"]);
});

test("every ISIN has the check digit that ISO 6166 asks for", () => {
  const isins = listed.flatMap(({ instrument }) => instrument.isin ?? []);
  expect(isins.length).toBeGreaterThan(30);
  expect(isins.filter((isin) => !checks(isin))).toEqual([]);
});

test("an index and its shares have the prices of the list of securities", () => {
  const price = (symbol: string) =>
    all.find(({ security }) => security.symbol === symbol)?.quote.price;
  const last = (segment: string, symbol: string) =>
    listed.find(({ instrument }) => instrument.segment === segment && instrument.symbol === symbol)
      ?.quote.last_price;
  expect(last("IDX_I", "NIFTY")).toBe(price("^NSEI"));
  expect(last("IDX_I", "SENSEX")).toBe(price("^BSESN"));
  expect(last("NSE_EQ", "RELIANCE")).toBe(price("RELIANCE.NS"));
});

test.each(named)("%s in %s: quote, daily and minute bars agree", (_, __, one) => {
  const { quote, bars, fives, minutes } = one;
  expect(InstrumentQuote.parse(quote)).toEqual(quote);
  const last = bars.at(-1);
  const day = {
    open: last?.open,
    high: last?.high,
    low: last?.low,
    close: last?.close,
    volume: last?.volume,
  };
  expect({ ...day, close: quote.last_price }).toEqual(day);
  expect([quote.open, quote.high, quote.low, quote.volume, quote.previous_close]).toEqual([
    day.open,
    day.high,
    day.low,
    day.volume,
    bars.at(-2)?.close,
  ]);
  expect(whole(minutes)).toEqual(day);
  expect(whole(fives.filter(({ at }) => at.startsWith("2026-11-20")))).toEqual(day);
});

test.each(named)(
  "%s in %s: minutes are in order and inside their ranges",
  (_, __, { fives, minutes }) => {
    for (const bars of [fives, minutes]) {
      const times = bars.map(({ at }) => at);
      expect(times).toEqual(times.toSorted());
      const outside = bars.filter(
        ({ open, high, low, close }) =>
          Math.max(Number(open), Number(close)) > Number(high) ||
          Math.min(Number(open), Number(close)) < Number(low),
      );
      expect(outside).toEqual([]);
    }
    expect(new Set(fives.map(({ at }) => at.slice(0, 10))).size).toBe(5);
  },
);

test("a future is dearer than its index, a call in the money worth more than the difference", () => {
  const last = (symbol: string) =>
    Number(listed.find(({ instrument }) => instrument.trading_symbol === symbol)?.quote.last_price);
  expect(last("NIFTY-Nov2026-FUT")).toBeGreaterThan(last("NIFTY"));
  expect(last("NIFTY-Nov2026-24500-PE")).toBeGreaterThan(24_500 - last("NIFTY-Nov2026-FUT"));
});

type Minutes = (typeof listed)[number]["minutes"];

function whole(bars: Minutes) {
  const volumes = bars.map(({ volume }) => volume);
  return {
    open: bars[0]?.open,
    high: Math.max(...bars.map(({ high }) => Number(high))).toFixed(2),
    low: Math.min(...bars.map(({ low }) => Number(low))).toFixed(2),
    close: bars.at(-1)?.close,
    volume: volumes.includes(null)
      ? null
      : volumes.reduce((sum, one) => (sum ?? 0) + (one ?? 0), 0),
  };
}

/** Checks the Luhn digit, with letters counting from A = 10. */
function checks(isin: string): boolean {
  const digits = [...isin].map((sign) => Number.parseInt(sign, 36)).join("");
  const total = [...digits].reverse().reduce((sum, sign, place) => {
    const digit = Number(sign) * (place % 2 === 1 ? 2 : 1);
    return sum + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return total % 10 === 0;
}
