import { EventSourceParserStream } from "eventsource-parser/stream";
import * as z from "zod";

const ToolChunk = { toolCallId: z.string() };

/** The chunks of the UI message stream that our screens act on; the others pass by. */
export const Chunk = z.discriminatedUnion("type", [
  z.object({ type: z.literal("start"), messageId: z.string() }),
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
  z.object({ type: z.literal("source-document"), sourceId: z.string(), title: z.string() }),
  z.object({
    type: z.literal("finish"),
    messageMetadata: z.object({
      usage: z.object({ input_tokens: z.int(), output_tokens: z.int() }).nullable(),
    }),
  }),
  z.object({ type: z.literal("abort"), reason: z.string() }),
  z.object({ type: z.literal("error"), errorText: z.string(), code: z.string() }),
]);
export type Chunk = z.infer<typeof Chunk>;

/** Reads a turn's stream to its end, whatever pieces its bytes come in. */
export async function* readStream(body: ReadableStream<Uint8Array>): AsyncGenerator<Chunk> {
  const text = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>);
  for await (const { data } of text.pipeThrough(new EventSourceParserStream())) {
    if (data === "[DONE]") return;
    const chunk = Chunk.safeParse(JSON.parse(data));
    if (chunk.success) yield chunk.data;
  }
}
