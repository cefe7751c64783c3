import { decimal, sum, zero } from "../decimal.ts";
import type * as Household from "../household.ts";
import { toDollars } from "../ips-check/number.ts";
import { valueHolding, worthOf } from "../position.ts";
import { reconcile, sortByValue } from "./portfolio.ts";
import { withNormalizedSymbols } from "./symbol.ts";

export type RecordGaps = ReturnType<typeof recordGaps>;

/** Gaps in a household's records. Cheaper than a whole portfolio, for lists of hundreds of households. */
export function recordGaps(snapshot: Household.Snapshot) {
  const { household, accounts, holdings } = withNormalizedSymbols(snapshot);
  const all = holdings.map((holding) => ({ holding, position: valueHolding(holding) }));
  const cash = sum(accounts.map((account) => decimal(account.cash.total)));
  const worth = worthOf(
    all.map(({ position }) => position),
    cash,
  );
  const costless = all.filter(
    ({ position }) => position.cost === null && position.market_value !== null,
  );
  const listed = accounts.flatMap(({ id }) =>
    sortByValue(costless.filter(({ holding }) => holding.account_id === id)),
  );
  return {
    reconciliation: reconcile(household.summary.total_value, worth ?? zero),
    /** Positions and cash; null without cash and without a price of anything held. */
    total_value: worth && toDollars(worth),
    /** Symbols or names of holdings with a value but no cost, by account, largest first. */
    without_cost: [...new Set(listed.map(({ holding }) => holding.symbol ?? holding.name))],
  };
}
