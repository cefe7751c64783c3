import { expect, test } from "vitest";
import { dashedSymbol } from "./symbol.ts";

test.each([
  ["BRK.B", "BRK-B"],
  ["VOD.L", "VOD.L"],
  ["RELIANCE.NS", "RELIANCE.NS"],
  ["AAPL", "AAPL"],
])("%s is written %s", (symbol, written) => {
  expect(dashedSymbol(symbol)).toBe(written);
});
