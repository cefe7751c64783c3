import type { ModelFailureReport } from "@advisor/adapters/model/adaptive-model";
import { bedrockModel } from "@advisor/adapters/model/bedrock/bedrock";
import type { OnCapabilityLearned } from "@advisor/adapters/model/capabilities";
import { lazyOpenaiModel } from "@advisor/adapters/model/openai/lazy-openai";
import type { Model } from "@advisor/agent/model/model";
import type * as z from "zod";
import type { Stores } from "./runtime.ts";
import type { ModelSettings } from "./settings.ts";

/** Opens the configured model. Logs its failures and what is learned about it. */
export function openConfiguredModel(
  { log }: Pick<Stores, "log">,
  settings: z.infer<typeof ModelSettings>,
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
  const { MODEL_EFFORT: effort, MODEL_CAPABILITIES: stated } = settings;
  const options = { id, learned, failed, effort, stated };
  if (settings.MODEL_PROVIDER === "bedrock") return bedrockModel(options);
  const { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey } = settings;
  return lazyOpenaiModel({ ...options, baseUrl, apiKey });
}
