import { fromSdkClient } from "@advisor/adapters/aws/sdk-settings";
import { bedrockModel } from "@advisor/adapters/model/bedrock/bedrock";
import type { ModelRequest } from "@advisor/agent/model/model";
import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunningServer } from "../dynamo/listen.ts";
import { startBedrock } from "./start.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startBedrock({
    answer: () => ({ text: "Two funds.", calls: [], stop: "end_turn" }),
  });
});
afterAll(() => server.close());

const never = new AbortController().signal;
const request: ModelRequest = {
  system: "Help.",
  context: [],
  messages: [{ role: "user", text: "What does D1 own?" }],
  tools: [],
  choice: "auto",
  max_tokens: 9,
};

async function overHttp2(id: string): Promise<unknown[]> {
  const client = new BedrockRuntimeClient({
    endpoint: server.url,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
  const events: unknown[] = [];
  try {
    for await (const event of bedrockModel({ id, client: fromSdkClient(client) }).stream(
      request,
      never,
    )) {
      // A delta without text only shows that the model is still working.
      if (event.type !== "text-delta" || event.text !== "") events.push(event);
    }
    return events;
  } finally {
    client.destroy();
  }
}

test("the SDK's own client, using cleartext HTTP/2, reads the same port", async () => {
  expect(await overHttp2("us.anthropic.model:0")).toEqual([
    { type: "text-delta", text: "Two funds." },
    { type: "end", reason: "stop", usage: { input_tokens: 51, output_tokens: 3 } },
  ]);
});

test("a cut HTTP/2 answer, which the SDK takes for a normal end, is reported as truncated", async () => {
  await expect(overHttp2("fault.cut")).rejects.toMatchObject({ code: "model_stream_truncated" });
});
