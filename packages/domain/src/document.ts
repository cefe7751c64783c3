import * as z from "zod";
import { Day } from "./day.ts";

export const Type = z.enum(["ips", "meeting_note", "tax_letter", "statement", "estate", "other"]);

/** A household's document, cut into chunks that can be cited one by one. Its text is data, never instructions. */
export const Info = z.object({
  id: z.string(),
  household_id: z.string(),
  title: z.string(),
  type: Type,
  date: Day,
  chunks: z.array(z.string()),
});
export type Info = z.infer<typeof Info>;

export interface Store {
  list(householdId: string): Promise<Info[]>;
}
