import { LocalCurrency, LocalPerUnit, Percent, TradedUnits } from "@advisor/domain/figure";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { AbsentRow, absentRow } from "../../absence.ts";
import { defineTool } from "../../define-tool.ts";
import type { QuotedSecurity } from "../../market-ports.ts";
import { number } from "../../number.ts";

export const getTickerInfoBulk = defineTool({
  name: "get_ticker_info_bulk",
  reads: "Quotes",
  description:
    "The latest prices of up to 50 tickers in one call, each in its `currency`; tickers without a quote are listed under not_found. change_pct is a percent number.",
  effect: "read",
  needs: ["quotes", "symbols"],
  input: z.object({
    symbols: z
      .array(Security.Ticker)
      .min(1)
      .max(50)
      .describe('Ticker symbols, for example ["AAPL", "MSFT"]'),
  }),
  example: { symbols: ["AAPL", "MSFT"] },
  output: z.object({
    quotes: z.array(
      z.object({
        symbol: z.string(),
        name: z.string(),
        currency: z.string(),
        price: LocalPerUnit,
        previous_close: LocalPerUnit.nullable(),
        change_pct: Percent.nullable(),
        volume: TradedUnits.nullable(),
        market_cap: LocalCurrency.nullable(),
        as_of: z.string(),
      }),
    ),
    not_found: z.array(AbsentRow),
  }),
  cost: { usd: 0, seconds: 10 },
  async execute({ symbols: named }, { quotes, symbols, signal }) {
    const wanted = [...new Set(named)];
    const { value, source, failed } = await quotes.many(wanted, signal);
    const quoted = new Map(value.map((row) => [row.security.symbol, row]));
    const missing = wanted.filter((symbol) => !quoted.has(symbol));
    const not_found = await Promise.all(
      missing.map((symbol) => absentRow(symbol, `No quote of ${symbol} is on file.`, symbols)),
    );
    const rows = wanted.flatMap((symbol) => quoted.get(symbol) ?? []).map(row);
    return { source, failed, data: { quotes: rows, not_found } };
  },
});

const row = ({ security, quote }: QuotedSecurity) => ({
  symbol: security.symbol,
  name: security.name,
  currency: quote.currency,
  price: number(quote.price),
  previous_close: number(quote.previous_close),
  change_pct: number(quote.change_pct),
  volume: quote.volume,
  market_cap: number(quote.market_cap),
  as_of: quote.as_of,
});
