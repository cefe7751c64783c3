import * as Usage from "@advisor/domain/model/usage";
import * as Grounding from "@advisor/domain/record/grounding";
import * as z from "zod";

const Milliseconds = z.number().nullable();

const Call = z.object({
  tool: z.string(),
  arguments: z.unknown(),
  status: z.string(),
  code: z.string().nullable(),
  source_id: z.string().nullable(),
  provider: z.string().nullable(),
  as_of: z.string().nullable(),
  simulated: z.boolean().nullable(),
  ms: Milliseconds,
  /** Null for a call that nobody was asked about. */
  approval_id: z.string().nullable(),
});

/** The trace of a conversation turn. */
export const TurnTrace = z.object({
  kind: z.literal("turn"),
  trace_id: z.string(),
  conversation_id: z.string(),
  household_id: z.string().nullable(),
  message_id: z.string(),
  utterance: z.string(),
  model: z.string(),
  version: z.string().nullable(),
  started_at: z.string(),
  ended_at: z.string().nullable(),
  status: z.enum(["answered", "stopped", "waiting", "running", "interrupted"]),
  stop_reason: z.string().nullable(),
  fault: z.object({ code: z.string() }).nullable(),
  context: z.object({
    loaded: z.array(
      z.object({
        step: z.number(),
        source: z.string(),
        level: z.string(),
        ms: z.number(),
        failed: z.string().nullable(),
      }),
    ),
  }),
  steps: z.array(
    z.object({
      step: z.number(),
      text_characters: z.number(),
      usage: Usage.Usage,
      cost_usd: z.number().nullable(),
      model_ms: Milliseconds,
      calls: z.array(Call),
    }),
  ),
  grounding: Grounding.Info.nullable(),
  /** Null for an answer that is not finished or was not checked. */
  claims: z.array(Grounding.Claim).nullable(),
  tokens: Usage.Usage,
  cost_usd: z.number().nullable(),
  latency_ms: z.object({
    first_token: Milliseconds,
    model: Milliseconds,
    tools: Milliseconds,
    approvals: z.number(),
    total: Milliseconds,
  }),
  attempts: z.number(),
});
export type TurnTrace = z.infer<typeof TurnTrace>;

/** The trace of an answer of the answers API. */
export const AnswerTrace = z.object({
  kind: z.literal("answer"),
  trace_id: z.string(),
  household_id: z.string().nullable(),
  utterance: z.string(),
  version: z.string().nullish(),
  model: z.string().nullable(),
  answer: z.object({ answer_markdown: z.string() }),
  routing: z.object({
    by: z.string(),
    model: z.string().nullable(),
    readings: z.array(
      z.object({ text: z.string(), reading: z.string(), unexplained: z.array(z.string()) }),
    ),
  }),
  parts: z.array(
    z.object({
      params: z.unknown(),
      grounding: Grounding.Info,
      tools: z.array(
        z.object({
          tool: z.string(),
          ms: z.number(),
          error: z.string().nullable(),
          source_id: z.string().nullable(),
        }),
      ),
    }),
  ),
  tokens: Usage.Usage,
  cost_usd: z.number().nullable(),
  latency_ms: z.object({ routing: z.number(), total: z.number() }),
});
export type AnswerTrace = z.infer<typeof AnswerTrace>;

/** The trace of a turn or of an answer. */
export const Trace = z.discriminatedUnion("kind", [TurnTrace, AnswerTrace]);
export type Trace = z.infer<typeof Trace>;

/** The result of verifying a conversation's hash chain. */
export const RecordVerdict = z.discriminatedUnion("valid", [
  z.object({
    valid: z.literal(true),
    length: z.int(),
    head: z.string(),
    unreadable: z.int().optional(),
  }),
  z.object({ valid: z.literal(false), length: z.int(), at: z.int() }),
]);
export type RecordVerdict = z.infer<typeof RecordVerdict>;
