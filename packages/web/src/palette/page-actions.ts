import type { HouseholdCard } from "@advisor/protocol/household";
import { navigateTo } from "../navigation/place.ts";

const pages = [
  ["brief", "Open brief"],
  ["proposal", "Open proposal"],
  ["holdings", "Open holdings"],
] as const;

type Named = Pick<HouseholdCard, "id" | "name">;

/** The pages of the open household first; those of the others once something is typed. */
export function pageActions(households: readonly Named[], open: string | null, query: string) {
  const first = households.filter(({ id }) => id === open);
  const others = query === "" ? [] : households.filter(({ id }) => id !== open);
  return [...first, ...others].flatMap(({ id, name }) =>
    pages.map(([page, label]) => ({
      id: `${page} ${id}`,
      label: `${label}: ${name}`,
      onClick: () => navigateTo({ household: id, conversation: null, page }),
    })),
  );
}
