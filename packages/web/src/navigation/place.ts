import { useSyncExternalStore } from "react";

/** Where the page is, as its address says. */
export interface Place {
  household: string | null;
  conversation: string | null;
  /** Which view of the research section is open; left out in conversations. */
  research?: string;
}

export function placeOf(search: string): Place {
  const query = new URLSearchParams(search);
  const research = query.get("research");
  return {
    household: query.get("household"),
    conversation: query.get("conversation"),
    ...(research === null ? {} : { research }),
  };
}

export function searchOf({ household, conversation, research }: Place): string {
  const query = new URLSearchParams();
  if (household !== null) query.set("household", household);
  if (conversation !== null) query.set("conversation", conversation);
  if (research !== undefined) query.set("research", research);
  return query.size === 0 ? "/" : `/?${query}`;
}

const moved = "place-moved";

/** Goes there; a correction of the address takes the place of the one before it. */
export function goTo(place: Place, how: "push" | "replace" = "push"): void {
  if (searchOf(place) === `${location.pathname}${location.search}`) return;
  if (how === "push") history.pushState(null, "", searchOf(place));
  else history.replaceState(null, "", searchOf(place));
  dispatchEvent(new Event(moved));
}

function subscribe(listener: () => void): () => void {
  addEventListener("popstate", listener);
  addEventListener(moved, listener);
  return () => {
    removeEventListener("popstate", listener);
    removeEventListener(moved, listener);
  };
}

export const placeNow = (): Place => placeOf(location.search);

export const usePlace = (): Place =>
  placeOf(useSyncExternalStore(subscribe, () => location.search));
