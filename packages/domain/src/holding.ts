import * as z from "zod";
import { Day } from "./day.ts";
import { type Decimal, decimal, Text } from "./decimal.ts";
import * as Lot from "./lot.ts";

/** The price of one unit. `fx_rate` is in US dollars per unit of `currency`; null when unknown. */
export const Price = z.object({
  amount: Text,
  currency: z.string().length(3),
  date: Day,
  fx_rate: Text.nullable(),
  fx_date: Day.nullable(),
});
export type Price = z.infer<typeof Price>;

/** What an account owns (or owes, when `quantity` is negative) of one security. */
export const Info = z.object({
  account_id: z.string(),
  security_id: z.string(),
  /** Null for a security without a ticker, such as a private fund. */
  symbol: z.string().nullable(),
  name: z.string(),
  kind: z.enum(["stock", "etf", "mutual_fund", "money_market", "bond", "option", "private"]),
  /** The same for all share classes, options and short positions of a company; null for funds. */
  issuer_id: z.string().nullable(),
  sector: z.string().nullable(),
  asset_class: z.string().nullable(),
  /** For funds with several asset classes, instead of `asset_class`. Weights should sum to 1. */
  asset_class_mix: z.array(z.object({ class: z.string(), weight: Text })).nullable(),
  quantity: Text,
  /** Units of the underlying per contract: 1 for shares, 100 for a US option. */
  multiplier: Text,
  price: Price.nullable(),
  lots: z.array(Lot.Info),
});
export type Info = z.infer<typeof Info>;

/** The price of one unit in US dollars, or the reason why it is unknown. A price of 0 is known. */
export function dollarPrice({ price }: Pick<Info, "price">): Decimal | "no_price" | "no_fx_rate" {
  if (price === null) return "no_price";
  if (price.currency === "USD") return decimal(price.amount);
  return price.fx_rate === null
    ? "no_fx_rate"
    : decimal(price.amount).times(decimal(price.fx_rate));
}

/** The tickers of the funds among the holdings, without duplicates, for a look-through. */
export const fundSymbols = (holdings: readonly Info[]): string[] => [
  ...new Set(
    holdings.flatMap(({ symbol, kind }) =>
      symbol !== null && (kind === "etf" || kind === "mutual_fund") ? [symbol] : [],
    ),
  ),
];
