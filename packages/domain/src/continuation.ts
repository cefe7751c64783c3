import * as z from "zod";

/** A turn whose process had to leave it unfinished, and that another is to take up. */
export const Info = z.object({
  conversation_id: z.string(),
  turn_id: z.string(),
  advisor_id: z.string(),
});
export type Info = z.infer<typeof Info>;

export interface Starter {
  /** Has the turn taken up soon, without a reader. Asked twice for one turn, it is done once. */
  start(turn: Info): Promise<void>;
}
