import * as z from "zod";

/** What the check of an answer against its sources found. */
export const Info = z.object({
  /** True when every figure and every citation holds. */
  valid: z.boolean(),
  /** Source ids that the text cites, each once, in order. */
  citations: z.array(z.string()),
  /** Figures that no source states, as they stand in the text. */
  unmatched: z.array(z.string()),
  /** Citations of sources that were not used. */
  unknown_citations: z.array(z.string()),
});
export type Info = z.infer<typeof Info>;
