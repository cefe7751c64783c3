import * as z from "zod";
import { Day } from "../day.ts";
import { Percent, Units, Usd, UsdPerUnit } from "../figure.ts";
import { WashReview, WashSale } from "../ips-check/comparison.ts";

const Money = Usd;

/** The result of a simulated sale: proceeds, gains and tax effects. Nothing is sold. */
export const Simulation = z.object({
  account_id: z.string(),
  account: z.string(),
  /** Or the name of a security without a ticker. */
  symbol: z.string(),
  name: z.string(),
  method: z.enum(["fifo", "hifo", "specific"]),
  /** The day of the sale, which decides whether gains are long-term or short-term. */
  sold: Day,
  price: UsdPerUnit,
  price_date: Day,
  quantity: Units,
  /** The part of the requested quantity that is not held; excluded from all figures. */
  missing_quantity: Units,
  proceeds: Money,
  lots: z.array(
    z.object({
      id: z.string(),
      acquired: Day.nullable(),
      quantity: Units,
      proceeds: Money,
      /** Null when the basis is unknown, and in tax-sheltered accounts. */
      gain: Money.nullable(),
      term: z.enum(["long", "short"]).nullable(),
    }),
  ),
  /** False in tax-sheltered accounts. */
  taxed: z.boolean(),
  /** Null in tax-sheltered accounts, and when no gain is known. */
  st_gain: Money.nullable(),
  lt_gain: Money.nullable(),
  /** The percentage of the proceeds whose gain is known. */
  covered_pct: Percent,
  /** Null when the wash-sale rule disallows nothing. */
  wash_sale: WashSale.nullable(),
  review: WashReview,
  /** Known gains plus disallowed losses; null when none is known. */
  taxable_gain: Money.nullable(),
  /** The policy's yearly limit on realized gains; null when the account's policy has none. */
  gain_limit: z
    .object({ policy: z.string(), limit: Money, this_sale: Money, left: Money })
    .nullable(),
  notes: z.array(z.string()),
});
export type Simulation = z.infer<typeof Simulation>;
