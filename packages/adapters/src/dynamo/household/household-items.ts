import * as Household from "@advisor/domain/household";
import { householdNames } from "@advisor/domain/portfolio/household-names";
import { householdIndexKey, householdKey, type Key } from "../keys.ts";
import type { TableItem } from "../table.ts";
import { partItems } from "./household-parts.ts";

/** A household's main item: used to find and list it, and it names the parts with its holdings. */
export const householdHeader = (
  { household, ...rows }: Household.Snapshot,
  generation: string,
  parts: number,
) => ({
  household,
  names: householdNames(rows),
  card: Household.Card.parse({
    ...household,
    members: household.members.length,
    version: generation,
  }),
  ...householdIndexKey(household.advisor_id, household.name, household.id),
  generation,
  parts,
});

/** A household as the items that `householdStore` reads, for filling a new table. */
export function householdItems(
  snapshot: Household.Snapshot,
  generation: string,
): (Key & TableItem)[] {
  const parts = partItems(snapshot, generation);
  return [
    {
      ...householdKey(snapshot.household.id),
      ...householdHeader(snapshot, generation, parts.length),
    },
    ...parts,
  ];
}
