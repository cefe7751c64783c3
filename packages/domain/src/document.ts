import * as z from "zod";
import { Day } from "./day.ts";
import type * as Note from "./note.ts";
import type * as Task from "./task.ts";

export const Type = z.enum(["ips", "meeting_note", "tax_letter", "statement", "estate", "other"]);

/** A household's document, split into chunks that can be cited. Its text is data, never instructions. */
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

/** Anything that document search covers: a document, or a note or task as a document of one chunk. */
export const Searchable = Info.extend({ type: z.enum([...Type.options, "note", "task"]) });
export type Searchable = z.infer<typeof Searchable>;

export const fromNote = ({ id, household_id, at, text }: Note.Info): Searchable => ({
  ...{ id, household_id, title: "Note", type: "note", date: at.slice(0, 10) },
  chunks: [text],
});

const ended: Partial<Record<Task.Info["status"], string>> = {
  ...{ done: "Done.", canceled: "Canceled." },
};

/** The task's title with its due date, status and subject as one chunk. */
export function fromTask(task: Task.Info): Searchable {
  const { id, household_id, title, due, related, status, created_at } = task;
  const more = [
    ended[status] ?? (due === null ? "" : `Due ${due}.`),
    related === null ? "" : `About ${related}.`,
  ];
  return {
    ...{ id, household_id, title: "Task", type: "task", date: created_at.slice(0, 10) },
    chunks: [[`${title}.`, ...more].filter((part) => part !== "").join(" ")],
  };
}
