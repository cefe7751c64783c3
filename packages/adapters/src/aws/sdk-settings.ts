import { partition } from "@aws-sdk/core/client";
import { fromEnv } from "@aws-sdk/credential-provider-env";
import {
  loadConfig,
  NODE_REGION_CONFIG_FILE_OPTIONS,
  NODE_REGION_CONFIG_OPTIONS,
  NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS,
  NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS,
  resolveRegionConfig,
} from "@smithy/core/config";
import { getEndpointFromInstructions, resolveEndpointConfig } from "@smithy/core/endpoints";
import { parseUrl } from "@smithy/core/protocols";
import { NODE_RETRY_MODE_CONFIG_OPTIONS, resolveRetryConfig } from "@smithy/core/retry";
import type { EndpointParameters, EndpointV2, RetryStrategyV2 } from "@smithy/types";
import type { Connection, Service, ServiceClient, ServiceOptions } from "./connection.ts";
import type { HttpHandler } from "./http-handler.ts";
import type { AwsCredentials } from "./sign.ts";

declare global {
  /** Set in the bundles of Lambda functions alone, by `stacks/function.ts`. */
  const IN_LAMBDA: true;
}

/** The only part of an SDK client that we use: its configuration. */
export interface SdkClient {
  readonly config: {
    serviceId: string;
    region(): Promise<string>;
    credentials(): Promise<AwsCredentials>;
    retryStrategy(): Promise<unknown>;
    requestHandler: unknown;
  };
}

/**
 * The same from the SDK's own configuration, without its clients: these bring the schemas and protocols of
 * all their operations with them.
 */
export function sdkSettings(
  service: Service,
  { maxAttempts, region: chosen }: Omit<ServiceOptions, "requestHandler">,
): Pick<ServiceClient, "connection" | "retries"> {
  const { region, useFipsEndpoint } = resolveRegionConfig({
    region: chosen ?? loadConfig(NODE_REGION_CONFIG_OPTIONS, NODE_REGION_CONFIG_FILE_OPTIONS),
    useFipsEndpoint: loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS),
  });
  const credentials = credentialsIn(region);
  const settings = {
    ...{ serviceId: service.id, region, useFipsEndpoint, maxAttempts },
    useDualstackEndpoint: loadConfig(NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS),
    retryMode: loadConfig(NODE_RETRY_MODE_CONFIG_OPTIONS),
    credentials: () => credentials(),
  };
  const config = resolveEndpointConfig({
    ...resolveRetryConfig<typeof settings>(settings),
    endpointProvider: (asked: EndpointParameters) => endpointOf(service, asked),
    urlParser: parseUrl,
  });
  const apiKey = loadConfig<string | undefined>({
    environmentVariableSelector: (env) => env[service.keyVariable ?? ""],
    configFileSelector: () => undefined,
    default: undefined,
  });
  return {
    connection: async () => ({ ...(await connectionOf(config)), apiKey: await apiKey() }),
    retries: async () => (await config.retryStrategy()) as RetryStrategyV2,
  };
}

/**
 * Lambda gives a function its credentials in variables. The chain that reads profiles, sign-ins and
 * the metadata of a machine is 220 KB, which a bundle for
 * Lambda leaves out: the bundler drops an import only inside the branch that it knows to be dead.
 */
function credentialsIn(region: () => Promise<string>): () => Promise<AwsCredentials> {
  if (typeof IN_LAMBDA === "undefined") {
    let chain: Promise<() => Promise<AwsCredentials>> | undefined;
    return async () => {
      chain ??= import("@aws-sdk/credential-provider-node").then(({ defaultProvider }) =>
        defaultProvider({ parentClientConfig: { region } }),
      );
      return (await chain)();
    };
  }
  return fromEnv();
}

/** An SDK client's connection, retries and handler, without its middleware. */
export const fromSdkClient = (client: SdkClient): ServiceClient => ({
  connection: async () => ({ ...(await connectionOf(client.config)), apiKey: undefined }),
  retries: async () => (await client.config.retryStrategy()) as RetryStrategyV2,
  requestHandler: client.config.requestHandler as HttpHandler,
  destroy: () => undefined,
});

const parameters = {
  getEndpointParameterInstructions: () => ({
    UseFIPS: { type: "builtInParams", name: "useFipsEndpoint" },
    Endpoint: { type: "builtInParams", name: "endpoint" },
    Region: { type: "builtInParams", name: "region" },
    UseDualStack: { type: "builtInParams", name: "useDualstackEndpoint" },
  }),
};

async function connectionOf(
  config: Omit<SdkClient["config"], "requestHandler">,
): Promise<Omit<Connection, "apiKey">> {
  const asked = getEndpointFromInstructions({}, parameters as never, config as never);
  const [{ url }, region] = await Promise.all([asked, config.region()]);
  return { url, region, credentials: () => config.credentials() };
}

/** The rules of the SDK for a service whose endpoints are regional. */
function endpointOf(
  { host, fipsInGovCloud = [] }: Service,
  { Endpoint, Region, UseFIPS, UseDualStack }: EndpointParameters,
): EndpointV2 {
  if (Endpoint !== undefined) return { url: new URL(String(Endpoint)) };
  const { name, dnsSuffix, dualStackDnsSuffix } = partition(String(Region));
  const domain = UseDualStack ? dualStackDnsSuffix : dnsSuffix;
  const isUsual = !UseFIPS || (name === "aws-us-gov" && fipsInGovCloud.includes(domain));
  return { url: new URL(`https://${host}${isUsual ? "" : "-fips"}.${Region}.${domain}`) };
}
