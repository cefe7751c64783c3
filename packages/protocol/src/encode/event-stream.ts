/** Shared by all encodings over server-sent events. A comment serves as heartbeat. */
export const eventStream = {
  headers: {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  },
  heartbeat: ": keep-alive\n\n",
  close: "",
} as const;
