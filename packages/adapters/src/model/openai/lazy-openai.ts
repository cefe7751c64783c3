import type { Model } from "@advisor/agent/model/model";
import { reasoningTokenBudget } from "../model-traits.ts";
import type { OpenaiOptions } from "./openai.ts";

/** Loads the OpenAI adapter with the first request, so that other configurations never load it. */
export function lazyOpenaiModel(options: OpenaiOptions): Model {
  let loading: Promise<Model> | undefined;
  const load = async (): Promise<Model> => (await import("./openai.ts")).openaiModel(options);
  return {
    id: options.id,
    thinking_tokens: reasoningTokenBudget(options.id, options.effort),
    async *stream(request, signal) {
      loading ??= load();
      yield* (await loading).stream(request, signal);
    },
  };
}
