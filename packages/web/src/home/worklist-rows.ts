import type { WorklistItem } from "@advisor/protocol/worklist";

export const filters = ["all", "act", "cash", "limit", "band", "task", "data"] as const;
export type Filter = (typeof filters)[number];

export const filterNames: Record<Filter, string> = {
  all: "All",
  act: "Act now",
  cash: "Cash",
  limit: "Issuer or sector",
  band: "Bands",
  task: "Tasks due",
  data: "Data",
};

const kinds: Partial<Record<Filter, readonly string[]>> = {
  cash: ["cash"],
  limit: ["issuer", "sector"],
  band: ["class"],
  data: ["unreconciled", "no_cost", "unvalued"],
};

/** Whether a household matches a filter; `soon` is the last day on which a task counts as due. */
export function matchesFilter(item: WorklistItem, filter: Filter, soon: string): boolean {
  if (filter === "all") return true;
  if (filter === "act") return item.severity === "act";
  if (filter === "task") return item.tasks.some(({ due }) => due !== null && due <= soon);
  return item.reasons.some(({ kind }) => kinds[filter]?.includes(kind));
}

/** Whether all words of the search occur in the name or the reasons. */
export function matchesSearch({ name, reasons }: WorklistItem, search: string): boolean {
  const text = [name, ...reasons.map(({ what, beside }) => `${what} ${beside}`)]
    .join(" ")
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export const worklistOrders = ["severity", "meeting", "name", "value"] as const;
export type Order = (typeof worklistOrders)[number];

const never = "9999";

/** The API's own order is that of severity. */
export function sortItems(items: readonly WorklistItem[], order: Order): readonly WorklistItem[] {
  switch (order) {
    case "severity":
      return items;
    case "meeting":
      return items.toSorted((a, b) =>
        (a.next_meeting ?? never).localeCompare(b.next_meeting ?? never),
      );
    case "name":
      return items.toSorted((a, b) => a.name.localeCompare(b.name));
    case "value":
      return items.toSorted((a, b) => (b.total_value ?? 0) - (a.total_value ?? 0));
  }
}

export interface Group {
  severity: WorklistItem["severity"];
  items: WorklistItem[];
}

/** Groups households by severity. */
export function groupBySeverity(items: readonly WorklistItem[]): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.severity === item.severity) last.items.push(item);
    else groups.push({ severity: item.severity, items: [item] });
  }
  return groups;
}

/** The rows of all groups, each after its heading if it has one. */
export const worklistRows = (groups: readonly Group[], headed: boolean) =>
  groups.flatMap((group) => [
    ...(headed ? [{ key: group.severity, group, item: undefined }] : []),
    ...group.items.map((item) => ({ key: item.id, group, item })),
  ]);
