import type { RetryStrategyV2 } from "@smithy/types";
import type { HttpHandler } from "./http-handler.ts";
import type { AwsCredentials } from "./sign.ts";

/** A service as the SDK's own client describes it. */
export interface Service {
  /** Names the variable of its endpoint: "Bedrock Runtime" is AWS_ENDPOINT_URL_BEDROCK_RUNTIME. */
  id: string;
  /** The first label of its host. */
  host: string;
  /** The domains under which GovCloud has no host for FIPS, because the usual one is. */
  fipsInGovCloud?: readonly string[];
  /** The variable of an API key, which takes precedence over credentials. */
  keyVariable?: string;
}

/** Where calls are sent, and in whose name. */
export interface Connection {
  url: URL;
  region: string;
  /** An API key, which takes precedence over the credentials. */
  apiKey: string | undefined;
  credentials(): AwsCredentials | Promise<AwsCredentials>;
}

/** What the calls to a service need. */
export interface ServiceClient {
  connection(): Promise<Connection>;
  /** The SDK's retries, which are loaded by the first failure. */
  retries(): Promise<RetryStrategyV2>;
  requestHandler: HttpHandler;
  destroy(): void;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export interface ServiceOptions {
  /** The process's variables. Without them, the SDK is loaded and reads them. */
  env?: Environment | undefined;
  maxAttempts: number;
  requestHandler: HttpHandler;
  region?: string | undefined;
}
