import { createApp } from "@advisor/functions/api/app";
import { openRuntime } from "@advisor/functions/runtime";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { type App, v1, withApi } from "../api/api.fixture.ts";
import { type Chunk, chunksOf, linesOf, textOf } from "../api/streams.ts";
import { calls, delta, end, piece, says, usage } from "./openai.ts";
import { type Answer, startVendor, type Vendor } from "./server.ts";

const api = withApi();
let vendor: Vendor;
let app: App;
const logged: string[] = [];

beforeAll(async () => {
  vendor = await startVendor({ answers: [says("Hello")] });
  vi.stubEnv("MODEL_PROVIDER", "openai");
  vi.stubEnv("MODEL_ID", "deepseek-chat");
  vi.stubEnv("MODEL_CAPABILITIES", "thinks_unopened=no");
  vi.stubEnv("OPENAI_BASE_URL", vendor.url);
  vi.stubEnv("LOG_LEVEL", "INFO");
  for (const output of [process.stdout, process.stderr]) {
    vi.spyOn(output, "write").mockImplementation((line) => logged.push(String(line)) > 0);
  }
  const runtime = openRuntime();
  vi.unstubAllEnvs();
  app = createApp({ ...runtime, wait: (ms, signal) => runtime.wait(ms / 50, signal) });
});
afterAll(() => {
  vi.restoreAllMocks();
  return vendor.close();
});
beforeEach(() => {
  logged.length = 0;
});

const post = (body: object, protocol = "ui") =>
  api.call(`POST ${v1}/chat/stream?protocol=${protocol}`, { app, body });

async function turn(id: string, said: object, ...answers: Answer[]): Promise<Chunk[]> {
  vendor.play({ answers });
  return chunksOf(await post({ conversation_id: id, ...said }));
}

const Started = z.object({ messageMetadata: z.object({ turn_id: z.string() }) });
const turnOf = ([start]: readonly Chunk[]): string => Started.parse(start).messageMetadata.turn_id;

interface Kept {
  parts: { type: string; text?: string }[];
  metadata: Record<string, unknown>;
}
async function kept(id: string): Promise<Kept[]> {
  const { body } = await api.json<{ items: Kept[] }>(`GET ${v1}/conversations/${id}/messages`, {
    app,
  });
  return body.items;
}
const wordsOf = (message: Kept | undefined): string =>
  (message?.parts ?? []).map(({ type, text }) => (type === "text" ? text : "")).join("");

test("arguments sent as an object instead of JSON text are accepted", async () => {
  const id = await api.start("hh_d1");
  const input = { deposit: 60_000 };
  const call = calls(piece("functions.compare_to_ips", input));
  const chunks = await turn(id, { message: "If they deposit 60,000?" }, call, says("Done."));
  const shown = chunks.find(({ type }) => type === "tool-input-available");
  expect(shown).toMatchObject({ toolName: "compare_to_ips", input });
  const trace = await api.json(`GET /api/v1/traces/${turnOf(chunks)}`, { app });
  expect(trace.body).toMatchObject({
    steps: [{ calls: [{ arguments: input, sent: { name: "functions.compare_to_ips" } }] }, {}],
  });
});

describe("a reasoning model", () => {
  const thinks: Answer = {
    chunks: [
      delta({ reasoning_content: "Let me " }),
      delta({ reasoning_content: "look." }),
      piece("get_facts", { topic: "wash sale" }),
      end("tool_calls"),
      usage,
    ],
  };
  const answers: Answer = {
    chunks: [
      delta({ reasoning_content: "Now I know." }),
      delta({ content: "It is so." }),
      end(),
      usage,
    ],
  };
  const question = { message: "What is a wash sale?" };

  test("has its reasoning in separate parts, not in the answer", async () => {
    const id = await api.start();
    const chunks = await turn(id, question, thinks, answers);
    const thoughts = chunks.filter(({ type }) => type.startsWith("reasoning"));
    expect(thoughts.map(({ type }) => type)).toEqual([
      "reasoning-start",
      "reasoning-delta",
      "reasoning-delta",
      "reasoning-end",
      "reasoning-start",
      "reasoning-delta",
      "reasoning-end",
    ]);
    expect(textOf(chunks)).toBe("It is so.");
    const reply = (await kept(id))[1];
    expect(wordsOf(reply)).toBe("It is so.");
    const reasoning = reply?.parts.filter(({ type }) => type === "reasoning");
    expect(reasoning?.map(({ text }) => text)).toEqual(["Let me look.", "Now I know."]);
    const record = await (await api.call(`GET ${v1}/conversations/${id}/audit`, { app })).text();
    expect(record).toMatch(/"text":"It is so\."/);
  });

  test("has its reasoning in the data stream too", async () => {
    const id = await api.start();
    vendor.play({ answers: [answers] });
    const lines = await linesOf(await post({ conversation_id: id, ...question }, "data"));
    const spoken = lines.filter(({ code }) => code === "g" || code === "0");
    expect(spoken).toEqual([
      { code: "g", body: "Now I know." },
      { code: "0", body: "It is so." },
    ]);
  });

  test("gets its reasoning back within the turn, but not in later ones", async () => {
    const id = await api.start();
    await turn(id, question, thinks, answers);
    const [, second] = vendor.received;
    expect(JSON.stringify(second?.body)).toContain('"reasoning_content":"Let me look."');
    await turn(id, { message: "Thank you." }, says("Gladly."));
    expect(JSON.stringify(vendor.received[0]?.body)).not.toContain("reasoning_content");
  });

  test("keeps its context at the original position, because its reasoning depends on it", async () => {
    const id = await api.start("hh_d1");
    await turn(id, question, thinks, answers);
    const [first, second] = vendor.received.map(({ body }) => body.messages as unknown[]);
    expect(second?.slice(0, first?.length)).toEqual(first);
  });

  test("is asked once more when it writes nothing after the results", async () => {
    const silent: Answer = { chunks: [end(), usage] };
    const chunks = await turn(await api.start(), question, thinks, silent, says("It is so."));
    expect(textOf(chunks)).toBe("It is so.");
    expect(vendor.received).toHaveLength(3);
  });
});

