import { UnstyledButton } from "@mantine/core";
import { Icon } from "../icon/icon.tsx";
import { homePlace, isDesk, meetingsPlace, type Place } from "../navigation/place.ts";
import { PlaceLink } from "../navigation/place-link.tsx";
import { SearchButton } from "../palette/search-button.tsx";
import { type More, MoreMenu } from "./more-menu.tsx";

interface Props {
  place: Place;
  lists: { opened: boolean; turn(): void };
  /** Opens the command palette. */
  search(): void;
  more: More;
}

/** What a phone has at hand below every page but an open conversation, which has its own way back. */
export function PhoneBar({ place, lists, search, more }: Props) {
  const { household, page } = place;
  const atHome = page === "home" || (household !== null && place.research === undefined);
  const current = (open: boolean) => (open ? "page" : undefined);
  return (
    <nav className="sections" aria-label="Sections">
      <PlaceLink to={homePlace} aria-current={current(atHome)}>
        <Icon of="home" />
        Home
      </PlaceLink>
      <UnstyledButton
        aria-haspopup="dialog"
        aria-expanded={lists.opened}
        aria-current={isDesk(place) && !atHome ? "true" : undefined}
        onClick={lists.turn}
      >
        <Icon of="chats" />
        Chats
      </UnstyledButton>
      <SearchButton open={search} inWords={false} />
      <PlaceLink to={meetingsPlace} aria-current={current(page === "meetings")}>
        <Icon of="calendar" />
        Meetings
      </PlaceLink>
      <MoreMenu place={place} {...more} />
    </nav>
  );
}
