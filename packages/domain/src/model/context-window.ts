import { modelNames } from "./model-names.ts";

/**
 * Context window in tokens, prompt and answer together, by model name without region, maker and
 * version.
 */
const windows: Readonly<Record<string, number>> = {
  offline: 1_000_000,
  scripted: 1_000_000,
  "claude-fable-5": 1_000_000,
  "claude-fable-5-1": 1_000_000,
  "claude-opus-5": 1_000_000,
  "claude-opus-5-5": 1_000_000,
  "claude-sonnet-5": 1_000_000,
  "claude-sonnet-5-5": 1_000_000,
  "claude-haiku-5-5": 1_000_000,
  "claude-opus-4-5": 200_000,
  "claude-opus-4-6": 200_000,
  "claude-opus-4-7": 200_000,
  "claude-opus-4-8": 200_000,
  "claude-sonnet-4-5": 200_000,
  "claude-sonnet-4-6": 200_000,
  "claude-haiku-4-5": 200_000,
  "nova-micro": 128_000,
  "nova-lite": 300_000,
  "nova-pro": 300_000,
  "nova-premier": 1_000_000,
  "gpt-3.5-turbo": 16_385,
  "gpt-4-turbo": 128_000,
  "gpt-4o": 128_000,
  "gpt-4o-mini": 128_000,
  "gpt-4.1": 1_047_576,
  "gpt-4.1-mini": 1_047_576,
  "gpt-4.1-nano": 1_047_576,
  "gpt-5": 400_000,
  "gpt-5-mini": 400_000,
  "gpt-5-nano": 400_000,
  "gpt-5.1": 400_000,
  "gpt-5.2": 400_000,
  "gpt-6-sol": 1_050_000,
  "gpt-6-luna": 1_050_000,
};

/** The model's context window in tokens; undefined when unknown. */
export const contextWindow = (modelId: string): number | undefined =>
  modelNames(modelId)
    .map((name) => (Object.hasOwn(windows, name) ? windows[name] : undefined))
    .find((tokens) => tokens !== undefined);
