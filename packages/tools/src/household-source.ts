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
