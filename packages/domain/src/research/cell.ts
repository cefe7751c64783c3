import * as z from "zod";
import { Confidence, Verdict } from "./verdict.ts";

export const Status = z.enum([
  "pending",
  "running",
  "awaiting_approval",
  "answered",
  "skipped",
  "failed",
]);
export type Status = z.infer<typeof Status>;

/** Words that appear in a stored page or tool result, ignoring differences in white space. */
export const Quote = z.object({
  text: z.string(),
  page_hash: z.string(),
  url: z.string().nullable(),
  title: z.string(),
  date: z.string().nullable(),
  source_id: z.string(),
});
export type Quote = z.infer<typeof Quote>;

/** What was paid, in millionths of a US dollar. */
export const Cost = z.object({
  /** Null when the price of a model that was used is unknown; unknown is not free. */
  model_micro_usd: z.int().nullable(),
  tools_micro_usd: z.record(z.string(), z.int()),
});
export type Cost = z.infer<typeof Cost>;

/** A value parsed in the criterion's answer format. */
export const Value = z.union([z.boolean(), z.number(), z.string()]).nullable();
export type Value = z.infer<typeof Value>;

/** The answer of a cell. */
export const Answer = z.object({
  verdict: Verdict,
  value: Value,
  unit: z.string().nullable(),
  /** The date that the value refers to. */
  as_of: z.string().nullable(),
  confidence: Confidence,
  explanation: z.string(),
  quotes: z.array(Quote),
  /** Set when a second look at the question and quotes came to another verdict. */
  review: z.object({ reason: z.string() }).nullable(),
});
export type Answer = z.infer<typeof Answer>;

/** A person's own answer; no later run of the cell replaces it. */
export const Override = z.object({ by: z.string(), at: z.string(), reason: z.string() });

/** What it took to get an answer. */
export const Effort = z.object({
  steps: z.int(),
  tool_calls: z.int(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  cost: Cost,
  /** Null when no model was used. */
  model: z.string().nullable(),
  seconds: z.number(),
});
export type Effort = z.infer<typeof Effort>;

/** An earlier answer of the cell. */
export const PreviousAnswer = z.object({
  attempt: z.int(),
  answered_at: z.string(),
  overridden: Override.nullable(),
  ...Answer.shape,
});
export type PreviousAnswer = z.infer<typeof PreviousAnswer>;

/** The current state of one company under one criterion. */
export const Info = z.object({
  criterion: z.string(),
  company: z.string(),
  status: Status,
  /** The run's generation when the cell was last started. */
  generation: z.int(),
  attempts: z.int(),
  /** Null until it is answered. */
  answer: Answer.nullable(),
  answered_at: z.string().nullable(),
  /** Why it was skipped or failed. */
  reason: z.object({ code: z.string(), message: z.string() }).nullable(),
  overridden: Override.nullable(),
  /** The total of all attempts. */
  effort: Effort,
  /** Newest last. */
  history: z.array(PreviousAnswer),
});
export type Info = z.infer<typeof Info>;

export const zeroEffort: Effort = {
  steps: 0,
  tool_calls: 0,
  input_tokens: 0,
  output_tokens: 0,
  cost: { model_micro_usd: 0, tools_micro_usd: {} },
  model: null,
  seconds: 0,
};

export const emptyCell = (criterion: string, company: string): Info => ({
  criterion,
  company,
  status: "pending",
  generation: 0,
  attempts: 0,
  answer: null,
  answered_at: null,
  reason: null,
  overridden: null,
  effort: zeroEffort,
  history: [],
});

/** The cost of both; unknown when either is. */
export const addCost = (a: Cost, b: Cost): Cost => ({
  model_micro_usd:
    a.model_micro_usd === null || b.model_micro_usd === null
      ? null
      : a.model_micro_usd + b.model_micro_usd,
  tools_micro_usd: Object.fromEntries(
    [...new Set([...Object.keys(a.tools_micro_usd), ...Object.keys(b.tools_micro_usd)])].map(
      (tool) => [tool, (a.tools_micro_usd[tool] ?? 0) + (b.tools_micro_usd[tool] ?? 0)],
    ),
  ),
});

/** The known part of a cost, in millionths of a dollar. */
export const totalCost = ({ model_micro_usd, tools_micro_usd }: Cost): number =>
  Object.values(tools_micro_usd).reduce((total, cost) => total + cost, model_micro_usd ?? 0);

/** True when the attempt has begun and not ended: it is continued, not started over. */
export const isOpen = ({ status }: Pick<Info, "status">): boolean =>
  status === "running" || status === "awaiting_approval";
