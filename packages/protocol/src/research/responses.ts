import type * as Approval from "@advisor/domain/research/approval";
import * as Cell from "@advisor/domain/research/cell";
import * as Company from "@advisor/domain/research/company";
import * as Run from "@advisor/domain/research/run";
import * as StoredPage from "@advisor/domain/research/stored-page";
import * as Template from "@advisor/domain/research/template";
import { Verdict } from "@advisor/domain/research/verdict";
import * as z from "zod";
import { usd, usdOrNull } from "./money.ts";

/** A template, without its owner. */
export const TemplateView = Template.Info.omit({ advisor_id: true });
export type TemplateView = z.infer<typeof TemplateView>;
export const TemplateList = z.object({
  items: z.array(Template.Card),
  next_cursor: z.string().nullable(),
});

/** Dollars are null if the model's price is not configured. */
export const Estimate = z.object({
  estimate_usd: z.object({ low: z.number().nullable(), high: z.number().nullable() }),
  cells: z.int(),
  steps_per_cell: z.number(),
});
export type Estimate = z.infer<typeof Estimate>;

export const Started = Estimate.extend({ run_id: z.string(), status: Run.Status });
export type Started = z.infer<typeof Started>;

/** Cost by service. */
export const Costs = z.object({
  model: z.number().nullable(),
  tools: z.record(z.string(), z.number()),
  total: z.number(),
});
export type Costs = z.infer<typeof Costs>;

/** A tool call that waits for approval. */
export const ApprovalView = z.object({
  approval_id: z.string(),
  criterion: z.string(),
  company: z.string(),
  tool: z.string(),
  query: z.string(),
  cost_usd: z.number(),
  created_at: z.string(),
});
export type ApprovalView = z.infer<typeof ApprovalView>;

export const RunView = z.object({
  run_id: z.string(),
  name: z.string(),
  status: Run.Status,
  /** Why the run is paused. */
  rest: Run.State.shape.rest,
  household_id: z.string().nullable(),
  template: Run.Plan.shape.template,
  companies: z.array(Company.Info),
  settings: Run.Settings,
  limits: z.object({ max_cost_usd: z.number().nullable(), max_cell_usd: z.number().nullable() }),
  estimate: Estimate,
  counters: Run.Counters,
  cost_usd: Costs,
  tokens_used: z.object({ input: z.int(), output: z.int() }),
  tool_calls: z.int(),
  model_id: z.string(),
  generation: z.int(),
  /** Pending approvals, oldest first. */
  approvals: z.array(ApprovalView),
  created_at: z.string(),
  updated_at: z.string(),
});
export type RunView = z.infer<typeof RunView>;

export const RunCard = Run.Card.extend({
  status: Run.Status,
  counters: Run.Counters,
  cost_usd: Costs,
});
export type RunCard = z.infer<typeof RunCard>;
export const RunList = z.object({
  items: z.array(RunCard),
  next_cursor: z.string().nullable(),
});

export const CellView = z.object({
  criterion: z.string(),
  company: z.string(),
  company_name: z.string(),
  status: Cell.Status,
  verdict: Verdict.nullable(),
  value: Cell.Value,
  unit: z.string().nullable(),
  as_of: z.string().nullable(),
  confidence: Cell.Answer.shape.confidence.nullable(),
  explanation: z.string(),
  quotes: z.array(Cell.Quote),
  review: Cell.Answer.shape.review,
  reason: Cell.Info.shape.reason,
  overridden: Cell.Info.shape.overridden,
  answered_at: z.string().nullable(),
  attempts: z.int(),
  steps: z.int(),
  tool_calls: z.int(),
  tokens_used: z.object({ input: z.int(), output: z.int() }),
  cost_usd: Costs,
  model: z.string().nullable(),
  seconds: z.number(),
  history: z.array(Cell.PreviousAnswer),
});
export type CellView = z.infer<typeof CellView>;

export const Results = z.object({
  items: z.array(CellView),
  next_cursor: z.string().nullable(),
});
export type Results = z.infer<typeof Results>;

export const PageView = StoredPage.Info;

/** A cell of one run, compared with the same cell of another run. */
const CellSummary = CellView.pick({
  status: true,
  verdict: true,
  value: true,
  confidence: true,
  explanation: true,
  review: true,
  reason: true,
  overridden: true,
});
export type CellSummary = z.infer<typeof CellSummary>;

/** A cell that two runs answer differently, or that one of them doubts or does not answer. */
const Change = z.object({
  criterion: z.string(),
  company: z.string(),
  /** Null if the run does not ask it. */
  before: CellSummary.nullable(),
  after: CellSummary.nullable(),
  /** Quotes found only in the later run. */
  new_evidence: z.array(Cell.Quote),
  /** Quotes found only in the earlier run: their page has changed or disappeared. */
  lost_evidence: z.array(Cell.Quote),
});
export type Change = z.infer<typeof Change>;

export const Diff = z.object({
  run_id: z.string(),
  with: z.string(),
  changes: z.array(Change),
  unchanged: z.int(),
});
export type Diff = z.infer<typeof Diff>;

export const costsOf = (cost: Cell.Cost): Costs => ({
  model: usdOrNull(cost.model_micro_usd),
  tools: Object.fromEntries(
    Object.entries(cost.tools_micro_usd).map(([tool, micro]) => [tool, usd(micro)]),
  ),
  total: usd(Cell.totalCost(cost)),
});

export const estimateOf = (estimate: Run.Estimate): Estimate => ({
  estimate_usd: {
    low: usdOrNull(estimate.low_micro_usd),
    high: usdOrNull(estimate.high_micro_usd),
  },
  cells: estimate.cells,
  steps_per_cell: estimate.steps_per_cell,
});

export const approvalOf = (approval: Approval.Info): ApprovalView => ({
  approval_id: approval.id,
  criterion: approval.criterion,
  company: approval.company,
  tool: approval.tool,
  query: approval.query,
  cost_usd: usd(approval.micro_usd),
  created_at: approval.created_at,
});

export const runViewOf = (run: Run.Info, approvals: readonly Approval.Info[]): RunView => ({
  run_id: run.id,
  name: run.name,
  status: run.status,
  rest: run.rest,
  household_id: run.household_id,
  template: run.template,
  companies: run.companies,
  settings: run.settings,
  limits: {
    max_cost_usd: usdOrNull(run.limits.run_micro_usd),
    max_cell_usd: usdOrNull(run.limits.cell_micro_usd),
  },
  estimate: estimateOf(run.estimate),
  counters: run.counters,
  cost_usd: costsOf(run.spent),
  tokens_used: { input: run.input_tokens, output: run.output_tokens },
  tool_calls: run.tool_calls,
  model_id: run.model_id,
  generation: run.generation,
  approvals: approvals.map(approvalOf),
  created_at: run.created_at,
  updated_at: run.updated_at,
});

const noAnswer = {
  verdict: null,
  value: null,
  unit: null,
  as_of: null,
  confidence: null,
  explanation: "",
  quotes: [],
  review: null,
};

export function cellViewOf(cell: Cell.Info, companyName: string): CellView {
  const { criterion, company, status, reason, overridden, answered_at, attempts } = cell;
  const { steps, tool_calls, input_tokens, output_tokens, cost, model, seconds } = cell.effort;
  return {
    criterion,
    company,
    company_name: companyName,
    status,
    ...(cell.answer ?? noAnswer),
    reason,
    overridden,
    answered_at,
    attempts,
    steps,
    tool_calls,
    tokens_used: { input: input_tokens, output: output_tokens },
    cost_usd: costsOf(cost),
    model,
    seconds,
    history: cell.history,
  };
}
