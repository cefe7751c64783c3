import { decimal } from "@advisor/domain/decimal";
import { Bar } from "@advisor/domain/market/bar";
import { expect, test } from "vitest";
import { listingOf } from "../securities.ts";
import { barsOf } from "./bars.ts";
import { allFacts } from "./facts.ts";
import { tradingDays } from "./trading-days.ts";

const all = allFacts();
const bySymbol = new Map(all.map((facts) => [facts.security.symbol, facts]));
const named = all.map((facts) => [facts.security.symbol, facts] as const);

test.each(named)("the last bar of %s equals its quote", (_, { bars, quote }) => {
  const [before, last] = bars.slice(-2);
  expect({
    price: last?.close,
    previous_close: before?.close,
    day_low: last?.low,
    day_high: last?.high,
    volume: last?.volume,
    change_pct: decimal(last?.close ?? 0)
      .div(before?.close ?? 1)
      .minus(1)
      .times(100)
      .toFixed(2),
    year_low: Math.min(...bars.map(({ low }) => Number(low))).toFixed(2),
    year_high: Math.max(...bars.map(({ high }) => Number(high))).toFixed(2),
  }).toEqual({
    price: quote.price,
    previous_close: quote.previous_close,
    day_low: quote.day_low,
    day_high: quote.day_high,
    volume: quote.volume,
    change_pct: quote.change_pct,
    year_low: quote.year_low,
    year_high: quote.year_high,
  });
});

test.each(named)("%s trades once a trading day, inside each day's range", (_, facts) => {
  const { bars, security } = facts;
  const days = security.currency === "INR" ? tradingDays.indian : tradingDays.american;
  expect(bars.map(({ at }) => at)).toEqual(days);
  expect(bars.map((bar) => Bar.parse(bar))).toEqual(bars);
  const outside = bars.filter(({ open, high, low, close }) => {
    const [o, h, l, c] = [open, high, low, close].map(Number);
    return !(
      Number(l) > 0 &&
      Math.min(o ?? 0, c ?? 0) >= Number(l) &&
      Math.max(o ?? 0, c ?? 0) <= Number(h)
    );
  });
  expect(outside).toEqual([]);
});

test("no day moves more than a fifth", () => {
  const jumps = all.flatMap(({ bars, security }) =>
    bars.slice(1).flatMap(({ at, close }, index) => {
      const move = Number(close) / Number(bars[index]?.close) - 1;
      return Math.abs(move) > 0.2 ? [[security.symbol, at, move]] : [];
    }),
  );
  expect(jumps).toEqual([]);
});

test("the history contains the closes of the brokerage statement", () => {
  const closes = ["AAPL", "MSFT", "VOO", "TSLA"].map((symbol) =>
    bySymbol
      .get(symbol)
      ?.bars.filter(({ at }) => at === "2026-01-14" || at === "2026-01-15")
      .map(({ close }) => close),
  );
  expect(closes).toEqual([
    ["191.02", "193.12"],
    ["423.09", "420.55"],
    ["409.07", "412.34"],
    ["232.64", "238.22"],
  ]);
});

test("funds on one index move together all year", () => {
  const closesOf = (symbol: string) =>
    (bySymbol.get(symbol)?.bars ?? []).map(({ close }) => Number(close));
  const [spy, voo] = [closesOf("SPY"), closesOf("VOO")];
  const ratios = spy.map((close, at) => close / (voo[at] ?? 1));
  expect(Math.max(...ratios) - Math.min(...ratios)).toBeLessThan(0.001);
});

test("the bars are the same on every run", () => {
  expect(barsOf(listingOf("NVDA"))).toEqual(bySymbol.get("NVDA")?.bars);
});
