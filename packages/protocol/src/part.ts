import { Usage } from "@advisor/domain/model/usage";
import * as Grounding from "@advisor/domain/record/grounding";
import type { Total } from "@advisor/domain/record/turn-total";
import * as z from "zod";
import { ToolError, ToolResult } from "./tool-result.ts";
import { View } from "./view.ts";

export const StopReason = z.enum(["stop", "length", "filtered", "refused", "tools", "other"]);
export type StopReason = z.infer<typeof StopReason>;

/** Rows of the panel, by ids such as class:cash, holding:AAPL, task:task_01k...; and the one to scroll to. */
const Pointed = z.object({
  highlight_ids: z.array(z.string()).optional(),
  scroll_to: z.string().optional(),
});

/** Events of our own beside the standard parts of a chat stream. */
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
    ...Pointed.shape,
  }),
  /** The panel stays as it is; these rows of it are meant. */
  z.object({ event: z.literal("side_panel_highlight"), timestamp: z.string(), ...Pointed.shape }),
  z.object({ event: z.literal("title"), title: z.string() }),
  /** How the answer stands against its sources: once, before the end of a turn that answered. */
  Grounding.Info.extend({ event: z.literal("grounding") }),
  /** Of the whole turn; dollars are null when the model's price is not known. */
  z.object({
    event: z.literal("usage"),
    input_tokens: z.int().nullable(),
    output_tokens: z.int().nullable(),
    cost_usd: z.number().nullable(),
    /** Of the input tokens, those that the vendor's cache held and those that were put into it. */
    cache_read_tokens: z.int().optional(),
    cache_write_tokens: z.int().optional(),
    /** True where the model did not say for every step, and tokens are counted from the text. */
    estimated: z.boolean().optional(),
  }),
  /** A write waits for the advisor; the turn ends here and goes on with the decision. */
  z.object({
    event: z.literal("approval_required"),
    approval_id: z.string(),
    call_id: z.string(),
    tool: z.string(),
    input: z.record(z.string(), z.unknown()),
    cost_usd: z.number(),
    expires_at: z.string(),
  }),
]);
export type Event = z.infer<typeof Event>;

/** How the tokens and dollars of a turn are told. */
export const usageOf = ({ usage, micro_usd }: Total) => ({
  input_tokens: null,
  output_tokens: null,
  ...usage,
  cost_usd: micro_usd === null ? null : micro_usd / 1_000_000,
});

/** One unit of a turn's stream. Every encoding carries the same parts in the same order. */
export const Part = z.discriminatedUnion("type", [
  /** The first part: from here on the advisor's message is stored. */
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
  /** What the model thinks: shown beside the answer, and no part of it. A text may be open meanwhile. */
  z.object({ type: z.literal("reasoning-start"), id: z.string() }),
  z.object({ type: z.literal("reasoning-delta"), id: z.string(), delta: z.string() }),
  z.object({ type: z.literal("reasoning-end"), id: z.string(), ms: z.number() }),
  z.object({
    type: z.literal("tool-call"),
    call_id: z.string(),
    tool: z.string(),
    input: z.unknown(),
    /** The call was shown in an earlier stream of this turn, before its approval. */
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
  /** The advisor said no to this call. */
  z.object({
    type: z.literal("tool-denied"),
    call_id: z.string(),
    tool: z.string(),
    reason: z.string(),
  }),
  z.object({ type: z.literal("source"), source_id: z.string(), title: z.string() }),
  z.object({ type: z.literal("event"), event: Event }),
  z.object({ type: z.literal("step-end"), reason: StopReason, usage: Usage }),
  /** The three ends of a turn. Exactly one of them closes every stream, after the record is stored. */
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

/** Names to the reader where a result came from. */
export const sourcePart = (
  tool: string,
  { source_id, as_of }: ToolResult,
): Extract<Part, { type: "source" }> => ({
  type: "source",
  source_id,
  title: `${tool}, as of ${as_of}`,
});

export const terminal = (part: Part): boolean =>
  part.type === "finish" || part.type === "interrupted" || part.type === "error";
