import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { conversationStartedType, eventSource } from "@advisor/adapters/bus";
import { canonicalJson } from "@advisor/domain/record/audit-chain";
import { openModel, openSpendingFor, openStores } from "@advisor/functions/runtime";
import { writeTitle } from "@advisor/functions/turn/write-title";
import type { BedrockOptions } from "@advisor/local/bedrock/start";
import { type LocalServers, startLocalServers } from "@advisor/local/bench/local-servers";
import { offlineReply } from "@advisor/local/offline-model/answer";
import { ConverseRequest } from "@advisor/local/offline-model/converse";
import { DynamoDBClient, paginateScan } from "@aws-sdk/client-dynamodb";
import { seededStore } from "../seeded-store.ts";

/** The local servers of one test file, with the sample data. */
export interface Cloud extends LocalServers {
  /** The requests to the model, oldest first. */
  asked: ConverseRequest[];
  /** A hash of every item in the table except the sample data, which no request can change. */
  stored(): Promise<string>;
}

/** Starts the servers and points this process's environment at them. */
export async function startCloud(scripts: BedrockOptions["scripts"] = {}): Promise<Cloud> {
  const asked: ConverseRequest[] = [];
  const store = await seededStore();
  const stage = await startLocalServers({
    file: store.file,
    model: {
      scripts,
      answer(request) {
        const read = ConverseRequest.parse(request);
        asked.push(read);
        return offlineReply(read);
      },
    },
    rules: [
      {
        name: "title",
        pattern: { source: [eventSource], "detail-type": [conversationStartedType] },
        target: (event) => {
          const stores = openStores();
          const model = openModel(stores);
          return writeTitle({ ...stores, spending: openSpendingFor(model) }, model, event);
        },
      },
    ],
  });
  const client = new DynamoDBClient({});
  return {
    ...stage,
    asked,
    stored: async () =>
      hashOf(existsSync(store.file) ? itemsOf(store.file) : await scanned(client)),
    close: async () => {
      client.destroy();
      await stage.close();
      await store.remove();
    },
  };
}

const hashOf = (items: string[]): string =>
  createHash("sha256").update(items.toSorted().join("\n")).digest("hex");

/** Reads dynoxide's own file: a scan would have it unpack ten megabytes of sample data. */
function itemsOf(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare(ownItems(String(process.env.TABLE_NAME))).all();
  database.close();
  if (rows.length === 0) throw new Error(`no items were found in ${file}`);
  return rows.map(({ item_json }) => canonicalJson(JSON.parse(String(item_json))));
}

const ownItems = (table: string): string =>
  `SELECT item_json FROM "${table}" WHERE NOT (pk = 'S:DIRECTORY' OR pk GLOB 'S:SEC#*' OR pk GLOB 'S:INS#*' OR (pk GLOB 'S:HH#*' AND NOT sk GLOB 'S:TASK#*'))`;

/** The same on the other engine, which has no such file. */
async function scanned(client: DynamoDBClient): Promise<string[]> {
  const items: string[] = [];
  for await (const page of paginateScan({ client }, scan())) {
    items.push(...(page.Items ?? []).map((item) => canonicalJson(item)));
  }
  return items;
}

const scan = () => ({
  TableName: process.env.TABLE_NAME,
  FilterExpression:
    "NOT (pk = :directory OR begins_with(pk, :security) OR begins_with(pk, :instrument) OR (begins_with(pk, :household) AND NOT begins_with(sk, :task)))",
  ExpressionAttributeValues: {
    ":directory": { S: "DIRECTORY" },
    ":security": { S: "SEC#" },
    ":instrument": { S: "INS#" },
    ":household": { S: "HH#" },
    ":task": { S: "TASK#" },
  },
});
