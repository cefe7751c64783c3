import type * as Security from "@advisor/domain/security";
import { type FundRow, fundsAndIndices } from "./fund-rows.ts";
import { indianStocks } from "./india-rows.ts";
import { americanStocks, type StockRow } from "./stock-rows.ts";

/** A security with the hand-maintained figures behind its quote. */
export interface Listing {
  security: Security.Info;
  /** The simulated close of 2026-11-20 in the security's currency. */
  price: string;
  /** Shares outstanding in millions; null if the market value is not shown. */
  shares: number | null;
  /** A fund's annual cost in percent. */
  expenseRatioPct: string | null;
}

const rupee = new Set(["NSE", "BSE"]);

/** Foreign companies whose shares trade in the United States. */
const foreign = new Set(["ASML", "BTI", "NVO", "TSM"]);

const stock = ([symbol, name, exchange, sector, issuer, price, shares]: StockRow): Listing => ({
  security: {
    symbol,
    name,
    exchange,
    kind: "stock",
    currency: rupee.has(exchange) ? "INR" : "USD",
    sector,
    issuer_id: issuer,
    asset_class: foreign.has(symbol) || rupee.has(exchange) ? "intl_equity" : "us_equity",
  },
  price,
  shares,
  expenseRatioPct: null,
});

const fund = ([symbol, name, exchange, kind, assetClass, price, ratio]: FundRow): Listing => ({
  security: {
    symbol,
    name,
    exchange,
    kind,
    currency: rupee.has(exchange) ? "INR" : "USD",
    sector: null,
    issuer_id: null,
    asset_class: assetClass,
  },
  price,
  shares: null,
  expenseRatioPct: ratio,
});

export const listings: readonly Listing[] = [
  ...americanStocks.map(stock),
  ...indianStocks.map(stock),
  ...fundsAndIndices.map(fund),
];
export const securities: readonly Security.Info[] = listings.map(({ security }) => security);

const bySymbol = new Map(listings.map((listing) => [listing.security.symbol, listing]));

export function listingOf(symbol: string): Listing {
  const listing = bySymbol.get(symbol);
  if (!listing) throw new Error(`${symbol} has no row in the list of securities`);
  return listing;
}
