import { home, type Place } from "./navigation/place.ts";
import { PlaceLink } from "./navigation/place-link.tsx";

const spend: Place = { household: null, conversation: null, page: "spend" };
const trading: Place = { household: null, conversation: null, page: "trading" };
const ownSections: ReadonlySet<Place["page"]> = new Set([
  ...(["home", "spend", "trading", "lost"] as const),
]);

/** Links to the sections of the page. */
export function SectionLinks({ place }: { place: Place }) {
  const { household, conversation, research, page } = place;
  const to: Place = { household, conversation };
  const sections = [
    { name: "Home", to: home, open: page === "home" },
    { name: "Households", to, open: research === undefined && !ownSections.has(page) },
    { name: "Research", to: { ...to, research: "home" }, open: research !== undefined },
    { name: "Trading", to: trading, open: page === "trading" },
    { name: "Spend", to: spend, open: page === "spend" },
  ];
  return (
    <nav className="sections" aria-label="Sections">
      {sections.map(({ name, to, open }) => (
        <PlaceLink key={name} to={to} aria-current={open ? "page" : undefined}>
          {name}
        </PlaceLink>
      ))}
    </nav>
  );
}
