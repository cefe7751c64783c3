import * as z from "zod";
import { Day } from "./day.ts";

/** A line the advisor keeps about a household. */
export const Info = z.object({
  id: z.string(),
  household_id: z.string(),
  at: z.string(),
  author: z.string(),
  text: z.string(),
  /** The day of the meeting that it is of; absent for a line of another kind. */
  meeting: Day.optional(),
});
export type Info = z.infer<typeof Info>;

/**
 * Where notes are kept: the port that a store implements, whatever it stands on.
 *
 * @example
 * import type * as Note from "./note.ts";
 *
 * const kept: Note.Info[] = [];
 * const notes: Note.Store = {
 *   list: async (householdId) => kept.filter((note) => note.household_id === householdId),
 *   add: async (note) => (kept.push(note), note),
 * };
 * assert.deepEqual(await notes.list("hh_d1"), []);
 */
export interface Store {
  list(householdId: string): Promise<Info[]>;
  /** Stores the note once for each key: a second call with the same key returns the first note. */
  add(note: Info, key: string): Promise<Info>;
}
