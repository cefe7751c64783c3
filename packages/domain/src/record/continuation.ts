import * as z from "zod";

/** A turn whose process left it unfinished or may die, for another process to resume. */
export const Info = z.object({
  conversation_id: z.string(),
  turn_id: z.string(),
  advisor_id: z.string(),
  /**
   * The position in the record where the entry that continues approved writes must be. They are
   * carried out whatever happens to the process that records it.
   */
  decided: z.int().optional(),
});
export type Info = z.infer<typeof Info>;

export interface Starter {
  /**
   * Resumes the turn soon, without a reader, and only once however often it is called. Once it
   * resolves, nothing can cancel it.
   */
  start(turn: Info): Promise<void>;
}
