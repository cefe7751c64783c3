import type { Environment } from "@advisor/adapters/aws/connection";
import type { ModelFailureReport } from "@advisor/adapters/model/adaptive-model";
import type { OnCapabilityLearned } from "@advisor/adapters/model/capabilities";
import { openModelProvider } from "@advisor/adapters/model/provider";
import { modelProviders } from "@advisor/adapters/model/providers.gen";
import type { Model } from "@advisor/agent/model/model";
import type * as z from "zod";
import type { Stores } from "./runtime.ts";
import { ModelSettings, providerSettings } from "./settings.ts";

/** Reads settings from the environment. */
type ReadSettings = <Shape extends z.ZodType>(settings: Shape) => z.infer<Shape>;

type Logging = Pick<Stores, "log">;

/** Opens the configured model. */
export function openConfiguredModel(stores: Logging, read: ReadSettings, env: Environment): Model {
  const settings = { ...modelSettings(read), env };
  return open(stores, settings, settings.values.MODEL_ID);
}

/** Opens the configured model for titles. */
export function openConfiguredTitleModel(
  stores: Logging,
  read: ReadSettings,
  env: Environment,
): Model {
  const settings = { ...modelSettings(read), env };
  const { MODEL_ID } = settings.values;
  const { TITLE_MODEL_ID = MODEL_ID } = settings;
  // The capabilities of MODEL_ID do not apply to another model.
  const own = TITLE_MODEL_ID === MODEL_ID ? settings : { ...settings, MODEL_CAPABILITIES: {} };
  return open(stores, own, TITLE_MODEL_ID);
}

/** The settings of every model, and the values of what the chosen provider reads. */
function modelSettings(read: ReadSettings) {
  const common = read(ModelSettings);
  return { ...common, values: read(providerSettings(modelProviders[common.MODEL_PROVIDER])) };
}

/** Opens a model that logs its failures and what is learned about it. */
function open(
  { log }: Logging,
  settings: ReturnType<typeof modelSettings> & { env: Environment },
  id: string,
): Model {
  const learned: OnCapabilityLearned = (capability, refusal, value) =>
    log.info("model_capability_learned", {
      model: id,
      capability,
      value,
      status: refusal?.status ?? null,
    });
  const failed = (report: ModelFailureReport) =>
    log.error("model_call_failed", { model: id, ...report }, undefined);
  const { MODEL_EFFORT: effort, MODEL_CAPABILITIES: stated, env } = settings;
  const options = { id, learned, failed, effort, stated, env };
  return openModelProvider(modelProviders[settings.MODEL_PROVIDER], settings.values, options);
}
