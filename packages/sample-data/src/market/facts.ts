import type { Bar } from "@advisor/domain/market/bar";
import type { Fundamentals } from "@advisor/domain/market/fundamentals";
import type * as Security from "@advisor/domain/security";
import { type Listing, listings } from "../securities.ts";
import { barsOf } from "./bars.ts";
import { fundamentalsOf } from "./fundamentals.ts";
import { quoteOf } from "./quote.ts";

/** What everything else about a security is derived from. */
export interface Facts {
  listing: Listing;
  security: Security.Info;
  quote: Security.Quote;
  bars: Bar[];
  fundamentals: Fundamentals | null;
}

let known: readonly Facts[] | undefined;

/** Of every security, in the order of the list. Derived once: much else is derived from it. */
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

/** The bar of a day, or of the last one that traded before it. */
export function barAt({ bars, security }: Facts, day: string): Bar {
  const bar = bars.findLast(({ at }) => at <= day);
  if (bar === undefined) throw new Error(`${security.symbol} did not trade by ${day}`);
  return bar;
}

/** Companies that report to the SEC as American ones do: neither listed in India nor foreign private issuers. */
export const domestic = ({ security }: Facts): boolean =>
  security.kind === "stock" && security.asset_class === "us_equity";
