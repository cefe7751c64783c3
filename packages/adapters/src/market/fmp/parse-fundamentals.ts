import type { Fundamentals } from "@advisor/domain/market/fundamentals";
import * as z from "zod";
import { splitCurrency } from "../shared/currency.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { rowsAbout } from "../shared/symbol.ts";
import { amountField, textField, toPercent } from "../shared/values.ts";
import type { FmpProfile } from "./parse-quote.ts";

/** ratios-ttm: trailing twelve months; margins and yield are fractions of 1. */
const Ratio = z.object({
  symbol: textField,
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
const Metric = z.object({
  symbol: textField,
  marketCap: amountField,
  returnOnEquityTTM: amountField,
});
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
  const [ratio = Ratio.parse({})] = rowsAbout("fmp", symbol, ratios);
  const [metric = Metric.parse({})] = rowsAbout("fmp", symbol, metrics);
  const { currency, per } = splitCurrency(profile.currency);
  return {
    symbol,
    name: profile.companyName,
    currency,
    period_end: null,
    filed: null,
    // Whether amounts are in pence is not stated where the price is.
    market_cap: per === 1 ? metric.marketCap : null,
    shares_outstanding: null,
    pe_ratio: ratio.priceToEarningsRatioTTM,
    forward_pe: null,
    price_to_book: ratio.priceToBookRatioTTM,
    price_to_sales: ratio.priceToSalesRatioTTM,
    eps: per === 1 ? ratio.netIncomePerShareTTM : null,
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
