import type { Model } from "@advisor/agent/model/model";
import { thinkingTokens } from "../model-traits.ts";
import type { OpenaiOptions } from "./openai.ts";

/** The same model, loaded with its first question: who has another one configured never loads it. */
export function lateOpenaiModel(options: OpenaiOptions): Model {
  let loading: Promise<Model> | undefined;
  const load = async (): Promise<Model> => (await import("./openai.ts")).openaiModel(options);
  return {
    id: options.id,
    thinking_tokens: thinkingTokens(options.id, options.effort),
    async *stream(request, signal) {
      loading ??= load();
      yield* (await loading).stream(request, signal);
    },
  };
}
