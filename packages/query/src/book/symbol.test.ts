import { expect, test } from "vitest";
import { normalSymbol, spellings } from "./symbol.ts";

test.each([
  [" msft ", "MSFT"],
  ["BRK-B", "BRK.B"],
  ["brk/b", "BRK.B"],
  ["BRK B", "BRK.B"],
  ["RELIANCE.NS", "RELIANCE.NS"],
  ["AAPL  261218C00235000", "AAPL261218C00235000"],
  ["Private_Harborview_IV", "private_harborview_iv"],
])("%s is spelled %s", (typed, spelled) => {
  expect(normalSymbol(typed)).toBe(spelled);
});

test("BRKB is BRK.B where that is on file, and a ticker of its own where it is not", () => {
  expect(spellings(["BRK-B", "AAPL"])("brkb")).toBe("BRK.B");
  expect(spellings(["AAPL"])("brkb")).toBe("BRKB");
});
