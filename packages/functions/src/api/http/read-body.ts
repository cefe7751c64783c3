import { Fault } from "@advisor/domain/fault";

const maxBytes = 2_000_000;
/** How much of a too large body is read and discarded, so that its sender receives the refusal. */
const drainedBytes = 64_000_000;
const maxMs = 20_000;

/**
 * The body, or the reason it was refused. Reads to the end in either case, because responding
 * earlier would break the connection of a sender that is still writing.
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
