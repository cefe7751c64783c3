import { once } from "node:events";
import { get, type IncomingMessage, request as post } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunningServer } from "../dynamo/listen.ts";
import { event } from "./frame.ts";
import { stream } from "./outcome.ts";
import { startBedrock } from "./start.ts";

const asked: unknown[] = [];
let pulled = 0;
const left = Promise.withResolvers<void>();
let server: RunningServer;

beforeAll(async () => {
  server = await startBedrock({
    answer: (request) => {
      asked.push(request);
      return {
        text: "Two lots.",
        calls: [{ name: "get_lots", input: { symbol: "AAPL" } }],
        stop: "tool_use",
      };
    },
    scripts: { endless: () => stream(endless()) },
  });
});
afterAll(() => server.close());

async function* endless() {
  try {
    for (;;) {
      pulled += 64 * 1024;
      yield event("contentBlockDelta", { delta: { text: "x".repeat(64 * 1024) } });
    }
  } finally {
    left.resolve();
  }
}

const converse = (id: string, body: unknown, operation = "converse") =>
  fetch(`${server.url}/model/${encodeURIComponent(id)}/${operation}`, {
    method: "POST",
    body: JSON.stringify(body),
  });

const question = { messages: [{ role: "user", content: [{ text: "Which lots?" }] }], extra: 1 };

test("converse answers in one piece, and the brain sees the request as it came", async () => {
  const answer = await converse("us.anthropic.claude:0", question);

  expect(await answer.json()).toEqual({
    output: {
      message: {
        role: "assistant",
        content: [
          { text: "Two lots." },
          {
            toolUse: {
              toolUseId: expect.stringMatching(/^tooluse_\d+$/),
              name: "get_lots",
              input: { symbol: "AAPL" },
            },
          },
        ],
      },
    },
    stopReason: "tool_use",
    usage: { inputTokens: 19, outputTokens: 14, totalTokens: 33 },
    metrics: { latencyMs: 1 },
  });
  expect(asked.at(-1)).toEqual(question);
});

test("ids of calls are unique in the process", async () => {
  const ids = await Promise.all(
    [1, 2, 3].map(
      async () => /tooluse_\d+/.exec(await (await converse("x", question)).text())?.[0],
    ),
  );
  expect(new Set(ids).size).toBe(3);
});

test("a request the service would refuse is refused", async () => {
  const answer = await converse("x", { messages: [] }, "converse-stream");
  expect([answer.status, answer.headers.get("x-amzn-errortype")]).toEqual([
    400,
    "ValidationException",
  ]);
});

test("other paths are no operation", async () => {
  const [answer]: [IncomingMessage] = (await once(
    get(`${server.url}/model/x/invoke`),
    "response",
  )) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(404);
});

test("a once fault spoils every other call", async () => {
  const statuses = [];
  for (const _ of [1, 2, 3, 4]) {
    const answer = await converse("fault.throttle-once", question);
    await answer.text();
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([429, 200, 429, 200]);
});

test("an endless answer is produced as it is read, and no further once the reader leaves", async () => {
  const call = post(`${server.url}/model/endless/converse-stream`, { method: "POST" });
  call.end(JSON.stringify(question));
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  const limit = 16 * 1024 * 1024;

  let read = 0;
  for await (const bytes of answer) {
    read += (bytes as Buffer).length;
    if (read > 1024 * 1024) break;
  }
  await left.promise;

  expect(pulled).toBeLessThan(read + limit);
});
