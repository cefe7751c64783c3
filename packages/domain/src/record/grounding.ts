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
  /** Where the rules stand that state figures of the text which no source states; absent without any. */
  rules: z.array(z.string()).optional(),
  /** What the model stated without support at first, before it was silently asked once more. */
  retried: z.array(z.string()).optional(),
});
export type Info = z.infer<typeof Info>;
