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
  /** Every call of the model waits for a person. */
  wait_between_tools: z.boolean(),
  verbosity: z.int().min(0).max(4),
  /** Model steps of a cell. */
  max_steps: z.int().min(1).max(5),
  /** Companies that are worked on side by side. */
  parallel: z.int().min(1).max(10),
  /** So many companies first; then the run rests. 0 does all at once. */
  preview: z.union([z.literal(0), z.literal(3)]),
  /** Another prompt sees only question and quotes, and may doubt the answer. */
  second_look: z.boolean(),
});
export type Settings = z.infer<typeof Settings>;

/** In millionths of a US dollar; null where there is none. */
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

/** Which answered cells a new generation asks again. Cells that are not answered are always asked. */
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

/** Cells by status, and answered ones by verdict. */
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
  /** As it was when the run began; null id for a single question. */
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

/** Where a run stands. */
export const State = z.object({
  status: Status,
  /** Counts starts: the first, and every resume and re-run. Work of an earlier one writes nothing. */
  generation: z.int(),
  /** Of the generation; null asks only what is not answered. */
  selection: Selection.nullable(),
  /** Whether the first companies were enough for now. */
  previewing: z.boolean(),
  /** Why it rests. */
  rest: z.object({ code: z.string(), message: z.string() }).nullable(),
  limits: Limits,
  /** Dollars by which a tool needs no approval, in millionths. */
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

/** A run over whose work nobody waits any more; only a person starts it again. */
export const ended = (status: Status): boolean =>
  status === "resting" || status === "done" || status === "canceled";

/** What a list shows of a run. */
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
