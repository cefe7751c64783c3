import { decimal } from "@advisor/domain/decimal";
import type { Bar } from "@advisor/domain/market/bar";
import type * as Security from "@advisor/domain/security";
import type { Listing } from "../securities.ts";

/** The closing times in New York and Mumbai, in UTC. */
const closedAt = { american: "2026-11-20T21:00:00Z", indian: "2026-11-20T10:00:00Z" };

/** The quote at the end of the year of bars. */
export function quoteOf(listing: Listing, bars: readonly Bar[]): Security.Quote {
  const { security, price, shares } = listing;
  const [before, last] = bars.slice(-2);
  if (before === undefined || last === undefined)
    throw new Error(`${security.symbol} has no history`);
  const close = decimal(price);
  return {
    symbol: security.symbol,
    price,
    previous_close: before.close,
    change_pct: close.div(before.close).minus(1).times(100).toFixed(2),
    volume: last.volume,
    day_low: last.low,
    day_high: last.high,
    year_low: Math.min(...bars.map(({ low }) => Number(low))).toFixed(2),
    year_high: Math.max(...bars.map(({ high }) => Number(high))).toFixed(2),
    market_cap: shares === null ? null : close.times(shares).times(1_000_000).toFixed(0),
    currency: security.currency,
    as_of: security.currency === "INR" ? closedAt.indian : closedAt.american,
  };
}
