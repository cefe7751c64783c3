import { useSyncExternalStore } from "react";

/** The location in the app, as its URL states it. */
export interface Place {
  household: string | null;
  conversation: string | null;
  /** The open view of the research section; absent elsewhere. */
  research?: string;
  /** The worklist, a separate page, or the page for an unknown URL; absent in conversations. */
  page?: "home" | "lost" | "trading" | Page;
  /** The turn whose proof is open. */
  turn?: string;
  /** The instrument open on the trading page. */
  instrument?: string;
}

/** Pages with their own path; those of a household need one. */
const pages = ["brief", "holdings", "meetings", "proposal", "proof", "spend"] as const;
type Page = (typeof pages)[number];

/** The pages of one household, and what opens them. */
export const pagesOfAHousehold = [
  ["brief", "Open brief"],
  ["proposal", "Open proposal"],
  ["holdings", "Open holdings"],
] as const;
const ofHousehold: ReadonlySet<Page> = new Set<Page>(pagesOfAHousehold.map(([page]) => page));

export const homePlace: Place = { household: null, conversation: null, page: "home" };

export const meetingsPlace: Place = { household: null, conversation: null, page: "meetings" };

/** Whether a conversation is visible, or could be. */
export const isDesk = ({ page, research }: Place): boolean =>
  page === undefined && research === undefined;

/** A new conversation without a household. */
const nobody = "none";

/** The location for an unknown URL. */
const lost: Place = { household: null, conversation: null, page: "lost" };

const tradingPath = "/trading";

const tradingAt = (instrument: string | null): Place => ({
  ...{ household: null, conversation: null, page: "trading" },
  ...(instrument === null ? {} : { instrument }),
});

export function placeOf(address: string): Place {
  const [path, search] = address.split("?", 2);
  const query = new URLSearchParams(search);
  if (path === tradingPath) return tradingAt(query.get("instrument"));
  if (path !== "/") return lost;
  const research = query.get("research");
  const household = query.get("household");
  const conversation = query.get("conversation");
  const page = pages.find((one) => query.has(one) && (household !== null || !ofHousehold.has(one)));
  if (household === null && conversation === null && research === null && page === undefined)
    return homePlace;
  const turn = query.get("proof");
  return {
    household: household === nobody ? null : household,
    conversation,
    ...(research === null ? {} : { research }),
    ...(page === undefined ? {} : { page }),
    ...(turn === null ? {} : { turn }),
  };
}

export function urlQueryOf({ household, conversation, research, page, ...at }: Place): string {
  if (page === "home") return "/";
  const { turn, instrument } = at;
  if (page === "trading") {
    return instrument === undefined
      ? tradingPath
      : `${tradingPath}?${new URLSearchParams({ instrument })}`;
  }
  const query = new URLSearchParams();
  if (household !== null) query.set("household", household);
  if (conversation !== null) query.set("conversation", conversation);
  if (research !== undefined) query.set("research", research);
  if (page !== undefined) query.set(page, turn ?? "1");
  if (query.size === 0) query.set("household", nobody);
  return `/?${query}`;
}

const moved = "place-moved";

/** Navigates; "replace" is for corrections of the URL. */
export function navigateTo(place: Place, how: "push" | "replace" = "push"): void {
  if (urlQueryOf(place) === addressNow()) return;
  if (how === "push") history.pushState(null, "", urlQueryOf(place));
  else history.replaceState(null, "", urlQueryOf(place));
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

const addressNow = (): string => `${location.pathname}${location.search}`;

export const currentPlace = (): Place => placeOf(addressNow());

export const usePlace = (): Place => placeOf(useSyncExternalStore(subscribe, addressNow));
