import { decimal, sum } from "@advisor/domain/decimal";
import { countOf, Percent } from "@advisor/domain/figure";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { FoundSymbol, foundResult, notFoundResult, Suggestions } from "../../absence.ts";
import { defineTool } from "../../define-tool.ts";

export const EtfHoldings = z.object({
  ...FoundSymbol.shape,
  holdings_as_of: z.string().nullable(),
  expense_ratio_pct: Percent.nullable(),
  holdings: z.array(
    z.object({ symbol: z.string().nullable(), name: z.string(), weight_pct: Percent }),
  ),
  listed: countOf("holdings"),
  /** How much of the fund the complete list covers. */
  coverage_pct: Percent.nullable(),
  ...Suggestions.shape,
});

export const getEtfHoldings = defineTool({
  name: "get_etf_holdings",
  reads: "Holdings of the fund",
  description:
    "What a fund owns, largest weight first, with the date of the list and how much of the fund it covers. Weights are percent numbers.",
  effect: "read",
  needs: ["funds", "symbols"],
  input: z.object({
    symbol: Security.Ticker.describe("Ticker of the fund, for example VOO"),
    limit: z.int().min(1).max(100).default(25).describe("How many holdings to list"),
  }),
  example: { symbol: "VOO" },
  output: EtfHoldings,
  cost: { usd: 0, seconds: 5 },
  view: ({ found, symbol }) => (found ? { view: "etf", view_state: { ticker: symbol } } : null),
  async execute({ symbol, limit }, { funds, symbols, signal }) {
    const found = await funds.get(symbol, signal);
    const otherwise = `${symbol} is no fund whose holdings are on file.`;
    if (found === undefined) return notFoundResult(blank(symbol), symbol, otherwise, symbols);
    const fund = found.value;
    const percent = (weight: string) => decimal(weight).times(100);
    const ordered = fund.constituents.toSorted((a, b) => decimal(b.weight).cmp(a.weight));
    return foundResult(found, {
      symbol,
      name: fund.name,
      holdings_as_of: fund.as_of,
      expense_ratio_pct:
        fund.expense_ratio_pct === null ? null : decimal(fund.expense_ratio_pct).toNumber(),
      holdings: ordered.slice(0, limit).map((row) => ({
        symbol: row.symbol,
        name: row.name,
        weight_pct: percent(row.weight).toNumber(),
      })),
      listed: ordered.length,
      coverage_pct: sum(ordered.map((row) => percent(row.weight))).toNumber(),
      reason: null,
    });
  },
});

const blank = (symbol: string) => ({
  symbol,
  name: null,
  holdings_as_of: null,
  expense_ratio_pct: null,
  holdings: [],
  listed: 0,
  coverage_pct: null,
});
