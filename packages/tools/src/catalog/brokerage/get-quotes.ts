import { decimal } from "@advisor/domain/decimal";
import { normalSymbol } from "@advisor/domain/portfolio/symbol";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { notOnFile, StatementAnswer, statementAnswer } from "../../brokerage-tool.ts";
import { defineTool } from "../../define-tool.ts";

export const getQuotes = defineTool({
  name: "get_quotes",
  source_id: "tool:quotes:v1",
  description:
    "Quotes on file at the household's broker: price in US dollars and change_pct, a percent number (1.1 means 1.1%). Leave symbols out for all.",
  effect: "read",
  needs: ["brokerage"],
  input: z.object({
    symbols: z.array(Security.Filed).max(50).default([]).describe("Tickers; none for all on file"),
  }),
  output: StatementAnswer.extend({
    quotes: z.array(
      z.object({ symbol: z.string(), price: z.number(), change_pct: z.number().nullable() }),
    ),
    /** Requested symbols without a quote. */
    not_found: z.array(z.string()),
  }),
  cost: { usd: 0, seconds: 5 },
  async execute({ symbols: asked }, { brokerage }) {
    const symbols = [...new Set(asked)];
    const { value, source } = await brokerage.section("quotes");
    const wanted = value.quotes.filter(
      (row) => symbols.length === 0 || symbols.includes(normalSymbol(row.symbol)),
    );
    const on_file = value.quotes.map((row) => normalSymbol(row.symbol));
    const not_found = symbols.filter((symbol) => !on_file.includes(symbol));
    const quotes = wanted.map(({ symbol, price, change_pct }) => ({
      symbol,
      price: decimal(price).toNumber(),
      change_pct: change_pct === null ? null : decimal(change_pct).toNumber(),
    }));
    const reason = `There is no quote on file for ${not_found.join(", ") || "any symbol"}.`;
    const frame =
      quotes.length > 0
        ? {
            ...statementAnswer(value.as_of, "all"),
            account: null,
            available: not_found.length > 0 ? on_file : [],
          }
        : notOnFile(value.as_of, reason, on_file);
    return { source, data: { ...frame, quotes, not_found } };
  },
});
