import type { ToolResult } from "@advisor/protocol/tool-result";
import { expect, test } from "vitest";
import { symbolsNamed } from "./symbols-named.ts";

const looked = (data: ToolResult["data"]): ToolResult => ({
  source_id: "tool:positions_list:v1",
  as_of: "2026-01-15T00:00:00Z",
  provider: "brokerage",
  delay: "eod",
  simulated: true,
  data,
});

test("an answer's symbols are those that it names and that were looked up, each once", () => {
  const results = [
    looked({ positions: [{ symbol: "AAPL" }, { symbol: "VOO" }, { symbol: "BRK.B" }] }),
    looked({ quotes: [{ symbol: "MSFT" }], symbol: "TSLA" }),
  ];
  expect(symbolsNamed("VOO leads BRK.B and MSFT. ETF, VOO-.", results)).toEqual([
    "VOO",
    "BRK.B",
    "MSFT",
  ]);
  expect(symbolsNamed("There are no positions.", results)).toEqual([]);
});
