import { dynamoClient } from "@advisor/adapters/dynamo/client";
import { conversationStore } from "@advisor/adapters/dynamo/conversation/conversation-store";
import { dynamoJournal } from "@advisor/adapters/dynamo/conversation/journal";
import { requestStore } from "@advisor/adapters/dynamo/conversation/request-store";
import { householdStore } from "@advisor/adapters/dynamo/household/household-store";
import {
  documentStore,
  noteStore,
  taskStore,
} from "@advisor/adapters/dynamo/household/paper-store";
import { openTable } from "@advisor/adapters/dynamo/table";
import { tableDefinition } from "@advisor/adapters/dynamo/table-definition";
import { newId, random } from "@advisor/adapters/world";
import type * as Conversation from "@advisor/domain/conversation";
import { openLiveness } from "@advisor/domain/record/liveness";
import { startDynamo } from "@advisor/local/dynamo/start";
import { CreateTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { vi } from "vitest";
import { type Call, type Meddle, startProxy, straight } from "./proxy.ts";

const begunAt = Date.parse("2026-11-21T10:00:00.000Z");
const leaseMs = 12_000;

/** The adapters over an in-memory store, with a manual clock and a proxy that can interfere. */
export async function openTestStore() {
  const server = await startDynamo();
  const proxy = await startProxy(server.url);
  vi.stubEnv("AWS_ENDPOINT_URL_DYNAMODB", proxy.url);
  vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local");
  vi.stubEnv("AWS_REGION", "us-east-1");
  const client = dynamoClient();
  await new DynamoDBClient().send(new CreateTableCommand(tableDefinition("test")));

  const time = { now: begunAt };
  const clock = { now: () => time.now, today: () => "2026-11-21" };
  const table = openTable({ name: "test", client, clock });
  const liveness = openLiveness(() => time.now, clock.now);
  const world = { table, clock, newId, random, leaseMs, liveness };
  const conversations = conversationStore(table);

  return {
    time,
    liveness,
    table,
    conversations,
    journal: dynamoJournal(world),
    requests: requestStore(world),
    households: householdStore(table),
    documents: documentStore(table),
    notes: noteStore(table, clock.now),
    tasks: taskStore(table, clock.now),
    meddle: proxy.meddle,
    calm: () => proxy.meddle(straight),
    /** A new conversation, so that tests do not affect each other. */
    async conversation(rest: Partial<Conversation.Info> = {}): Promise<Conversation.Info> {
      const fresh = conversation(rest);
      await conversations.create(fresh);
      return fresh;
    },
    async read(id: string): Promise<Conversation.Info> {
      const found = await conversations.get(id);
      if (found === undefined) throw new Error(`no conversation ${id}`);
      return found;
    },
    async close(): Promise<void> {
      client.destroy();
      await proxy.close();
      await server.close();
      vi.unstubAllEnvs();
    },
  };
}

export type TestStore = Awaited<ReturnType<typeof openTestStore>>;

export const conversation = (rest: Partial<Conversation.Info> = {}): Conversation.Info => ({
  id: newId("con"),
  advisor_id: "adv_north",
  household_id: null,
  title: null,
  created_at: "2026-11-21T10:00:00.000Z",
  updated_at: "2026-11-21T10:00:00.000Z",
  pinned: false,
  deleted: false,
  epoch: 0,
  lease: null,
  door: "copilot",
  allowed_tools: [],
  summary: null,
  spent: { micro_usd: 0, input_tokens: 0, output_tokens: 0 },
  ...rest,
});

/** Interferes with the nth call of these operations only. */
export function onNth(operations: string[], nth: number, meddle: Meddle): Meddle {
  let seen = 0;
  return (call, forward) => {
    if (operations.includes(call.operation)) seen += 1;
    return operations.includes(call.operation) && seen === nth ? meddle(call, forward) : forward();
  };
}

/** The call is done but its response is lost. */
export const lost: Meddle = async (_, forward) => {
  await forward();
  return "cut";
};

export const pageOfOne: Meddle = (call: Call, forward) =>
  forward(call.operation === "Query" ? { ...call.body, Limit: 1 } : call.body);
