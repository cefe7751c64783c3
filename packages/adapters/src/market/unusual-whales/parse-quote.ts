import type * as Security from "@advisor/domain/security";
import type { QuotedSecurity } from "@advisor/tools/market-ports";
import * as z from "zod";
import {
  amountField,
  changePercent,
  countField,
  priceField,
  textField,
  timestampField,
} from "../shared/values.ts";

/** /api/stock/{ticker}/info */
export const UnusualWhalesStockInfo = z.object({
  data: z
    .object({
      full_name: textField,
      issue_type: textField,
      sector: textField,
      marketcap: amountField,
    })
    .nullish(),
});

/** /api/stock/{ticker}/stock-state: the last trade, including extended hours. */
export const UnusualWhalesStockState = z.object({
  data: z
    .object({
      close: priceField,
      high: priceField,
      low: priceField,
      prev_close: priceField,
      tape_time: timestampField,
      total_volume: countField,
    })
    .nullish(),
});

const kinds: Readonly<Record<string, Security.Info["kind"]>> = {
  "Common Stock": "stock",
  ADR: "stock",
  ETF: "etf",
  Index: "index",
};

/** Only US markets are covered, so every price is in dollars. */
export function parseQuote(
  symbol: string,
  { data: info }: z.infer<typeof UnusualWhalesStockInfo>,
  { data: state }: z.infer<typeof UnusualWhalesStockState>,
): QuotedSecurity | undefined {
  if (!info?.full_name || !state?.close || state.tape_time === null) return undefined;
  return {
    security: {
      symbol,
      name: info.full_name,
      exchange: null,
      kind: kinds[info.issue_type ?? ""] ?? null,
      currency: "USD",
      sector: info.sector,
      issuer_id: null,
      asset_class: null,
    },
    quote: {
      symbol,
      price: state.close,
      previous_close: state.prev_close,
      change_pct: changePercent(state.close, state.prev_close),
      volume: state.total_volume,
      day_low: state.low,
      day_high: state.high,
      year_low: null,
      year_high: null,
      market_cap: info.marketcap,
      currency: "USD",
      as_of: state.tape_time,
    },
  };
}
