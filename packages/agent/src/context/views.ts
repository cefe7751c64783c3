import type * as Household from "@advisor/domain/household";
import { views } from "@advisor/protocol/panel/views.gen";
import type { View } from "@advisor/protocol/view";
import type { ContextNeeds } from "./needs.ts";
import { plainLine, shortName } from "./plain-line.ts";

/** What the advisor's side panel shows. */
export interface VisiblePanel {
  panel: View;
  open: boolean;
}

/** The context of a view: the sources that it displays. */
export const contextForView = ({ view, view_state }: View): ContextNeeds =>
  views[view].contextOf(view_state);

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
