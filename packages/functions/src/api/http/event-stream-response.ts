import { lineStream } from "./line-stream.ts";

/** Server-sent events as they are made. The signal aborts when the reader disconnects. */
export function eventStreamResponse(
  frames: (disconnected: AbortSignal) => AsyncGenerator<string>,
): Response {
  const reader = new AbortController();
  const body = lineStream(frames(reader.signal), () => reader.abort());
  const headers = {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
  };
  return new Response(body, { headers });
}
