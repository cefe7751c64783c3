import { inspect } from "node:util";
import { type OpenaiOptions, openaiModel } from "@advisor/adapters/model/openai/openai";
import type { ModelRequest } from "@advisor/agent/model/model";
import { streamResponse } from "@advisor/local/openai/outcome";
import { startOpenai } from "@advisor/local/openai/start";
import { DONE } from "@advisor/local/openai/wire";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, request } from "./ask-model.ts";

const text = "The fund fell 3 % – 🚀 not.";
const apiKey = "sk-proj-4711";
let server: Awaited<ReturnType<typeof startOpenai>>;
let seen: unknown;

beforeAll(async () => {
  server = await startOpenai({
    answer: (asked) => {
      seen = asked;
      return {
        text,
        calls: [{ name: "get_quotes", input: { symbol: "AAPL", days: 30 } }],
        stop: "tool_use",
      };
    },
    scripts: {
      whoami: (_, { key }) => streamResponse([said(key), said("", "stop"), DONE]),
    },
  });
});
afterAll(() => server.close());

const said = (content: string, finish_reason: string | null = null) => ({
  choices: [{ index: 0, delta: { content }, finish_reason }],
});

const open = (id: string, options: Partial<OpenaiOptions> = {}) =>
  openaiModel({ id, baseUrl: server.url, apiKey, ...options });

const quotes = {
  name: "get_quotes",
  input: { symbol: "AAPL", days: 30 },
  malformed_bytes: null,
};
const whole = {
  text,
  thought: "",
  calls: [quotes],
  end: { reason: "tools", usage: { input_tokens: expect.any(Number), output_tokens: 22 } },
  fault: null,
};

describe("each failure becomes a fault with a code", () => {
  test.each([
    ["quota", "model_misconfigured", false],
    ["html-ok", "model_unavailable", true],
    ["error-ok", "model_unavailable", true],
    ["unauthorized", "model_misconfigured", false],
    ["forbidden", "model_misconfigured", false],
    ["bad-parameter", "model_misconfigured", false],
    ["moved", "model_misconfigured", false],
    ["too-long-words", "context_too_long", false],
    ["too-large", "context_too_long", false],
    ["first-error", "model_unavailable", true],
    ["mid-stream-words", "model_stream_error", true],
    ["mid-stream-object", "model_stream_error", true],
    ["mid-stream-event", "model_stream_error", true],
    ["no-finish-no-done", "model_stream_truncated", true],
    ["cut-event", "model_stream_corrupt", true],
    ["no-object", "model_stream_corrupt", true],
    ["bad-bytes", "model_stream_corrupt", true],
  ])("fault.%s is %s", async (id, code, retryable) => {
    const received = await ask(open(`fault.${id}`));

    expect([received.fault?.code, received.fault?.retryable, received.end]).toEqual([
      code,
      retryable,
      null,
    ]);
    expect(received.fault?.message).not.toMatch(/openai|http|json|key|\d{3}/i);
    expect(inspect(received.fault, { depth: 9, showHidden: true })).not.toContain(apiKey);
    expect(received.fault?.cause !== undefined || id.startsWith("no-finish")).toBe(true);
    expect([text.startsWith(received.text), received.calls]).toEqual([true, []]);
  });

  test("the service's message is in the cause", async () => {
    const received = await ask(open("fault.unauthorized"));
    expect(received.fault?.cause).toMatchObject({
      message: expect.stringMatching(/^401 .*\[key\]/),
    });
  });

  test("an invalid address, path or key is reported as misconfiguration", async () => {
    const received = await Promise.all([
      ask(open("any", { baseUrl: "no address" })),
      ask(open("any", { baseUrl: `${server.url}/v2` })),
      ask(open("any", { apiKey: `${apiKey}\n${apiKey}` })),
    ]);

    expect(received.map(({ fault }) => fault?.code)).toEqual(Array(3).fill("model_misconfigured"));
    expect(inspect(received, { depth: 9, showHidden: true })).not.toContain(apiKey);
  });

  test("when no server is listening, the model is unavailable", async () => {
    const gone = await startOpenai({ answer: () => ({ text, calls: [], stop: "end_turn" }) });
    await gone.close();
    const received = await ask(open("any", { baseUrl: gone.url }));
    expect([received.fault?.code, received.fault?.retryable]).toEqual(["model_unavailable", true]);
  });

  test("a fetch error about the key does not reveal it", async () => {
    const cause = Object.assign(new Error(`proxy refused ${apiKey}`), { code: "ECONNRESET" });
    const fetch = () => Promise.reject(new TypeError("fetch failed", { cause }));
    const { fault } = await ask(open("any", { fetch }));

    expect([fault?.code, fault?.cause]).toEqual([
      "model_unavailable",
      new Error("TypeError: fetch failed ECONNRESET proxy refused [key]"),
    ]);
  });

  test("the adapter does not retry, so a throttled step succeeds the second time", async () => {
    const model = open("fault.throttle-once");
    expect([(await ask(model)).fault?.code, await ask(model)]).toEqual(["model_throttled", whole]);
  });
});

