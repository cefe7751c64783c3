import { createHash } from "node:crypto";
import { conversationStartedType, eventSource } from "@advisor/adapters/bus";
import { canonical } from "@advisor/domain/record/audit-chain";
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
    stored: () => fingerprint(client),
    close: async () => {
      client.destroy();
      await stage.close();
      await store.remove();
    },
  };
}

async function fingerprint(client: DynamoDBClient): Promise<string> {
  const items: string[] = [];
  for await (const page of paginateScan({ client }, scan())) {
    items.push(...(page.Items ?? []).map((item) => canonical(item)));
  }
  return createHash("sha256").update(items.toSorted().join("\n")).digest("hex");
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
