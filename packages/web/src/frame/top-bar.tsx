import { Burger, Button } from "@mantine/core";
import { AmountsSwitch } from "../amounts/amounts-switch.tsx";
import { ColorMode } from "../color-mode.tsx";
import { IconButton } from "../icon/icon-button.tsx";
import type { Place } from "../navigation/place.ts";
import { PlaceLink } from "../navigation/place-link.tsx";
import { SearchButton } from "../palette/search-button.tsx";
import { Banner, type HouseholdFreshness } from "./banner.tsx";
import type { More } from "./more-menu.tsx";
import { sectionsAt } from "./sections.ts";

interface Props {
  place: Place;
  /** Opens the command palette. */
  search(): void;
  /** The households on the screen, for the date of their prices. */
  households: readonly HouseholdFreshness[];
  /** Opens and closes the lists where they have no room beside the page. */
  lists: { opened: boolean; turn(): void } | undefined;
  more: More;
}

/** The bar at the top of every page, from a tablet on. */
export const TopBar = ({ place, search, households, lists, more }: Props) => (
  <header className="top">
    {lists && (
      <Burger
        size="sm"
        opened={lists.opened}
        aria-label="Households and conversations"
        onClick={lists.turn}
      />
    )}
    <strong>Advisor Copilot</strong>
    <nav className="sections" aria-label="Sections">
      {sectionsAt(place).map(({ name, to, open }) => (
        <PlaceLink key={name} to={to} aria-current={open ? "page" : undefined}>
          {name}
        </PlaceLink>
      ))}
    </nav>
    <SearchButton open={search} inWords />
    <Banner households={households} />
    <AmountsSwitch />
    <ColorMode />
    <HelpButton help={more.help} />
    <span className="quiet advisor">{more.advisor}</span>
    <Button size="compact-xs" variant="subtle" color="gray" onClick={more.signOut}>
      Sign out
    </Button>
  </header>
);

const HelpButton = ({ help }: { help(): void }) => (
  <IconButton
    className="help"
    label="Keyboard shortcuts"
    title="Keyboard shortcuts (?)"
    onClick={help}
  >
    <circle cx="8" cy="8" r="6.200" />
    <path d="M6.200 6.200a1.800 1.800 0 1 1 2.600 1.700c-.6.3-.8.6-.8 1.200M8 11.400v.1" />
  </IconButton>
);
