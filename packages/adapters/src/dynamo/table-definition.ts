import type { CreateTableCommandInput } from "@aws-sdk/client-dynamodb";
import { advisorIndex } from "./keys.ts";

/**
 * The table definition, the same in every stage. The index carries only what lists show, so renewing
 * a lease does not write to it.
 */
export const tableDefinition = (name: string): CreateTableCommandInput => ({
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
      IndexName: advisorIndex,
      KeySchema: [
        { AttributeName: "gsi_pk", KeyType: "HASH" },
        { AttributeName: "gsi_sk", KeyType: "RANGE" },
      ],
      Projection: { ProjectionType: "INCLUDE", NonKeyAttributes: ["card"] },
    },
  ],
});

/** DynamoDB's time-to-live attribute: when an item may be deleted, in seconds since 1970. */
export const expiresAttribute = "expires";
