import { expect, test } from "vitest";
import { invalid, noTickers, signal, sourced, symbols } from "../../market.fixture.ts";
import type { Ports } from "../../ports.ts";
import { runTool } from "../../run-tool.ts";
import { getTickerFundamentals } from "./get-ticker-fundamentals.ts";

const fundamentals: Ports["fundamentals"] = {
  get: async (symbol) => (symbol === "AAPL" ? sourced(apple) : undefined),
};

const run = (raw: unknown) =>
  runTool(getTickerFundamentals, raw, { fundamentals, symbols }, signal);

const apple = {
  symbol: "AAPL",
  name: "Apple Inc.",
  currency: "USD",
  period_end: "2026-09-26",
  filed: "2026-10-30",
  market_cap: "2870000000000",
  shares_outstanding: "14860000000",
  pe_ratio: "29.41",
  forward_pe: null,
  price_to_book: "0",
  price_to_sales: "7.02",
  eps: "6.57",
  dividend_yield_pct: "0.54",
  beta: null,
  revenue: "408600000000",
  net_income: "97700000000",
  gross_margin_pct: "46.2",
  operating_margin_pct: "31.5",
  profit_margin_pct: "23.91",
  return_on_equity_pct: "148.6",
  debt_to_equity: "1.45",
  free_cash_flow: "-1200000000",
};

test("a company's figures are numbers, and those the provider lacks are null", async () => {
  expect(await run({ symbol: " aapl " })).toMatchInlineSnapshot(`
    {
      "highlight_ids": [],
      "result": {
        "as_of": "2026-11-20",
        "data": {
          "currency": "USD",
          "failed_providers": [
            {
              "provider": "fmp",
              "reason": "rate_limited",
            },
          ],
          "figures": {
            "beta": null,
            "debt_to_equity": 1.45,
            "dividend_yield_pct": 0.54,
            "eps": 6.57,
            "forward_pe": null,
            "free_cash_flow": -1200000000,
            "gross_margin_pct": 46.2,
            "market_cap": 2870000000000,
            "net_income": 97700000000,
            "operating_margin_pct": 31.5,
            "pe_ratio": 29.41,
            "price_to_book": 0,
            "price_to_sales": 7.02,
            "profit_margin_pct": 23.91,
            "return_on_equity_pct": 148.6,
            "revenue": 408600000000,
            "shares_outstanding": 14860000000,
          },
          "filed": "2026-10-30",
          "found": true,
          "name": "Apple Inc.",
          "period_end": "2026-09-26",
          "reason": "The provider does not give: forward_pe, beta.",
          "suggestions": [],
          "symbol": "AAPL",
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_ticker_fundamentals:v1",
      },
      "shown": {
        "as_of": "2026-11-20",
        "data": {
          "currency": "USD",
          "failed_providers": [
            {
              "provider": "fmp",
              "reason": "rate_limited",
            },
          ],
          "figures": {
            "beta": null,
            "debt_to_equity": 1.45,
            "dividend_yield_pct": 0.54,
            "eps": 6.57,
            "forward_pe": null,
            "free_cash_flow": -1200000000,
            "gross_margin_pct": 46.2,
            "market_cap": 2870000000000,
            "net_income": 97700000000,
            "operating_margin_pct": 31.5,
            "pe_ratio": 29.41,
            "price_to_book": 0,
            "price_to_sales": 7.02,
            "profit_margin_pct": 23.91,
            "return_on_equity_pct": 148.6,
            "revenue": 408600000000,
            "shares_outstanding": 14860000000,
          },
          "filed": "2026-10-30",
          "found": true,
          "name": "Apple Inc.",
          "period_end": "2026-09-26",
          "reason": "The provider does not give: forward_pe, beta.",
          "suggestions": [],
          "symbol": "AAPL",
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_ticker_fundamentals:v1",
      },
      "view": null,
    }
  `);
});

test("complete data has no missing fields", async () => {
  const whole = { ...apple, forward_pe: "27.1", beta: "1.2" };
  const ports = { fundamentals: { get: async () => sourced(whole) }, symbols };
  const { result } = await runTool(getTickerFundamentals, { symbol: "AAPL" }, ports, signal);
  expect(result.data.reason).toBeNull();
});

test("an unknown ticker is answered with suggestions", async () => {
  expect((await run({ symbol: "AAPK" })).result.data).toEqual({
    found: false,
    symbol: "AAPK",
    name: null,
    currency: null,
    period_end: null,
    filed: null,
    figures: null,
    reason: "AAPK is not on file.",
    suggestions: ["AAPL", "AMD"],
  });
});

test("a known ticker without fundamentals is distinguished from an unknown one", async () => {
  expect((await run({ symbol: "AMD" })).result.data).toMatchObject({
    found: false,
    reason: "No fundamentals of AMD are on file; funds and indices have none.",
    suggestions: [],
  });
});

test("an invalid ticker is refused", async () => {
  for (const symbol of noTickers) await expect(run({ symbol })).rejects.toMatchObject(invalid);
  await expect(run({})).rejects.toMatchObject(invalid);
});
