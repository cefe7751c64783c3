import type { Fundamentals } from "@advisor/domain/market/fundamentals";
import * as z from "zod";
import { fittingRows } from "../shared/fitting-rows.ts";
import { amountField, toPercent } from "../shared/values.ts";
import type { FmpProfile } from "./parse-quote.ts";

/** ratios-ttm: trailing twelve months; margins and yield are fractions of 1. */
const Ratio = z.object({
  priceToEarningsRatioTTM: amountField,
  priceToBookRatioTTM: amountField,
  priceToSalesRatioTTM: amountField,
  netIncomePerShareTTM: amountField,
  dividendYieldTTM: amountField,
  grossProfitMarginTTM: amountField,
  operatingProfitMarginTTM: amountField,
  netProfitMarginTTM: amountField,
  debtToEquityRatioTTM: amountField,
});
export const FmpRatios = fittingRows(Ratio);

/** Response of key-metrics-ttm (trailing twelve months). */
const Metric = z.object({ marketCap: amountField, returnOnEquityTTM: amountField });
export const FmpKeyMetrics = fittingRows(Metric);

/**
 * Neither response states the end of the period or the filing date, and only the market cap is an
 * amount of money.
 */
export function parseFundamentals(
  symbol: string,
  profile: FmpProfile | undefined,
  ratios: z.infer<typeof FmpRatios>,
  metrics: z.infer<typeof FmpKeyMetrics>,
): Fundamentals | undefined {
  if (!profile?.companyName || profile.currency?.length !== 3) return undefined;
  if (ratios.length + metrics.length === 0) return undefined;
  const [ratio = Ratio.parse({})] = ratios;
  const [metric = Metric.parse({})] = metrics;
  return {
    symbol,
    name: profile.companyName,
    currency: profile.currency,
    period_end: null,
    filed: null,
    market_cap: metric.marketCap,
    shares_outstanding: null,
    pe_ratio: ratio.priceToEarningsRatioTTM,
    forward_pe: null,
    price_to_book: ratio.priceToBookRatioTTM,
    price_to_sales: ratio.priceToSalesRatioTTM,
    eps: ratio.netIncomePerShareTTM,
    dividend_yield_pct: toPercent(ratio.dividendYieldTTM),
    beta: profile.beta,
    revenue: null,
    net_income: null,
    gross_margin_pct: toPercent(ratio.grossProfitMarginTTM),
    operating_margin_pct: toPercent(ratio.operatingProfitMarginTTM),
    profit_margin_pct: toPercent(ratio.netProfitMarginTTM),
    return_on_equity_pct: toPercent(metric.returnOnEquityTTM),
    debt_to_equity: ratio.debtToEquityRatioTTM,
    free_cash_flow: null,
  };
}
