import type * as Household from "@advisor/domain/household";
import type { View } from "@advisor/protocol/view";
import type { ContextNeeds } from "./needs.ts";
import { plainLine, shortName } from "./plain-line.ts";

/** What the advisor's side panel shows. */
export interface VisiblePanel {
  panel: View;
  open: boolean;
}

/** The context of a view: the sources that it displays. */
export function contextForView(view: View): ContextNeeds {
  switch (view.view) {
    case "agenda":
      return { tasks: "default" };
    case "householdBrief":
      return { household: "default", tasks: "default" };
    case "householdMember":
      return tabs[view.view_state.show_holdings ? "accounts" : view.view_state.tab];
    case "etf":
      return {};
  }
}

type Tab = Extract<View, { view: "householdMember" }>["view_state"]["tab"];

const tabs: Readonly<Record<Tab, ContextNeeds>> = {
  overview: { ips: "default" },
  accounts: { holdings: "default" },
  lots: { holdings: "default" },
  activity: { holdings: "default" },
  documents: { documents: "default" },
  tasks: { tasks: "default" },
  notes: { documents: "default" },
};

/** What the advisor's panel shows, one line per item, with members by name. */
export function visibleContextLines(
  { panel, open }: VisiblePanel,
  household: Household.Info | undefined,
): string[] {
  const state = Object.entries(panel.view_state).map(([key, value]) =>
    key === "member_id"
      ? `member: ${memberOf(household, value)}`
      : `${key}: ${shortName(`${value}`)}`,
  );
  return [
    "<visual_context>",
    `view: ${panel.view}`,
    ...state,
    `panel: ${open ? "open" : "closed"}`,
    "</visual_context>",
  ];
}

function memberOf(household: Household.Info | undefined, id: unknown): string {
  const member = household?.members.find((one) => one.id === id);
  return member === undefined
    ? plainLine(`${id}`)
    : `${shortName(member.name)} (${plainLine(`${id}`)})`;
}
