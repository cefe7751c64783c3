import { wait } from "@advisor/adapters/world";
import { type ResponseScript, streamResponse } from "@advisor/local/bedrock/outcome";
import { refusalScripts } from "@advisor/local/bedrock/refusals";
import type { ConverseBody } from "@advisor/local/bedrock/validate";
import { compareToIps } from "@advisor/tools/catalog/household/compare-to-ips";
import { DynamoDBClient, paginateScan } from "@aws-sdk/client-dynamodb";
import { describe, expect, test } from "vitest";
import { v1, withApi } from "../api/api.fixture.ts";
import { type Chunk, chunksOf, textOf } from "../api/streams.ts";

const question = "Is the Smith family outside their IPS bands?";
const ports = { catalog: [compareToIps] };
const fast = {
  ...ports,
  wait: (milliseconds: number, signal: AbortSignal) => wait(milliseconds / 20, signal),
};

const answered = (request: ConverseBody): boolean =>
  request.messages.at(-1)?.content.some((block) => block.toolResult) === true;

const refusing = (name: string): ResponseScript =>
  refusalScripts[name] ?? ((good) => streamResponse(good));

/** Accepts up to this many messages, like a model with a small context window. */
const asks: ConverseBody[] = [];
const small =
  (most: number): ResponseScript =>
  (good, request) => {
    asks.push(request);
    const tooLong = request.messages.length > most;
    return tooLong ? refusing("too-long")(good, request) : streamResponse(good);
  };

const api = withApi({
  "small-window": small(8),
  "refuses-results": (good, request) =>
    answered(request) ? refusing("unavailable")(good, request) : streamResponse(good),
  "breaks-after-results": (good, request) => {
    const half = good.slice(0, Math.ceil(good.length / 2));
    return streamResponse(answered(request) ? half : good);
  },
});

interface Message {
  role: string;
  parts: ({ type: string; text?: string; toolCallId?: string } & Record<string, unknown>)[];
  metadata: Record<string, unknown>;
}

const messages = async (id: string): Promise<Message[]> =>
  (await api.json<{ items: Message[] }>(`GET ${v1}/conversations/${id}/messages`)).body.items;

async function turn(model: string, id: string, text: string, given = {}): Promise<Chunk[]> {
  return chunksOf(await api.send(id, text, { app: api.open(model, { ...ports, ...given }) }));
}

/** The delays before retries, at their random maximum. */
const allPauses = [300, 900, 2_400, 4_800];

describe("with the product's own timeouts", () => {
  test.concurrent("a model that always throttles is abandoned within fifteen seconds", async () => {
    const id = await api.start();
    const pauses = new Set<number>();
    const app = {
      random: () => 1,
      wait: async (milliseconds: number, signal: AbortSignal) => {
        if (!allPauses.includes(milliseconds)) return wait(milliseconds, signal);
        pauses.add(milliseconds);
      },
    };
    const chunks = await turn("fault.throttle", id, "Hello", app);
    expect(chunks.at(-1)).toMatchObject({ code: "model_throttled", retryable: true });
    expect([...pauses]).toEqual(allPauses);
    const [user, reply] = await messages(id);
    expect([user?.parts[0]?.text, reply?.metadata]).toMatchObject([
      "Hello",
      { status: "error", code: "model_throttled" },
    ]);
  });

  test.concurrent("a model that starts after eight seconds is waited for, with a heartbeat", async () => {
    const id = await api.start();
    const response = await api.send(id, "Hello", { app: api.open("fault.slow", ports) });
    const text = await response.text();
    expect(text).toContain(": keep-alive\n\n");
    expect(text).toMatch(/"type":"finish".*\n\ndata: \[DONE\]\n\n$/);
    expect((await messages(id)).map(({ metadata }) => metadata.status)).toEqual([
      "complete",
      "complete",
    ]);
  });
});

