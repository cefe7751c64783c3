import type { HouseholdDetail } from "@advisor/protocol/household";
import type { View } from "@advisor/protocol/view";
import { Menu } from "@mantine/core";
import { shortDay, valueOrUnknown } from "../format/format.ts";
import { HeadMenu } from "../frame/head-menu.tsx";
import { PhoneHead } from "../frame/phone-head.tsx";
import { pagesOfAHousehold } from "../navigation/place.ts";
import { PlaceLink } from "../navigation/place-link.tsx";
import { priceDays } from "./price-days.ts";

interface Props {
  household_id: string | null;
  /** Undefined while it is loading. */
  household: HouseholdDetail | undefined;
  simulated: boolean;
  /** What can be shown of it. */
  views: readonly { name: string; shown: boolean; show(): void; key: View["view"] }[];
}

/** A household's name, value and date in the bar at the top of a phone, where it is the page. */
export const HouseholdHead = ({ household_id, household, simulated, views }: Props) => (
  <PhoneHead>
    {household && (
      <>
        <div className="whose">
          <h1 className="name">{household.name}</h1>
          <p className="quiet clipped">{household.members.map(({ name }) => name).join(" · ")}</p>
        </div>
        <div className="figure">
          <strong className="large">{valueOrUnknown(household.holdings.totals.total_value)}</strong>
          <p className="quiet">
            {priceDays(household)
              .map((day) => shortDay(`${day}T12:00`))
              .join(" to ") || "no prices"}
            {simulated && ", simulated"}
          </p>
        </div>
      </>
    )}
    <HeadMenu label="More about the household">
      {views.map(({ key, name, shown, show }) => (
        <Menu.Item key={key} aria-current={shown ? "true" : undefined} onClick={show}>
          {name}
        </Menu.Item>
      ))}
      <Menu.Divider />
      {pagesOfAHousehold.map(([page, label]) => (
        <Menu.Item
          key={page}
          component={PlaceLink}
          to={{ household: household_id, conversation: null, page }}
        >
          {label}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </HeadMenu>
  </PhoneHead>
);
