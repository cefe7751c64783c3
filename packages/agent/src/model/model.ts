import type { Usage } from "@advisor/domain/model/usage";
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

/** A piece of a model's thinking as its vendor sent it, and what of the reply came before it. */
export interface ThinkingBlock {
  after: { characters: number; calls: number };
  block: Record<string, unknown>;
}

/** Sent back unchanged to the model that wrote it while the turn goes on; nobody else can read it. */
export interface Thinking {
  model_id: string;
  blocks: readonly ThinkingBlock[];
}

/** The conversation in the words every model understands. User and assistant alternate. */
export type Message =
  | { role: "user"; text: string }
  | { role: "assistant"; text: string; calls: Call[]; thinking?: Thinking | undefined }
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
  /**
   * What was told for earlier steps of a turn in which the model thinks, each behind the message at that
   * place: a vendor that binds thinking to what came before it refuses a request in which that moved.
   */
  anchored?: readonly { message: number; text: string }[];
  tools: ToolSpec[];
  /** "none" still names the tools, because history may hold calls of them, but asks for words only. */
  choice: "auto" | "required" | "none";
  max_tokens: number;
}

/** Told where a tool must be called: not every model can be made to. */
export const mustCall = "Call one of the tools now. Do not answer in words.";

export type ModelEvent =
  | { type: "text-delta"; text: string }
  /** What the model thinks, which is no part of its answer; empty where all that is known is that it thinks. */
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
  /** Tokens that it may write to think, beside those that a request allows for the answer. */
  readonly thinking_tokens?: number;
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
}

/** The cause of a model's fault, for whoever runs the product: what its server said, without the prompt. */
export class ModelFailure extends Error {
  readonly status: number | null;
  readonly request_id: string | null;
  /** How long the server asks to be left alone. */
  readonly retry_after_ms: number | null;

  constructor(
    words: string,
    told: { status: number | null; request_id: string | null; retry_after_ms: number | null },
    options?: ErrorOptions,
  ) {
    super(words, options);
    this.name = "ModelFailure";
    this.status = told.status;
    this.request_id = told.request_id;
    this.retry_after_ms = told.retry_after_ms;
  }
}
