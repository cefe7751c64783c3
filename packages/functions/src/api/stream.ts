import type { Encoding } from "@advisor/protocol/encoding";
import type { Part } from "@advisor/protocol/part";

const heartbeatMs = 5_000;
const bufferBytes = 1_000_000;
/** How long a reader may stand still before the turn goes on without it. */
const patienceMs = 30_000;

/**
 * Writes a turn's parts to a reader, and runs the turn to its end whether or not anybody reads: a
 * reader who left, or who stands still with a megabyte unread, is let go of.
 */
export function streamParts(parts: AsyncIterable<Part>, encoding: Encoding): Response {
  const reader = openReader(encoding.heartbeat);
  void pump(parts, encoding, reader);
  return new Response(reader.stream, { headers: { ...encoding.headers } });
}

async function pump(parts: AsyncIterable<Part>, encoding: Encoding, reader: Reader): Promise<void> {
  let seq = 0;
  for await (const part of parts) {
    seq += 1;
    await reader.write(encoding.encode(part, seq));
  }
  await reader.write(encoding.close);
  reader.close();
}

interface Reader {
  stream: ReadableStream<Uint8Array>;
  write(text: string): Promise<void> | undefined;
  close(): void;
}

function openReader(heartbeat: string): Reader {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let drained: (() => void) | undefined;
  let last = Date.now();
  const beat = setInterval(() => {
    if (Date.now() - last >= heartbeatMs) send(heartbeat);
  }, heartbeatMs / 5);

  function leave(): void {
    clearInterval(beat);
    controller = undefined;
    drained?.();
  }

  function send(text: string): void {
    last = Date.now();
    controller?.enqueue(encoder.encode(text));
  }

  function room(): Promise<void> {
    return new Promise((resolve) => {
      const impatient = setTimeout(leave, patienceMs);
      drained = () => {
        clearTimeout(impatient);
        drained = undefined;
        resolve();
      };
    });
  }

  const stream = new ReadableStream<Uint8Array>(
    {
      start: (opened) => {
        controller = opened;
      },
      pull: () => drained?.(),
      cancel: leave,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: bufferBytes }),
  );
  return {
    stream,
    write(text) {
      if (text !== "") send(text);
      return controller !== undefined && (controller.desiredSize ?? 0) <= 0 ? room() : undefined;
    },
    close() {
      const open = controller;
      leave();
      open?.close();
    },
  };
}
