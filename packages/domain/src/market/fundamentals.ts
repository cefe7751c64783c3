import * as z from "zod";
import { Day } from "../day.ts";
import { Text } from "../decimal.ts";

/**
 * Ratios are plain numbers, `_pct` fields are percentages, money is in `currency`. Unknown values
 * are null.
 */
export const Fundamentals = z.object({
  symbol: z.string(),
  name: z.string(),
  currency: z.string().length(3),
  /** End of the last reported period, and the day it was filed. */
  period_end: Day.nullable(),
  filed: Day.nullable(),
  market_cap: Text.nullable(),
  shares_outstanding: Text.nullable(),
  pe_ratio: Text.nullable(),
  forward_pe: Text.nullable(),
  price_to_book: Text.nullable(),
  price_to_sales: Text.nullable(),
  eps: Text.nullable(),
  dividend_yield_pct: Text.nullable(),
  beta: Text.nullable(),
  revenue: Text.nullable(),
  net_income: Text.nullable(),
  gross_margin_pct: Text.nullable(),
  operating_margin_pct: Text.nullable(),
  profit_margin_pct: Text.nullable(),
  return_on_equity_pct: Text.nullable(),
  debt_to_equity: Text.nullable(),
  free_cash_flow: Text.nullable(),
});
export type Fundamentals = z.infer<typeof Fundamentals>;
