import { type BedrockOptions, startBedrock } from "../bedrock/start.ts";
import type { Rule } from "../bus/delivery.ts";
import { type Bus, startBus } from "../bus/start.ts";
import { startDynamo } from "../dynamo/start.ts";
import { type Issuer, startIssuer } from "../issuer/start.ts";
import { prepareTable } from "../prepare-table.ts";
import { setDefaults } from "../settings.ts";

/** The local servers on ports of their own, with the sample data. */
export interface LocalServers {
  issuer: Issuer;
  bus: Bus;
  /** The addresses of the local servers, as the product's settings. */
  environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts the local servers and points this process's environment at them. */
export async function startLocalServers(options: {
  /** The file with the store's data; in memory when absent. */
  file?: string;
  model: BedrockOptions;
  rules: Rule[];
}): Promise<LocalServers> {
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

const inherited = [
  ...["AWS_REGION", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"],
  ...["TABLE_NAME", "TODAY", "OIDC_AUDIENCE"],
];

/** The whole environment of a function that uses these servers. */
export const functionEnvironment = (stage: LocalServers): Record<string, string> => ({
  ...Object.fromEntries(inherited.map((name) => [name, process.env[name] ?? ""])),
  ...stage.environment,
});
