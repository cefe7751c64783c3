import { createCipheriv, randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { streamResponse } from "@advisor/local/openai/outcome";
import { startOpenai } from "@advisor/local/openai/start";
import { expect, inject, test } from "vitest";
import { withFunctions } from "./functions.fixture.ts";

const functions = withFunctions();
const { start, begin, send } = functions;

test("log lines of the API have the invocation id and whether it was a cold start", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = (line: string) => {
    if (line.startsWith("{")) lines.push(JSON.parse(line));
  };
  const api = await start("api/lambda", { log, env: { LOG_LEVEL: "INFO" } });
  const id = await begin(api);
  for (const question of ["Hello", "Hello again"]) await (await send(api, id, question)).text();
  await expect.poll(() => lines.filter(({ message }) => message === "turn").length).toBe(2);
  const turns = lines.filter(({ message }) => message === "turn");
  expect(new Set(turns.map(({ function_request_id }) => function_request_id)).size).toBe(2);
  // Creating the conversation was the process's first invocation.
  expect(turns.map(({ cold_start }) => cold_start)).toEqual([false, false]);
});

test("the model is called with the linked secret", async () => {
  const keys: string[] = [];
  const server = await startOpenai({
    answer: () => ({ text: "Hello.", calls: [], stop: "end_turn" }),
    scripts: {
      keyed: (parts, { key }) => {
        keys.push(key);
        return streamResponse(parts);
      },
    },
  });
  const key = randomBytes(32);
  const cipher = createCipheriv("aes-256-gcm", key, Buffer.alloc(12));
  const links = { OpenaiApiKey: { type: "sst.sst.Secret", value: "sk-linked" } };
  const text = Buffer.concat([cipher.update(JSON.stringify(links)), cipher.final()]);
  const file = join(inject("runFolder"), "resource.enc");
  await writeFile(file, Buffer.concat([text, cipher.getAuthTag()]));
  const api = await start("api/lambda", {
    env: {
      MODEL_PROVIDER: "openai",
      MODEL_ID: "keyed",
      OPENAI_BASE_URL: server.url,
      SST_KEY: key.toString("base64"),
      SST_KEY_FILE: file,
    },
  });
  const answer = await (await send(api, await begin(api), "Hello")).text();
  expect(answer).toContain("Hello.");
  expect(new Set(keys)).toEqual(new Set(["sk-linked"]));
  await server.close();
});
