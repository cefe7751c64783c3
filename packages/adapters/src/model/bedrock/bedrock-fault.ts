import { ModelFailure } from "@advisor/agent/model/model";
import type { Fault } from "@advisor/domain/fault";
import * as z from "zod";
import { type ModelFaultCode, modelFault, retryAfterMs } from "../model-fault.ts";
import { isPermanentRefusal, isPromptTooLong } from "../refusal-text.ts";

/** The useful fields of errors thrown by AWS clients. */
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

/** `opened`: the answer had begun when the error came. `said`: part of its content had arrived. */
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

/** An overload reported in the first event of a stream is treated like a refused request. */
function atFirst(thrown: Thrown): ModelFaultCode {
  if (/^throttling/i.test(thrown.name)) {
    return isPermanentRefusal(thrown.message) ? "model_misconfigured" : "model_throttled";
  }
  if (/^validation/i.test(thrown.name) && isPromptTooLong(400, thrown.message))
    return "context_too_long";
  if (/^(serviceUnavailable|modelNotReady)/i.test(thrown.name)) return "model_unavailable";
  return whileOpen(thrown);
}

function refused(status: number, { name, message }: Thrown): ModelFaultCode {
  if (status === 429 || name === "ServiceQuotaExceededException") {
    return isPermanentRefusal(message) ? "model_misconfigured" : "model_throttled";
  }
  if (isPromptTooLong(status, message)) return "context_too_long";
  if (status >= 500 || status === 408 || status === 424) return "model_unavailable";
  return "model_misconfigured";
}

/**
 * Without a status code there was no response: either no connection, or signing the request failed.
 */
function withoutAnswer({ name, code }: Thrown): ModelFaultCode {
  return code !== undefined || name === "TimeoutError"
    ? "model_unavailable"
    : "model_misconfigured";
}

function whileOpen({ name, code }: Thrown): ModelFaultCode {
  if (code !== undefined)
    return code.startsWith("HPE_") ? "model_stream_corrupt" : "model_stream_truncated";
  // The frame parser throws plain errors; errors from the service carry the service's own names.
  const unreadable = ["Error", "TypeError", "RangeError", "SyntaxError"].includes(name);
  return unreadable ? "model_stream_corrupt" : "model_stream_error";
}
