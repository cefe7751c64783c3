import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { dynamoService, type ServiceClient, serviceClient } from "../aws/service-client.ts";

/**
 * Both timeouts below start with the call, so waiting for a free connection would use them up and
 * trigger a retry storm. The pool is therefore larger than one process ever needs at a time.
 */
const pool = { keepAlive: true, maxSockets: 500 };

/** Retries an unresponsive store, and gives up before the caller times out. */
const patience = { connectionTimeout: 2_000, requestTimeout: 2_500, throwOnRequestTimeout: true };

/** Region, endpoint and credentials come from the environment variables that the SDK reads. */
export const dynamoClient = (): ServiceClient =>
  serviceClient(dynamoService, {
    maxAttempts: 4,
    requestHandler: new NodeHttpHandler({
      ...patience,
      httpAgent: new HttpAgent(pool),
      httpsAgent: new HttpsAgent(pool),
    }),
  });
