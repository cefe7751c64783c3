import type { Fundamentals } from "@advisor/domain/market/fundamentals";
import * as z from "zod";
import { amount, day, percentOf, toPercent, words } from "../shared/values.ts";

/** OVERVIEW. Every value is text; for an unknown symbol the object is empty. */
export const Overview = z.object({
  Symbol: words,
  Name: words,
  Currency: words,
  LatestQuarter: day,
  MarketCapitalization: amount,
  SharesOutstanding: amount,
  PERatio: amount,
  ForwardPE: amount,
  PriceToBookRatio: amount,
  PriceToSalesRatioTTM: amount,
  EPS: amount,
  DividendYield: amount,
  Beta: amount,
  RevenueTTM: amount,
  GrossProfitTTM: amount,
  OperatingMarginTTM: amount,
  ProfitMargin: amount,
  ReturnOnEquityTTM: amount,
});

/**
 * Margins, yield and return are fractions of 1; the gross margin is gross profit divided by
 * revenue.
 */
export function fundamentals(
  symbol: string,
  told: z.infer<typeof Overview>,
): Fundamentals | undefined {
  if (told.Symbol === null || told.Name === null || told.Currency?.length !== 3) return undefined;
  return {
    symbol,
    name: told.Name,
    currency: told.Currency,
    period_end: told.LatestQuarter,
    filed: null,
    market_cap: told.MarketCapitalization,
    shares_outstanding: told.SharesOutstanding,
    pe_ratio: told.PERatio,
    forward_pe: told.ForwardPE,
    price_to_book: told.PriceToBookRatio,
    price_to_sales: told.PriceToSalesRatioTTM,
    eps: told.EPS,
    dividend_yield_pct: toPercent(told.DividendYield),
    beta: told.Beta,
    revenue: told.RevenueTTM,
    net_income: null,
    gross_margin_pct: percentOf(told.GrossProfitTTM, told.RevenueTTM),
    operating_margin_pct: toPercent(told.OperatingMarginTTM),
    profit_margin_pct: toPercent(told.ProfitMargin),
    return_on_equity_pct: toPercent(told.ReturnOnEquityTTM),
    debt_to_equity: null,
    free_cash_flow: null,
  };
}
