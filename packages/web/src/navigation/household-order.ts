import { urgencyRank } from "@advisor/domain/ips-check/findings/reasons";
import type { HouseholdCard } from "@advisor/protocol/household";

export const householdOrders = ["severity", "name", "meeting", "value"] as const;
export type HouseholdOrder = (typeof householdOrders)[number];

const never = "9999";

/** 0 to act on, 1 not checked, 2 to watch, 3 for the rest. */
function severityRank({ check }: HouseholdCard): number {
  if (check === null) return 1;
  const severities = check.findings.map(({ severity }) => severity);
  return severities.includes("act") ? 0 : severities.includes("watch") ? 2 : 3;
}

const mostUrgent = ({ check }: HouseholdCard): number =>
  Math.min(99, ...(check?.findings ?? []).map(urgencyRank));

/** The order of the worklist: severity, the most urgent finding, the next meeting, the name. */
const bySeverity = (a: HouseholdCard, b: HouseholdCard): number =>
  severityRank(a) - severityRank(b) ||
  mostUrgent(a) - mostUrgent(b) ||
  byMeeting(a, b) ||
  a.name.localeCompare(b.name);

const byMeeting = (a: HouseholdCard, b: HouseholdCard): number =>
  (a.next_meeting ?? never).localeCompare(b.next_meeting ?? never);

/** The value of holdings and cash; the total on file if they cannot be read. */
export const householdValue = ({ check, summary }: HouseholdCard): number | null => {
  if (check !== null) return check.total_value;
  return summary.total_value === null ? null : Number(summary.total_value);
};

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
    severity: bySeverity,
    meeting: byMeeting,
    value: (a, b) => (householdValue(b) ?? 0) - (householdValue(a) ?? 0),
  };
  return found.toSorted(compare[order]);
}
