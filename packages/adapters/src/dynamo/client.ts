import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { NodeHttpHandler } from "@smithy/node-http-handler";

/**
 * Both times run from the call on, so a wait for a connection of the pool would use them up and begin
 * a storm of second attempts: the pool is larger than what one process has to ask at a time.
 */
const pool = { keepAlive: true, maxSockets: 500 };

/** A store that keeps silent is asked again, and given up before its caller gives up. */
const patience = { connectionTimeout: 2_000, requestTimeout: 2_500, throwOnRequestTimeout: true };

/** Region, endpoint and credentials come from the environment, as the SDK reads it. */
export const dynamoClient = (): DynamoDBClient =>
  new DynamoDBClient({
    maxAttempts: 4,
    requestHandler: new NodeHttpHandler({
      ...patience,
      httpAgent: new HttpAgent(pool),
      httpsAgent: new HttpsAgent(pool),
    }),
  });
