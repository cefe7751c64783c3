import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keySchema, textAttributes } from "@advisor/adapters/dynamo/table-definition";
import {
  type AttributeValue,
  CreateTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
} from "@aws-sdk/client-dynamodb";
import { dynoxideBinary } from "./dynoxide.ts";
import { type Engine, startDynamo } from "./start.ts";

type Item = Record<string, AttributeValue>;

export const TableName = "contract";

/** The engines that every contract test runs on. */
export const engines: Engine[] = dynoxideBinary() ? ["dynoxide", "dynalite"] : ["dynalite"];

export type Contract = Awaited<ReturnType<typeof openContract>>;

/** Opens one engine on a new file, with the test table and the three calls that every test makes. */
export async function openContract(engine: Engine) {
  const directory = await mkdtemp(join(tmpdir(), "dynamo-"));
  const running = await startDynamo({ engine, file: join(directory, "store.db") });
  const db = clientOf(running.url);
  await db.send(createContract);
  return {
    db,
    put: (Item: Item) => db.send(new PutItemCommand({ TableName, Item })),
    get: async (Key: Item) =>
      (await db.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }))).Item,
    owned: (IndexName: string, owner: string) => owned(db, IndexName, owner),
    close: async () => {
      db.destroy();
      await running.close();
      await rm(directory, { recursive: true });
    },
  };
}

export function clientOf(endpoint: string): DynamoDBClient {
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  return new DynamoDBClient({ endpoint, region: "us-east-1", credentials });
}

export const createContract = new CreateTableCommand({
  TableName,
  BillingMode: "PAY_PER_REQUEST",
  AttributeDefinitions: textAttributes("pk", "sk", "owner", "seen"),
  KeySchema: keySchema("pk", "sk"),
  GlobalSecondaryIndexes: [
    index("by_owner", { ProjectionType: "KEYS_ONLY" }),
    index("by_owner_titled", { ProjectionType: "INCLUDE", NonKeyAttributes: ["title"] }),
  ],
});

export function itemKey(pk: string, sk = "only") {
  return { pk: { S: pk }, sk: { S: sk } };
}

export const increment = {
  UpdateExpression: "ADD n :one",
  ExpressionAttributeValues: { ":one": { N: "1" } },
};

async function owned(db: DynamoDBClient, IndexName: string, owner: string) {
  const page = await db.send(
    new QueryCommand({
      TableName,
      IndexName,
      KeyConditionExpression: "#o = :o",
      ExpressionAttributeNames: { "#o": "owner" },
      ExpressionAttributeValues: { ":o": { S: owner } },
    }),
  );
  return page.Items ?? [];
}

function index(
  IndexName: string,
  Projection: { ProjectionType: "KEYS_ONLY" | "INCLUDE"; NonKeyAttributes?: string[] },
) {
  return {
    IndexName,
    Projection,
    KeySchema: keySchema("owner", "seen"),
  };
}
