import { expect, test } from "vitest";
import { etf } from "./etf.ts";

test("the view of a fund shows the holdings that were looked up for its ticker", () => {
  expect(etf.resultsOf?.({ ticker: "VOO" })).toEqual([
    { tool: "get_etf_holdings", input: { symbol: "VOO" } },
  ]);
});
