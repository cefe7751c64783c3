import { LocalPerUnit, Percent, UsdPerLocal, UsdPerUnit } from "@advisor/domain/figure";
import { normalizeSymbol } from "@advisor/domain/portfolio/symbol";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import {
  notOnFile,
  oldestDay,
  RowDay,
  rowDay,
  StatementAnswer,
  statementAnswer,
} from "../../brokerage-tool.ts";
import { defineTool } from "../../define-tool.ts";
import { number } from "../../number.ts";

export const getQuotes = defineTool({
  name: "get_quotes",
  source_id: "tool:quotes:v1",
  reads: "Quotes",
  description:
    "Quotes on file at the household's broker: price in US dollars, and in its own currency with rate and day where that is another; change_pct is a percent number (1.1 means 1.1%). Leave symbols out for all.",
  effect: "read",
  needs: ["brokerage"],
  input: z.object({
    symbols: z
      .array(Security.StoredSymbol)
      .max(50)
      .default([])
      .describe("Tickers; none for all on file"),
  }),
  example: { symbols: ["AAPL"] },
  output: StatementAnswer.extend({
    quotes: z.array(
      z.object({
        ...RowDay,
        symbol: z.string(),
        price: UsdPerUnit,
        change_pct: Percent.nullable(),
        /** For a quote in another currency: its own price, and the exchange rate behind `price`. */
        local_price: LocalPerUnit.optional(),
        currency: z.string().optional(),
        fx_rate: UsdPerLocal.optional(),
        fx_date: z.string().optional(),
      }),
    ),
    /** Requested symbols without a quote. */
    not_found: z.array(z.string()),
  }),
  cost: { usd: 0, seconds: 5 },
  async execute({ symbols: asked }, { brokerage }) {
    const symbols = [...new Set(asked)];
    const { value, source } = await brokerage.section("quotes");
    const wanted = value.quotes.filter(
      (row) => symbols.length === 0 || symbols.includes(normalizeSymbol(row.symbol)),
    );
    const on_file = value.quotes.map((row) => normalizeSymbol(row.symbol));
    const not_found = symbols.filter((symbol) => !on_file.includes(symbol));
    const as_of = oldestDay(value.as_of, wanted);
    const quotes = wanted.map(({ symbol, price, change_pct, local, ...row }) => ({
      ...rowDay(row),
      symbol,
      price: number(price),
      change_pct: number(change_pct),
      ...(local && {
        ...{ local_price: number(local.price), currency: local.currency },
        ...{ fx_rate: number(local.fx_rate), fx_date: local.fx_date },
      }),
    }));
    const reason = `There is no quote on file for ${not_found.join(", ") || "any symbol"}.`;
    const frame =
      quotes.length > 0
        ? {
            ...statementAnswer(as_of, "all"),
            account: null,
            available: not_found.length > 0 ? on_file : [],
          }
        : notOnFile(value.as_of, reason, on_file);
    return { source: { ...source, as_of }, data: { ...frame, quotes, not_found } };
  },
});
