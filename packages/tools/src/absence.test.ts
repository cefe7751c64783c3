import { expect, test } from "vitest";
import { absentRow, notFoundReason, notFoundResult } from "./absence.ts";
import { simulated, sourced, symbols } from "./market.fixture.ts";

test("reports an unknown symbol with suggestions", async () => {
  expect(await absentRow("AAPK", "Never said.", symbols)).toEqual({
    symbol: "AAPK",
    reason: "AAPK is not on file.",
    suggestions: ["AAPL", "AMD"],
  });
});

test("of a known symbol it says what is missing, and suggests nothing else", async () => {
  expect(await absentRow("AAPL", "No options of AAPL.", symbols)).toEqual({
    symbol: "AAPL",
    reason: "No options of AAPL.",
    suggestions: [],
  });
});

test("it names the directory that was looked at and the providers that failed", async () => {
  const { source, failed } = sourced(null);
  const directory = { ...symbols, suggest: async () => sourced(["AAPL"]) };
  expect(await notFoundResult({ trades: [] }, "X", "Never said.", directory)).toEqual({
    source,
    failed,
    data: { trades: [], found: false, reason: "X is not on file.", suggestions: ["AAPL"] },
  });
});

test("a directory that knows nothing close suggests nothing", async () => {
  const empty = { ...symbols, suggest: async () => simulated([]) };
  const { known, suggestions } = await notFoundReason("ZZZZZ", "Never said.", empty);
  expect({ known, suggestions }).toEqual({ known: false, suggestions: [] });
});
