import { homePlace, isDesk, type Place, pagesOfAHousehold } from "../navigation/place.ts";

const spend: Place = { household: null, conversation: null, page: "spend" };
const trading: Place = { household: null, conversation: null, page: "trading" };
const ofAHousehold = new Set<Place["page"]>(["proof", ...pagesOfAHousehold.map(([page]) => page)]);

/** Sections that are not at hand in the bar of a phone. */
export const furtherSections = ({ household, conversation, research, page }: Place) =>
  [
    {
      name: "Research",
      icon: "research",
      to: { household, conversation, research: "home" } as Place,
      open: research !== undefined,
    },
    { name: "Trading", icon: "trading", to: trading, open: page === "trading" },
    { name: "Spend", icon: "spend", to: spend, open: page === "spend" },
  ] as const;

/** The sections of the page. */
export const sectionsAt = (place: Place) => {
  const { household, conversation, page } = place;
  return [
    { name: "Home", to: homePlace, open: page === "home" || page === "meetings" },
    {
      name: "Households",
      to: { household, conversation },
      open: isDesk(place) || ofAHousehold.has(page),
    },
    ...furtherSections(place),
  ];
};
