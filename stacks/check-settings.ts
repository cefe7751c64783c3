import { modelProviders } from "@advisor/adapters/model/providers.gen";
import {
  ModelSettings,
  providerSettings,
  ResearchSettings,
  SpanSettings,
  StoreSettings,
  settingMessage,
} from "@advisor/functions/settings";
import { openSpending, SpendingSettings } from "@advisor/functions/spend/spending";
import * as z from "zod";
import { reachOf } from "./providers.ts";
import type { Stage } from "./stage.ts";

const Settings = z.object({
  ...StoreSettings.shape,
  ...ModelSettings.shape,
  ...ResearchSettings.shape,
  ...SpanSettings.shape,
  ...SpendingSettings.shape,
});

/**
 * Throws what the functions would say when they start: a stage with a wrong setting would be
 * deployed, and then answer nothing.
 */
export function checkSettings({ model, titleModel, market, running, spending }: Stage): void {
  const variables = { ...running, ...spending };
  const settings = parsed(Settings, variables);
  parsed(providerSettings(modelProviders[settings.MODEL_PROVIDER]), {
    ...variables,
    MODEL_ID: model.id,
  });
  openSpending(settings, model);
  if (titleModel !== undefined) openSpending(settings, { id: titleModel });
  reachOf({ needs: [] }, market);
}

function parsed<Schema extends z.ZodType>(
  schema: Schema,
  variables: Readonly<Record<string, string>>,
): z.infer<Schema> {
  const { data, error } = schema.safeParse(variables, { error: settingMessage });
  if (error === undefined) return data;
  const faults = error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  throw new Error(`${faults.join("; ")}. See .env.example.`);
}
