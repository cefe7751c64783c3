import type { Ref } from "react";
import { AmountsSwitch } from "../amounts/amounts-switch.tsx";
import { count, dollars } from "../format/figures.ts";
import { dayOf } from "../format/format.ts";
import { Icon } from "../icon/icon.tsx";
import { homePlace, isDesk, type Place } from "../navigation/place.ts";
import { PlaceLink } from "../navigation/place-link.tsx";
import { Banner, type InSight } from "./banner.tsx";

interface Props {
  place: Place;
  inSight: InSight;
  /** What an open household or conversation fills. */
  slot: Ref<HTMLDivElement>;
}

/** The one bar above a page on a phone. */
export function PhoneTop({ place, inSight, slot }: Props) {
  const { households, book } = inSight;
  if (isDesk(place)) {
    return (
      <header className="top">
        <Back place={place} />
        <div className="slot" ref={slot} />
      </header>
    );
  }
  return place.page === "home" ? (
    <header className="top today">
      {book && <strong className="name">{dayOf(`${book.day}T12:00`)}</strong>}
      <Banner households={households} {...(book && { after: bookWords(book) })} />
      <AmountsSwitch />
    </header>
  ) : (
    <header className="top">
      <Back place={place} />
      <Banner households={households} />
      <AmountsSwitch />
    </header>
  );
}

const bookWords = ({ households, value }: NonNullable<InSight["book"]>): string =>
  `${count(households)} ${households === 1 ? "household" : "households"}, ${dollars(value)}.`;

/** From a conversation and the pages of a household to its desk, and from the rest to the worklist. */
function Back({ place }: Pick<Props, "place">) {
  const { household, conversation } = place;
  const isDeskItself = isDesk(place) && conversation === null;
  const toHome = household === null || isDeskItself || place.research !== undefined;
  return (
    <PlaceLink
      className="back"
      to={toHome ? homePlace : { household, conversation: null }}
      aria-label={toHome ? "Back to Home" : "Back to the desk"}
    >
      <Icon of="back" />
      {!isDesk(place) && (toHome ? "Home" : "Desk")}
    </PlaceLink>
  );
}
