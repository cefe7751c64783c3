import { describe, expect, it } from "vitest";
import { signal, unexpected } from "../../household.fixture.ts";
import type { Ports } from "../../ports.ts";
import { runTool } from "../../run-tool.ts";
import { getTickerInfo } from "./get-ticker-info.ts";

const source = {
  as_of: "2026-11-20",
  provider: "embedded",
  delay: "eod",
  simulated: true,
} as const;
const quoted = {
  security: {
    symbol: "AAPL",
    name: "Apple",
    exchange: "XNAS",
    kind: "stock" as const,
    currency: "USD",
    sector: "technology",
    issuer_id: "iss_apple",
    asset_class: "us_equity",
  },
  quote: {
    symbol: "AAPL",
    price: "250.10",
    previous_close: "247.38",
    change_pct: "1.1",
    volume: 51_000_000,
    day_low: "246.00",
    day_high: "251.25",
    year_low: null,
    year_high: "260.00",
    market_cap: null,
    currency: "USD",
    as_of: "2026-11-20T21:00:00Z",
  },
};
const ports: Pick<Ports, "quotes" | "symbols"> = {
  quotes: {
    get: async (symbol) => (symbol === "AAPL" ? { value: quoted, source } : undefined),
    many: unexpected,
  },
  symbols: { suggest: async () => ({ value: ["AAPL", "AAP"], source }), search: unexpected },
};
const run = (raw: unknown) => runTool(getTickerInfo, raw, ports, signal);

describe("get_ticker_info", () => {
  it("has the last price, its change and its ranges, with unknown values as null", async () => {
    expect(await run({ symbol: " aapl" })).toMatchInlineSnapshot(`
      {
        "highlight_ids": [],
        "result": {
          "as_of": "2026-11-20",
          "data": {
            "change_pct": 1.1,
            "currency": "USD",
            "day_range": {
              "high": 251.25,
              "low": 246,
            },
            "exchange": "XNAS",
            "found": true,
            "market_cap": null,
            "name": "Apple",
            "previous_close": 247.38,
            "price": 250.1,
            "reason": null,
            "sector": "technology",
            "suggestions": [],
            "symbol": "AAPL",
            "volume": 51000000,
            "year_range": {
              "high": 260,
              "low": null,
            },
          },
          "delay": "eod",
          "provider": "embedded",
          "simulated": true,
          "source_id": "tool:get_ticker_info:v1",
        },
        "shown": {
          "as_of": "2026-11-20",
          "data": {
            "change_pct": 1.1,
            "currency": "USD",
            "day_range": {
              "high": 251.25,
              "low": 246,
            },
            "exchange": "XNAS",
            "found": true,
            "market_cap": null,
            "name": "Apple",
            "previous_close": 247.38,
            "price": 250.1,
            "reason": null,
            "sector": "technology",
            "suggestions": [],
            "symbol": "AAPL",
            "volume": 51000000,
            "year_range": {
              "high": 260,
              "low": null,
            },
          },
          "delay": "eod",
          "provider": "embedded",
          "simulated": true,
          "source_id": "tool:get_ticker_info:v1",
        },
        "view": null,
      }
    `);
  });

  it("suggests tickers for an unknown one", async () => {
    const { result, view } = await run({ symbol: "AAPLE" });
    expect(result.data).toMatchObject({
      found: false,
      symbol: "AAPLE",
      price: null,
      reason: "AAPLE is not on file.",
      suggestions: ["AAPL", "AAP"],
    });
    expect(view).toBeNull();
  });

  it.each([[{}], [{ symbol: "" }], [{ symbol: "AAPL; DROP" }], [{ symbol: ["AAPL"] }]])(
    "refuses %j",
    async (raw) => {
      await expect(run(raw)).rejects.toMatchObject({ code: "invalid_arguments" });
    },
  );
});
