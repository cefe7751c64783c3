import type { ChatBody } from "./validate.ts";
import { encodeText, type Part } from "./wire.ts";

/** A lazy body is only pulled while the client reads. */
export type Body = Iterable<Part> | AsyncIterable<Part>;

/** How an answer is sent. */
export interface ScriptedResponse {
  /** Null sends nothing at all, not even a status line. */
  head: { status: number; headers: Record<string, string> } | null;
  body: Body;
  /** What follows the body: a normal end, a cut connection, or silence until the client leaves. */
  ending: "end" | "cut" | "silence";
}

export interface ChatRequest {
  request: ChatBody;
  /** The bearer key; empty when there was none. */
  key: string;
}

/** Decides how one answer is sent, given the parts of a correct answer. */
export type ResponseScript = (good: Part[], asked: ChatRequest) => ScriptedResponse;

export const streamResponse = (
  body: Body,
  ending: ScriptedResponse["ending"] = "end",
): ScriptedResponse => ({
  head: { status: 200, headers: { "content-type": "text/event-stream; charset=utf-8" } },
  body,
  ending,
});

export const jsonResponse = (status: number, body: Record<string, unknown>): ScriptedResponse =>
  pageResponse(status, "application/json", JSON.stringify(body));

export const pageResponse = (status: number, type: string, text: string): ScriptedResponse => ({
  head: { status, headers: { "content-type": type } },
  body: [encodeText(text)],
  ending: "end",
});

/** An error before the stream, in the service's format. */
export const errorResponse = (status: number, code: string, message: string): ScriptedResponse =>
  jsonResponse(status, { error: { message, type: "invalid_request_error", param: null, code } });
