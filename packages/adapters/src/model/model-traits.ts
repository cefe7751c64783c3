/** Reasoning effort settings. */
export const reasoningEfforts = [
  "none",
  "minimal",
  "low",
  "medium",
  "high",
  "xhigh",
  "max",
] as const;
export type ReasoningEffort = (typeof reasoningEfforts)[number];

const room: Readonly<Record<ReasoningEffort, number>> = {
  none: 0,
  minimal: 2_000,
  low: 4_000,
  medium: 8_000,
  high: 16_000,
  xhigh: 32_000,
  max: 60_000,
};

/** Anthropic's models since the fifth generation choose their own reasoning budget. */
export const isAdaptiveClaude = (id: string): boolean =>
  /claude-(fable|mythos|[a-z]+-([5-9]|\d{2})(?!\d))/.test(id);

/** Models that reason by default. */
const thinkers =
  /deepseek-?(r1|reasoner|v[3-9])|(^|[/.])o[1-9](-|$)|gpt-[5-9]|gemini-(2\.5|[3-9])|qwq|qwen3|magistral|glm-[4-9]|kimi-k2|minimax|grok-[4-9]/i;

/**
 * The token budget for reasoning: by the requested effort, or the default of a model that always
 * reasons.
 */
export function reasoningTokenBudget(id: string, effort: ReasoningEffort | undefined): number {
  if (effort !== undefined) return room[effort];
  if (isAdaptiveClaude(id)) return room.high;
  // Self-hosted servers often have a context window of 32,000 tokens for prompt and answer
  // together.
  return thinkers.test(id) ? room.medium : 0;
}

/** Vendors of models that always write an opening tag before reasoning. */
const openers =
  /claude|gpt-|(^|[/.])o[1-9](-|$)|gemini|nova|titan|llama|mistral|magistral|ministral|codestral|command|jamba|grok|offline|scripted/i;

/** False when known; undefined when it has to be observed. */
export const omitsOpeningReasoningTag = (id: string): false | undefined =>
  openers.test(id) ? false : undefined;
