import type { Fundamentals } from "@advisor/domain/market/fundamentals";
import * as z from "zod";
import { amount, toPercent } from "../shared/values.ts";
import type { Profile } from "./parse-quote.ts";

/** ratios-ttm: trailing twelve months; margins and yield are fractions of 1. */
const Ratio = z.object({
  priceToEarningsRatioTTM: amount,
  priceToBookRatioTTM: amount,
  priceToSalesRatioTTM: amount,
  netIncomePerShareTTM: amount,
  dividendYieldTTM: amount,
  grossProfitMarginTTM: amount,
  operatingProfitMarginTTM: amount,
  netProfitMarginTTM: amount,
  debtToEquityRatioTTM: amount,
});
export const Ratios = z.array(Ratio);

/** key-metrics-ttm */
const Metric = z.object({ marketCap: amount, returnOnEquityTTM: amount });
export const Metrics = z.array(Metric);

/**
 * Neither response states the end of the period or the filing date, and only the market cap is an
 * amount of money.
 */
export function fundamentals(
  symbol: string,
  profile: Profile | undefined,
  ratios: z.infer<typeof Ratios>,
  metrics: z.infer<typeof Metrics>,
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
