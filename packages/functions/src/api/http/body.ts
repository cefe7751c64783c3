import { Fault } from "@advisor/domain/fault";
import { isWellFormed } from "@advisor/domain/text/well-formed";
import { issueMessage } from "@advisor/protocol/issue-message";
import type * as z from "zod";
import type { AppContext } from "../context.ts";
import { duplicateKey } from "./duplicate-key.ts";

/**
 * The request body as JSON text; "{}" if there is no body. Throws if it is too long or not valid
 * UTF-8.
 */
export function bodyText(c: AppContext): string {
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
  return decodeUtf8(c.get("body")) || "{}";
}

/** Decodes the body that the middleware read, or throws its refusal. */
export function decodeUtf8(body: Uint8Array | Fault): string {
  if (body instanceof Fault) throw body;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    throw new Fault("invalid", "invalid_json", "The body is not valid UTF-8.");
  }
}

/** Parses a request body with its schema. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> {
  return parseRequest(schema, parseJson(text), "invalid_request");
}

export function parseJson(text: string): unknown {
  const value = parsed(text);
  if (duplicateKey(text) !== undefined)
    throw new Fault(
      "invalid",
      "invalid_json",
      "The body names a field twice. Send each field once.",
    );
  // UTF-8 cannot encode half a surrogate pair; only an escape can.
  if (!/\\ud[89a-f]/i.test(text) || isWellFormed(value)) return value;
  throw new Fault(
    "invalid",
    "invalid_request",
    "The body contains half of a character (a lone surrogate). Send complete characters.",
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault("invalid", "invalid_json", "The body is not valid JSON.");
  }
}

export function parseRequest<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  code: string,
): z.infer<Schema> {
  const parsed = schema.safeParse(value, { error: issueMessage });
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues
    .slice(0, 8)
    .map(({ path, message }) => ({ at: path.join("."), message }));
  const first = errors[0];
  const position = first === undefined || first.at === "" ? "The request" : first.at;
  throw new Fault("invalid", code, `${position}: ${first?.message ?? "is not valid"}.`, {
    extra: { errors },
  });
}
