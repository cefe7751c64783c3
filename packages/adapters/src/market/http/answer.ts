import type * as z from "zod";
import { providerFault, type Reason, rateLimited, refusalFault } from "./provider-fault.ts";

/** A raw HTTP response, not checked yet. */
export interface Answer {
  status: number;
  type: string;
  /** In seconds. */
  retryAfter: number | null;
  cookies: string[];
  bytes: Uint8Array;
}

/**
 * Recognizes refusals that the status does not show, and may add a message. `body` is parsed JSON,
 * or else text; null when long.
 */
export type RefusalCheck = (answer: {
  status: number;
  body: unknown;
}) => Reason | { reason: Exclude<Reason, "rate_limited">; sentence: string } | undefined;

const mostOfARefusal = 64 * 1024;

/**
 * Returns the bytes of a response whose status and content type are those expected, and throws a
 * Fault otherwise.
 */
export function acceptBytes(
  provider: string,
  answer: Answer,
  due: RegExp,
  refused: RefusalCheck | undefined,
): Uint8Array {
  const { status, type, bytes } = answer;
  const reason = refused?.({ status, body: readable(answer) }) ?? byStatus(status);
  if (typeof reason === "object") throw providerFault(reason.reason, provider, reason.sentence);
  if (reason === "rate_limited") throw rateLimited(provider, answer.retryAfter);
  if (reason !== undefined) throw refusalFault(reason, provider);
  if (bytes.length > 0 && type !== "" && !due.test(type))
    throw providerFault("upstream", provider, "answered with another type of content than is due.");
  return bytes;
}

function byStatus(status: number): Reason | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 401 || status === 402 || status === 403) return "no_key";
  if (status === 404) return "not_found";
  return status === 429 ? "rate_limited" : "upstream";
}

function readable({ bytes }: Answer): unknown {
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
