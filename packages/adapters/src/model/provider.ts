import type { Model } from "@advisor/agent/model/model";
import type { Environment } from "../aws/connection.ts";
import type { AdaptiveModelOptions } from "./adaptive-model.ts";
import { type ReasoningEffort, reasoningTokenBudget } from "./model-traits.ts";

/** A variable that a provider of models reads. A secret is its API key. */
export interface ModelSetting {
  kind: "text" | "address" | "secret";
  /** The value if it is not set. */
  default?: string;
}

type Settings = Readonly<Record<string, ModelSetting>>;

/** The values of the settings: those with a default are always there. */
type Values<Named extends Settings> = {
  readonly [Name in keyof Named]: Named[Name] extends { default: string }
    ? string
    : string | undefined;
};

export interface ModelOptions extends AdaptiveModelOptions {
  effort?: ReasoningEffort | undefined;
  /** The process's variables, for a vendor's own that are no settings. */
  env?: Environment | undefined;
}

interface Definition<Named extends Settings> {
  /** The variables that it reads, in addition to those of every model. */
  settings: Named;
  /** The model if `MODEL_ID` is not set. Without it, `MODEL_ID` must be set. */
  model?: string;
  open(values: Values<Named>, options: ModelOptions): Model;
}

/** A provider of models: what `<name>/<name>.ts` exports as `provider`, for `MODEL_PROVIDER=<name>`. */
export type ModelProvider = Definition<Settings>;

/** Defines a provider of models. */
export const defineModelProvider = <const Named extends Settings>(
  definition: Definition<Named>,
): ModelProvider => definition;

/** What is known of a provider before its code is loaded. */
export interface LiveModelProvider extends Pick<ModelProvider, "settings" | "model"> {
  load(): Promise<ModelProvider>;
}

/** Opens a model of the provider. Only the code of a provider that is opened is loaded. */
export function openModelProvider(
  { load }: LiveModelProvider,
  values: Values<Settings>,
  options: ModelOptions,
): Model {
  const loading = load().then((provider) => provider.open(values, options));
  // A failure is reported by the first request.
  loading.catch(() => undefined);
  return {
    id: options.id,
    thinking_tokens: reasoningTokenBudget(options.id, options.effort),
    async *stream(request, signal) {
      yield* (await loading).stream(request, signal);
    },
  };
}
