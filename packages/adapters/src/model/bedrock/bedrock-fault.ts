import { ModelFailure } from "@advisor/agent/model/model";
import type { Fault } from "@advisor/domain/fault";
import * as z from "zod";
import { type ModelCode, modelFault, retryAfterMs, staysRefused } from "../model-fault.ts";

/** What the AWS clients throw, as far as it tells what happened. */
const Thrown = z.object({
  name: z.string().catch("Error"),
  message: z.string().catch(""),
  code: z.string().optional().catch(undefined),
  $response: z
    .object({
      statusCode: z.int(),
      headers: z.record(z.string(), z.string()).catch({}),
    })
    .optional()
    .catch(undefined),
  $metadata: z.object({ requestId: z.string().optional() }).optional().catch(undefined),
});
type Thrown = z.infer<typeof Thrown>;

/** `opened` tells whether the answer had begun when the error came, `said` whether anything was in it. */
export function bedrockFault(error: unknown, opened: boolean, said = opened): Fault {
  const thrown = Thrown.safeParse(error).data ?? { name: "Error", message: String(error) };
  const status = thrown.$response?.statusCode;
  const { headers = {} } = thrown.$response ?? {};
  const failure = new ModelFailure(
    thrown.message || thrown.name,
    {
      status: status ?? null,
      request_id: thrown.$metadata?.requestId ?? null,
      retry_after_ms: retryAfterMs((name) => headers[name]),
    },
    { cause: error },
  );
  if (said) return modelFault(whileOpen(thrown), failure);
  if (opened || status === 200) return modelFault(atFirst(thrown), failure);
  if (status === undefined) return modelFault(withoutAnswer(thrown), failure);
  return modelFault(refused(status, thrown), failure);
}

/** An overload that is told as the first event of an answer is one, as a refusal would be. */
function atFirst(thrown: Thrown): ModelCode {
  if (/^throttling/i.test(thrown.name)) {
    return staysRefused(thrown.message) ? "model_misconfigured" : "model_throttled";
  }
  if (/^(serviceUnavailable|modelNotReady)/i.test(thrown.name)) return "model_unavailable";
  return whileOpen(thrown);
}

function refused(status: number, { name, message }: Thrown): ModelCode {
  if (status === 429 || name === "ServiceQuotaExceededException") {
    return staysRefused(message) ? "model_misconfigured" : "model_throttled";
  }
  if (status === 413 || (status === 400 && TOO_LONG.test(message))) return "context_too_long";
  if (status >= 500 || status === 408 || status === 424) return "model_unavailable";
  return "model_misconfigured";
}

/** The ways in which model families say it; the exception is the same ValidationException for all. */
const TOO_LONG =
  /too long|too many (input )?tokens|exceeds? (the )?(context|maximum)|context (length|limit|window)/i;

/** Without a status there was no answer: no connection, or not even a signed request. */
function withoutAnswer({ name, code }: Thrown): ModelCode {
  return code !== undefined || name === "TimeoutError"
    ? "model_unavailable"
    : "model_misconfigured";
}

function whileOpen({ name, code }: Thrown): ModelCode {
  if (code !== undefined)
    return code.startsWith("HPE_") ? "model_stream_corrupt" : "model_stream_truncated";
  // The frame reader throws plain errors; what the service says carries the service's name for it.
  const unreadable = ["Error", "TypeError", "RangeError", "SyntaxError"].includes(name);
  return unreadable ? "model_stream_corrupt" : "model_stream_error";
}
