import { ModelFailure } from "@advisor/agent/model/model";
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

export type ModelFaultCode = keyof typeof faults;

/** Failures that waiting does not fix, with a message that tells the operator what to do. */
const notBusy: readonly { words: RegExp; unless?: RegExp; explanation: string }[] = [
  {
    words: /per[\s_]?day|daily|tokens? (quota|limit) (reached )?for (the )?(day|today)/i,
    explanation:
      "The model may not be asked any more today: the day's allowance is used up. Your administrator can raise it.",
  },
  {
    words:
      /insufficient_quota|exceeded your current quota|billing|payment|credit balance|out of credits|insufficient credits/i,
    // Gemini uses the same words for a per-minute limit.
    unless: /per[\s_]?min/i,
    explanation:
      "The account at the model's provider cannot pay for more answers. Your administrator can fix it.",
  },
];

const permanent = (words: string) =>
  notBusy.find((one) => one.words.test(words) && one.unless?.test(words) !== true);

/**
 * A fault with a message that is safe to show. The service's own message stays in the cause,
 * because it names accounts.
 */
export function modelFault(code: ModelFaultCode, cause?: unknown): Fault {
  const [kind, words] = faults[code];
  const explanation =
    code === "model_misconfigured" && cause instanceof ModelFailure
      ? permanent(cause.message)?.explanation
      : undefined;
  return new Fault(kind, code, explanation ?? words, { cause });
}

/** Whether a refusal that looks like "busy" is in fact permanent. */
export const isPermanentRefusal = (words: string): boolean => permanent(words) !== undefined;

/** How vendors report that a prompt is too long. */
const tooLong =
  /context[ _](length|window|size|limit)|maximum (context|model|prompt) length|too long|too many (input )?tokens|reduce the length|exceeds? (the )?(context|maximum)|must have less than \d+ tokens|`inputs` tokens|token count \(\d+\) (exceeds|cannot exceed)/i;

/** How vendors report that one request exceeds the whole per-minute limit. */
const tooLarge = /request too large|must be reduced/i;

export const isPromptTooLong = (status: number, words: string): boolean =>
  status === 413 ||
  ([400, 422, 500].includes(status) && tooLong.test(words)) ||
  (status === 429 && tooLarge.test(words));

/** How vendors report that a filter blocked the prompt. The configuration is not at fault. */
const filteredPrompt =
  /content_filter|content management policy|ResponsibleAI|usage (guidelines|policy)|data_inspection_failed|inappropriate content|content exists risk/i;

export const isPromptFiltered = (status: number, words: string): boolean =>
  [400, 403, 422, 451].includes(status) && filteredPrompt.test(words);

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
