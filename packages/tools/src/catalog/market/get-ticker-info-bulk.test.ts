import { expect, test } from "vitest";
import { failed, invalid, noTickers, signal, sourced, symbols } from "../../market.fixture.ts";
import type { QuotedSecurity } from "../../market-ports.ts";
import { runTool } from "../../run-tool.ts";
import { getTickerInfoBulk } from "./get-ticker-info-bulk.ts";

const quoted = (symbol: string, quote: Partial<QuotedSecurity["quote"]>): QuotedSecurity => ({
  security: {
    symbol,
    name: `${symbol} Inc.`,
    exchange: "NASDAQ",
    kind: "stock",
    currency: "USD",
    sector: null,
    issuer_id: null,
    asset_class: null,
  },
  quote: {
    symbol,
    price: "193.12",
    previous_close: null,
    change_pct: null,
    volume: null,
    day_low: null,
    day_high: null,
    year_low: null,
    year_high: null,
    market_cap: null,
    currency: "USD",
    as_of: "2026-11-20",
    ...quote,
  },
});

const asked: string[][] = [];
const quotes = {
  get: async () => undefined,
  many: async (named: string[]) => {
    asked.push(named);
    const apple = {
      previous_close: "191.02",
      change_pct: "1.1",
      volume: 0,
      market_cap: "2870000000000",
    };
    return sourced([quoted("MSFT", {}), quoted("AAPL", apple)]);
  },
};

const run = (raw: unknown) => runTool(getTickerInfoBulk, raw, { quotes, symbols }, signal);

test("found tickers keep the requested order, and the others are in not_found", async () => {
  const named = ["AAPL", "aapl", "AAPK", "MSFT", "AMD"];
  expect(await run({ symbols: named })).toMatchInlineSnapshot(`
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
          "not_found": [
            {
              "reason": "AAPK is not on file.",
              "suggestions": [
                "AAPL",
                "AMD",
              ],
              "symbol": "AAPK",
            },
            {
              "reason": "No quote of AMD is on file.",
              "suggestions": [],
              "symbol": "AMD",
            },
          ],
          "quotes": [
            {
              "as_of": "2026-11-20",
              "change_pct": 1.1,
              "currency": "USD",
              "market_cap": 2870000000000,
              "name": "AAPL Inc.",
              "previous_close": 191.02,
              "price": 193.12,
              "symbol": "AAPL",
              "volume": 0,
            },
            {
              "as_of": "2026-11-20",
              "change_pct": null,
              "currency": "USD",
              "market_cap": null,
              "name": "MSFT Inc.",
              "previous_close": null,
              "price": 193.12,
              "symbol": "MSFT",
              "volume": null,
            },
          ],
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_ticker_info_bulk:v1",
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
          "not_found": [
            {
              "reason": "AAPK is not on file.",
              "suggestions": [
                "AAPL",
                "AMD",
              ],
              "symbol": "AAPK",
            },
            {
              "reason": "No quote of AMD is on file.",
              "suggestions": [],
              "symbol": "AMD",
            },
          ],
          "quotes": [
            {
              "as_of": "2026-11-20",
              "change_pct": 1.1,
              "currency": "USD",
              "market_cap": 2870000000000,
              "name": "AAPL Inc.",
              "previous_close": 191.02,
              "price": 193.12,
              "symbol": "AAPL",
              "volume": 0,
            },
            {
              "as_of": "2026-11-20",
              "change_pct": null,
              "currency": "USD",
              "market_cap": null,
              "name": "MSFT Inc.",
              "previous_close": null,
              "price": 193.12,
              "symbol": "MSFT",
              "volume": null,
            },
          ],
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_ticker_info_bulk:v1",
      },
      "view": null,
    }
  `);
  expect(asked.at(-1)).toEqual(["AAPL", "AAPK", "MSFT", "AMD"]);
});

test("a list of only unknown tickers is answered, not refused", async () => {
  const { result } = await run({ symbols: ["AAPK"] });
  expect(result.data).toEqual({
    quotes: [],
    failed_providers: failed,
    not_found: [{ symbol: "AAPK", reason: "AAPK is not on file.", suggestions: ["AAPL", "AMD"] }],
  });
});

test("no ticker, more than 50 and invalid ones are refused", async () => {
  const many = Array.from({ length: 51 }, (_, index) => `T${index}`);
  for (const named of [[], many, "AAPL", { 0: "AAPL" }, ...noTickers.map((one) => ["AAPL", one])])
    await expect(run({ symbols: named })).rejects.toMatchObject(invalid);
});
