import * as z from "zod";
import { Day } from "./day.ts";

/** An advisor's note about a household. */
export const Info = z.object({
  id: z.string(),
  household_id: z.string(),
  at: z.string(),
  author: z.string(),
  text: z.string(),
  /** The date of the meeting that the note is about; absent for other notes. */
  meeting: Day.optional(),
});
export type Info = z.infer<typeof Info>;

/**
 * The port for storing notes, implemented by an adapter for each database.
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
