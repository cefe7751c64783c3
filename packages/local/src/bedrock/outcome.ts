import { encode, type Frame } from "./frame.ts";
import type { Request } from "./validate.ts";

/** Frames, or bytes as they are; a lazy body is pulled only while the client reads. */
export type Body = Iterable<Frame | Uint8Array> | AsyncIterable<Frame | Uint8Array>;

/** How an answer leaves the server. */
export interface Outcome {
  /** Null: not even a status line is sent. */
  head: { status: number; headers: Record<string, string> } | null;
  body: Body;
  /** After the body: a proper end, a cut connection, or nothing until the client goes. */
  ending: "end" | "cut" | "silence";
}

/** Decides what happens to one answer, given the frames as they should leave. */
export type Script = (good: Frame[], request: Request) => Outcome;

export const stream = (body: Body, ending: Outcome["ending"] = "end"): Outcome => ({
  head: { status: 200, headers: { "content-type": "application/vnd.amazon.eventstream" } },
  body,
  ending,
});

export const json = (body: Record<string, unknown>): Outcome => ({
  head: { status: 200, headers: { "content-type": "application/json" } },
  body: [bytes(JSON.stringify(body))],
  ending: "end",
});

/** An error before the stream, in the shape the AWS clients read. */
export const refusal = (status: number, type: string, message: string): Outcome => ({
  head: { status, headers: { "content-type": "application/json", "x-amzn-errortype": type } },
  body: [bytes(JSON.stringify({ message }))],
  ending: "end",
});

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export const wire = (part: Frame | Uint8Array): Uint8Array =>
  part instanceof Uint8Array ? part : encode(part);
