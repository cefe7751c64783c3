import { ModelFailure } from "@advisor/agent/model/model";
import { Fault, type Kind } from "@advisor/domain/fault";
import { permanentRefusal } from "./refusal-text.ts";

const faults = {
  model_throttled: ["busy", "The model is busy. Please try again in a moment."],
  model_unavailable: ["upstream", "The model does not answer at the moment. Please try again."],
  model_misconfigured: [
    "denied",
    "The model is not set up correctly. Your administrator can fix it.",
  ],
  context_too_long: [
    "too_large",
    "This conversation is too long for the model. Please start a new one.",
  ],
  model_stream_error: ["upstream", "The model failed while it was answering. Please try again."],
  model_stream_truncated: ["upstream", "The answer was cut off. Please try again."],
  model_stream_corrupt: ["upstream", "The answer arrived damaged. Please try again."],
} as const satisfies Record<string, [Kind, string]>;

export type ModelFaultCode = keyof typeof faults;

/**
 * A fault with a message that is safe to show. The service's own message stays in the cause,
 * because it names accounts.
 */
export function modelFault(code: ModelFaultCode, cause?: unknown): Fault {
  const [kind, words] = faults[code];
  const explanation =
    code === "model_misconfigured" && cause instanceof ModelFailure
      ? permanentRefusal(cause.message)?.explanation
      : undefined;
  return new Fault(kind, code, explanation ?? words, { cause });
}

/**
 * How long the server asks to wait before a retry, read from its headers: seconds, milliseconds or
 * a date.
 */
export function retryAfterMs(header: (name: string) => string | null | undefined): number | null {
  const exact = Number(header("retry-after-ms") ?? Number.NaN);
  if (exact >= 0) return exact;
  const said = header("retry-after") ?? "";
  if (/^\d+(\.\d+)?$/.test(said)) return Number(said) * 1_000;
  const date = Date.parse(said);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
