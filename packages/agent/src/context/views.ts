import type * as Household from "@advisor/domain/household";
import type { View } from "@advisor/protocol/view";
import type { SourceKey, Wanted } from "./level.ts";
import { named, plain } from "./plain.ts";

/** What the advisor sees beside the conversation. */
export interface Seen {
  panel: View;
  open: boolean;
}

const wanted: Readonly<Record<View["view"], Wanted>> = {
  agenda: { tasks: "default" },
  householdBrief: { household: "default", tasks: "default" },
  householdMember: { holdings: "default" },
  etf: {},
};

/** The context that a view brings with it. */
export const wantedBy = (view: View): Wanted => wanted[view.view];

const told: Readonly<Record<string, SourceKey>> = {
  get_household_holdings: "holdings",
  compare_to_ips: "ips",
  search_documents: "documents",
};

/** The source whose content a tool's own result tells. */
export const toldBy = (tool: string): SourceKey | undefined => told[tool];

/** What the advisor sees, one line each; a member by name. */
export function seenLines({ panel, open }: Seen, household: Household.Info | undefined): string[] {
  const state = Object.entries(panel.view_state).map(([key, value]) =>
    key === "member_id" ? `member: ${memberOf(household, value)}` : `${key}: ${named(`${value}`)}`,
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
  return member === undefined ? plain(`${id}`) : `${named(member.name)} (${plain(`${id}`)})`;
}
