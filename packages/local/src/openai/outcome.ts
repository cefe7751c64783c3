import type { Request } from "./validate.ts";

/** A chunk, the text of an event as it is, or bytes as they are. */
export type Part = Record<string, unknown> | string | Uint8Array;

/** A lazy body is pulled only while the client reads. */
export type Body = Iterable<Part> | AsyncIterable<Part>;

/** How an answer leaves the server. */
export interface Outcome {
  /** Null: not even a status line is sent. */
  head: { status: number; headers: Record<string, string> } | null;
  body: Body;
  /** After the body: a proper end, a cut connection, or nothing until the client goes. */
  ending: "end" | "cut" | "silence";
}

export interface ChatRequest {
  request: Request;
  /** The bearer's key; empty when there was none. */
  key: string;
}

/** Decides what happens to one answer, given its parts as they should leave. */
export type Script = (good: Part[], asked: ChatRequest) => Outcome;

export const DONE = "[DONE]";

export const stream = (body: Body, ending: Outcome["ending"] = "end"): Outcome => ({
  head: { status: 200, headers: { "content-type": "text/event-stream; charset=utf-8" } },
  body,
  ending,
});

export const json = (status: number, body: Record<string, unknown>): Outcome =>
  page(status, "application/json", JSON.stringify(body));

export const page = (status: number, type: string, text: string): Outcome => ({
  head: { status, headers: { "content-type": type } },
  body: [bytes(text)],
  ending: "end",
});

/** An error before the stream, in the shape of the service. */
export const refusal = (status: number, code: string, message: string): Outcome =>
  json(status, { error: { message, type: "invalid_request_error", param: null, code } });

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export function wire(part: Part): Uint8Array {
  if (part instanceof Uint8Array) return part;
  return bytes(`data: ${typeof part === "string" ? part : JSON.stringify(part)}\n\n`);
}
