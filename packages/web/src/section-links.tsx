import { Icon } from "./icon/icon.tsx";
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
    { name: "Home", icon: "home", to: home, open: page === "home" },
    {
      name: "Households",
      icon: "household",
      to,
      open: research === undefined && !ownSections.has(page),
    },
    {
      name: "Research",
      icon: "research",
      to: { ...to, research: "home" },
      open: research !== undefined,
    },
    { name: "Trading", icon: "trading", to: trading, open: page === "trading" },
    { name: "Spend", icon: "spend", to: spend, open: page === "spend" },
  ] as const;
  return (
    <nav className="sections" aria-label="Sections">
      {sections.map(({ name, icon, to, open }) => (
        <PlaceLink key={name} to={to} aria-current={open ? "page" : undefined}>
          <Icon of={icon} />
          {name}
        </PlaceLink>
      ))}
    </nav>
  );
}
