import * as z from "zod";
import { defineView } from "../define-view.ts";

const Tab = z.enum(["overview", "accounts", "lots", "activity", "documents", "tasks", "notes"]);

const contextOfTab = {
  overview: { ips: "default" },
  accounts: { holdings: "default" },
  lots: { holdings: "default" },
  activity: { holdings: "default" },
  documents: { documents: "default" },
  tasks: { tasks: "default" },
  notes: { documents: "default" },
} as const satisfies Record<z.infer<typeof Tab>, object>;

/** The tabs of a household, or of one of its members. */
export const householdMember = defineView({
  name: "householdMember",
  title: "Household",
  state: z.object({
    household_id: z.string(),
    member_id: z.string().optional(),
    tab: Tab,
    show_holdings: z.boolean(),
    holdings_search: z.string().max(200).optional(),
  }),
  context: ({ tab, show_holdings }) => contextOfTab[show_holdings ? "accounts" : tab],
});