describe("an answer that is cut off at its length limit", () => {
  const cut: Answer = { chunks: [delta({ content: "One, two" }), end("length"), usage] };

  test("says so in the stream and after a reload, and continues in the same message", async () => {
    const id = await api.start();
    const first = await turn(id, { message: "Count." }, cut);
    expect(first.at(-1)).toMatchObject({ type: "finish", finishReason: "length" });
    expect((await kept(id))[1]?.metadata).toMatchObject({ stop_reason: "length" });
    const rest = await turn(id, { continue: true }, says(", three."));
    expect(rest[0]).toMatchObject({ type: "start", messageId: first[0]?.messageId });
    expect(textOf(rest)).toBe(", three.");
    const messages = await kept(id);
    expect(messages).toHaveLength(2);
    expect(wordsOf(messages[1])).toBe("One, two, three.");
    expect(messages[1]?.metadata).toMatchObject({ status: "complete", stop_reason: "stop" });
    const sent = vendor.received[0]?.body as { messages: { role: string }[] } | undefined;
    const roles = sent?.messages.map(({ role }) => role) ?? [];
    expect(roles.slice(-3)).toEqual(["user", "assistant", "user"]);
    const verify = await api.json(`GET ${v1}/conversations/${id}/audit?verify=1`, { app });
    expect(verify.body).toMatchObject({ valid: true });
  });

  test("may be cut off again, and a repeated request continues it once", async () => {
    const id = await api.start();
    await turn(id, { message: "Count." }, cut);
    vendor.play({ answers: [cut, says("Never.")] });
    const asked = {
      app,
      body: { conversation_id: id, continue: true },
      headers: { "idempotency-key": "go-on-1" },
    };
    const route = `POST ${v1}/chat/stream?protocol=ui`;
    const once = await chunksOf(await api.call(route, asked));
    const again = await chunksOf(await api.call(route, asked));
    expect(textOf(again)).toBe(textOf(once));
    expect(vendor.received).toHaveLength(1);
    await turn(id, { continue: true }, says("."));
    expect(wordsOf((await kept(id))[1])).toBe("One, twoOne, two.");
  });

  test("can only be continued if it is the last one", async () => {
    const id = await api.start();
    await turn(id, { message: "Hello" }, says("Hello."));
    const refused = await post({ conversation_id: id, continue: true });
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: "nothing_to_continue" },
    ]);
  });
});

test.each([
  ["content_filter", "content-filter", "filtered"],
  ["refusal", "content-filter", "refused"],
  ["new_kind", "other", "other"],
])("an end by %s is named in the stream and kept", async (reason, finishReason, stop_reason) => {
  const id = await api.start();
  const cut: Answer = { chunks: [delta({ content: "I" }), end(reason), usage] };
  const chunks = await turn(id, { message: "Hello" }, cut);
  expect(chunks.at(-1)).toMatchObject({
    type: "finish",
    finishReason,
    messageMetadata: { stop_reason },
  });
  expect((await kept(id))[1]?.metadata).toMatchObject({ stop_reason });
});

describe("a server that fails", () => {
  const failing = (status: number, message: string, headers = {}): Answer => ({
    status,
    body: { error: { message } },
    headers: { "x-request-id": "req_1", ...headers },
  });

  test("has its error logged for the operator, without the prompt", async () => {
    const id = await api.start();
    const message = "My client Ann Canary asks about her account";
    const chunks = await turn(id, { message }, failing(401, `Bad key for: ${message}.`));
    expect(chunks.at(-1)).toMatchObject({ type: "error", code: "model_misconfigured" });
    const trace = await api.json(`GET /api/v1/traces/${turnOf(chunks)}`, { app });
    const cause = {
      status: 401,
      request_id: "req_1",
      words: expect.stringMatching(/^401 .*Bad key for: \[prompt\]/),
    };
    expect(trace.body).toMatchObject({ fault: { code: "model_misconfigured", cause } });
    const line = JSON.stringify(logged);
    expect(line).toContain("model_call_failed");
    expect(line).not.toContain("Canary");
  });

  test("because of missing payment is not retried, and says so", async () => {
    const chunks = await turn(
      await api.start(),
      { message: "Hello" },
      failing(429, "insufficient_quota: You exceeded your current quota."),
    );
    expect(vendor.received).toHaveLength(1);
    expect(chunks.at(-1)?.errorText).toContain("cannot pay");
  });

  test("is retried after the delay it requests, unless that is too long", async () => {
    const soon = failing(429, "Slow down.", { "retry-after": "1" });
    const chunks = await turn(await api.start(), { message: "Hello" }, soon, says("Hello."));
    expect(textOf(chunks)).toBe("Hello.");
    const late = failing(429, "Slow down.", { "retry-after": "120" });
    const given = await turn(await api.start(), { message: "Hello" }, late, says("Hello."));
    expect(given.at(-1)).toMatchObject({ type: "error", code: "model_throttled" });
    expect(vendor.received).toHaveLength(1);
  });

  test("that is overloaded in the first event of its stream is retried", async () => {
    const busy: Answer = {
      chunks: [{ error: { type: "overloaded_error", message: "Overloaded" } }],
    };
    const chunks = await turn(await api.start(), { message: "Hello" }, busy, says("Hello."));
    expect(textOf(chunks)).toBe("Hello.");
  });
});
