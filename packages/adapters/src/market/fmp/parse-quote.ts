import { decimal } from "@advisor/domain/decimal";
import type * as Security from "@advisor/domain/security";
import type { QuotedSecurity } from "@advisor/tools/market-ports";
import * as z from "zod";
import { splitCurrency } from "../shared/currency.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { amountField, countField, isoTime, priceField, textField } from "../shared/values.ts";

const seconds = z
  .number()
  .transform((time) => isoTime(time * 1000))
  .nullable()
  .catch(null);

/** quote and batch-quote: neither states the currency or the kind of security. */
export const FmpQuotes = fittingRows(
  z.object({
    symbol: z.string(),
    name: textField,
    exchange: textField,
    price: priceField,
    previousClose: priceField,
    changePercentage: amountField,
    volume: countField,
    dayLow: priceField,
    dayHigh: priceField,
    yearLow: priceField,
    yearHigh: priceField,
    marketCap: amountField,
    timestamp: seconds,
  }),
);
type Row = z.infer<typeof FmpQuotes>[number];

export const FmpProfiles = fittingRows(
  z.object({
    symbol: textField,
    companyName: textField,
    currency: textField,
    sector: textField,
    beta: amountField,
    isEtf: z.boolean().catch(false),
    isFund: z.boolean().catch(false),
  }),
);
export type FmpProfile = z.infer<typeof FmpProfiles>[number];

/** A quote with the security's details from its profile. */
export const quoteWithProfile = (
  symbol: string,
  row: Row,
  profile: FmpProfile,
): QuotedSecurity | undefined =>
  quoted(symbol, row, profile.currency, {
    kind: kind(row.symbol, profile),
    sector: profile.sector,
  });

const currencies: Readonly<Record<string, string>> = {
  NASDAQ: "USD",
  NYSE: "USD",
  AMEX: "USD",
  OTC: "USD",
  CBOE: "USD",
  NSE: "INR",
  BSE: "INR",
};

/**
 * A quote without a profile, for exchanges that imply a currency. London, for one, trades in
 * several.
 */
export const quoteWithoutProfile = (symbol: string, row: Row): QuotedSecurity | undefined =>
  quoted(symbol, row, currencies[row.exchange ?? ""] ?? null, { kind: null, sector: null });

function quoted(
  symbol: string,
  row: Row,
  quotedIn: string | null,
  known: Pick<Security.Info, "kind" | "sector">,
): QuotedSecurity | undefined {
  if (row.price === null || row.name === null || row.timestamp === null) return undefined;
  if (quotedIn?.length !== 3) return undefined;
  const { name, exchange } = row;
  const { currency, per } = splitCurrency(quotedIn);
  const money = (amount: string | null) => amount && decimal(amount).div(per).toFixed();
  return {
    security: { symbol, name, exchange, currency, ...known, issuer_id: null, asset_class: null },
    quote: {
      symbol,
      price: decimal(row.price).div(per).toFixed(),
      previous_close: money(row.previousClose),
      change_pct: row.changePercentage,
      volume: row.volume,
      day_low: money(row.dayLow),
      day_high: money(row.dayHigh),
      year_low: money(row.yearLow),
      year_high: money(row.yearHigh),
      // Whether it is in pence is not stated where the price is.
      market_cap: per === 1 ? row.marketCap : null,
      currency,
      as_of: row.timestamp,
    },
  };
}

function kind(symbol: string, { isEtf, isFund }: FmpProfile): Security.Info["kind"] {
  if (symbol.startsWith("^")) return "index";
  if (isEtf) return "etf";
  return isFund ? "mutual_fund" : "stock";
}
