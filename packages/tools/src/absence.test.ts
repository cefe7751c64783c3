import { expect, test } from "vitest";
import { absentRow, notFoundReason, notFoundResult } from "./absence.ts";
import { simulated, sourced, symbols } from "./market.fixture.ts";

test("an unknown symbol is reported with suggestions", async () => {
  expect(await absentRow("AAPK", "Never said.", symbols)).toEqual({
    symbol: "AAPK",
    reason: "AAPK is not on file.",
    suggestions: ["AAPL", "AMD"],
  });
});

test("for a known symbol, what is missing is stated, without suggestions", async () => {
  expect(await absentRow("AAPL", "No options of AAPL.", symbols)).toEqual({
    symbol: "AAPL",
    reason: "No options of AAPL.",
    suggestions: [],
  });
});

test("the searched directory and the failed providers are named", async () => {
  const { source, failed } = sourced(null);
  const directory = { ...symbols, suggest: async () => sourced(["AAPL"]) };
  expect(await notFoundResult({ trades: [] }, "X", "Never said.", directory)).toEqual({
    source,
    failed,
    data: { trades: [], found: false, reason: "X is not on file.", suggestions: ["AAPL"] },
  });
});

test("without a close match nothing is suggested", async () => {
  const empty = { ...symbols, suggest: async () => simulated([]) };
  const { known, suggestions } = await notFoundReason("ZZZZZ", "Never said.", empty);
  expect({ known, suggestions }).toEqual({ known: false, suggestions: [] });
});
