import { cents, decimal, max, min } from "@advisor/domain/decimal";
import type * as Security from "@advisor/domain/security";
import type { Listing } from "../securities.ts";
import { hash } from "./seeded.ts";
import { correlatedWith, relativeMotion } from "./twins.ts";

/**
 * The last trading day of the dataset: the price is set by hand, the change and the range are
 * derived from the symbol.
 */
export interface LastDay {
  previous_close: string;
  open: string;
  high: string;
  low: string;
  close: string;
  volume: number | null;
}

export function lastDay({ security, price, shares }: Listing): LastDay {
  const factor = factors(security);
  const close = decimal(price);
  const previous = cents(close.div(factor("move", 0.98, 1.02)));
  const low = cents(min(close, previous).times(factor("low", 0.99, 1)));
  const high = cents(max(close, previous).times(factor("high", 1, 1.01)));
  const place = decimal(hash(`${security.symbol} open`) / 2 ** 32);
  return {
    previous_close: previous.toFixed(2),
    open: cents(high.minus(low).times(place).plus(low)).toFixed(2),
    high: high.toFixed(2),
    low: low.toFixed(2),
    close: price,
    volume: volume(security, shares),
  };
}

/** A random factor around 1, determined by the security and the purpose. */
function factors(security: Security.Info) {
  const seed = correlatedWith(security.symbol);
  return (purpose: string, from: number, to: number) => {
    const place = decimal(hash(`${seed} ${purpose}`) / 2 ** 32);
    const stray = decimal(to).minus(from).times(place).plus(from).minus(1);
    return stray.times(relativeMotion(security)).plus(1);
  };
}

function volume({ symbol, kind }: Security.Info, shares: number | null): number | null {
  if (kind !== "stock" && kind !== "etf") return null;
  return Math.round((shares ?? 1000) * (2000 + (hash(`${symbol} volume`) % 6000)));
}
