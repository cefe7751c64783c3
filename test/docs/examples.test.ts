import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { startApi } from "@advisor/local/api-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cloud, startCloud } from "../api/cloud.ts";
import { program } from "../program.ts";
import { piped } from "../terminal/program.ts";

let cloud: Cloud;
let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  cloud = await startCloud();
  api = await startApi(0);
});
afterAll(async () => {
  await api.close();
  await cloud.close();
});

const run = async (command: string[], ...words: string[]) => {
  const environment = { ADVISOR_TOKEN: await cloud.issuer.mint("adv_north") };
  return piped(words, { url: api.url, environment, program: command });
};

const example = (path: string): URL => new URL(`../../examples/${path}`, import.meta.url);
const python = "python3";
const hasPython = spawnSync(python, ["--version"]).status === 0;

test("the AI SDK example prints an answer", async () => {
  const file = await program(example("ai-sdk.ts"));
  const { code, answers, notes } = await run([process.execPath, file]);
  expect([code, notes, answers]).toEqual([0, "", expect.stringContaining("US equity")]);
});

test("the AI SDK example says when no service is running, and why it was refused", async () => {
  const command = [process.execPath, await program(example("ai-sdk.ts"))];
  const environment = { ADVISOR_TOKEN: "any" };
  const refused = await piped([], { url: api.url, environment, program: command });
  const alone = await piped([], { url: "http://127.0.0.1:1", environment, program: command });
  expect([refused.code, refused.notes]).toEqual([
    1,
    expect.stringMatching(/^unauthenticated: .+\n$/),
  ]);
  expect([alone.code, alone.notes]).toEqual([
    1,
    "Nothing answers at http://127.0.0.1:1. Start the service with npm run dev.\n",
  ]);
});

test.skipIf(!hasPython)("the Python example prints an answer with its source", async () => {
  const { code, answers, notes } = await run([python, fileURLToPath(example("python/ask.py"))]);
  expect([code, notes, answers]).toEqual([
    0,
    "",
    expect.stringMatching(/\$[\d,.]+[\s\S]*source: /),
  ]);
});

test.skipIf(!hasPython)("the Python example says when no service is running", async () => {
  const environment = { ADVISOR_TOKEN: "any" };
  const { code, notes } = await piped([], {
    url: "http://127.0.0.1:1",
    environment,
    program: [python, fileURLToPath(example("python/ask.py"))],
  });
  expect([code, notes]).toEqual([
    1,
    "Nothing answers at http://127.0.0.1:1. Start the service with npm run dev.\n",
  ]);
});

test.skipIf(!hasPython)("the Python example says why it was refused", async () => {
  const { code, notes } = await run([python, fileURLToPath(example("python/ask.py"))], " ");
  expect([code, notes]).toEqual([1, expect.stringMatching(/^invalid_request: /)]);
});
