import type { Encoding } from "./encoding.ts";
import type { Event, Part, StopReason } from "./part.ts";
import { errorText } from "./tool-result.ts";

/** The AI SDK's UI message stream (server-sent events), kept to the parts every version since 5 reads. */
export const uiEncoding: Encoding = {
  headers: {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    "x-vercel-ai-ui-message-stream": "v1",
    "x-accel-buffering": "no",
  },
  encode: (part, seq) => `id: ${seq}\ndata: ${JSON.stringify(chunk(part))}\n\n`,
  heartbeat: ": keep-alive\n\n",
  close: "data: [DONE]\n\n",
};

const finishReasons: Record<StopReason, string> = {
  stop: "stop",
  length: "length",
  filtered: "content-filter",
  tools: "tool-calls",
  other: "other",
};

function chunk(part: Part): Record<string, unknown> {
  switch (part.type) {
    case "start": {
      const { conversation_id, turn_id, user_message_id } = part;
      return {
        type: "start",
        messageId: part.message_id,
        messageMetadata: { conversation_id, turn_id, user_message_id },
      };
    }
    case "step-start":
      return { type: "start-step" };
    case "text-start":
    case "text-end":
      return { type: part.type, id: part.id };
    case "text-delta":
      return { type: "text-delta", id: part.id, delta: part.delta };
    case "tool-call":
      return {
        type: "tool-input-available",
        toolCallId: part.call_id,
        toolName: part.tool,
        input: part.input,
      };
    case "tool-result":
      return { type: "tool-output-available", toolCallId: part.call_id, output: part.result };
    case "tool-error":
      return {
        type: "tool-output-error",
        toolCallId: part.call_id,
        errorText: errorText(part.error),
      };
    case "source":
      return {
        type: "source-document",
        sourceId: part.source_id,
        mediaType: "application/json",
        title: part.title,
      };
    case "event":
      return event(part.event);
    case "step-end":
      return { type: "finish-step" };
    case "finish":
      return {
        type: "finish",
        finishReason: finishReasons[part.reason],
        messageMetadata: { usage: part.usage, stop_reason: part.reason },
      };
    case "interrupted":
      return { type: "abort", reason: part.reason };
    case "error":
      return {
        type: "error",
        errorText: part.message,
        code: part.code,
        retryable: part.retryable,
      };
  }
}

function event(event: Event): Record<string, unknown> {
  if (event.event === "side_panel_update") {
    const { timestamp, panel } = event;
    return { type: "data-side_panel_update", data: { timestamp, ...panel }, transient: true };
  }
  const { event: name, ...data } = event;
  // A part that is not transient stays in the message, as it stays in the record.
  if (name === "grounding") return { type: "data-grounding", data };
  return { type: `data-${name}`, data, transient: true };
}
