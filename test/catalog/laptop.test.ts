import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import type { RunningServer } from "@advisor/local/dynamo/listen";
import { startLambdaApi } from "@advisor/local/lambda/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCloud } from "../api/cloud.ts";
import { program } from "../program.ts";
import { seededStore } from "../seeded-store.ts";

const main = await program(new URL("../../packages/local/src/main.ts", import.meta.url));
const running: ChildProcess[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "laptop-"));
  const store = await seededStore();
  await cp(dirname(store.file), join(folder, ".local"), { recursive: true });
  await store.remove();
});

afterAll(async () => {
  for (const child of running) {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  await rm(folder, { recursive: true });
});

/**
 * `npm run dev` with its data in the test's folder; returns its output up to the last startup line.
 */
async function dev(environment: Record<string, string>): Promise<{ url: string; said: string }> {
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: "0", TOOL_EXECUTION: "lambda", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.push(child);
  let said = "";
  for await (const line of createInterface({ input: child.stdout })) {
    said += `${line}\n`;
    if (line.startsWith("Demo advisors")) break;
  }
  return { url: /Advisor Copilot: (\S+)/.exec(said)?.[1] ?? "", said };
}

async function call(url: string, name: string, input: object): Promise<string> {
  const post = async (path: string, body: object, headers = {}) => {
    const response = await fetch(url + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...headers,
      },
      body: JSON.stringify(body),
    });
    return response.text();
  };
  const { token } = JSON.parse(
    await post("/dev/token", { advisor_id: "adv_north", scope: "copilot:write" }),
  ) as { token: string };
  const params = { name, arguments: input };
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  const headers = { authorization: `Bearer ${token}`, "x-household-id": "hh_d1" };
  return post("/mcp", message, headers);
}

describe("the laptop with TOOL_EXECUTION=lambda", () => {
  test("bundles the tools and runs each in a function of its own", async () => {
    const { url, said } = await dev({});
    expect(said).toContain("every tool in a function of its own");
    expect(existsSync(join(folder, ".local", "tool", "bundle.mjs"))).toBe(true);
    expect(await call(url, "compare_to_ips", {})).toContain('"total_value":1000000');
    expect(await call(url, "create_task", { title: "Call the Smiths" })).toContain(
      '"title":"Call the Smiths"',
    );
  });

  test("uses the configured functions and starts none", async () => {
    const cloud = await startCloud();
    const events: unknown[] = [];
    const error = { code: "not_here", message: "Answered by the operator's own function." };
    const api: RunningServer = await startLambdaApi({
      functions: {
        "own-compare_to_ips": {
          invoke: async (event) => {
            events.push(event);
            return { payload: { error } };
          },
        },
      },
    });
    const { url, said } = await dev({
      AWS_ENDPOINT_URL_DYNAMODB: cloud.environment.AWS_ENDPOINT_URL_DYNAMODB ?? "",
      AWS_ENDPOINT_URL_LAMBDA: api.url,
      TOOL_FUNCTIONS: "own-*",
    });
    expect(said).not.toContain("function of its own");
    expect(await call(url, "compare_to_ips", { deposit_usd: 5 })).toContain(error.message);
    expect(events).toEqual([
      {
        session: {
          advisor_id: "adv_north",
          household_id: "hh_d1",
          turn_id: expect.stringMatching(/^req_/),
        },
        input: { deposit_usd: 5 },
      },
    ]);
    await api.close();
    await cloud.close();
  });
});
