import { expect, test } from "vitest";
import { dashedSymbol, isSameSymbol } from "./symbol.ts";

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
