import { decimal } from "@advisor/domain/decimal";
import type { Bar } from "@advisor/domain/market/bar";
import type * as Security from "@advisor/domain/security";
import { barsOf } from "./market/bars.ts";
import { lastDay } from "./market/last-day.ts";
import { type Listing, listings } from "./securities.ts";

/** The close in New York, and that in Mumbai, in universal time. */
const closedAt = { american: "2026-11-20T21:00:00Z", indian: "2026-11-20T10:00:00Z" };

/** The close of 2026-11-20: prices kept by hand, moves and ranges derived from the symbol. */
export const quotes = (): Security.Quote[] =>
  listings.map((listing) => quoteOf(listing, barsOf(listing)));

/** The quote that the year of bars ends with. */
export function quoteOf(listing: Listing, bars: readonly Bar[]): Security.Quote {
  const { security, price, shares } = listing;
  const { previous_close, low, high, volume } = lastDay(listing);
  const close = decimal(price);
  return {
    symbol: security.symbol,
    price,
    previous_close,
    change_pct: close.div(previous_close).minus(1).times(100).toFixed(2),
    volume,
    day_low: low,
    day_high: high,
    year_low: Math.min(...bars.map((bar) => Number(bar.low))).toFixed(2),
    year_high: Math.max(...bars.map((bar) => Number(bar.high))).toFixed(2),
    market_cap: shares === null ? null : close.times(shares).times(1_000_000).toFixed(0),
    currency: security.currency,
    as_of: security.currency === "INR" ? closedAt.indian : closedAt.american,
  };
}
