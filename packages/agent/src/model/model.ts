import type { Usage } from "@advisor/domain/model/usage";
import type { StopReason } from "@advisor/protocol/part";

export interface Call {
  id: string;
  name: string;
  /** The arguments; `{}` if they were not a JSON object. */
  input: unknown;
  /** The size in bytes of invalid or incomplete arguments; null if they were valid. */
  malformed_bytes: number | null;
}

export interface CallResult {
  call_id: string;
  status: "success" | "error";
  /** JSON, never empty: a blank tool result makes all later model calls fail. */
  shown: Record<string, unknown>;
}

/** A reasoning block in the vendor's format, and its position in the reply. */
export interface ThinkingBlock {
  after: { characters: number; calls: number };
  block: Record<string, unknown>;
}

/** Sent back unchanged to the same model during the turn; other models cannot read it. */
export interface Thinking {
  model_id: string;
  blocks: readonly ThinkingBlock[];
}

/** A message in a vendor-neutral format. User and assistant messages alternate. */
export type Message =
  | { role: "user"; text: string }
  | { role: "assistant"; text: string; calls: Call[]; thinking?: Thinking | undefined }
  | { role: "tools"; results: CallResult[] };

export interface ToolSpec {
  name: string;
  description: string;
  /** The JSON Schema of the arguments. */
  schema: Record<string, unknown>;
  /** Listed for models that read tools from the prompt. */
  cost_usd?: number;
}

export interface ModelRequest {
  system: string;
  /** From the stored record, so every later step and turn sends the same messages again. */
  messages: Message[];
  /**
   * Notes for this step only, such as the date and the panel. They follow the newest message, so
   * that everything before them can be cached.
   */
  context: readonly string[];
  /**
   * Notes of earlier steps of a reasoning turn, each after its message. Some vendors bind reasoning
   * to the text before it and reject a request in which that text moved.
   */
  anchored?: readonly { message: number; text: string }[];
  tools: ToolSpec[];
  /**
   * "none" keeps the tools in the request, because the history may contain calls, but asks for text
   * only.
   */
  choice: "auto" | "required" | "none";
  max_tokens: number;
}

/** Added when a tool call is required, because not every model can be forced to make one. */
export const toolCallReminder = "Call one of the tools now. Do not answer in words.";

export type ModelEvent =
  | { type: "text-delta"; text: string }
  /**
   * Reasoning, which is not part of the answer. Empty if the model is known to be reasoning but
   * sends no text.
   */
  | { type: "reasoning-delta"; text: string }
  | { type: "tool-call"; call: Call }
  | { type: "end"; reason: StopReason; usage: Usage; thinking?: readonly ThinkingBlock[] };

/**
 * One model step. The iterable ends with exactly one `end`, or throws a Fault with one of the codes
 * model_throttled, model_unavailable, model_misconfigured, context_too_long, model_stream_error,
 * model_stream_truncated, model_stream_corrupt. Aborting the signal ends the call upstream.
 *
 * @example
 * import type { Model } from "./model.ts";
 *
 * const echo: Model = {
 *   id: "echo",
 *   async *stream({ messages }) {
 *     const last = messages.at(-1);
 *     yield { type: "text-delta", text: last?.role === "user" ? last.text : "" };
 *     yield { type: "end", reason: "stop", usage: { input_tokens: 1, output_tokens: 1 } };
 *   },
 * };
 * const request = { system: "", context: [], tools: [], choice: "none", max_tokens: 100 } as const;
 * const messages = [{ role: "user" as const, text: "Hello" }];
 * const stream = echo.stream({ ...request, tools: [], messages }, new AbortController().signal);
 * const types = [];
 * for await (const event of stream) types.push(event.type);
 * assert.deepEqual(types, ["text-delta", "end"]);
 */
export interface Model {
  readonly id: string;
  /** Tokens for reasoning, in addition to the request's limit for the answer. */
  readonly thinking_tokens?: number;
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
}

/** The cause of a model fault, for operators: the server's message without the prompt. */
export class ModelFailure extends Error {
  readonly status: number | null;
  readonly request_id: string | null;
  /** The delay that the server asked for. */
  readonly retry_after_ms: number | null;

  constructor(
    words: string,
    details: { status: number | null; request_id: string | null; retry_after_ms: number | null },
    options?: ErrorOptions,
  ) {
    super(words, options);
    this.name = "ModelFailure";
    this.status = details.status;
    this.request_id = details.request_id;
    this.retry_after_ms = details.retry_after_ms;
  }
}
