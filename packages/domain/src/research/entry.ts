import * as z from "zod";
import { Usage } from "../model/usage.ts";
import { chainedFields } from "../record/chained-fields.ts";
import * as Approval from "./approval.ts";
import * as Cell from "./cell.ts";
import * as Run from "./run.ts";

/**
 * The record of a run is one append-only list of entries, each hashed with its predecessor. Readers
 * follow these entries as events; cells, costs and status are derived from them.
 */

/** Every entry about a cell names the cell and the attempt. */
const cell = { criterion: z.string(), company: z.string(), attempt: z.int().positive() };

/** A call as a person reads it: the tool and its query text. */
const call = {
  call_id: z.string(),
  tool: z.string(),
  query: z.string(),
  input: z.record(z.string(), z.unknown()),
};

const RequestedCall = z.object({ ...call, malformed: z.string().nullable() });

/** The outcome of a call, as the model reads it. */
const outcome = {
  ...cell,
  call_id: z.string(),
  tool: z.string(),
  /** `lost`: a process died while the call ran. It counts as paid and is not made again. */
  status: z.enum(["success", "error", "denied", "lost", "overridden"]),
  text: z.string(),
  /** Stored copies that quotes may come from. */
  pages: z.array(
    z.object({
      hash: z.string(),
      title: z.string(),
      url: z.string().nullable(),
      date: z.string().nullable(),
    }),
  ),
  micro_usd: z.int(),
  /** What the request reserved; the difference is released. */
  reserved_micro_usd: z.int(),
  ms: z.number(),
  /** The person who wrote the result, if a person did. */
  by: z.string().nullable(),
};

const RunStarted = z.object({
  type: z.literal("run_started"),
  generation: z.int().positive(),
  reason: z.enum(["start", "resume", "rerun"]),
  by: z.string(),
  limits: Run.Limits,
  selection: Run.Selection.nullable(),
  previewing: z.boolean(),
  companies: z.int(),
  criteria: z.int(),
  model_id: z.string(),
  version: z.string(),
  /** The hash of the run's plan: template, companies and settings. */
  plan_hash: z.string(),
});

const CriterionStart = z.object({
  type: z.literal("criterion_start"),
  criterion: z.string(),
  name: z.string(),
  companies: z.int(),
});

const CompanyStart = z.object({
  type: z.literal("company_start"),
  ...cell,
  company_name: z.string(),
});

const CompanySkipped = z.object({
  type: z.literal("company_skipped"),
  criterion: z.string(),
  company: z.string(),
  code: z.enum(["disqualified", "run_if"]),
  message: z.string(),
});

/** The template's first query; this entry reserves its price. */
const AutomaticQuery = z.object({
  type: z.literal("automatic_query"),
  ...cell,
  ...call,
  micro_usd: z.int(),
  /** True when a standing allowance covers it, which it uses up. */
  allowed: z.boolean().optional(),
});
const AutomaticQueryResult = z.object({ type: z.literal("automatic_query_result"), ...outcome });
const AutomaticQueryError = z.object({ type: z.literal("automatic_query_error"), ...outcome });
const AutomaticQuerySkipped = z.object({
  type: z.literal("automatic_query_skipped"),
  ...cell,
  message: z.string(),
});

/** The next prompt for the model; a cell's first prompt includes the system prompt. */
const PromptSent = z.object({
  type: z.literal("prompt_sent"),
  ...cell,
  purpose: z.enum(["research", "second_look"]),
  step: z.int().positive(),
  last: z.boolean(),
  text: z.string(),
  system: z.string().nullable(),
  system_hash: z.string(),
  model_id: z.string(),
  /** Reserved for the step; null when the model's price is not known. */
  micro_usd: z.int().nullable(),
});

const ModelResponse = z.object({
  type: z.literal("model_response"),
  ...cell,
  step: z.int().positive(),
  text: z.string(),
  calls: z.array(RequestedCall),
  stop_reason: z.string(),
  usage: Usage,
  /** Null when the price or the usage is not known; then the reserved amount counts. */
  micro_usd: z.int().nullable(),
  reserved_micro_usd: z.int().nullable(),
  ms: z.number(),
});

