import type { Usage } from "@advisor/domain/usage";
import type { StopReason } from "@advisor/protocol/part";

export interface Call {
  id: string;
  name: string;
  /** The arguments as the model gave them; `{}` when they were no JSON object. */
  input: unknown;
  /** Size of arguments that could not be read or were not whole, in bytes; null when they were. */
  malformed_bytes: number | null;
}

export interface CallResult {
  call_id: string;
  status: "success" | "error";
  /** JSON, never empty: a blank tool result makes every later model call fail. */
  shown: Record<string, unknown>;
}

/** The conversation in the words every model understands. User and assistant alternate. */
export type Message =
  | { role: "user"; text: string }
  | { role: "assistant"; text: string; calls: Call[] }
  | { role: "tools"; results: CallResult[] };

export interface ToolSpec {
  name: string;
  description: string;
  /** JSON Schema of the arguments. */
  schema: Record<string, unknown>;
  /** Told to models that read it in their prompt. */
  cost_usd?: number;
}

export interface ModelRequest {
  system: string;
  /** The record as it is stored: the same messages are sent again with every later step and turn. */
  messages: Message[];
  /**
   * What is told for this step alone, such as the day and what the panel shows. It stands behind the
   * newest message, so that all before it can be read from a cache.
   */
  context: readonly string[];
  tools: ToolSpec[];
  /** "none" still names the tools, because history may hold calls of them, but asks for words only. */
  choice: "auto" | "required" | "none";
  max_tokens: number;
}

export type ModelEvent =
  | { type: "text-delta"; text: string }
  | { type: "tool-call"; call: Call }
  | { type: "end"; reason: StopReason; usage: Usage };

/**
 * One model step. The iterable ends with exactly one `end`, or throws a Fault with one of the codes
 * model_throttled, model_unavailable, model_misconfigured, context_too_long, model_stream_error,
 * model_stream_truncated, model_stream_corrupt. Aborting the signal ends the call upstream.
 */
export interface Model {
  readonly id: string;
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
}
