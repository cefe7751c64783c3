import * as z from "zod";

/** What the side panel shows. */
export const View = z.discriminatedUnion("view", [
  z.object({
    view: z.literal("householdMember"),
    view_state: z.object({
      household_id: z.string(),
      tab: z.enum(["overview", "accounts", "notes"]),
      show_holdings: z.boolean(),
    }),
  }),
  z.object({
    view: z.literal("etf"),
    view_state: z.object({ ticker: z.string() }),
  }),
]);
export type View = z.infer<typeof View>;
