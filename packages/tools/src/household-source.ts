import type { Day } from "@advisor/domain/day";
import type * as Household from "@advisor/domain/household";
import type * as Source from "@advisor/domain/source";

/** The source of household figures: the custodians' statements, dated by the oldest account. */
export function householdSource({
  household,
  accounts,
}: Household.Snapshot): Omit<Source.Info, "source_id"> {
  const oldest = accounts.map((account) => account.as_of).sort()[0];
  return {
    as_of: oldest ?? household.summary.as_of,
    provider: "household",
    delay: "eod",
    simulated: household.simulated,
  };
}

/** The day of the oldest account in which something has a price; null where nothing has one. */
export function pricesAsOf({ accounts, holdings }: Household.Snapshot): Day | null {
  const priced = new Set(
    holdings.flatMap(({ account_id, price }) => (price === null ? [] : account_id)),
  );
  const days = accounts.flatMap(({ id, as_of }) => (priced.has(id) ? as_of : []));
  return days.sort()[0] ?? null;
}
