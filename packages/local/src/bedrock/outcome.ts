import { encodeText, type Frame } from "./frame.ts";
import type { ConverseBody } from "./validate.ts";

/** Frames, or raw bytes; a lazy body is only pulled while the client reads. */
export type Body = Iterable<Frame | Uint8Array> | AsyncIterable<Frame | Uint8Array>;

/** How an answer is sent. */
export interface ScriptedResponse {
  /** Null sends nothing at all, not even a status line. */
  head: { status: number; headers: Record<string, string> } | null;
  body: Body;
  /** What follows the body: a normal end, a cut connection, or silence until the client leaves. */
  ending: "end" | "cut" | "silence";
}

/** Decides how one answer is sent, given the frames of a correct answer. */
export type ResponseScript = (good: Frame[], request: ConverseBody) => ScriptedResponse;

export const streamResponse = (
  body: Body,
  ending: ScriptedResponse["ending"] = "end",
): ScriptedResponse => ({
  head: { status: 200, headers: { "content-type": "application/vnd.amazon.eventstream" } },
  body,
  ending,
});

export const jsonResponse = (body: Record<string, unknown>): ScriptedResponse => ({
  head: { status: 200, headers: { "content-type": "application/json" } },
  body: [encodeText(JSON.stringify(body))],
  ending: "end",
});

/** An error before the stream, in the format AWS clients parse. */
export const errorResponse = (status: number, type: string, message: string): ScriptedResponse => ({
  head: { status, headers: { "content-type": "application/json", "x-amzn-errortype": type } },
  body: [encodeText(JSON.stringify({ message }))],
  ending: "end",
});