describe("unusual output is read", () => {
  test.each([
    "fault.odd-events",
    "fault.no-done",
    "fault.done-then-cut",
    "fault.silent-end",
    "fault.no-finish",
  ])("%s", async (id) => {
    const { thought: _, ...received } = await ask(open(id));
    const { thinking: __, ...end } = received.end ?? { thinking: [] };
    const usage = id === "fault.no-finish" ? { ...whole.end, usage: null } : whole.end;
    expect({ ...received, end }).toEqual({ text, calls: [quotes], fault: null, end: usage });
  });

  test.each(["no-blank-line", "finish-then-cut"])("fault.%s has no usage", async (id) => {
    const received = await ask(open(`fault.${id}`));
    expect(received).toEqual({ ...whole, end: { reason: "tools", usage: null } });
  });

  test.each([
    ["no-arguments", "get_quotes", null],
    ["repeated-ids", "get_quotes", null],
    ["call-stop", "get_quotes", null],
  ])("fault.%s is one call of %s", async (id, name, malformed_bytes) => {
    const received = await ask(open(`fault.${id}`));
    expect([received.calls, received.fault]).toEqual([
      [{ name, input: {}, malformed_bytes }],
      null,
    ]);
  });

  test.each([
    ["no-index", 2],
    ["same-index", 2],
    ["legacy-call", 1],
  ])("fault.%s is %i calls", async (id, count) => {
    expect((await ask(open(`fault.${id}`))).calls).toHaveLength(count);
  });
});

describe("the request", () => {
  test("the request names the model and asks for a stream with its usage", async () => {
    await ask(open("gpt-4.1"));
    expect(seen).toMatchObject({
      model: "gpt-4.1",
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  test("the key is sent as a bearer token, if there is one; the base URL may end in a slash", async () => {
    const received = [
      await ask(open("whoami", { baseUrl: `${server.url}/` })),
      await ask(open("whoami", { apiKey: undefined })),
      await ask(open("whoami", { apiKey: "" })),
    ];
    expect(received.map((one) => one.text)).toEqual([apiKey, "", ""]);
  });

  test("a history with calls and results is accepted by a strict server", async () => {
    const messages: ModelRequest["messages"] = [
      ...request.messages,
      {
        role: "assistant",
        text: "\n",
        calls: [
          { id: "call_1", name: "no such tool", input: {}, malformed_bytes: null },
          { id: "call_2", name: "get_quotes", input: { symbol: "A" }, malformed_bytes: null },
        ],
      },
      {
        role: "tools",
        results: [
          { call_id: "call_1", status: "error", shown: { error: "none" } },
          { call_id: "call_2", status: "success", shown: { price: "1.00" } },
        ],
      },
    ];
    const asked = (["auto", "required", "none"] as const).map((choice) =>
      ask(open("any"), { ...request, messages, choice }),
    );
    expect(await Promise.all(asked)).toEqual([whole, whole, whole]);
  });
});
