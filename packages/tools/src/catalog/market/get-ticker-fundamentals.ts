import { LocalCurrency, LocalPerUnit, Multiple, Percent, Units } from "@advisor/domain/figure";
import type { Fundamentals } from "@advisor/domain/market/fundamentals";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { FoundSymbol, notFoundResult, Suggestions } from "../../absence.ts";
import { defineTool } from "../../define-tool.ts";
import { numbers } from "../../number.ts";

export const TickerFundamentals = z.object({
  ...FoundSymbol.shape,
  currency: z.string().nullable(),
  /** The end of the last reported period, and its filing date. */
  period_end: z.string().nullable(),
  filed: z.string().nullable(),
  figures: z
    .object({
      market_cap: LocalCurrency.nullable(),
      shares_outstanding: Units.nullable(),
      pe_ratio: Multiple.nullable(),
      forward_pe: Multiple.nullable(),
      price_to_book: Multiple.nullable(),
      price_to_sales: Multiple.nullable(),
      eps: LocalPerUnit.nullable(),
      dividend_yield_pct: Percent.nullable(),
      beta: Multiple.nullable(),
      revenue: LocalCurrency.nullable(),
      net_income: LocalCurrency.nullable(),
      gross_margin_pct: Percent.nullable(),
      operating_margin_pct: Percent.nullable(),
      profit_margin_pct: Percent.nullable(),
      return_on_equity_pct: Percent.nullable(),
      debt_to_equity: Multiple.nullable(),
      free_cash_flow: LocalCurrency.nullable(),
    })
    .nullable(),
  ...Suggestions.shape,
});

export const getTickerFundamentals = defineTool({
  name: "get_ticker_fundamentals",
  reads: "Fundamentals",
  description:
    "Valuation, profitability and debt of one company with the period they were reported for. Fields ending in _pct are percent numbers, money and eps are in `currency`, the other figures are plain ratios.",
  effect: "read",
  needs: ["fundamentals", "symbols"],
  input: z.object({ symbol: Security.Ticker.describe("Ticker symbol, for example AAPL") }),
  example: { symbol: "AAPL" },
  output: TickerFundamentals,
  cost: { usd: 0, seconds: 10 },
  async execute({ symbol }, { fundamentals, symbols, signal }) {
    const found = await fundamentals.get(symbol, signal);
    if (found === undefined) {
      const otherwise = `No fundamentals of ${symbol} are on file; funds and indices have none.`;
      return notFoundResult(blank(symbol), symbol, otherwise, symbols);
    }
    const { value, source, failed } = found;
    return { source, failed, data: { found: true, ...reported(value), symbol, suggestions: [] } };
  },
});

function reported({ name, currency, period_end, filed, symbol: _, ...texts }: Fundamentals) {
  const figures = numbers(texts);
  const unknown = Object.entries(figures).filter(([, figure]) => figure === null);
  const fields = unknown.map(([field]) => field).join(", ");
  const reason = unknown.length === 0 ? null : `The provider does not give: ${fields}.`;
  return { name, currency, period_end, filed, figures, reason };
}

const blank = (symbol: string) => ({
  symbol,
  name: null,
  currency: null,
  period_end: null,
  filed: null,
  figures: null,
});
