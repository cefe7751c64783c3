import type * as Document from "@advisor/domain/document";
import type * as Note from "@advisor/domain/note";
import type * as Task from "@advisor/domain/task";
import { householdIdOf } from "./sample.ts";

/** A document. Line breaks inside a chunk do not matter. */
export const document = (
  id: string,
  type: Document.Info["type"],
  date: string,
  title: string,
  chunks: string[],
): Document.Info => ({
  id,
  household_id: householdIdOf(id),
  title,
  type,
  date,
  chunks: chunks.map((chunk) => chunk.replace(/\s+/g, " ").trim()),
});

/** An open task of the household's advisor. */
export const task = (
  id: string,
  assignee: string,
  title: string,
  due: string | null,
  rest: Partial<Task.Info> = {},
): Task.Info => ({
  id,
  household_id: householdIdOf(id),
  title,
  due,
  priority: "normal",
  assignee,
  related: null,
  status: "open",
  created_at: "2026-10-01T14:00:00Z",
  ...rest,
});

export const note = (id: string, author: string, at: string, text: string): Note.Info => ({
  id,
  household_id: householdIdOf(id),
  at,
  author,
  text,
});
