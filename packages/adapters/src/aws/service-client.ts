import type { Connection, Service, ServiceClient, ServiceOptions } from "./connection.ts";

export const dynamoService: Service = {
  id: "DynamoDB",
  host: "dynamodb",
  fipsInGovCloud: ["amazonaws.com"],
};
export const eventsService: Service = {
  id: "EventBridge",
  host: "events",
  fipsInGovCloud: ["amazonaws.com", "api.aws"],
};
export const lambdaService: Service = { id: "Lambda", host: "lambda" };
export const bedrockService: Service = {
  id: "Bedrock Runtime",
  host: "bedrock-runtime",
  keyVariable: "AWS_BEARER_TOKEN_BEDROCK",
};

/**
 * The connection, credentials and retries that the SDK's own client would have, from the same variables
 * and files. For a function in a commercial region all of it is in a few variables; the SDK is loaded for
 * anything else, and by the first failure.
 */
export function serviceClient(service: Service, options: ServiceOptions): ServiceClient {
  const { requestHandler } = options;
  let settings: Promise<Pick<ServiceClient, "connection" | "retries">> | undefined;
  const sdk = () => {
    settings ??= import("./sdk-settings.ts").then((module) => module.sdkSettings(service, options));
    return settings;
  };
  const connect = async () => usualConnection(service, options) ?? (await sdk()).connection();
  let connection: Promise<Connection> | undefined;
  return {
    connection: () => {
      connection ??= connect().catch((error: unknown) => {
        // After a failure the next call tries again.
        connection = undefined;
        throw error;
      });
      return connection;
    },
    retries: async () => (await sdk()).retries(),
    requestHandler,
    destroy: () => requestHandler.destroy(),
  };
}

const commercialRegion = /^(us|eu|ap|sa|ca|me|af|il|mx)-\w+-\d+$/;

/** Variables that make the SDK read credentials elsewhere or call another host. */
const unusual = [
  "AWS_PROFILE",
  "AWS_CREDENTIAL_EXPIRATION",
  "AWS_USE_FIPS_ENDPOINT",
  "AWS_USE_DUALSTACK_ENDPOINT",
  "AWS_IGNORE_CONFIGURED_ENDPOINT_URLS",
];

/** The connection, if a few variables are all there is about it. */
function usualConnection(
  { id, host, keyVariable }: Service,
  { env = {}, region = env.AWS_REGION ?? "" }: Pick<ServiceOptions, "env" | "region">,
): Connection | undefined {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey || !commercialRegion.test(region)) return undefined;
  if (unusual.some((name) => env[name])) return undefined;
  const variable = `AWS_ENDPOINT_URL_${id.replaceAll(" ", "_").toUpperCase()}`;
  const endpoint = env[variable] || env.AWS_ENDPOINT_URL;
  // Elsewhere than in Lambda, a file of the SDK may name the endpoint.
  if (!endpoint && !env.AWS_LAMBDA_FUNCTION_NAME) return undefined;
  const sessionToken = env.AWS_SESSION_TOKEN || undefined;
  const credentials = { accessKeyId, secretAccessKey, sessionToken };
  return {
    url: new URL(endpoint || `https://${host}.${region}.amazonaws.com`),
    region,
    apiKey: keyVariable === undefined ? undefined : env[keyVariable],
    credentials: () => credentials,
  };
}
