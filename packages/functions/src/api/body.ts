import { Fault } from "@advisor/domain/fault";
import type * as z from "zod";
import type { AppContext } from "./context.ts";
import { duplicateKey } from "./duplicate-key.ts";

const maxBytes = 2_000_000;

/** The request's JSON text, within bounds and in UTF-8; an absent body is an empty object. */
export async function bodyText(c: AppContext): Promise<string> {
  const type = c.req.header("content-type") ?? "application/json";
  if (
    !/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type) ||
    c.req.header("content-encoding")
  ) {
    throw new Fault(
      "media",
      "unsupported_media_type",
      "Send JSON: content-type application/json, UTF-8, not compressed.",
    );
  }
  const bytes = await bounded(c.req.raw.body, Number(c.req.header("content-length") ?? 0));
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) || "{}";
  } catch {
    throw new Fault("invalid", "invalid_json", "The body is not valid UTF-8.");
  }
}

async function bounded(
  body: ReadableStream<Uint8Array> | null,
  stated: number,
): Promise<Uint8Array> {
  if (stated > maxBytes) throw tooLong();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of arriving(body)) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The body as it comes; a sender who leaves before its end has asked for nothing. */
async function* arriving(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch (cause) {
    throw new Fault("invalid", "incomplete_body", "The body ended before its end. Send it again.", {
      cause,
    });
  }
}

const tooLong = (): Fault =>
  new Fault("too_large", "message_too_long", "The request is larger than 2 MB. Send less at once.");

/** Parses at the door: what a route gets fits its schema. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> {
  return parse(schema, json(text), "invalid_request");
}

export function json(text: string): unknown {
  const value = parsed(text);
  if (duplicateKey(text) === undefined) return value;
  throw new Fault("invalid", "invalid_json", "The body names a field twice. Send each field once.");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault("invalid", "invalid_json", "The body is not valid JSON.");
  }
}

export function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  code: string,
): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues
    .slice(0, 8)
    .map(({ path, message }) => ({ at: path.join("."), message }));
  const first = errors[0];
  const place = first === undefined || first.at === "" ? "The request" : first.at;
  throw new Fault("invalid", code, `${place}: ${first?.message ?? "not valid"}.`, {
    extra: { errors },
  });
}
