import { cents, decimal, max, min } from "@advisor/domain/decimal";
import type * as Security from "@advisor/domain/security";
import { type Listing, listings } from "./securities.ts";

const asOf = "2026-11-20T21:00:00Z";

/** The close of 2026-11-20: prices kept by hand, moves and ranges derived from the symbol. */
export const quotes = (): Security.Quote[] => listings.map(quote);

function quote({ security, price, shares }: Listing): Security.Quote {
  const factor = factors(security);
  const close = decimal(price);
  const previous = cents(close.div(factor("move", 0.98, 1.02)));
  const low = cents(min(close, previous).times(factor("low", 0.99, 1)));
  const high = cents(max(close, previous).times(factor("high", 1, 1.01)));
  return {
    symbol: security.symbol,
    price,
    previous_close: previous.toFixed(2),
    change_pct: close.div(previous).minus(1).times(100).toFixed(2),
    volume: volume(security, shares),
    day_low: low.toFixed(2),
    day_high: high.toFixed(2),
    year_low: cents(low.times(factor("year_low", 0.72, 0.86))).toFixed(2),
    year_high: cents(high.times(factor("year_high", 1.02, 1.12))).toFixed(2),
    market_cap: shares === null ? null : close.times(shares).times(1_000_000).toFixed(0),
    currency: security.currency,
    as_of: asOf,
  };
}

/** Securities that move with another one: the same market, the same company, a leveraged copy. */
const twins: Readonly<Record<string, string>> = {
  AGG: "BND",
  GOOG: "GOOGL",
  IVV: "^GSPC",
  SPY: "^GSPC",
  TQQQ: "QQQ",
  VOO: "^GSPC",
  VTEB: "MUB",
  VTI: "^GSPC",
};

/** How far a price moves beside a stock's. */
function swing({ symbol, asset_class }: Security.Info): number {
  if (symbol === "TQQQ") return 3;
  if (asset_class === "cash") return 0;
  return asset_class === "fixed_income" ? 0.2 : 1;
}

/** A factor between two edges around 1 that depends on the security and the purpose only. */
function factors(security: Security.Info) {
  const seed = twins[security.symbol] ?? security.symbol;
  return (purpose: string, from: number, to: number) => {
    const place = decimal(hash(`${seed} ${purpose}`)).div(2 ** 32);
    const stray = decimal(to).minus(from).times(place).plus(from).minus(1);
    return stray.times(swing(security)).plus(1);
  };
}

function volume({ symbol, kind }: Security.Info, shares: number | null): number | null {
  if (kind !== "stock" && kind !== "etf") return null;
  return Math.round((shares ?? 1000) * (2000 + (hash(`${symbol} volume`) % 6000)));
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}
