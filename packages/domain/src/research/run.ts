import * as z from "zod";
import * as Cell from "./cell.ts";
import * as Company from "./company.ts";
import * as Template from "./template.ts";

export const Status = z.enum([
  "queued",
  "running",
  "awaiting_approval",
  /** Stopped with partial results and a reason; it can be resumed. */
  "resting",
  "done",
  "canceled",
]);
export type Status = z.infer<typeof Status>;

export const Settings = z.object({
  /** Names of tools that the model may call. */
  tools: z.array(z.string()),
  /** Every tool call by the model needs a person's approval. */
  wait_between_tools: z.boolean(),
  verbosity: z.int().min(0).max(4),
  /** The most model steps per cell. */
  max_steps: z.int().min(1).max(5),
  /** How many companies are processed in parallel. */
  parallel: z.int().min(1).max(10),
  /** Processes only this many companies first, then pauses the run. 0 processes all at once. */
  preview: z.union([z.literal(0), z.literal(3)]),
  /** A second prompt sees only the question and the quotes, and may dispute the answer. */
  second_look: z.boolean(),
});
export type Settings = z.infer<typeof Settings>;

/** In millionths of a US dollar; null means no limit. */
export const Limits = z.object({
  run_micro_usd: z.int().nullable(),
  cell_micro_usd: z.int().nullable(),
});
export type Limits = z.infer<typeof Limits>;

export const Estimate = z.object({
  low_micro_usd: z.int().nullable(),
  high_micro_usd: z.int().nullable(),
  cells: z.int(),
  steps_per_cell: z.number(),
});
export type Estimate = z.infer<typeof Estimate>;

/** Which answered cells a new generation runs again. Unanswered cells always run. */
export const Selection = z.union([
  z.strictObject({
    cells: z
      .array(z.strictObject({ company: z.string(), criterion: z.string() }))
      .min(1)
      .max(500),
  }),
  z.strictObject({ company: z.string() }),
  z.strictObject({ criterion: z.string() }),
  z.strictObject({ which: z.enum(["unknown", "stale", "failed"]) }),
]);
export type Selection = z.infer<typeof Selection>;

/** The number of cells by status, and of answered ones by verdict. */
export const Counters = z.object({
  pending: z.int(),
  running: z.int(),
  awaiting_approval: z.int(),
  answered: z.int(),
  skipped: z.int(),
  failed: z.int(),
  positive: z.int(),
  negative: z.int(),
  unknown: z.int(),
});
export type Counters = z.infer<typeof Counters>;

/** What a run is about; it never changes. */
export const Plan = z.object({
  id: z.string().regex(/^run_[a-z0-9]{26}$/),
  advisor_id: z.string(),
  /** The household whose holdings are researched, or whose data its tools may read. */
  household_id: z.string().nullable(),
  name: z.string(),
  /** The template as it was when the run began; its id is null for a single question. */
  template: z.object({
    ...Template.Draft.shape,
    id: z.string().nullable(),
    version: z.int().nullable(),
  }),
  companies: z.array(Company.Info).min(1).max(Company.maxCompanies),
  settings: Settings,
  estimate: Estimate,
  model_id: z.string(),
  created_at: z.string(),
});
export type Plan = z.infer<typeof Plan>;

/** The current state of a run. */
export const State = z.object({
  status: Status,
  /**
   * Counts starts: the first one, and every resume and re-run. Work of an earlier generation writes
   * nothing.
   */
  generation: z.int(),
  /** The generation's selection; null runs only unanswered cells. */
  selection: Selection.nullable(),
  /** True while only the preview's companies are processed. */
  previewing: z.boolean(),
  /** Why it is paused. */
  rest: z.object({ code: z.string(), message: z.string() }).nullable(),
  limits: Limits,
  /** Millionths of a dollar up to which a tool needs no approval, by tool. */
  allowances: z.record(z.string(), z.int()),
  counters: Counters,
  spent: Cell.Cost,
  input_tokens: z.int(),
  output_tokens: z.int(),
  tool_calls: z.int(),
  updated_at: z.string(),
});
export type State = z.infer<typeof State>;

export const Info = z.object({ ...Plan.shape, ...State.shape });
export type Info = z.infer<typeof Info>;

/** True when no work is in progress or waited for; only a person can start the run again. */
export const isEnded = (status: Status): boolean =>
  status === "resting" || status === "done" || status === "canceled";

/** The fields of a run that a list shows. */
export const Card = z.object({
  id: z.string(),
  name: z.string(),
  household_id: z.string().nullable(),
  template_id: z.string().nullable(),
  criteria: z.int(),
  companies: z.int(),
  created_at: z.string(),
});
export type Card = z.infer<typeof Card>;

export const cardOf = (plan: Plan): Card => ({
  id: plan.id,
  name: plan.name,
  household_id: plan.household_id,
  template_id: plan.template.id,
  criteria: plan.template.criteria.length,
  companies: plan.companies.length,
  created_at: plan.created_at,
});
