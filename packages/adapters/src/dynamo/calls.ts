import { randomUUID } from "node:crypto";
import type { ConsumedCapacity, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { readBody, sdkCalls } from "../aws/sdk-call.ts";
import type { Attributes } from "./attributes.ts";
import { busy } from "./table-fault.ts";

interface Read {
  ConsumedCapacity?: ConsumedCapacity;
}

/** What each operation answers, as far as it is read. */
interface Answers {
  GetItem: Read & { Item?: Attributes };
  Query: Read & { Items?: Attributes[]; LastEvaluatedKey?: Attributes };
  PutItem: Read;
  UpdateItem: Read & { Attributes?: Attributes };
  BatchGetItem: {
    Responses?: Record<string, Attributes[]>;
    UnprocessedKeys?: Record<string, object>;
    ConsumedCapacity?: ConsumedCapacity[];
  };
  TransactWriteItems: { ConsumedCapacity?: ConsumedCapacity[] };
}

export type Operations = {
  [Name in keyof Answers]: (input: object) => Promise<Answers[Name]>;
};

/** DynamoDB's operations over its own JSON. Throws what `busy` throws. */
export function storeCalls(client: DynamoDBClient): Operations {
  const call = sdkCalls(client, "dynamodb");
  const operation =
    <Name extends keyof Answers>(name: Name, more: () => object = () => ({})) =>
    (input: object): Promise<Answers[Name]> => {
      const headers = {
        "content-type": "application/x-amz-json-1.0",
        "x-amz-target": `DynamoDB_20120810.${name}`,
      };
      return busy(async (signal) => {
        const body = JSON.stringify({ ...input, ...more() });
        const answer = await call({ path: "/", headers, body }, signal);
        return JSON.parse((await readBody(answer.body)).toString("utf8"));
      });
    };
  return {
    GetItem: operation("GetItem"),
    Query: operation("Query"),
    PutItem: operation("PutItem"),
    UpdateItem: operation("UpdateItem"),
    BatchGetItem: operation("BatchGetItem"),
    // By the token the store knows a transaction that it carried out, when an attempt is made again.
    TransactWriteItems: operation("TransactWriteItems", () => ({
      ClientRequestToken: randomUUID(),
    })),
  };
}
