import type { ToolResult } from "@advisor/protocol/tool-result";
import { expect, test } from "vitest";
import { placeNamed, symbolsNamed } from "./symbols-named.ts";

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

test("an answer's place is the only account that it names", () => {
  const results = [looked({ trades: [{ account: "Reserve" }, { account: "Endowment" }] })];
  expect(placeNamed("BUY 5 AAPL (Reserve)", results)).toBe("Reserve");
  expect(placeNamed("Reserve and Endowment", results)).toBeUndefined();
  expect(placeNamed("There were no trades.", results)).toBeUndefined();
});

test("the account that is ranked first is the place, though the rows name all", () => {
  const all = { account: "all", accounts: [{ account: "Reserve" }, { account: "Endowment" }] };
  const text = "The smallest account is Reserve, $10.00. In all: | Endowment | $90.00 |";
  expect(placeNamed(text, [looked(all)])).toBe("Reserve");
});
