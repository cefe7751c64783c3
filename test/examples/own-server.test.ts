import { conversationItem } from "@advisor/adapters/dynamo/conversation-item";
import type { Model } from "@advisor/agent/model/model";
import { Info as Conversation } from "@advisor/domain/conversation";
import { createApp } from "@advisor/functions/api/app";
import { openRuntime } from "@advisor/functions/runtime";
import { startBedrock } from "@advisor/local/bedrock/start";
import { startBus } from "@advisor/local/bus/start";
import { startDynamo } from "@advisor/local/dynamo/start";
import { startIssuer } from "@advisor/local/issuer/start";
import { offlineReply } from "@advisor/local/offline-model/answer";
import { ConverseRequest } from "@advisor/local/offline-model/converse";
import { prepareTable } from "@advisor/local/prepare-table";
import { setDefaults } from "@advisor/local/settings";
import { defineTool } from "@advisor/tools/define-tool";
import { BatchWriteItemCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { marshall } from "@aws-sdk/util-dynamodb";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";

setDefaults();
const [store, issuer, model, bus] = await Promise.all([
  startDynamo(),
  startIssuer(),
  startBedrock({ answer: (request) => offlineReply(ConverseRequest.parse(request)) }),
  startBus({ rules: [] }),
]);
afterAll(() => Promise.all([store, issuer, model, bus].map((server) => server.close())));
Object.assign(process.env, {
  AWS_ENDPOINT_URL_DYNAMODB: store.url,
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.url,
  AWS_ENDPOINT_URL_EVENTBRIDGE: bus.url,
  OIDC_ISSUER: issuer.url,
  OIDC_JWKS_URL: `${issuer.url}/.well-known/jwks.json`,
  LOG_LEVEL: "SILENT",
});
await prepareTable(store.url);

const ping = defineTool({
  name: "ping",
  description: "Answers with what it was sent.",
  effect: "read",
  needs: [],
  input: z.object({ text: z.string() }),
  example: { text: "Hello" },
  output: z.looseObject({}),
  cost: { usd: 0, seconds: 1 },
  execute: async (input) => ({
    data: input,
    source: { as_of: "2026-11-20", provider: "own", delay: "eod", simulated: true },
  }),
});

test("a program composes the API from the product's modules, with its own tools and conversations", async () => {
  const at = new Date().toISOString();
  const conversation = Conversation.parse({
    ...{ id: "con_00000000000000000000000001", advisor_id: "adv_own", door: "copilot" },
    ...{ household_id: null, title: null, created_at: at, updated_at: at, deleted: false },
    ...{ epoch: 0, lease: null, allowed_tools: [], summary: null },
    spent: { micro_usd: 0, input_tokens: 0, output_tokens: 0 },
  });
  const dynamo = new DynamoDBClient({});
  const Item = marshall(conversationItem(conversation), { removeUndefinedValues: true });
  await dynamo.send(
    new BatchWriteItemCommand({
      RequestItems: { [String(process.env.TABLE_NAME)]: [{ PutRequest: { Item } }] },
    }),
  );
  dynamo.destroy();

  const app = createApp({ ...openRuntime(), catalog: [ping] });
  const response = await app.request("/api/v1/copilot/chat/stream?protocol=ui", {
    method: "POST",
    headers: {
      authorization: `Bearer ${await issuer.mint("adv_own")}`,
      "content-type": "application/json",
      "idempotency-key": "own-1",
    },
    body: JSON.stringify({ conversation_id: conversation.id, message: "Hello" }),
  });
  const stream = await response.text();
  expect(response.status).toBe(200);
  expect(stream).toContain('"type":"text-delta"');
  expect(stream).toContain('"type":"finish"');
});

test("a program answers with a model of its own", async () => {
  const polite: Model = {
    id: "polite",
    async *stream() {
      yield { type: "text-delta", text: "Good morning to you." };
      yield { type: "end", reason: "stop", usage: { input_tokens: 1, output_tokens: 1 } };
    },
  };
  const app = createApp({ ...openRuntime(), model: polite });
  const authorization = `Bearer ${await issuer.mint("adv_own")}`;
  const post = (path: string, body: object) =>
    app.request(`/api/v1/copilot/${path}`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const opened = await post("conversations", { household_id: null });
  const { conversation_id } = z.object({ conversation_id: z.string() }).parse(await opened.json());
  const said = await post("chat/stream?protocol=ui", { conversation_id, message: "Good morning" });
  const deltas = [...(await said.text()).matchAll(/"type":"text-delta".*?"delta":"([^"]*)"/g)];
  expect(deltas.map(([, text]) => text).join("")).toBe("Good morning to you.");
});
