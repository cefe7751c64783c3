import * as z from "zod";
import { HouseholdId, MessageText } from "./bodies.ts";

export const Question = z.object({
  message: MessageText,
  account: z.string().trim().min(1).max(80).optional(),
  household_id: HouseholdId.optional(),
  /** Chosen by the client. Follow-up questions are understood within a session. */
  session_id: z
    .string()
    .regex(/^[\w.:-]{1,64}$/, "must be at most 64 letters, digits, and ._:-")
    .optional(),
});
export type Question = z.infer<typeof Question>;

export const Answer = z.object({
  answer_markdown: z.string(),
  /** Exactly the sources used in the answer. */
  citations: z.array(z.string()),
  /** 0 to 1. */
  confidence: z.number(),
  needs_clarification: z.boolean(),
  clarifying_question: z.string().nullable(),
  /** `multi` if the message asked several questions, which `intents` lists. */
  intent: z.string(),
  intents: z.array(z.string()).optional(),
  /** How each question was understood, as a sentence, with the query that answered it. */
  reading: z.array(
    z.object({ sentence: z.string(), query: z.record(z.string(), z.unknown()).optional() }),
  ),
  trace_id: z.string(),
});
export type Answer = z.infer<typeof Answer>;
