import type { Bar } from "@advisor/domain/market/bar";
import type { Fundamentals } from "@advisor/domain/market/fundamentals";
import type * as Security from "@advisor/domain/security";
import { type Listing, listings } from "../securities.ts";
import { barsOf } from "./bars.ts";
import { fundamentalsOf } from "./fundamentals.ts";
import { quoteOf } from "./quote.ts";

/** The facts about a security from which all other market data is derived. */
export interface Facts {
  listing: Listing;
  security: Security.Info;
  quote: Security.Quote;
  bars: Bar[];
  fundamentals: Fundamentals | null;
}

let known: readonly Facts[] | undefined;

/** The facts of every security in list order, computed once. */
export function allFacts(): readonly Facts[] {
  known ??= listings.map(factsOf);
  return known;
}

function factsOf(listing: Listing): Facts {
  const bars = barsOf(listing);
  return {
    listing,
    security: listing.security,
    quote: quoteOf(listing, bars),
    bars,
    fundamentals: fundamentalsOf(listing),
  };
}

/** The bar of a day, or the last one before it. */
export function barAt({ bars, security }: Facts, day: string): Bar {
  const bar = bars.findLast(({ at }) => at <= day);
  if (bar === undefined) throw new Error(`${security.symbol} did not trade by ${day}`);
  return bar;
}

/**
 * Whether a company files with the SEC as a domestic issuer: neither listed in India nor a foreign
 * private issuer.
 */
export const isDomesticFiler = ({ security }: Facts): boolean =>
  security.kind === "stock" && security.asset_class === "us_equity";
