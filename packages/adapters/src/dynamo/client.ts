import { DynamoDBClient } from "@aws-sdk/client-dynamodb";

/** Region, endpoint and credentials come from the environment, as the SDK reads it. */
export const dynamoClient = (): DynamoDBClient => new DynamoDBClient({ maxAttempts: 4 });
