import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { conversationStarted, source } from "@advisor/adapters/bus";
import { type Bundle, bundle } from "@advisor/local/bench/bundle";
import { functionEnvironment } from "@advisor/local/bench/stage";
import { type Bus, startBus } from "@advisor/local/bus/start";
import { type Lambda, startLambda } from "@advisor/local/lambda/host";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { north, south, v1 } from "../api/api.fixture.ts";
import { type Cloud, startCloud } from "../api/cloud.ts";
import { holding } from "../api/held.ts";
import { chunksOf, reading, textOf } from "../api/streams.ts";

const question = "Is the Smith family outside their IPS bands?";
const model = holding();
const running: Lambda[] = [];
let folder: string;
let cloud: Cloud;
let bus: Bus;
let code: { api: Bundle; tool: Bundle; title: Bundle };
let api: Lambda;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bundle-"));
  cloud = await startCloud({ held: model.script });
  const [apiCode, tool, title] = await Promise.all([
    bundle("api/lambda", folder),
    bundle("tool", folder),
    bundle("title", folder),
  ]);
  code = { api: apiCode, tool, title };
  const titles = await start(code.title);
  bus = await startBus({
    rules: [
      {
        name: "title",
        pattern: { source: [source], "detail-type": [conversationStarted] },
        target: async (event) => {
          expect(await titles.invoke(event)).toEqual({ payload: null });
        },
      },
    ],
  });
  api = await start(code.api);
});

afterAll(async () => {
  await Promise.all(running.map((lambda) => lambda.close()));
  await bus.close();
  await cloud.close();
  await rm(folder, { recursive: true });
});

/** The bundle as a function of its own, with the settings that a stage would give it. */
async function start(of: Bundle, more: Record<string, string> = {}): Promise<Lambda> {
  const lambda = await startLambda({
    file: of.file,
    handler: "handler",
    concurrency: 2,
    env: {
      ...functionEnvironment(cloud),
      ...(bus === undefined ? {} : { AWS_ENDPOINT_URL_EVENTBRIDGE: bus.url }),
      ...more,
    },
  });
  running.push(lambda);
  return lambda;
}

