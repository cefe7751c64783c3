import * as z from "zod";

/**
 * What the side panel shows.
 *
 * @example
 * import { View } from "@advisor/protocol/view";
 *
 * const view = View.parse({ view: "etf", view_state: { ticker: "VOO" } });
 * assert.deepEqual(view.view_state, { ticker: "VOO" });
 */
export const View = z.discriminatedUnion("view", [
  z.object({ view: z.literal("agenda"), view_state: z.object({}) }),
  z.object({
    view: z.literal("householdBrief"),
    view_state: z.object({ household_id: z.string() }),
  }),
  z.object({
    view: z.literal("householdMember"),
    view_state: z.object({
      household_id: z.string(),
      member_id: z.string().optional(),
      tab: z.enum(["overview", "accounts", "lots", "activity", "documents", "tasks", "notes"]),
      show_holdings: z.boolean(),
      holdings_search: z.string().max(200).optional(),
    }),
  }),
  z.object({
    view: z.literal("etf"),
    view_state: z.object({ ticker: z.string() }),
  }),
]);
export type View = z.infer<typeof View>;
