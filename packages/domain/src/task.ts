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
  status: z.enum(["open", "done", "canceled"]),
  created_at: z.string(),
  /** When it was completed; absent otherwise. */
  done_at: z.string().optional(),
  /** When it was canceled; absent otherwise. */
  canceled_at: z.string().optional(),
});
export type Info = z.infer<typeof Info>;

/** A status that work can have; a canceled task was a mistake. */
export const WorkStatus = Info.shape.status.exclude(["canceled"]);

/** How long the advisor can undo a task that an answer created. */
export const undoMinutes = 10;

/** The fields of a task that an advisor may change. Omitted fields are unchanged. */
export type Change = {
  [Field in "title" | "due" | "priority" | "assignee" | "related" | "status"]?:
    | Info[Field]
    | undefined;
};

/** The task after a change made at `now`. */
export function applyChange(task: Info, change: Change, now: string): Info {
  const stated = Object.entries(change).filter(([, value]) => value !== undefined);
  const changed = { ...task, ...Object.fromEntries(stated) };
  const { done_at = now, canceled_at = now, ...rest } = changed;
  if (rest.status === "done") return { ...rest, done_at };
  return rest.status === "canceled" ? { ...rest, canceled_at } : rest;
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
