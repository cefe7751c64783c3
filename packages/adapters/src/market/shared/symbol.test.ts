import { expect, test } from "vitest";
import { dashedSymbol, isSameSymbol, requireSymbol, rowsAbout } from "./symbol.ts";

test.each([
  ["BRK.B", "BRK-B"],
  ["VOD.L", "VOD.L"],
  ["RELIANCE.NS", "RELIANCE.NS"],
  ["AAPL", "AAPL"],
])("%s is written %s", (symbol, written) => {
  expect(dashedSymbol(symbol)).toBe(written);
});

test("spellings of one symbol are the same, and other symbols are not", () => {
  expect(["BRK-B", "BRK/B", "brk.b", "BRKB"].every((one) => isSameSymbol(one, "BRK.B"))).toBe(true);
  expect(["BRK.A", "BRK", "^BRKB"].some((one) => isSameSymbol(one, "BRK.B"))).toBe(false);
});

test("an answer that names no security or the asked one is taken, and another is not found", () => {
  const named = (symbol: string | null | undefined) => () =>
    requireSymbol("yahoo", "BRK.B", symbol);
  for (const symbol of [null, undefined, "BRK-B"]) expect(named(symbol)).not.toThrow();
  expect(named("BRK-A")).toThrow("yahoo answered about another security than BRK.B.");
});

test("rows about others are dropped, and nothing else but them is no empty list", () => {
  const rows = (...symbols: (string | null)[]) => symbols.map((symbol) => ({ symbol }));
  expect(rowsAbout("fmp", "BRK.B", rows("BRK-B", "AAPL", null))).toEqual(rows("BRK-B", null));
  expect(rowsAbout("fmp", "BRK.B", [])).toEqual([]);
  expect(() => rowsAbout("fmp", "BRK.B", rows("AAPL"))).toThrow("another security than BRK.B");
});