/** A call about to be made; this entry reserves its price. */
const ToolRequest = z.object({
  type: z.literal("tool_request"),
  ...cell,
  ...call,
  micro_usd: z.int(),
  /** True when a standing allowance covers it, which it uses up. */
  allowed: z.boolean(),
});

const ToolApprovalNeeded = z.object({
  type: z.literal("tool_approval_needed"),
  ...cell,
  ...call,
  approval_id: z.string(),
  micro_usd: z.int(),
});

const ApprovalDecided = z.object({
  type: z.literal("approval_decided"),
  ...cell,
  approval_id: z.string(),
  call_id: z.string(),
  asked_tool: z.string(),
  ...Approval.Decision.shape,
});

const ToolResult = z.object({ type: z.literal("tool_result"), ...outcome });

/**
 * A recorded call that was not made, because its cost is not covered now; it is requested again
 * when the run continues.
 */
const ToolNotCalled = z.object({
  type: z.literal("tool_not_called"),
  ...cell,
  call_id: z.string(),
  tool: z.string(),
  message: z.string(),
  /** What its request reserved, and used of an allowance; both are released. */
  reserved_micro_usd: z.int(),
  allowed: z.boolean(),
});

const SecondLook = z.object({
  type: z.literal("second_look"),
  ...cell,
  agrees: z.boolean(),
  explanation: z.string(),
  usage: Usage,
  micro_usd: z.int().nullable(),
  reserved_micro_usd: z.int().nullable(),
  ms: z.number(),
});

const FinalResult = z.object({
  type: z.literal("final_result"),
  ...cell,
  ...Cell.Answer.shape,
  /** Seconds since the attempt began. */
  seconds: z.number(),
});

const CompanyDisqualified = z.object({
  type: z.literal("company_disqualified"),
  criterion: z.string(),
  company: z.string(),
  message: z.string(),
});

/** The failure of a cell, or the failure that stopped the whole run. */
const ResearchError = z.object({
  type: z.literal("research_error"),
  ...cell,
  code: z.string(),
  message: z.string(),
  /** True when the run pauses, because every other cell would fail the same way. */
  fatal: z.boolean(),
});

/** A transient failure of a cell, which is retried after a pause. */
const ResearchRetry = z.object({
  type: z.literal("research_retry"),
  ...cell,
  code: z.string(),
  message: z.string(),
});

/** An answer that a person gave in place of the model's. */
const CellOverridden = z.object({
  type: z.literal("cell_overridden"),
  criterion: z.string(),
  company: z.string(),
  by: z.string(),
  verdict: Cell.Answer.shape.verdict,
  value: Cell.Value,
  reason: z.string(),
});

const Rests = z.object({ type: z.literal("rests"), code: z.string(), message: z.string() });
const Canceled = z.object({ type: z.literal("canceled"), by: z.string() });
const Done = z.object({
  type: z.literal("done"),
  counters: Run.Counters,
  spent: Cell.Cost,
});

export const Body = z.discriminatedUnion("type", [
  RunStarted,
  CriterionStart,
  CompanyStart,
  CompanySkipped,
  AutomaticQuery,
  AutomaticQueryResult,
  AutomaticQueryError,
  AutomaticQuerySkipped,
  PromptSent,
  ModelResponse,
  ToolRequest,
  ToolApprovalNeeded,
  ApprovalDecided,
  ToolResult,
  ToolNotCalled,
  SecondLook,
  FinalResult,
  CompanyDisqualified,
  ResearchError,
  ResearchRetry,
  CellOverridden,
  Rests,
  Canceled,
  Done,
]);
export type Body = z.infer<typeof Body>;
export type Type = Body["type"];
export type OfType<Name extends Type> = Extract<Body, { type: Name }>;
export type RequestedCall = z.infer<typeof RequestedCall>;

export const Info = z.object({ ...chainedFields, body: Body });
export type Info = z.infer<typeof Info>;

/** True when nothing follows until a person starts the run again. */
export const endsRun = ({ type }: Body): boolean =>
  type === "rests" || type === "canceled" || type === "done";

/** The end of the record, which the next entry is chained to. */
export type Head = Pick<Info, "seq" | "hash" | "at">;

export const emptyHead: Head = { seq: 0, hash: "", at: "" };