async function call(lambda: Lambda, route: string, body?: unknown): Promise<Response> {
  const [method = "", path] = route.split(" ");
  return fetch(`${lambda.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await cloud.issuer.mint(north)}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function begin(household_id: string | null): Promise<string> {
  const response = await call(api, `POST ${v1}/conversations`, { household_id });
  return ((await response.json()) as { conversation_id: string }).conversation_id;
}

const send = (lambda: Lambda, conversation_id: string, message: string): Promise<Response> =>
  call(lambda, `POST ${v1}/chat/stream?protocol=ui`, { conversation_id, message });

test("the API's bundle is smaller than a million bytes, and the others are smaller still", () => {
  expect(code.api.bytes).toBeLessThan(1_000_000);
  expect(Math.max(code.tool.bytes, code.title.bytes)).toBeLessThan(code.api.bytes);
});

describe("the API in Lambda", () => {
  test("is healthy", async () => {
    const response = await call(api, "GET /health");
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({ status: "ok", model: "offline" }),
    ]);
  });

  test("asks for a token, with a problem", async () => {
    const response = await fetch(`${api.url}${v1}/households`);
    expect([
      response.status,
      response.headers.get("content-type"),
      response.headers.get("www-authenticate"),
    ]).toEqual([401, "application/problem+json", 'Bearer error="invalid_token"']);
    expect(await response.json()).toMatchObject({ code: "unauthenticated", status: 401 });
  });

  test("answers a question with the figures of the tool", async () => {
    const chunks = await chunksOf(await send(api, await begin("hh_d1"), question));
    expect(chunks.find(({ type }) => type === "tool-output-available")).toMatchObject({
      output: { data: { total_value: 1_000_000, turnover_pct: { target: 9.2, band: 3.2 } } },
    });
    expect(textOf(chunks)).toContain("| US equity | $532,000 | 53.20 % |");
    expect(chunks.at(-1)).toMatchObject({ type: "finish" });
  });

  test("sends each part when it is written, before the end of the turn", async () => {
    const held = await start(code.api, { MODEL_ID: "held" });
    const response = await send(held, await begin(null), "Hello");
    expect(response.headers.get("x-vercel-ai-ui-message-stream")).toBe("v1");
    const stream = reading(response);
    expect(await stream.until("text-delta")).not.toContain('"finish"');
    await model.release();
    expect(await stream.rest()).toMatch(/"type":"finish".*\n\ndata: \[DONE\]\n\n$/);
  });

  test("runs a turn to its end when the reader has left", async () => {
    const held = await start(code.api, { MODEL_ID: "held" });
    const id = await begin(null);
    const stream = reading(await send(held, id, "Hello"));
    await stream.until("text-delta");
    await stream.leave();
    await model.release();
    const ended = async () => {
      const response = await call(api, `GET ${v1}/conversations/${id}/messages`);
      expect(JSON.stringify(await response.json())).toContain('"status":"complete"');
    };
    await vi.waitFor(ended, { timeout: 10_000, interval: 50 });
  });

  test("takes a stop that comes to another process", async () => {
    const held = await start(code.api, { MODEL_ID: "held" });
    const id = await begin(null);
    const stream = reading(await send(held, id, "Hello"));
    await stream.until("text-delta");
    expect((await call(api, `POST ${v1}/conversations/${id}/stop`)).status).toBe(202);
    expect(await stream.rest()).toMatch(/"type":"abort","reason":"interrupted"\}\n\ndata: \[DONE/);
    await model.release();
  });
});

test("the title's bundle writes a title for the event, and no second one", async () => {
  const id = await begin("hh_d1");
  await (await send(api, id, question)).text();
  await bus.idle();
  const read = async () => (await call(api, `GET ${v1}/conversations/${id}`)).json();
  const titled = await read();
  expect(titled).toMatchObject({ title: "Is the Smith family outside their" });

  const again = await start(code.title);
  const properties = { advisor_id: north, conversation_id: id };
  expect(await again.invoke({ detail: { properties } })).toEqual({ payload: null });
  expect(await read()).toEqual(titled);
});

describe("a tool's bundle", () => {
  const session = { advisor_id: north, household_id: "hh_d1", turn_id: "turn_1" };

  test("answers for the household of the session", async () => {
    const tool = await start(code.tool, { TOOL: "compare_to_ips" });
    expect(await tool.invoke({ session, input: {} })).toMatchObject({
      payload: {
        outcome: {
          result: { source_id: "tool:compare_to_ips:v1", data: { total_value: 1_000_000 } },
        },
      },
    });
  });

  test("answers a foreign household as one that does not exist, and none as none", async () => {
    const tool = await start(code.tool, { TOOL: "compare_to_ips" });
    const asked = (more: object) => tool.invoke({ session: { ...session, ...more }, input: {} });
    const missing = {
      payload: {
        error: {
          code: "not_found",
          message: "There is nothing here, or it is not yours.",
        },
      },
    };
    expect(await asked({ household_id: "hh_d5" })).toEqual(missing);
    expect(await asked({ household_id: "hh_d99" })).toEqual(missing);
    expect(await asked({ advisor_id: south })).toEqual(missing);
    expect(await asked({ household_id: null })).toMatchObject({
      payload: { error: { code: "household_required" } },
    });
  });

  test("refuses an event that is none, and arguments that do not fit", async () => {
    const tool = await start(code.tool, { TOOL: "compare_to_ips" });
    expect(await tool.invoke({ input: {} })).toMatchObject({
      payload: { error: { code: "invalid_event" } },
    });
    const wrong = { session, input: { deposit_usd: "all of it" } };
    expect(await tool.invoke(wrong)).toMatchObject({
      payload: { error: { code: "invalid_arguments" } },
    });
  });
});
