import { Fault, type Kind } from "@advisor/domain/fault";

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

export type ModelCode = keyof typeof faults;

/** A fault in calm words; what the service said stays in the cause, because it names accounts. */
export function modelFault(code: ModelCode, cause?: unknown): Fault {
  const [kind, words] = faults[code];
  return new Fault(kind, code, words, { cause });
}
