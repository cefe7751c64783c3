import { DynamoDBClient } from "@aws-sdk/client-dynamodb";

/** A store that keeps silent is asked again, and given up before its caller gives up. */
const patience = { connectionTimeout: 1_000, requestTimeout: 2_500, throwOnRequestTimeout: true };

/** Region, endpoint and credentials come from the environment, as the SDK reads it. */
export const dynamoClient = (): DynamoDBClient =>
  new DynamoDBClient({ maxAttempts: 4, requestHandler: patience });