test("a conversation that is too long is sent without its older turns, and never with a call but without its result", async () => {
  const id = await api.start("hh_d1");
  for (const _ of [1, 2, 3]) await turn("offline", id, question);
  asks.length = 0;
  const chunks = await turn("small-window", id, question);
  expect(chunks.at(-1)).toMatchObject({ type: "finish", finishReason: "stop" });
  const [whole, cut] = asks;
  expect(whole?.messages.length).toBeGreaterThan(8);
  expect(cut?.messages.length).toBeLessThanOrEqual(8);
  expect(cut?.messages[0]?.role).toBe("user");
  expect(cut?.messages[0]?.content.some((block) => block.toolResult)).toBe(false);
  expect((await messages(id)).at(-1)?.metadata).toMatchObject({ status: "complete" });
});

test("a conversation whose last turn alone is too long ends with that error", async () => {
  const id = await api.start("hh_d1");
  await turn("offline", id, question);
  const chunks = await turn("fault.too-long", id, question, fast);
  expect(chunks.at(-1)).toMatchObject({ type: "error", code: "context_too_long" });
  expect((await messages(id)).at(-1)?.metadata).toMatchObject({ code: "context_too_long" });
});

test.each([
  ["refuses-results", "model_unavailable"],
  ["breaks-after-results", "model_stream_truncated"],
])(
  "a model that %s keeps the call and its result, and the next turn works",
  async (model, code) => {
    const id = await api.start("hh_d1");
    const chunks = await turn(model, id, question, fast);
    expect(chunks.at(-1)).toMatchObject({ type: "error", code });
    const output = chunks.find(({ type }) => type === "tool-output-available");
    const [user, reply] = await messages(id);
    expect(user?.parts).toMatchObject([{ type: "text", text: question }]);
    expect(reply?.metadata).toMatchObject({ status: "error", code });
    expect(reply?.parts).toContainEqual(
      expect.objectContaining({
        type: "tool-compare_to_ips",
        toolCallId: output?.toolCallId,
        state: "output-available",
        output: output?.output,
      }),
    );
    const next = await turn("offline", id, "Thank you.");
    expect(next.at(-1)).toMatchObject({ type: "finish", finishReason: "stop" });
  },
);

test("an answer of 600 KB is stored in items below 350 KB and read back whole", async () => {
  const id = await api.start();
  const chunks = await turn("fault.long", id, "Hello");
  expect(chunks.at(-1)).toMatchObject({ type: "finish" });
  const reply = (await messages(id))[1];
  expect(reply?.parts.find(({ type }) => type === "text")?.text).toBe("word ".repeat(120_000));
  expect(textOf(chunks)).toBe("word ".repeat(120_000));
  const client = new DynamoDBClient({});
  const sizes: number[] = [];
  for await (const page of paginateScan({ client }, { TableName: process.env.TABLE_NAME })) {
    sizes.push(...(page.Items ?? []).map((item) => Buffer.byteLength(JSON.stringify(item))));
  }
  client.destroy();
  expect(Math.max(...sizes)).toBeLessThan(350_000);
  expect(await turn("offline", id, "Hello again")).toContainEqual(
    expect.objectContaining({ type: "finish" }),
  );
});

test("a call id that an earlier turn used is replaced too", async () => {
  const id = await api.start("hh_d1");
  for (const _ of [1, 2]) await turn("fault.doubled-ids", id, question);
  const parts = (await messages(id)).flatMap((message) => message.parts);
  const ids = parts.flatMap(({ toolCallId }) => toolCallId ?? []);
  expect([ids.length, new Set(ids).size]).toEqual([4, 4]);
  expect(ids).not.toContain("tooluse_twin");
});

test.each([
  ["big-arguments", 1_000_013],
  ["proto-arguments", 30],
  ["cut-arguments", 14],
])("%s are recorded as empty, with their size", async (fault, malformed_bytes) => {
  const id = await api.start("hh_d1");
  await turn(`fault.${fault}`, id, question);
  const record = await (await api.call(`GET ${v1}/conversations/${id}/audit`)).text();
  const call = /\{"[^{}]*"input":\{\}[^{}]*\}/.exec(record)?.[0];
  expect(call && JSON.parse(call)).toMatchObject({
    name: "compare_to_ips",
    input: {},
    malformed_bytes,
  });
  expect(record).not.toContain("AAAAAAAA");
});
