import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { startApi } from "@advisor/local/api-server";
import { startFunctions } from "@advisor/local/lambda/start-functions";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { north, v1, withApi } from "../api/api.fixture.ts";

const api = withApi();
let functions: Awaited<ReturnType<typeof startFunctions>>;
let server: Awaited<ReturnType<typeof startApi>>;

beforeAll(async () => {
  const folder = await mkdtemp(join(inject("runFolder"), "hand-on-"));
  functions = await startFunctions({ port: 0, folder, env: process.env, tools: false });
  Object.assign(process.env, functions.environment);
  server = await startApi(0, { handOn: true });
});
afterAll(async () => {
  await server.close();
  await functions.close();
});

interface Message {
  role: string;
  parts: { type: string; text?: string }[];
  metadata: { status: string };
}

test("a turn that the API has no time for is finished by the durable function", async () => {
  const headers = {
    authorization: `Bearer ${await api.cloud.issuer.mint(north)}`,
    "content-type": "application/json",
  };
  const conversation_id = await api.start("hh_d1");
  const message = "Is the Smith family outside their IPS bands?";
  const asked = await fetch(`${server.url}${v1}/chat/stream?protocol=ui`, {
    method: "POST",
    headers,
    body: JSON.stringify({ conversation_id, message }),
  });
  expect(await asked.text()).toContain('"code":"deadline"');
  const answer = async () => {
    const { body } = await api.json<{ items: Message[] }>(
      `GET ${v1}/conversations/${conversation_id}/messages`,
    );
    const { parts = [], metadata } = body.items.at(-1) ?? {};
    return [metadata?.status, parts.map(({ text = "" }) => text).join("")];
  };
  await expect
    .poll(answer, { timeout: 100_000, interval: 200 })
    .toEqual(["complete", expect.stringContaining("US equity is above its maximum")]);
});
