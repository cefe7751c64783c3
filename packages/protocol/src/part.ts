import { Usage } from "@advisor/domain/model/usage";
import * as Grounding from "@advisor/domain/record/grounding";
import type { Total } from "@advisor/domain/record/turn-total";
import * as z from "zod";
import { approvalRequired } from "./approval-required.ts";
import { ToolError, ToolResult } from "./tool-result.ts";
import { View } from "./view.ts";

export const StopReason = z.enum(["stop", "length", "filtered", "refused", "tools", "other"]);
export type StopReason = z.infer<typeof StopReason>;

/**
 * Row ids in the panel, such as class:cash, holding:AAPL, task:task_01k..., and the row to scroll
 * to.
 */
const Highlight = z.object({
  highlight_ids: z.array(z.string()).optional(),
  scroll_to: z.string().optional(),
});

/** Our own events, in addition to the standard parts of a chat stream. */
export const Event = z.discriminatedUnion("event", [
  z.object({
    event: z.literal("thinking"),
    status: z.enum(["analyzing", "working", "answering"]),
    iteration: z.int(),
  }),
  z.object({
    event: z.literal("side_panel_update"),
    timestamp: z.string(),
    panel: View,
    ...Highlight.shape,
  }),
  /** Highlights rows without changing the panel's view. */
  z.object({ event: z.literal("side_panel_highlight"), timestamp: z.string(), ...Highlight.shape }),
  z.object({ event: z.literal("title"), title: z.string() }),
  /**
   * The result of checking the answer against its sources. Sent once, before the end of a turn with
   * an answer.
   */
  Grounding.Info.extend({ event: z.literal("grounding") }),
  /** The usage of the whole turn. Dollars are null if the model's price is not configured. */
  z.object({
    event: z.literal("usage"),
    input_tokens: z.int().nullable(),
    output_tokens: z.int().nullable(),
    cost_usd: z.number().nullable(),
    /** The input tokens that the vendor read from its cache, and those it wrote to it. */
    cache_read_tokens: z.int().optional(),
    cache_write_tokens: z.int().optional(),
    /** True if some step had no token count, so tokens are estimated from the text. */
    estimated: z.boolean().optional(),
  }),
  /** A write needs approval. The turn ends here and continues with the decision. */
  z.object({
    event: z.literal("approval_required"),
    ...approvalRequired,
  }),
]);
export type Event = z.infer<typeof Event>;

/** A turn's tokens and dollars in the wire format. */
export const usageOf = ({ usage, micro_usd }: Total) => ({
  input_tokens: null,
  output_tokens: null,
  ...usage,
  cost_usd: micro_usd === null ? null : micro_usd / 1_000_000,
});

/** A unit of a turn's stream. Every encoding carries the same parts in the same order. */
export const Part = z.discriminatedUnion("type", [
  /** The first part. By now the advisor's message is stored. */
  z.object({
    type: z.literal("start"),
    conversation_id: z.string(),
    turn_id: z.string(),
    user_message_id: z.string(),
    message_id: z.string(),
  }),
  z.object({ type: z.literal("step-start"), step: z.int(), message_id: z.string() }),
  z.object({ type: z.literal("text-start"), id: z.string() }),
  z.object({ type: z.literal("text-delta"), id: z.string(), delta: z.string() }),
  z.object({ type: z.literal("text-end"), id: z.string() }),
  /** The model's reasoning, shown next to the answer. It may arrive while a text is open. */
  z.object({ type: z.literal("reasoning-start"), id: z.string() }),
  z.object({ type: z.literal("reasoning-delta"), id: z.string(), delta: z.string() }),
  z.object({ type: z.literal("reasoning-end"), id: z.string(), ms: z.number() }),
  z.object({
    type: z.literal("tool-call"),
    call_id: z.string(),
    tool: z.string(),
    input: z.unknown(),
    /** True if an earlier stream of this turn already showed the call, before its approval. */
    again: z.boolean().optional(),
  }),
  z.object({
    type: z.literal("tool-result"),
    call_id: z.string(),
    tool: z.string(),
    result: ToolResult,
  }),
  z.object({
    type: z.literal("tool-error"),
    call_id: z.string(),
    tool: z.string(),
    error: ToolError,
  }),
  /** The advisor denied this call. */
  z.object({
    type: z.literal("tool-denied"),
    call_id: z.string(),
    tool: z.string(),
    reason: z.string(),
  }),
  z.object({ type: z.literal("source"), source_id: z.string(), title: z.string() }),
  z.object({ type: z.literal("event"), event: Event }),
  z.object({ type: z.literal("step-end"), reason: StopReason, usage: Usage }),
  /**
   * The three possible ends of a turn. Exactly one of them closes each stream, after the record is
   * stored.
   */
  z.object({ type: z.literal("finish"), reason: StopReason, usage: Usage }),
  z.object({ type: z.literal("interrupted"), reason: z.string() }),
  z.object({
    type: z.literal("error"),
    code: z.string(),
    message: z.string(),
    retryable: z.boolean(),
  }),
]);
export type Part = z.infer<typeof Part>;

/** The source of a result, for display. */
export const sourcePart = (
  tool: string,
  { source_id, as_of }: ToolResult,
): Extract<Part, { type: "source" }> => ({
  type: "source",
  source_id,
  title: `${tool}, as of ${as_of}`,
});

export const isTerminal = (part: Part): boolean =>
  part.type === "finish" || part.type === "interrupted" || part.type === "error";
