import type { HouseholdDetail } from "@advisor/protocol/household";
import type { ReactNode } from "react";
import type { HouseholdState } from "./view-props.ts";

interface Props extends HouseholdState {
  children(household: HouseholdDetail): ReactNode;
}

/** What a view shows once its household has been read. */
export function WithHousehold({ household, error, children }: Props) {
  if (household !== undefined) return children(household);
  return error === undefined ? <p className="quiet">Reading the household …</p> : null;
}
