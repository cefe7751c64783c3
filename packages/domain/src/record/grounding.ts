import * as z from "zod";

/** The result of checking an answer against its sources. */
export const Info = z.object({
  /** True when every figure and every citation is supported. */
  valid: z.boolean(),
  /** Source ids that the text cites, each once, in order. */
  citations: z.array(z.string()),
  /** Figures that no source states, as written in the text. */
  unmatched: z.array(z.string()),
  /** Citations of sources that were not used. */
  unknown_citations: z.array(z.string()),
  /** The policy rules behind figures that no source states; absent when there are none. */
  rules: z.array(z.string()).optional(),
  /** Unsupported figures of the model's first attempt, which it was asked to correct. */
  retried: z.array(z.string()).optional(),
});
export type Info = z.infer<typeof Info>;
