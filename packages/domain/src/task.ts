import * as z from "zod";
import { Day } from "./day.ts";

export const Priority = z.enum(["low", "normal", "high"]);

export const Info = z.object({
  id: z.string(),
  household_id: z.string(),
  title: z.string(),
  due: Day.nullable(),
  priority: Priority,
  assignee: z.string(),
  /** What it is about: an account, a holding, a document; free text. */
  related: z.string().nullable(),
  status: z.enum(["open", "done"]),
  created_at: z.string(),
});
export type Info = z.infer<typeof Info>;

export interface Store {
  list(householdId: string): Promise<Info[]>;
  /** Stores the task once for each key: a second call with the same key returns the first task. */
  create(task: Info, key: string): Promise<Info>;
}
