import * as z from "zod";
import { Day } from "../day.ts";
import { cents, decimal, sum } from "../decimal.ts";
import { Usd } from "../figure.ts";
import type { Portfolio } from "../portfolio/portfolio.ts";
import type { Info as History } from "./value-history.ts";

/** Compares the newest value in the value history with the value of the household's holdings. */
export const Info = z.object({
  /** Positions and cash, as on every other screen; `holdings_as_of` is the date of their prices, if there are any. Null where nothing held has a price. */
  holdings_usd: Usd.nullable(),
  holdings_as_of: Day.nullable(),
  /** The newest value minus the holdings; null without a value history. */
  difference_usd: Usd.nullable(),
  /** The accounts that explain the difference. */
  accounts: z.array(
    z.object({
      account: z.string(),
      value_usd: Usd.nullable(),
      holdings_usd: Usd.nullable(),
      /** The date of the account's holdings; null when the household no longer has the account. */
      holdings_as_of: Day.nullable(),
      why: z.enum(["no_values", "not_held", "other_day", "same_day"]),
    }),
  ),
});
export type Info = z.infer<typeof Info>;

type PortfolioTotals = Pick<Portfolio, "accounts" | "totals">;

export function compareWithHoldings(
  history: History,
  held: PortfolioTotals,
  holdings_as_of: Day | null,
): Info {
  const last = history.points.at(-1);
  const holdings_usd = held.totals.total_value;
  return {
    ...{ holdings_usd, holdings_as_of },
    difference_usd:
      last === undefined || holdings_usd === null ? null : less(last.value_usd, holdings_usd),
    accounts: last === undefined ? [] : differing(last.day, history, held),
  };
}

const less = (a: number, b: number): number => cents(decimal(a).minus(b)).toNumber();

function differing(day: Day, history: History, held: PortfolioTotals): Info["accounts"] {
  const values = new Map(history.accounts.map(({ account, value_usd }) => [account, value_usd]));
  const names = new Set([...values.keys(), ...held.accounts.map(({ name }) => name)]);
  return [...names].flatMap((account): Info["accounts"] => {
    const value_usd = values.get(account) ?? null;
    const own = held.accounts.filter(({ name }) => name === account);
    const known = own.flatMap(({ value }) => value ?? []);
    const worth = cents(sum(known.map(decimal))).toNumber();
    if (less(value_usd ?? 0, worth) === 0) return [];
    const holdings_as_of = own.map(({ as_of }) => as_of).toSorted()[0] ?? null;
    const holdings_usd = known.length === 0 ? null : worth;
    const why = reasonOf(value_usd === null ? null : day, holdings_as_of);
    return [{ account, value_usd, holdings_usd, holdings_as_of, why }];
  });
}

function reasonOf(value: Day | null, holdings: Day | null): Info["accounts"][number]["why"] {
  if (value === null) return "no_values";
  if (holdings === null) return "not_held";
  return value === holdings ? "same_day" : "other_day";
}
