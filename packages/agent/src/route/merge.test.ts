import { expect, test } from "vitest";
import { merged } from "./merge.ts";
import type { RoutedPart } from "./routed.ts";

const part = (
  intent: RoutedPart["intent"],
  params: RoutedPart["params"],
  text = intent as string,
) => ({
  intent,
  params,
  confidence: 0.9,
  assumed: [],
  text,
});

const shapes = (parts: readonly RoutedPart[]) =>
  merged(parts).map(({ intent, params, text }) => [intent, params, text]);

test("quotes are looked up together, positions one by one", () => {
  expect(
    shapes([part("quotes", { symbol: "AAPL" }, "a"), part("quotes", { symbols: ["MSFT"] }, "b")]),
  ).toEqual([["quotes", { symbols: ["AAPL", "MSFT"] }, "a b"]]);
  expect(shapes([part("positions", { symbols: ["AAPL", "MSFT"] })])).toEqual([
    ["positions", { symbol: "AAPL" }, "positions"],
    ["positions", { symbol: "MSFT" }, "positions"],
  ]);
});

test("a quote of a symbol is part of how the symbol has done", () => {
  const one = [
    part("quotes", { symbol: "AAPL" }, "a"),
    part("symbol_performance", { symbol: "AAPL" }, "b"),
  ];
  expect(shapes(one)).toEqual([["symbol_performance", { symbol: "AAPL" }, "a b"]]);
  const named = [part("quotes", { symbol: "AAPL" }, "its price today"), ...one.slice(1)];
  expect(shapes(named)).toHaveLength(2);
  const two = [part("quotes", { symbol: "MSFT" }), part("symbol_performance", { symbol: "AAPL" })];
  expect(shapes(two)).toHaveLength(2);
});

test("both sides, both directions and both kinds of cash are one question", () => {
  expect(
    shapes([part("activity", { side: "BUY" }, "a"), part("activity", { side: "SELL" }, "b")]),
  ).toEqual([["activity", {}, "a b"]]);
  expect(
    shapes([
      part("transfers", { type: "deposit" }, "a"),
      part("transfers", { type: "withdrawal" }, "b"),
    ]),
  ).toEqual([["transfers", {}, "a b"]]);
  expect(
    shapes([
      part("cash_balance", { cash: "settled" }, "a"),
      part("cash_balance", { cash: "unsettled" }, "b"),
    ]),
  ).toEqual([["cash_balance", { cash: "both" }, "a b"]]);
});

test("the last of each is no last of both", () => {
  const each = [
    part("transfers", { type: "deposit", limit: 1 }, "a"),
    part("transfers", { type: "withdrawal", limit: 1 }, "b"),
  ];
  expect(shapes(each)).toEqual([
    ["transfers", { type: "deposit", limit: 1 }, "a"],
    ["transfers", { type: "withdrawal", limit: 1 }, "b"],
  ]);
});

test("what differs in more stays apart, what is the same is asked once", () => {
  const apart = [
    part("positions_list", { asset_class: "etf" }),
    part("positions_list", { asset_class: "stocks" }),
  ];
  expect(shapes(apart)).toHaveLength(2);
  expect(shapes([part("account_value", {}, "a"), part("account_value", {}, "a")])).toEqual([
    ["account_value", {}, "a"],
  ]);
});

test("what points back and says no more than the part before is the same question", () => {
  const sent = part("transfers", { type: "deposit", from: "2026-01-12" }, "I sent money on Monday");
  const there = part("transfers", { type: "deposit" }, "has it arrived");
  expect(merged([sent, there]).map(({ params }) => params)).toEqual([
    { type: "deposit", from: "2026-01-12" },
  ]);
});

test("of three that are asked for by name the price is one", () => {
  const asked = [
    part("quotes", { symbol: "PM" }, "current price"),
    part("positions", { symbol: "PM" }, "our average cost"),
    part("symbol_performance", { symbol: "PM" }, "the gain in dollars"),
  ];
  expect(merged(asked)).toHaveLength(3);
  expect(merged([asked[2], asked[0]].filter((one) => one !== undefined))).toHaveLength(1);
});
