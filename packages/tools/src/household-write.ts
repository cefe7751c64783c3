import type { Day } from "@advisor/domain/day";
import type * as Source from "@advisor/domain/source";
import type { View } from "@advisor/protocol/view";
import * as z from "zod";

/** Text that is stored unchanged. */
export const unchangedText = (characters: number): z.ZodString =>
  z.string().min(1).max(characters).regex(/\S/, "must not be blank");

/** The common part of the tools that write to the household's record. */
export const householdWrite = { effect: "write", cost: { usd: 0, seconds: 10 } } as const;

/** The tab of the household in the side panel that shows what was written. */
export const householdTab = (household_id: string, tab: "tasks" | "notes"): View => ({
  view: "householdMember",
  view_state: { household_id, tab, show_holdings: false },
});

/** The source of a record that was just written. */
export const writtenToday = (today: Day): Omit<Source.Info, "source_id"> => ({
  as_of: today,
  provider: "household",
  delay: "realtime",
  simulated: false,
});
