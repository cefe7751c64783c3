import type { CreateTableCommandInput } from "@aws-sdk/client-dynamodb";
import { byAdvisor } from "./keys.ts";

/** The table as every stage has it. The index carries only what a list shows, so that a lease renewal does not touch it. */
export const definition = (name: string): CreateTableCommandInput => ({
  TableName: name,
  BillingMode: "PAY_PER_REQUEST",
  AttributeDefinitions: ["pk", "sk", "gsi_pk", "gsi_sk"].map((AttributeName) => ({
    AttributeName,
    AttributeType: "S",
  })),
  KeySchema: [
    { AttributeName: "pk", KeyType: "HASH" },
    { AttributeName: "sk", KeyType: "RANGE" },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: byAdvisor,
      KeySchema: [
        { AttributeName: "gsi_pk", KeyType: "HASH" },
        { AttributeName: "gsi_sk", KeyType: "RANGE" },
      ],
      Projection: { ProjectionType: "INCLUDE", NonKeyAttributes: ["card"] },
    },
  ],
});

/** The attribute that holds when an item may go, in seconds since 1970. */
export const expiry = "expires";
