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
  /** When it was ticked off; absent while it is open. */
  done_at: z.string().optional(),
});
export type Info = z.infer<typeof Info>;

/** What an advisor may change of a task; fields that are left out stay. */
export type Change = {
  [Field in "title" | "due" | "priority" | "assignee" | "related" | "status"]?:
    | Info[Field]
    | undefined;
};

/** The task as it is after a change, made at `now`. */
export function applyChange(task: Info, change: Change, now: string): Info {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const { done_at = now, ...rest } = { ...task, ...Object.fromEntries(given) };
  return rest.status === "done" ? { ...rest, done_at } : rest;
}

export interface Store {
  list(householdId: string): Promise<Info[]>;
  /** Stores the task once for each key: a second call with the same key returns the first task. */
  create(task: Info, key: string): Promise<Info>;
  /**
   * Changes one task of the household; undefined when there is no such task. With a key it is changed
   * once for that key: a second call returns the task as the first one left it.
   */
  change(householdId: string, id: string, change: Change, key?: string): Promise<Info | undefined>;
}
