import { expect, test } from "vitest";
import { tradesOfClass } from "./trades-of-class.ts";

const trade = (symbol: string) => ({
  account: "Brokerage",
  timestamp: "2026-01-02T10:00:00Z",
  symbol,
  side: "BUY" as const,
  quantity: 1,
  price: 10,
});
const trades = ["VOO", "AAPL", "BND", "VMFXX", "ZZZZQ"].map(trade);
const symbols = (asset_class: "etf" | "stocks" | "bonds" | "funds") =>
  tradesOfClass(trades, { asset_class }).trades.map(({ symbol }) => symbol);

test("trades are of a class by what their symbol is, and bond funds are bonds", () => {
  expect(symbols("etf")).toEqual(["VOO", "BND"]);
  expect(symbols("stocks")).toEqual(["AAPL"]);
  expect(symbols("bonds")).toEqual(["BND"]);
  expect(symbols("funds")).toEqual(["VMFXX"]);
});

test("what is of no known class is named, where a class was asked for or left out", () => {
  const named = " What ZZZZQ is has no record, so it was not counted as one of a class.";
  expect(tradesOfClass(trades, { asset_class: "etf" }).unknown).toBe(named);
  expect(tradesOfClass(trades, { without: { asset_classes: ["etf"] } }).unknown).toBe(named);
  expect(tradesOfClass(trades, {})).toMatchObject({ unknown: "", trades });
});
