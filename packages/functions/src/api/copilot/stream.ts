import { setImmediate as setImmediately } from "node:timers/promises";
import type { Encoding } from "@advisor/protocol/encode/encoding";
import type { Numbered } from "@advisor/protocol/encode/numbered";

const heartbeatMs = 5_000;
const bufferBytes = 1_000_000;
/** How long a reader may stand still before the turn goes on without it. */
const patienceMs = 30_000;

interface Options {
  headers?: Readonly<Record<string, string>>;
  /** Called when the reader has left or was let go of. */
  left?: () => void;
  /** Called when the stream has come to its end, read or not. */
  over: () => void;
}

/**
 * Writes a turn's parts to a reader, and runs the turn to its end whether or not anybody reads: a
 * reader who left, or who stands still with a megabyte unread, is let go of.
 */
export function streamParts(
  parts: AsyncIterable<Numbered>,
  encoding: Encoding,
  { headers = {}, left = () => undefined, over }: Options,
): Response {
  const reader = openReader(encoding.heartbeat, left);
  void pump(parts, encoding, reader).finally(over);
  return new Response(reader.stream, { headers: { ...headers, ...encoding.headers } });
}

async function pump(
  parts: AsyncIterable<Numbered>,
  encoding: Encoding,
  reader: Reader,
): Promise<void> {
  let begun = false;
  for await (const { part, seq } of parts) {
    await reader.write(encoding.encode(part, seq));
    // Of many that begin at once each has its first word before any of them works on.
    if (!begun) await setImmediately();
    begun = true;
  }
  await reader.write(encoding.close);
  reader.close();
}

interface Reader {
  stream: ReadableStream<Uint8Array>;
  write(text: string): Promise<void> | undefined;
  close(): void;
}

function openReader(heartbeat: string, left: () => void): Reader {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let drained: (() => void) | undefined;
  let last = Date.now();
  const beat = setInterval(() => {
    if (Date.now() - last >= heartbeatMs) send(heartbeat);
  }, heartbeatMs / 5);

  /** Whether something was written in this turn of the event loop: what follows it goes out together. */
  let corked = false;
  let unsent = "";

  function leave(): void {
    clearInterval(beat);
    controller = undefined;
    drained?.();
    left();
  }

  function send(text: string): void {
    last = Date.now();
    unsent += text;
    if (corked) return;
    flush();
    corked = true;
    setImmediate(() => {
      corked = false;
      flush();
    });
  }

  function flush(): void {
    const text = unsent;
    unsent = "";
    if (text !== "") controller?.enqueue(encoder.encode(text));
  }

  const isFull = (): boolean =>
    controller !== undefined && (controller.desiredSize ?? 0) <= unsent.length;

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
      if (!isFull()) return undefined;
      flush();
      return isFull() ? room() : undefined;
    },
    close() {
      flush();
      const open = controller;
      leave();
      open?.close();
    },
  };
}
