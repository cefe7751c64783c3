import type * as Entry from "@advisor/domain/entry";
import type * as Grounding from "@advisor/domain/record/grounding";
import type { Encoding } from "./encode/encoding.ts";
import type { Event, Part } from "./part.ts";
import type { ToolError, ToolResult } from "./tool-result.ts";

export const result: ToolResult = {
  source_id: "tool:get_etf_holdings:v1",
  as_of: "2026-11-20",
  provider: "embedded",
  delay: "eod",
  simulated: true,
  data: { symbol: "VOO", listed: 503, note: "données: 7 %\n🚀" },
};
const error: ToolError = { code: "unknown_tool", message: "There is no such tool here." };
const input = { symbol: "VOO" };
const thinking = (status: "analyzing" | "working", iteration: number): Event => ({
  event: "thinking",
  status,
  iteration,
});

const grounding: Grounding.Info = {
  valid: false,
  citations: ["tool:get_etf_holdings:v1", "web:9"],
  unmatched: ["7.1%"],
  unknown_citations: ["web:9"],
};

export const start: Part = {
  type: "start",
  conversation_id: "con_1",
  turn_id: "turn_1",
  user_message_id: "msg_1",
  message_id: "msg_2",
};

export const text = (id: string, ...deltas: string[]): Part[] => [
  { type: "text-start", id },
  ...deltas.map((delta): Part => ({ type: "text-delta", id, delta })),
  { type: "text-end", id },
];

/** Two steps with every kind of part that a turn with an answer has. */
export const answeredTurn: Part[] = [
  start,
  { type: "event", event: thinking("analyzing", 0) },
  { type: "step-start", step: 0, message_id: "msg_2" },
  { type: "event", event: thinking("working", 1) },
  ...text("msg_2-0-1", "Let me ", "look – 🚀.\n"),
  { type: "tool-call", call_id: "call_1", tool: "get_etf_holdings", input },
  { type: "tool-call", call_id: "call_2", tool: "get_moon", input: {} },
  { type: "tool-result", call_id: "call_1", tool: "get_etf_holdings", result },
  { type: "source", source_id: result.source_id, title: "get_etf_holdings, as of 2026-11-20" },
  {
    type: "event",
    event: {
      event: "side_panel_update",
      timestamp: "2026-11-20T15:00:00.000Z",
      panel: { view: "etf", view_state: { ticker: "VOO" } },
    },
  },
  { type: "tool-error", call_id: "call_2", tool: "get_moon", error },
  { type: "step-end", reason: "tools", usage: { input_tokens: 100, output_tokens: 10 } },
  { type: "step-start", step: 1, message_id: "msg_2" },
  ...text("msg_2-1-1", "data: [DONE]\n\n", '{"type":"done"}\n', 'd:{"finishReason":"stop"}\n'),
  { type: "event", event: { event: "title", title: "What VOO holds" } },
  { type: "step-end", reason: "stop", usage: { input_tokens: 200, output_tokens: 20 } },
  {
    type: "event",
    event: { event: "usage", input_tokens: 300, output_tokens: 30, cost_usd: null },
  },
  { type: "event", event: { event: "grounding", ...grounding } },
  { type: "finish", reason: "stop", usage: { input_tokens: 300, output_tokens: 30 } },
];

const half: Part[] = [
  start,
  { type: "step-start", step: 0, message_id: "msg_2" },
  { type: "text-start", id: "msg_2-0-1" },
  { type: "text-delta", id: "msg_2-0-1", delta: "It is" },
];

export const interruptedTurn: Part[] = [...half, { type: "interrupted", reason: "interrupted" }];

export const failedTurn: Part[] = [
  ...half,
  {
    type: "error",
    code: "model_timeout",
    message: "The model stopped answering. Try again in a moment.",
    retryable: true,
  },
];

/** The record of `answeredTurn`. */
export const answeredRecord: Entry.Info[] = recordOf([
  {
    kind: "user",
    turn_id: "turn_1",
    message_id: "msg_1",
    reply_id: "msg_2",
    text: "What does VOO hold?",
    context: "<context/>",
    model_id: "scripted",
    system_hash: "hash",
  },
  {
    kind: "step",
    turn_id: "turn_1",
    text: "Let me look – 🚀.\n",
    calls: [
      { id: "call_1", name: "get_etf_holdings", input, malformed_bytes: null },
      { id: "call_2", name: "get_moon", input: {}, malformed_bytes: null },
    ],
    results: [
      { call_id: "call_1", status: "success", shown: { ...result }, result: { ...result } },
      { call_id: "call_2", status: "error", shown: { error }, result: null },
    ],
    usage: { input_tokens: 100, output_tokens: 10 },
  },
  {
    kind: "answer",
    turn_id: "turn_1",
    text: 'data: [DONE]\n\n{"type":"done"}\nd:{"finishReason":"stop"}\n',
    stop_reason: "stop",
    usage: { input_tokens: 300, output_tokens: 30 },
    grounding,
  },
]);

export function recordOf(bodies: readonly Entry.Body[]): Entry.Info[] {
  return bodies.map((body, index) => ({
    seq: index + 1,
    at: `2026-11-20T15:00:0${index}.000Z`,
    mark: `evt_${index + 1}`,
    previous: "",
    hash: `hash_${index + 1}`,
    body,
  }));
}

/** A turn's whole stream as sent, optionally with a heartbeat after each part. */
export function streamText(encoding: Encoding, parts: readonly Part[], heartbeat = ""): string {
  const frames = parts.map((part, index) => encoding.encode(part, index + 1) + heartbeat);
  return frames.join("") + encoding.close;
}
