import type * as z from "zod";
import {
  type FailureReason,
  providerFault,
  rateLimitedFault,
  refusalFault,
} from "./provider-fault.ts";

/** An HTTP response before any check. */
export interface RawResponse {
  status: number;
  type: string;
  /** In seconds. */
  retryAfter: number | null;
  cookies: string[];
  bytes: Uint8Array;
}

/**
 * Recognizes a refusal that the HTTP status does not show, and may add a message. `body` is the parsed
 * JSON, or the text if it is not JSON; null when it is long.
 */
export type RefusalCheck = (answer: {
  status: number;
  body: unknown;
}) =>
  | FailureReason
  | { reason: Exclude<FailureReason, "rate_limited">; sentence: string }
  | undefined;

const mostOfARefusal = 64 * 1024;

/**
 * Returns the bytes of a response whose status and content type are those expected, and throws a
 * Fault otherwise.
 */
export function checkResponse(
  provider: string,
  answer: RawResponse,
  due: RegExp,
  refused: RefusalCheck | undefined,
): Uint8Array {
  const { status, type, bytes } = answer;
  const reason = refused?.({ status, body: readable(answer) }) ?? byStatus(status);
  if (typeof reason === "object") throw providerFault(reason.reason, provider, reason.sentence);
  if (reason === "rate_limited") throw rateLimitedFault(provider, answer.retryAfter);
  if (reason !== undefined) throw refusalFault(reason, provider);
  if (bytes.length > 0 && type !== "" && !due.test(type))
    throw providerFault("upstream", provider, "answered with another type of content than is due.");
  return bytes;
}

function byStatus(status: number): FailureReason | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 401 || status === 402 || status === 403) return "no_key";
  if (status === 404) return "not_found";
  return status === 429 ? "rate_limited" : "upstream";
}

function readable({ bytes }: RawResponse): unknown {
  if (bytes.length > mostOfARefusal) return null;
  const text = new TextDecoder().decode(bytes);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Parses the bytes as JSON of the expected shape. An empty body, as with 204, is parsed as null.
 */
export function parseJson<Schema extends z.ZodType>(
  provider: string,
  schema: Schema,
  bytes: Uint8Array,
): z.infer<Schema> {
  const result = schema.safeParse(parsed(provider, bytes));
  if (result.success) return result.data;
  const where = result.error.issues[0]?.path.join(".") ?? "";
  throw providerFault("upstream", provider, `answered in another shape than is due (${where}).`);
}

function parsed(provider: string, bytes: Uint8Array): unknown {
  if (bytes.length === 0) return null;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw providerFault("upstream", provider, "answered with damaged JSON.");
  }
}
