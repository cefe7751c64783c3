import * as z from "zod";
import { Day } from "./day.ts";
import { Text } from "./decimal.ts";
import { normalizeSymbol } from "./portfolio/symbol.ts";

/** A ticker, normalized to upper case; dots and dashes are allowed (BRK.B, RELIANCE.NS, ^NSEI). */
export const Ticker = z
  .string()
  .trim()
  .overwrite(normalizeSymbol)
  .regex(/^\^?[A-Z0-9][A-Z0-9.&-]{0,19}$/, "a ticker such as AAPL, BRK.B or RELIANCE.NS");

/** The symbol of a stored security: a ticker, or a name such as private_harborview_iv if it has none. */
export const StoredSymbol = z
  .string()
  .trim()
  .overwrite(normalizeSymbol)
  .regex(
    /^(?:\^?[A-Z0-9][A-Z0-9.&-]{0,20}|[a-z0-9]+(?:_[a-z0-9]+){1,5})$/,
    "a ticker such as AAPL, BRK.B or RELIANCE.NS, or a name on file",
  );

export const Info = z.object({
  symbol: z.string(),
  name: z.string(),
  /** Null when the provider does not state it. The same holds for `kind`. */
  exchange: z.string().nullable(),
  kind: z.enum(["stock", "etf", "mutual_fund", "money_market", "index"]).nullable(),
  currency: z.string().length(3),
  sector: z.string().nullable(),
  issuer_id: z.string().nullable(),
  asset_class: z.string().nullable(),
});
export type Info = z.infer<typeof Info>;

/** The last known price. `change_pct` is a percentage: 1.1 means 1.1%. */
export const Quote = z.object({
  symbol: z.string(),
  price: Text,
  previous_close: Text.nullable(),
  change_pct: Text.nullable(),
  volume: z.int().nullable(),
  day_low: Text.nullable(),
  day_high: Text.nullable(),
  year_low: Text.nullable(),
  year_high: Text.nullable(),
  market_cap: Text.nullable(),
  currency: z.string().length(3),
  as_of: z.string(),
});
export type Quote = z.infer<typeof Quote>;

export const Constituent = z.object({
  symbol: z.string().nullable(),
  name: z.string(),
  issuer_id: z.string().nullable(),
  /** A fraction of 1: 0.07 means 7%. */
  weight: Text,
});

/** The holdings that a fund discloses. Weights may sum to less than 1; the rest is unknown. */
export const Fund = z.object({
  symbol: z.string(),
  name: z.string(),
  as_of: Day,
  expense_ratio_pct: Text.nullable(),
  /** 2 for a fund that moves twice as much as its index. */
  leverage: Text,
  constituents: z.array(Constituent),
});
export type Fund = z.infer<typeof Fund>;
