import { setImmediate as setImmediately } from "node:timers/promises";
import type { Encoding } from "@advisor/protocol/encode/encoding";
import type { Numbered } from "@advisor/protocol/encode/numbered";
import type { Part } from "@advisor/protocol/part";
import { yieldToOthers } from "./yield-to-others.ts";

const heartbeatMs = 5_000;
const bufferBytes = 1_000_000;
/** How long a reader may stall before the turn continues without it. */
const stallTimeoutMs = 30_000;

interface Options {
  headers?: Readonly<Record<string, string>>;
  /** Called when the reader disconnects or is dropped. */
  onDisconnect?: () => void;
  /** Called when the stream ends, whether or not it was read. */
  over: () => void;
}

/**
 * Sends a turn's parts to a reader, and runs the turn to its end even without one. A reader that
 * disconnects, or stalls with a megabyte unread, is dropped.
 */
export function streamParts(
  parts: AsyncIterable<Numbered>,
  encoding: Encoding,
  { headers = {}, onDisconnect = () => undefined, over }: Options,
): Response {
  const reader = openReader(encoding.heartbeat, onDisconnect);
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
    const text = encoding.encode(part, seq);
    await (onlyCloses(part) ? reader.hold(text) : reader.write(text));
    // Yields to the event loop, so that every stream that starts now sends its first part before
    // any of them continues.
    if (!begun) await setImmediately();
    else if (endsAnswer(part)) await yieldToOthers();
    begun = true;
  }
  await reader.write(encoding.close);
  reader.close();
}

/** Whether the check of the whole answer comes next. It takes the process longest. */
const endsAnswer = (part: Part): boolean => part.type === "step-end" && part.reason !== "tools";

/** Whether the part shows nothing. What follows it comes at once, or when the answer is stored. */
const onlyCloses = ({ type }: Part): boolean => type === "text-end" || type === "step-end";

interface Reader {
  stream: ReadableStream<Uint8Array>;
  write(text: string): Promise<void> | undefined;
  /** Keeps the text until the next one is written. */
  hold(text: string): void;
  close(): void;
}

function openReader(heartbeat: string, onDisconnect: () => void): Reader {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let drained: (() => void) | undefined;
  let last = Date.now();
  const beat = setInterval(() => {
    if (Date.now() - last >= heartbeatMs) send(heartbeat);
  }, heartbeatMs / 5);

  /** What the handling of one event, such as a read from the model, has written: it is sent together. */
  let unsent = "";
  let flushes = false;

  function disconnect(): void {
    clearInterval(beat);
    controller = undefined;
    drained?.();
    onDisconnect();
  }

  function send(text: string): void {
    last = Date.now();
    if (!flushes) process.nextTick(flush);
    flushes = true;
    unsent += text;
  }

  function flush(): void {
    const text = unsent;
    unsent = "";
    flushes = false;
    if (text !== "") controller?.enqueue(encoder.encode(text));
  }

  const isFull = (): boolean =>
    controller !== undefined && (controller.desiredSize ?? 0) <= unsent.length;

  function room(): Promise<void> {
    return new Promise((resolve) => {
      const impatient = setTimeout(disconnect, stallTimeoutMs);
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
      cancel: disconnect,
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
    hold(text) {
      unsent += text;
    },
    close() {
      flush();
      const open = controller;
      disconnect();
      open?.close();
    },
  };
}
