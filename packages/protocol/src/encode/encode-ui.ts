import type { Usage } from "@advisor/domain/model/usage";
import type { Event, Part } from "../part.ts";
import { errorText } from "../tool-result.ts";
import type { Encoding } from "./encoding.ts";
import { eventStream } from "./event-stream.ts";
import { finishReasons } from "./finish-reasons.ts";

const base = {
  ...eventStream,
  headers: { ...eventStream.headers, "x-vercel-ai-ui-message-stream": "v1" },
  close: "data: [DONE]\n\n",
};

type Chunk = Record<string, unknown>;

/**
 * The AI SDK's UI message stream (server-sent events), limited to the parts that all versions since
 * 5 accept.
 */
export const uiEncoding: Encoding = { ...base, encode: (part, seq) => frames(chunks(part), seq) };

/** The same for version 7, which has its own parts for approvals. */
export const ui7Encoding: Encoding = {
  ...base,
  encode: (part, seq) => frames(approvalChunks(part) ?? chunks(part), seq),
};

/**
 * Only the last frame of a part carries its number, so that a client that was cut off before it
 * receives the part again.
 */
const frames = (all: Chunk[], seq: number): string =>
  all
    .map((chunk, nth) => {
      const id = nth === all.length - 1 ? `id: ${seq}\n` : "";
      return `${id}data: ${JSON.stringify(chunk)}\n\n`;
    })
    .join("");

function approvalChunks(part: Part): Chunk[] | undefined {
  if (part.type === "tool-denied") {
    return [{ type: "tool-output-denied", toolCallId: part.call_id }];
  }
  if (part.type !== "event" || part.event.event !== "approval_required") return undefined;
  const { approval_id: approvalId, call_id: toolCallId } = part.event;
  return [{ type: "tool-approval-request", approvalId, toolCallId }, event(part.event)];
}

/** Skips calls that an earlier stream of this message has already shown. */
const chunks = (part: Part): Chunk[] =>
  part.type === "tool-call" && part.again === true ? [] : [chunk(part)];

/** The reasoning time, as provider metadata, where clients preserve unknown fields. */
export const reasoningTime = (ms: number) => ({ advisor_copilot: { ms } });

function chunk(part: Part): Chunk {
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
    case "reasoning-start":
      return { type: part.type, id: part.id };
    case "text-delta":
    case "reasoning-delta":
      return { type: part.type, id: part.id, delta: part.delta };
    case "reasoning-end":
      return { type: part.type, id: part.id, providerMetadata: reasoningTime(part.ms) };
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
    case "tool-denied":
      return {
        type: "tool-output-error",
        toolCallId: part.call_id,
        errorText: errorText({ code: "denied", message: part.reason }),
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
        messageMetadata: { usage: standardUsage(part.usage), stop_reason: part.reason },
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

/** Parts that are not transient are stored in the client's message, as in the record. */
const persistentEvents: ReadonlySet<string> = new Set(["grounding", "usage", "approval_required"]);

function event(event: Event): Chunk {
  if (event.event === "side_panel_update") {
    const { event: name, panel, ...rest } = event;
    return { type: `data-${name}`, data: { ...rest, ...panel }, transient: true };
  }
  const { event: name, ...data } = event;
  return persistentEvents.has(name)
    ? { type: `data-${name}`, data }
    : { type: `data-${name}`, data, transient: true };
}

/** Keeps the standard fields only. The usage event has the rest, such as cached tokens. */
const standardUsage = (usage: Usage): Usage =>
  usage && { input_tokens: usage.input_tokens, output_tokens: usage.output_tokens };
