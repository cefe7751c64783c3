import * as z from "zod";
import { Day } from "../day.ts";
import { type Decimal, decimal } from "../decimal.ts";
import { Usd } from "../figure.ts";
import type * as Household from "../household.ts";
import { toDollars } from "./number.ts";
import { coversAccount } from "./scope.ts";
import { restrictedUntil } from "./trades/pick-fund.ts";

/** A holding that a policy of its account does not allow to be traded up to and including a day. */
export const Restriction = z.object({
  account_id: z.string(),
  symbol: z.string().nullable(),
  name: z.string(),
  until: Day,
});
export type Restriction = z.infer<typeof Restriction>;

/** A policy's yearly limit on realized gains. */
export const GainLimit = z.object({ policy: z.string(), limit: Usd });
export type GainLimit = z.infer<typeof GainLimit>;

/**
 * What sales leave of a yearly limit on realized gains. A net loss leaves all of it and never more,
 * because what was realized earlier this year is not on file.
 */
export const gainLimitLeft = (limit: string, net: Decimal): number =>
  toDollars(net.gt(0) ? decimal(limit).minus(net) : decimal(limit));

/** The gain limits of the policies in effect. Gains realized before today are not on file. */
export const gainLimitsOf = ({ household }: Household.Snapshot, today: Day): GainLimit[] =>
  household.ips
    .filter(({ effective }) => effective <= today)
    .flatMap(({ name, constraints: { max_annual_realized_gain: limit } }) =>
      limit === null ? [] : [{ policy: name, limit: toDollars(decimal(limit)) }],
    );

/**
 * The securities that the policies in effect do not allow to be traded today, each with its latest
 * day.
 */
export function restrictionsOf(snapshot: Household.Snapshot, today: Day): Restriction[] {
  const accounts = new Map(snapshot.accounts.map((account) => [account.id, account]));
  const policies = snapshot.household.ips.filter(({ effective }) => effective <= today);
  return snapshot.holdings.flatMap((holding) => {
    const account = accounts.get(holding.account_id);
    const until = policies
      .filter((ips) => account !== undefined && coversAccount(account, ips))
      .flatMap(({ constraints }) => restrictedUntil(holding, constraints, today) ?? [])
      .toSorted()
      .at(-1);
    if (until === undefined) return [];
    return { account_id: holding.account_id, symbol: holding.symbol, name: holding.name, until };
  });
}
