/** What all encodings as server-sent events share; a comment is their sign of life. */
export const eventStream = {
  headers: {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  },
  heartbeat: ": keep-alive\n\n",
  close: "",
} as const;
