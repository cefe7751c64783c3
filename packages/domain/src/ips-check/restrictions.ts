import * as z from "zod";
import { Day } from "../day.ts";
import type * as Household from "../household.ts";
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

/** What may not be traded today, by the policies in effect; the latest day where several apply. */
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
