import { type BedrockOptions, startBedrock } from "../bedrock/start.ts";
import type { Rule } from "../bus/delivery.ts";
import { type Bus, startBus } from "../bus/start.ts";
import { startDynamo } from "../dynamo/start.ts";
import { type Issuer, startIssuer } from "../issuer/start.ts";
import { prepareTable } from "../prepare-table.ts";
import { setDefaults } from "../settings.ts";

/** The stand-ins on ports of their own, with the sample data. */
export interface Stage {
  issuer: Issuer;
  bus: Bus;
  /** Where the parts are, as the product's settings name it. */
  environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts them and sets this process's environment to them. */
export async function startStage(options: {
  /** Where the store's data lies; absent means in memory. */
  file?: string;
  model: BedrockOptions;
  rules: Rule[];
}): Promise<Stage> {
  setDefaults();
  const [store, issuer, model, bus] = await Promise.all([
    startDynamo(options.file === undefined ? {} : { file: options.file }),
    startIssuer(),
    startBedrock(options.model),
    startBus({ rules: options.rules }),
  ]);
  const environment = {
    AWS_ENDPOINT_URL_DYNAMODB: store.url,
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.url,
    AWS_ENDPOINT_URL_EVENTBRIDGE: bus.url,
    OIDC_ISSUER: issuer.url,
    OIDC_JWKS_URL: `${issuer.url}/.well-known/jwks.json`,
    LOG_LEVEL: "SILENT",
  };
  Object.assign(process.env, environment);
  await prepareTable(store.url);
  return {
    issuer,
    bus,
    environment,
    close: async () => {
      await bus.close();
      await Promise.all([model.close(), issuer.close(), store.close()]);
    },
  };
}

const given = [
  ...["AWS_REGION", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"],
  ...["TABLE_NAME", "TODAY", "OIDC_AUDIENCE"],
];

/** What a function is told of its stage: all that it sees of an environment. */
export const functionEnvironment = (stage: Stage): Record<string, string> => ({
  ...Object.fromEntries(given.map((name) => [name, process.env[name] ?? ""])),
  ...stage.environment,
});
