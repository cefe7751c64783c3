import { Brief } from "../brief.tsx";
import type { ViewProps } from "../view-props.ts";
import { WithHousehold } from "../with-household.tsx";

export const Draw = ({ api, reload, ...props }: ViewProps<"householdBrief">) => (
  <WithHousehold {...props}>
    {(household) => <Brief household={household} api={api} changed={reload} />}
  </WithHousehold>
);
