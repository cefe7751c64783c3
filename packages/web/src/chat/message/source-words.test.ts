import { expect, test } from "vitest";
import { providerWords, readingWords, sourceWords } from "./source-words.ts";

test("a source is named as an advisor would", () => {
  const household = { tool: "query_portfolio", provider: "household" };
  expect([
    sourceWords({ ...household, input: { dataset: "positions" } }),
    sourceWords({ ...household, input: { dataset: "of a later version" } }),
    sourceWords({ tool: "query_book", provider: "household", input: { dataset: "needs" } }),
    sourceWords({ tool: "get_ticker_info", provider: "fmp", about: "MSFT." }),
    sourceWords({ tool: "get_ticker_info", provider: "embedded", about: "" }),
    sourceWords({ tool: "their_own_tool", provider: "their_system" }),
  ]).toEqual([
    "Positions of the household",
    "Records of the household",
    "Cash needs of all households",
    "Quote (MSFT), FMP",
    "Quote, sample data",
    "Their own tool, Their system",
  ]);
  expect([readingWords("compare_to_ips"), providerWords("household")]).toEqual([
    "Policy check of the household",
    "Household records",
  ]);
});
