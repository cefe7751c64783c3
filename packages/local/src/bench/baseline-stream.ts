import { Hono } from "hono";
import { streamHandle } from "hono/aws-lambda";

/** The baseline for streaming: sends the requested number of deltas and does nothing else. */
const app = new Hono()
  .get("/health", (c) => c.json({ status: "ok" }))
  .post("/stream", async (c) => {
    const { deltas } = await c.req.json<{ deltas: number }>();
    return new Response(words(deltas), { headers: { "content-type": "text/event-stream" } });
  });

function words(deltas: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let n = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(encoder.encode(`data: {"type":"text-delta","delta":"word${n} "}\n\n`));
      n += 1;
      if (n === deltas) controller.close();
    },
  });
}

export const handler = streamHandle(app);
