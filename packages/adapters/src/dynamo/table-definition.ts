import type {
  AttributeDefinition,
  CreateTableCommandInput,
  KeySchemaElement,
} from "@aws-sdk/client-dynamodb";
import { advisorIndex } from "./keys.ts";

/**
 * The table definition, the same in every stage. The index carries only what lists show, so renewing
 * a lease does not write to it.
 */
export const tableDefinition = (name: string): CreateTableCommandInput => ({
  TableName: name,
  BillingMode: "PAY_PER_REQUEST",
  AttributeDefinitions: textAttributes("pk", "sk", "gsi_pk", "gsi_sk"),
  KeySchema: keySchema("pk", "sk"),
  GlobalSecondaryIndexes: [
    {
      IndexName: advisorIndex,
      KeySchema: keySchema("gsi_pk", "gsi_sk"),
      Projection: { ProjectionType: "INCLUDE", NonKeyAttributes: ["card"] },
    },
  ],
});

/** The attributes of a table's keys, all of them text. */
export const textAttributes = (...names: string[]): AttributeDefinition[] =>
  names.map((AttributeName) => ({ AttributeName, AttributeType: "S" }));

export const keySchema = (partition: string, sort: string): KeySchemaElement[] => [
  { AttributeName: partition, KeyType: "HASH" },
  { AttributeName: sort, KeyType: "RANGE" },
];

/** DynamoDB's time-to-live attribute: when an item may be deleted, in seconds since 1970. */
export const expiresAttribute = "expires";
