import { Fault } from "@advisor/domain/fault";

const maxBytes = 2_000_000;
/** How much more of a body that is too large is read and dropped, so that its sender gets to read the refusal. */
const drainedBytes = 64_000_000;
const maxMs = 20_000;

/**
 * The whole body within its bounds, or why it is refused. It is read to its end in either case: an
 * answer before the end of a body closes the connection on a sender that still writes.
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  stated: number,
  allowedMs: number = maxMs,
): Promise<Uint8Array | Fault> {
  if (body === null) return stated > maxBytes ? tooLarge() : new Uint8Array();
  const late = Promise.withResolvers<"late">();
  const timer = setTimeout(() => late.resolve("late"), allowedMs);
  try {
    return await collect(body.getReader(), stated, late.promise);
  } catch {
    return incomplete("The body ended before its end. Send it again.");
  } finally {
    clearTimeout(timer);
  }
}

async function collect(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  stated: number,
  late: Promise<"late">,
): Promise<Uint8Array | Fault> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isTooLarge = stated > maxBytes;
  while (size <= drainedBytes) {
    const next = await Promise.race([reader.read(), late]);
    if (next === "late" && !isTooLarge) return incomplete(tooSlow);
    if (next === "late" || next.done) break;
    size += next.value.byteLength;
    isTooLarge ||= size > maxBytes;
    if (!isTooLarge) chunks.push(next.value);
  }
  return isTooLarge ? tooLarge() : Buffer.concat(chunks);
}

const tooSlow = `The body did not arrive within ${maxMs / 1_000} seconds. Send it again.`;

const incomplete = (message: string): Fault => new Fault("invalid", "incomplete_body", message);

const tooLarge = (): Fault =>
  new Fault("too_large", "message_too_long", "The request is larger than 2 MB. Send less at once.");
