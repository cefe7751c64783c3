import * as z from "zod";

/** A person's decision on a tool call that waits. */
export const Decision = z.object({
  decision: z.enum(["approve", "deny", "override"]),
  /** Replaces the model's query. */
  query: z.string().nullable(),
  /** Replaces the model's tool. */
  tool: z.string().nullable(),
  /** Given to the model instead of calling a tool; marked as this person's. */
  result: z.string().nullable(),
  /** The tool needs no more approval in this run until it has cost this much. */
  allow_up_to_micro_usd: z.int().nullable(),
  by: z.string(),
  at: z.string(),
});
export type Decision = z.infer<typeof Decision>;

export const Info = z.object({
  id: z.string(),
  criterion: z.string(),
  company: z.string(),
  attempt: z.int(),
  call_id: z.string(),
  tool: z.string(),
  query: z.string(),
  micro_usd: z.int(),
  created_at: z.string(),
  /** The callback that the waiting workflow listens on; null until it waits. */
  callback_id: z.string().nullable(),
  decided: Decision.nullable(),
});
export type Info = z.infer<typeof Info>;
