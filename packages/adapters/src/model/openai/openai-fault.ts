import { ModelFailure } from "@advisor/agent/model/model";
import type { Fault } from "@advisor/domain/fault";
import * as z from "zod";
import { retryDelayInText, statusInText } from "../error-text.ts";
import { type ModelFaultCode, modelFault, retryAfterMs } from "../model-fault.ts";
import { isPermanentRefusal, isPromptTooLong } from "../refusal-text.ts";

/** The error that fetch throws; the reason is in its cause. */
const Thrown = z.object({
  name: z.string().catch("Error"),
  message: z.string().catch(""),
  code: z.string().optional().catch(undefined),
  cause: z
    .object({ message: z.string().catch(""), code: z.string().optional().catch(undefined) })
    .optional()
    .catch(undefined),
});
type Thrown = z.infer<typeof Thrown>;

/** Makes faults for one service, with its API key removed from every message. */
export interface OpenaiFaults {
  /** The request failed without a response. */
  unreached(error: unknown): Fault;
  /** The response has an error status or is not a stream. */
  refused(status: number, text: string, headers?: Headers): Fault;
  /** The stream contained an error event; `first` if no other event came before it. */
  failed(text: string, first?: boolean, headers?: Headers): Fault;
  /** The connection broke during the stream. */
  broken(error: unknown): Fault;
}

export function openaiFaults(key: string | undefined): OpenaiFaults {
  const fault = (code: ModelFaultCode, words: string) =>
    modelFault(code, new Error(without(key, words)));
  const answered = (code: ModelFaultCode, words: string, status: number, headers?: Headers) =>
    modelFault(
      code,
      new ModelFailure(without(key, words), {
        status,
        request_id: headers?.get("x-request-id") ?? headers?.get("request-id") ?? null,
        retry_after_ms: retryAfterMs((name) => headers?.get(name)) ?? retryDelayInText(words),
      }),
    );
  return {
    unreached: (error) => fault(withoutAnswer(read(error)), wordsOf(read(error))),
    refused(stated, text, headers) {
      const status = stated < 300 ? (statusInText(text) ?? stated) : stated;
      return answered(refused(status, text), `${status} ${text}`, status, headers);
    },
    failed(text, first = false, headers) {
      const status = first ? statusInText(text) : undefined;
      const code = status === undefined ? undefined : refused(status, text);
      return answered(
        code ?? (first ? atFirst(text) : "model_stream_error"),
        text,
        status ?? 200,
        headers,
      );
    },
    broken: (error) => fault(whileOpen(read(error)), wordsOf(read(error))),
  };
}

/** An overload reported in the first event of a stream is treated like a refused request. */
function atFirst(text: string): ModelFaultCode {
  if (isPermanentRefusal(text)) return "model_misconfigured";
  if (isPromptTooLong(400, text)) return "context_too_long";
  if (/overloaded|rate.?limit|throttl|too many requests|\b(429|529)\b/i.test(text)) {
    return "model_throttled";
  }
  return /unavailable|\b503\b/i.test(text) ? "model_unavailable" : "model_stream_error";
}

/**
 * Removes the API key: servers quote what they were sent, and so does fetch when a key is not a
 * valid header.
 */
function without(key: string | undefined, words: string): string {
  const hidden = key ? words.replaceAll(key, "[key]") : words;
  return hidden.slice(0, LONGEST);
}

/** Enough of an error response to identify the problem; a proxy's error page may be long. */
const LONGEST = 2_000;

const read = (error: unknown): Thrown =>
  Thrown.safeParse(error).data ?? { name: "Error", message: String(error) };

const wordsOf = ({ name, message, cause }: Thrown): string =>
  [`${name}: ${message}`, cause?.code, cause?.message].filter(Boolean).join(" ");

function withoutAnswer({ name, code, cause }: Thrown): ModelFaultCode {
  const reason = code ?? cause?.code ?? "";
  const unusable = reason === "" || reason === "ERR_INVALID_URL";
  return unusable && name !== "TimeoutError" ? "model_misconfigured" : "model_unavailable";
}

function refused(status: number, text: string): ModelFaultCode {
  if (isPromptTooLong(status, text)) return "context_too_long";
  if (status === 429) {
    return isPermanentRefusal(text) ? "model_misconfigured" : "model_throttled";
  }
  if (status === 402) return "model_misconfigured";
  // The model wrote a malformed tool call; a retry may succeed.
  if (/tool_use_failed/i.test(text)) return "model_unavailable";
  const passing = status >= 500 || status < 300 || [408, 424, 425, 499].includes(status);
  return passing ? "model_unavailable" : "model_misconfigured";
}

/** A broken connection has a socket error code; other errors mean corrupt bytes. */
function whileOpen({ code, cause }: Thrown): ModelFaultCode {
  const reason = code ?? cause?.code ?? "";
  return /^(UND_ERR|E[A-Z]+$)/.test(reason) ? "model_stream_truncated" : "model_stream_corrupt";
}
