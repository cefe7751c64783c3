import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunningServer } from "../dynamo/listen.ts";
import { streamResponse } from "./outcome.ts";
import { chunk } from "./reply.ts";
import { startOpenai } from "./start.ts";

const asked: unknown[] = [];
let pulled = 0;
const left = Promise.withResolvers<void>();
let server: RunningServer;

beforeAll(async () => {
  server = await startOpenai({
    answer: (request) => {
      asked.push(request);
      return {
        text: "Two lots.",
        calls: [{ name: "get_lots", input: { symbol: "AAPL", open: true } }],
        stop: "tool_use",
      };
    },
    scripts: { endless: () => streamResponse(endless()) },
  });
});
afterAll(() => server.close());

async function* endless() {
  try {
    for (;;) {
      pulled += 64 * 1024;
      yield chunk({ content: "x".repeat(64 * 1024) });
    }
  } finally {
    left.resolve();
  }
}

const question = { messages: [{ role: "user", content: "Which lots?" }], extra: 1 };

const complete = (model: string, more: Record<string, unknown> = {}) =>
  fetch(`${server.url}/chat/completions`, {
    method: "POST",
    body: JSON.stringify({ model, ...question, ...more }),
  });

const same = { id: "chatcmpl-local", created: 1_700_000_000, model: "local" };
const usage = { prompt_tokens: 21, completion_tokens: 17, total_tokens: 38 };

test("without stream the answer comes in one piece, and the model function gets the request unchanged", async () => {
  const answer = await complete("gpt-4.1");

  expect(await answer.json()).toEqual({
    ...same,
    object: "chat.completion",
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: "Two lots.",
          tool_calls: [
            {
              id: expect.stringMatching(/^call_\d+$/),
              type: "function",
              function: { name: "get_lots", arguments: '{"symbol":"AAPL","open":true}' },
            },
          ],
        },
        finish_reason: "tool_calls",
      },
    ],
    usage,
  });
  expect(asked.at(-1)).toEqual({ model: "gpt-4.1", ...question });
});

test("with stream, words and arguments come in pieces, then the finish reason, the usage and [DONE]", async () => {
  const answer = await complete("gpt-4.1", { stream: true });
  const events = (await answer.text()).split("\n\n").map((event) => event.replace(/^data: /, ""));
  const piece = (delta: unknown, finish_reason: string | null = null) => ({
    ...same,
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, finish_reason }],
  });
  const call = (more: object) => piece({ tool_calls: [{ index: 0, ...more }] });

  expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(events.splice(-2)).toEqual(["[DONE]", ""]);
  expect(events.map((event) => JSON.parse(event))).toEqual([
    piece({ role: "assistant", content: "" }),
    piece({ content: "Two" }),
    piece({ content: " lots." }),
    call({
      id: expect.stringMatching(/^call_\d+$/),
      type: "function",
      function: { name: "get_lots", arguments: "" },
    }),
    call({ function: { arguments: '{"symbol":"A' } }),
    call({ function: { arguments: 'APL","open":' } }),
    call({ function: { arguments: "true}" } }),
    piece({}, "tool_calls"),
    {
      ...same,
      object: "chat.completion.chunk",
      choices: [],
      usage: { ...usage, prompt_tokens: 24, total_tokens: 41 },
    },
  ]);
});

test("tool call ids are unique in the process", async () => {
  const texts = await Promise.all([1, 2, 3].map(async () => (await complete("x")).text()));
  expect(new Set(texts.map((text) => /call_\d+/.exec(text)?.[0])).size).toBe(3);
});

test("what the service would refuse is refused with its message", async () => {
  const answers = [
    await complete("x", { tool_choice: "auto" }),
    await complete("x", { messages: [] }),
    await fetch(`${server.url}/chat/completions`, { method: "POST", body: "no JSON" }),
    await fetch(`${server.url}/completions`, { method: "POST" }),
    await complete("fault.throttle"),
  ];
  const bodies = answers.map(async (answer) => [answer.status, await answer.json()]);
  const error = (code: string, message: unknown = expect.any(String)) => ({
    error: { message, type: "invalid_request_error", param: null, code },
  });

  expect(await Promise.all(bodies)).toEqual([
    [400, error("invalid_request", "'tool_choice' is only allowed when 'tools' are specified.")],
    [400, error("invalid_request")],
    [400, error("invalid_request")],
    [404, error("unknown_url", "Unknown request URL: /v1/completions.")],
    [429, error("rate_limit_exceeded")],
  ]);
});

test("a fault with -once affects every other call", async () => {
  const statuses = [];
  for (const _ of [1, 2, 3, 4]) {
    const answer = await complete("fault.unavailable-once");
    await answer.text();
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([503, 200, 503, 200]);
});

test("an endless answer is produced as it is read, and stops when the reader leaves", async () => {
  const limit = 16 * 1024 * 1024;
  const { body } = await complete("endless", { stream: true });

  let read = 0;
  for await (const bytes of body ?? []) {
    read += bytes.length;
    if (read > 1024 * 1024) break;
  }
  await left.promise;

  expect(pulled).toBeLessThan(read + limit);
});
