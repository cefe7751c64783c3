// Written by `npm run catalog`.
import type { LiveModelProvider } from "./provider.ts";

export const modelProviderNames = ["bedrock","openai"] as const;

/** Every provider of models, by its name in `MODEL_PROVIDER`. */
export const modelProviders: Readonly<
  Record<(typeof modelProviderNames)[number], LiveModelProvider>
> = {
  "bedrock": {
    settings: {},
    model: "offline",
    load: async () => (await import("./bedrock/bedrock.ts")).provider,
  },
  "openai": {
    settings: {"OPENAI_BASE_URL":{"kind":"address","default":"https://api.openai.com/v1"},"OPENAI_API_KEY":{"kind":"secret"}},
    load: async () => (await import("./openai/openai.ts")).provider,
  },
};
