import { LocalCurrency, LocalPerUnit, Percent, TradedUnits } from "@advisor/domain/figure";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { FoundSymbol, foundResult, notFoundResult, Suggestions } from "../../absence.ts";
import { defineTool } from "../../define-tool.ts";
import { number } from "../../number.ts";

export const getTickerInfo = defineTool({
  name: "get_ticker_info",
  reads: "Quote",
  description:
    "The latest price of one ticker with its change, range and volume. change_pct is a percent number (1.1 means 1.1%).",
  effect: "read",
  needs: ["quotes", "symbols"],
  input: z.object({ symbol: Security.Ticker.describe("Ticker symbol, for example AAPL") }),
  example: { symbol: "AAPL" },
  output: z.object({
    ...FoundSymbol.shape,
    exchange: z.string().nullable(),
    sector: z.string().nullable(),
    currency: z.string().nullable(),
    price: LocalPerUnit.nullable(),
    previous_close: LocalPerUnit.nullable(),
    change_pct: Percent.nullable(),
    volume: TradedUnits.nullable(),
    day_range: z.object({ low: LocalPerUnit.nullable(), high: LocalPerUnit.nullable() }).nullable(),
    year_range: z
      .object({ low: LocalPerUnit.nullable(), high: LocalPerUnit.nullable() })
      .nullable(),
    market_cap: LocalCurrency.nullable(),
    ...Suggestions.shape,
  }),
  cost: { usd: 0, seconds: 5 },
  async execute({ symbol }, { quotes, symbols, signal }) {
    const found = await quotes.get(symbol, signal);
    const otherwise = `There is no quote for ${symbol} on file.`;
    if (found === undefined) return notFoundResult(blank(symbol), symbol, otherwise, symbols);
    const { security, quote } = found.value;
    return foundResult(found, {
      symbol,
      name: security.name,
      exchange: security.exchange,
      sector: security.sector,
      currency: quote.currency,
      price: number(quote.price),
      previous_close: number(quote.previous_close),
      change_pct: number(quote.change_pct),
      volume: quote.volume,
      day_range: { low: number(quote.day_low), high: number(quote.day_high) },
      year_range: { low: number(quote.year_low), high: number(quote.year_high) },
      market_cap: number(quote.market_cap),
      reason: null,
    });
  },
});

const blank = (symbol: string) => ({
  symbol,
  name: null,
  exchange: null,
  sector: null,
  currency: null,
  price: null,
  previous_close: null,
  change_pct: null,
  volume: null,
  day_range: null,
  year_range: null,
  market_cap: null,
});
