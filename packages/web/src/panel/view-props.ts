import type { HouseholdCard, HouseholdDetail } from "@advisor/protocol/household";
import type { View } from "@advisor/protocol/view";
import type { AdvisorApi } from "../api/advisor-api.ts";
import type { Connection } from "../api/connection.ts";
import type { Message } from "../chat/message/message.ts";

export interface HouseholdState {
  /** Undefined while it is loading, or if there is none. */
  household: HouseholdDetail | undefined;
  error: Error | undefined;
}

/** What a view of the side panel is drawn from. */
export interface PanelData extends HouseholdState {
  households: readonly HouseholdCard[];
  messages: readonly Message[];
  link: Connection;
  api: AdvisorApi;
  reload(): void;
}

export interface ViewProps<Name extends View["view"]> extends PanelData {
  view: Extract<View, { view: Name }>;
  /** Shows another view, or the same in another state. */
  move(view: View): void;
}
