import { Fault } from "@advisor/domain/fault";
import * as z from "zod";
import type { Refusal } from "./capabilities.ts";
import { type ModelCode, modelFault } from "./model-fault.ts";

/** What the AWS clients throw, as far as it tells what happened. */
const Thrown = z.object({
  name: z.string().catch("Error"),
  message: z.string().catch(""),
  code: z.string().optional().catch(undefined),
  $response: z.object({ statusCode: z.int() }).optional().catch(undefined),
});
type Thrown = z.infer<typeof Thrown>;

/** `opened` tells whether the answer had begun when the error came. */
export function bedrockFault(error: unknown, opened: boolean): Fault {
  const thrown = Thrown.safeParse(error).data ?? { name: "Error", message: String(error) };
  const status = thrown.$response?.statusCode;
  if (opened || status === 200) return modelFault(whileOpen(thrown), error);
  if (status === undefined) return modelFault(withoutAnswer(thrown), error);
  return modelFault(refused(status, thrown), error);
}

/** What Bedrock said when it refused the request, before any answer. */
export function bedrockRefusal(error: unknown): Refusal | undefined {
  const cause = error instanceof Fault ? Thrown.safeParse(error.cause).data : undefined;
  const status = cause?.$response?.statusCode;
  return cause === undefined || status === undefined || status < 400
    ? undefined
    : { status, words: cause.message };
}

function refused(status: number, { name, message }: Thrown): ModelCode {
  if (status === 429 || name === "ServiceQuotaExceededException") return "model_throttled";
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
