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

/** The permanent failure that the words of a refusal report, if they do. */
export const permanentRefusal = (words: string) =>
  notBusy.find((one) => one.words.test(words) && one.unless?.test(words) !== true);

/** Whether a refusal that looks like "busy" is in fact permanent. */
export const isPermanentRefusal = (words: string): boolean => permanentRefusal(words) !== undefined;

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
