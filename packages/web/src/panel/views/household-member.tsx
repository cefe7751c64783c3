import { HouseholdMember } from "../member.tsx";
import type { ViewProps } from "../view-props.ts";
import { WithHousehold } from "../with-household.tsx";

export const Draw = ({ view, move, api, link, reload, ...props }: ViewProps<"householdMember">) => (
  <WithHousehold {...props}>
    {(household) => (
      <HouseholdMember household={household} {...{ view, move, api, link }} changed={reload} />
    )}
  </WithHousehold>
);
