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
  /** What the task is about, such as an account or a document; free text. */
  related: z.string().nullable(),
  status: z.enum(["open", "done"]),
  created_at: z.string(),
  /** When it was completed; absent while it is open. */
  done_at: z.string().optional(),
});
export type Info = z.infer<typeof Info>;

/** The fields of a task that an advisor may change. Omitted fields are unchanged. */
export type Change = {
  [Field in "title" | "due" | "priority" | "assignee" | "related" | "status"]?:
    | Info[Field]
    | undefined;
};

/** The task after a change made at `now`. */
export function applyChange(task: Info, change: Change, now: string): Info {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const { done_at = now, ...rest } = { ...task, ...Object.fromEntries(given) };
  return rest.status === "done" ? { ...rest, done_at } : rest;
}

export interface Store {
  list(householdId: string): Promise<Info[]>;
  /** Stores the task once per key: a second call with the same key returns the first task. */
  create(task: Info, key: string): Promise<Info>;
  /**
   * Changes a task of the household; undefined when it does not exist. With a key, the change is made
   * once: a second call with the same key returns the task as the first one left it.
   */
  change(householdId: string, id: string, change: Change, key?: string): Promise<Info | undefined>;
}
