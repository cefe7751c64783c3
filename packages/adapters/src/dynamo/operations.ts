import { randomUUID } from "node:crypto";
import type { ConsumedCapacity } from "@aws-sdk/client-dynamodb";
import type { ServiceClient } from "../aws/connection.ts";
import { openServiceCalls, readJson } from "../aws/sdk-call.ts";
import type { Attributes } from "./attributes.ts";
import { isHandled, withStoreRetries } from "./table-fault.ts";

interface Consumption {
  ConsumedCapacity?: ConsumedCapacity;
}

/** The fields of each operation's response that are used here. */
interface Responses {
  GetItem: Consumption & { Item?: Attributes };
  Query: Consumption & { Items?: Attributes[]; LastEvaluatedKey?: Attributes };
  PutItem: Consumption;
  UpdateItem: Consumption & { Attributes?: Attributes };
  BatchGetItem: {
    Responses?: Record<string, Attributes[]>;
    UnprocessedKeys?: Record<string, object>;
    ConsumedCapacity?: ConsumedCapacity[];
  };
  TransactWriteItems: { ConsumedCapacity?: ConsumedCapacity[] };
}

export type DynamoOperations = {
  [Name in keyof Responses]: (input: object) => Promise<Responses[Name]>;
};

/** DynamoDB's operations on its own JSON format. Retries and throws like `withStoreRetries`. */
export function dynamoOperations(client: ServiceClient): DynamoOperations {
  const call = openServiceCalls(client, "dynamodb", isHandled);
  const operation =
    <Name extends keyof Responses>(name: Name, more: () => object = () => ({})) =>
    (input: object): Promise<Responses[Name]> => {
      const headers = {
        "content-type": "application/x-amz-json-1.0",
        "x-amz-target": `DynamoDB_20120810.${name}`,
      };
      return withStoreRetries(async (signal) => {
        const body = JSON.stringify({ ...input, ...more() });
        const answer = await call({ path: "/", headers, body }, signal);
        return readJson(answer.body);
      });
    };
  return {
    GetItem: operation("GetItem"),
    Query: operation("Query"),
    PutItem: operation("PutItem"),
    UpdateItem: operation("UpdateItem"),
    BatchGetItem: operation("BatchGetItem"),
    // DynamoDB recognizes a retried transaction by this token and does not apply it twice.
    TransactWriteItems: operation("TransactWriteItems", () => ({
      ClientRequestToken: randomUUID(),
    })),
  };
}
