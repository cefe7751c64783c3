import { approvalRequired } from "@advisor/protocol/approval-required";
import { View } from "@advisor/protocol/view";
import { EventSourceParserStream } from "eventsource-parser/stream";
import * as z from "zod";

const ToolChunk = { toolCallId: z.string() };
const Pointed = z.object({
  timestamp: z.string(),
  highlight_ids: z.array(z.string()).default([]),
  scroll_to: z.string().optional(),
});

/** For the whole turn; dollars are null when the model's price is not known. */
const TurnUsage = z.object({
  input_tokens: z.int().nullable(),
  output_tokens: z.int().nullable(),
  cost_usd: z.number().nullable(),
});

/** The chunks of the UI message stream that our screens use; others are skipped. */
export const Chunk = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("start"),
    messageId: z.string(),
    messageMetadata: z.object({ turn_id: z.string() }).optional(),
  }),
  z.object({ type: z.literal("text-delta"), delta: z.string() }),
  z.object({ type: z.literal("text-end") }),
  z.object({
    type: z.literal("tool-input-available"),
    ...ToolChunk,
    toolName: z.string(),
    input: z.unknown(),
  }),
  z.object({ type: z.literal("tool-output-available"), ...ToolChunk, output: z.unknown() }),
  z.object({ type: z.literal("tool-output-error"), ...ToolChunk, errorText: z.string() }),
  z.object({ type: z.literal("data-side_panel_update"), data: z.intersection(View, Pointed) }),
  z.object({ type: z.literal("data-side_panel_highlight"), data: Pointed }),
  z.object({ type: z.literal("source-document"), sourceId: z.string(), title: z.string() }),
  z.object({
    type: z.literal("data-grounding"),
    data: z.object({
      valid: z.boolean(),
      unmatched: z.array(z.string()),
      rules: z.array(z.string()).optional(),
    }),
  }),
  /** A write waits for the advisor; the decision continues the turn. */
  z.object({
    type: z.literal("data-approval_required"),
    data: z.object(approvalRequired),
  }),
  z.object({ type: z.literal("data-usage"), data: TurnUsage }),
  z.object({
    type: z.literal("finish"),
    /** `length`: the answer reached the model's token limit. */
    finishReason: z.string().optional(),
    messageMetadata: z.object({
      /** Why the model stopped, in more detail: the AI SDK merges `refused` and `filtered`. */
      stop_reason: z.string().optional(),
      usage: z.object({ input_tokens: z.int(), output_tokens: z.int() }).nullable(),
    }),
  }),
  z.object({ type: z.literal("abort"), reason: z.string() }),
  z.object({ type: z.literal("error"), errorText: z.string(), code: z.string() }),
]);
export type Chunk = z.infer<typeof Chunk>;

/** One event: its id, to resume after it, and its chunk. */
export interface StreamEvent {
  id: string | undefined;
  chunk: Chunk | undefined;
}

/** Reads a turn's stream to its end, however its bytes are split. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const text = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>);
  for await (const { id, data } of text.pipeThrough(new EventSourceParserStream())) {
    if (data === "[DONE]") return;
    yield { id, chunk: Chunk.safeParse(JSON.parse(data)).data };
  }
}

/** Yields the chunks without their event ids. */
export async function* readStream(body: ReadableStream<Uint8Array>): AsyncGenerator<Chunk> {
  for await (const { chunk } of readEvents(body)) if (chunk !== undefined) yield chunk;
}
