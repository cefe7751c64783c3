import * as z from "zod";
import { Day } from "../day.ts";
import { Units, Usd } from "../figure.ts";
import { ClassWeight } from "./household-history.ts";

const Value = z.object({
  /** The date of the earlier value, which may be a few days before `since`. */
  from: Day,
  before: Usd,
  to: Day,
  now: Usd,
  change: Usd,
  /** Deposits minus withdrawals; null when transfers are not on file. */
  net_deposits: Usd.nullable(),
  /** The rest of the change: prices, dividends, interest, fees. */
  market: Usd.nullable(),
  /** Names of accounts without a value history. */
  without: z.array(z.string()),
});
export type Value = z.infer<typeof Value>;

export const Info = z.object({
  since: Day,
  as_of: Day,
  value: Value.nullable(),
  value_reason: z.string().nullable(),
  /** Null when the trades are not on file. The same holds for the transfers. */
  trades: z
    .array(
      z.object({
        day: Day,
        account: z.string(),
        side: z.enum(["BUY", "SELL"]),
        symbol: z.string(),
        quantity: Units,
        amount_usd: Usd,
      }),
    )
    .nullable(),
  transfers: z
    .array(
      z.object({
        day: Day,
        account: z.string(),
        type: z.enum(["deposit", "withdrawal"]),
        amount_usd: Usd,
        status: z.string(),
      }),
    )
    .nullable(),
  /** By symbol over all accounts; null when neither that day nor trades are on file. */
  positions: z
    .array(
      z.object({
        name: z.string(),
        before: Units,
        now: Units,
        change: z.enum(["opened", "closed", "increased", "reduced"]),
      }),
    )
    .nullable(),
  positions_by: z.enum(["record", "trades"]).nullable(),
  /** Asset classes now and on that day; `before` is null when that day is not on file. */
  drift: z.array(z.object({ now: ClassWeight, before: ClassWeight.nullable() })),
  drift_as_of: Day.nullable(),
  tasks_done: z.array(z.object({ title: z.string(), day: Day })),
});
export type Info = z.infer<typeof Info>;
