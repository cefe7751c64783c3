import type { Environment, ServiceClient } from "../aws/connection.ts";
import { httpHandler } from "../aws/http-handler.ts";
import { dynamoService, serviceClient } from "../aws/service-client.ts";

/** Retries an unresponsive store, and gives up before the caller times out. */
const timeouts = { connectionTimeoutMs: 2_000, responseTimeoutMs: 2_500 };

/** Region, endpoint and credentials come from the environment variables that the SDK reads. */
export const dynamoClient = (env?: Environment): ServiceClient =>
  serviceClient(dynamoService, { env, maxAttempts: 4, requestHandler: httpHandler(timeouts) });
