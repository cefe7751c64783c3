import type * as Security from "@advisor/domain/security";
import { expect, test } from "vitest";
import { failed, invalid, noLimits, signal, sourced, symbols } from "../../market.fixture.ts";
import { runTool } from "../../run-tool.ts";
import { searchTickers } from "./search-tickers.ts";

const apple: Security.Info = {
  symbol: "AAPL",
  name: "Apple Inc.",
  exchange: "NASDAQ",
  kind: "stock",
  currency: "USD",
  sector: "Technology",
  issuer_id: "iss_aapl",
  asset_class: "us_equity",
};
const bare: Security.Info = {
  ...apple,
  symbol: "APLE",
  name: "Apple Hospitality REIT",
  exchange: "NYSE",
  sector: null,
  issuer_id: null,
  asset_class: null,
};

const asked: unknown[] = [];
const run = (raw: unknown, rows = [apple, bare]) =>
  runTool(
    searchTickers,
    raw,
    {
      symbols: {
        ...symbols,
        search: async (text, limit) => {
          asked.push([text, limit]);
          return sourced(rows);
        },
      },
    },
    signal,
  );

test("matches are listed best first, with null for fields the directory lacks", async () => {
  expect(await run({ query: " apple " })).toMatchInlineSnapshot(`
    {
      "highlight_ids": [],
      "result": {
        "as_of": "2026-11-20",
        "data": {
          "failed_providers": [
            {
              "provider": "fmp",
              "reason": "rate_limited",
            },
          ],
          "matches": [
            {
              "asset_class": "us_equity",
              "currency": "USD",
              "exchange": "NASDAQ",
              "kind": "stock",
              "name": "Apple Inc.",
              "sector": "Technology",
              "symbol": "AAPL",
            },
            {
              "asset_class": null,
              "currency": "USD",
              "exchange": "NYSE",
              "kind": "stock",
              "name": "Apple Hospitality REIT",
              "sector": null,
              "symbol": "APLE",
            },
          ],
          "more": false,
          "query": "apple",
          "reason": null,
          "suggestions": [],
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:search_tickers:v1",
      },
      "shown": {
        "as_of": "2026-11-20",
        "data": {
          "failed_providers": [
            {
              "provider": "fmp",
              "reason": "rate_limited",
            },
          ],
          "matches": [
            {
              "asset_class": "us_equity",
              "currency": "USD",
              "exchange": "NASDAQ",
              "kind": "stock",
              "name": "Apple Inc.",
              "sector": "Technology",
              "symbol": "AAPL",
            },
            {
              "asset_class": null,
              "currency": "USD",
              "exchange": "NYSE",
              "kind": "stock",
              "name": "Apple Hospitality REIT",
              "sector": null,
              "symbol": "APLE",
            },
          ],
          "more": false,
          "query": "apple",
          "reason": null,
          "suggestions": [],
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:search_tickers:v1",
      },
      "view": null,
    }
  `);
  expect(asked.at(-1)).toEqual(["apple", 11]);
});

test("the result states when more tickers match than are listed", async () => {
  expect((await run({ query: "apple", limit: 1 })).result.data).toMatchObject({
    matches: [{ symbol: "AAPL" }],
    more: true,
  });
});

test("a search text without a match is answered with suggestions", async () => {
  expect((await run({ query: "aplpe" }, [])).result.data).toEqual({
    query: "aplpe",
    matches: [],
    more: false,
    reason: "No ticker matches.",
    failed_providers: failed,
    suggestions: ["AAPL", "AMD"],
  });
});

test("invalid texts and limits are refused, and text that looks like code is treated as text", async () => {
  for (const query of ["", "   ", "x".repeat(101), 7, null, ["apple"], {}])
    await expect(run({ query })).rejects.toMatchObject(invalid);
  for (const limit of noLimits)
    await expect(run({ query: "apple", limit })).rejects.toMatchObject(invalid);
  await run({ query: "'; DROP TABLE x; --" });
  expect(asked.at(-1)).toEqual(["'; DROP TABLE x; --", 11]);
});
