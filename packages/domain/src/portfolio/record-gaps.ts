import { decimal, sum, zero } from "../decimal.ts";
import type * as Household from "../household.ts";
import { valueHolding } from "../position.ts";
import { reconcile, sortByValue } from "./portfolio.ts";
import { withNormalizedSymbols } from "./symbol.ts";

export type RecordGaps = ReturnType<typeof recordGaps>;

/** What the records of a household lack, without the rows of its portfolio: a book of hundreds asks only for this. */
export function recordGaps(snapshot: Household.Snapshot) {
  const { household, accounts, holdings } = withNormalizedSymbols(snapshot);
  const all = holdings.map((holding) => ({ holding, position: valueHolding(holding) }));
  const cash = sum(accounts.map((account) => decimal(account.cash.total)));
  const whole = sum(all.map(({ position }) => position.market_value ?? zero)).plus(cash);
  const costless = all.filter(
    ({ position }) => position.cost === null && position.market_value !== null,
  );
  const listed = accounts.flatMap(({ id }) =>
    sortByValue(costless.filter(({ holding }) => holding.account_id === id)),
  );
  return {
    reconciliation: reconcile(decimal(household.summary.total_value), whole),
    /** Symbols or names of what has a value and no cost, account by account and the largest first. */
    without_cost: [...new Set(listed.map(({ holding }) => holding.symbol ?? holding.name))],
  };
}
