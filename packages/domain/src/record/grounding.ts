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

/** A figure or a day of an answer, and what it was matched to. */
export const Claim = z.object({
  /** As it is written, after the words that lead to it. */
  says: z.string(),
  /**
   * A value of a source or of the context, a rule, a figure of the question, a calculation over
   * figures of the answer, a part or a whole in words. None where nothing states it; lost where it was
   * matched when it was written and is not found again.
   */
  by: z.enum(["source", "context", "rule", "question", "calculation", "words", "none", "lost"]),
  source_id: z.string().optional(),
  /** The day of the source, or the value's own. */
  as_of: z.string().nullable().optional(),
  /** What the row is about, such as an account and a symbol. */
  row: z.array(z.string()).optional(),
  field: z.string().optional(),
  /** As the source has it. */
  value: z.string().optional(),
  /** The unit of the value, where it is known. */
  unit: z.enum(["usd", "inr", "percent", "points"]).optional(),
  rule: z.string().optional(),
});
export type Claim = z.infer<typeof Claim>;
