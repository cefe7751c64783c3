import type { Fundamentals } from "@advisor/domain/market/fundamentals";
import * as z from "zod";
import { requireSymbol } from "../shared/symbol.ts";
import { amountField, dayField, percentOf, textField, toPercent } from "../shared/values.ts";

/** OVERVIEW. Every value is text; for an unknown symbol the object is empty. */
export const AlphaVantageOverview = z.object({
  Symbol: textField,
  Name: textField,
  Currency: textField,
  LatestQuarter: dayField,
  MarketCapitalization: amountField,
  SharesOutstanding: amountField,
  PERatio: amountField,
  ForwardPE: amountField,
  PriceToBookRatio: amountField,
  PriceToSalesRatioTTM: amountField,
  EPS: amountField,
  DividendYield: amountField,
  Beta: amountField,
  RevenueTTM: amountField,
  GrossProfitTTM: amountField,
  OperatingMarginTTM: amountField,
  ProfitMargin: amountField,
  ReturnOnEquityTTM: amountField,
});

/**
 * Margins, yield and return are fractions of 1; the gross margin is gross profit divided by
 * revenue.
 */
export function parseFundamentals(
  symbol: string,
  overview: z.infer<typeof AlphaVantageOverview>,
): Fundamentals | undefined {
  if (overview.Symbol === null || overview.Name === null || overview.Currency?.length !== 3)
    return undefined;
  requireSymbol("alpha-vantage", symbol, overview.Symbol);
  return {
    symbol,
    name: overview.Name,
    currency: overview.Currency,
    period_end: overview.LatestQuarter,
    filed: null,
    market_cap: overview.MarketCapitalization,
    shares_outstanding: overview.SharesOutstanding,
    pe_ratio: overview.PERatio,
    forward_pe: overview.ForwardPE,
    price_to_book: overview.PriceToBookRatio,
    price_to_sales: overview.PriceToSalesRatioTTM,
    eps: overview.EPS,
    dividend_yield_pct: toPercent(overview.DividendYield),
    beta: overview.Beta,
    revenue: overview.RevenueTTM,
    net_income: null,
    gross_margin_pct: percentOf(overview.GrossProfitTTM, overview.RevenueTTM),
    operating_margin_pct: toPercent(overview.OperatingMarginTTM),
    profit_margin_pct: toPercent(overview.ProfitMargin),
    return_on_equity_pct: toPercent(overview.ReturnOnEquityTTM),
    debt_to_equity: null,
    free_cash_flow: null,
  };
}
