import * as z from "zod";

/** A line the advisor keeps about a household. */
export const Info = z.object({
  id: z.string(),
  household_id: z.string(),
  at: z.string(),
  author: z.string(),
  text: z.string(),
});
export type Info = z.infer<typeof Info>;

export interface Store {
  list(householdId: string): Promise<Info[]>;
}
