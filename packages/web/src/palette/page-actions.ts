import type { HouseholdCard } from "@advisor/protocol/household";
import { navigateTo, pagesOfAHousehold } from "../navigation/place.ts";

type Named = Pick<HouseholdCard, "id" | "name">;

/** The pages of the open household first; those of the others once something is typed. */
export function pageActions(households: readonly Named[], open: string | null, query: string) {
  const first = households.filter(({ id }) => id === open);
  const others = query === "" ? [] : households.filter(({ id }) => id !== open);
  return [...first, ...others].flatMap(({ id, name }) =>
    pagesOfAHousehold.map(([page, label]) => ({
      id: `${page} ${id}`,
      label: `${label}: ${name}`,
      onClick: () => navigateTo({ household: id, conversation: null, page }),
    })),
  );
}
