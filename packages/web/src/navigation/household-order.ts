import { severityOf } from "@advisor/domain/ips-check/findings/findings";
import type { HouseholdCard } from "@advisor/protocol/household";

export const householdOrders = ["severity", "name", "meeting", "value"] as const;
export type HouseholdOrder = (typeof householdOrders)[number];

const never = "9999";

/** 0 to act on, 1 to watch, 2 for the rest; unchecked households come in between. */
function severityRank({ check }: HouseholdCard): number {
  if (check === null) return 1;
  const severities = check.findings.map(({ kind }) => severityOf(kind));
  return severities.includes("act") ? 0 : severities.includes("watch") ? 1 : 2;
}

/** The value of holdings and cash; the total on file if they cannot be read. */
export const householdValue = ({ check, summary }: HouseholdCard): number =>
  check?.total_value ?? Number(summary.total_value);

/** The households whose name has all the words, sorted. */
export function filteredHouseholds(
  households: readonly HouseholdCard[],
  search: string,
  order: HouseholdOrder,
): HouseholdCard[] {
  const words = search.toLowerCase().trim().split(/\s+/);
  const found = households.filter(({ name }) =>
    words.every((word) => name.toLowerCase().includes(word)),
  );
  const compare: Record<HouseholdOrder, (a: HouseholdCard, b: HouseholdCard) => number> = {
    name: (a, b) => a.name.localeCompare(b.name),
    severity: (a, b) => severityRank(a) - severityRank(b) || householdValue(b) - householdValue(a),
    meeting: (a, b) => (a.next_meeting ?? never).localeCompare(b.next_meeting ?? never),
    value: (a, b) => householdValue(b) - householdValue(a),
  };
  return found.toSorted(compare[order]);
}
