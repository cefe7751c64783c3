import * as z from "zod";

/** A turn whose process had to leave it unfinished, or may die, and that another is to take up. */
export const Info = z.object({
  conversation_id: z.string(),
  turn_id: z.string(),
  advisor_id: z.string(),
  /**
   * Where the entry that goes on with approved writes is to stand in the record: they are carried out
   * whatever becomes of the process that records it.
   */
  decided: z.int().optional(),
});
export type Info = z.infer<typeof Info>;

export interface Starter {
  /**
   * Has the turn taken up soon, without a reader, once however often it is asked for. When it resolves,
   * nothing can undo it.
   */
  start(turn: Info): Promise<void>;
}
