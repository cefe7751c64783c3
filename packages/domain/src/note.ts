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

/**
 * Where notes are kept: the port that a store implements, whatever it stands on.
 *
 * @example
 * import type * as Note from "./note.ts";
 *
 * const kept: Note.Info[] = [];
 * const notes: Note.Store = {
 *   list: async (householdId) => kept.filter((note) => note.household_id === householdId),
 * };
 * assert.deepEqual(await notes.list("hh_d1"), []);
 */
export interface Store {
  list(householdId: string): Promise<Info[]>;
}
