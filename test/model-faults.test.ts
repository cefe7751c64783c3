import { bedrockModel } from "@advisor/adapters/model/bedrock/bedrock";
import type { ModelRequest } from "@advisor/agent/model/model";
import { streamResponse } from "@advisor/local/bedrock/outcome";
import { describe, expect, test } from "vitest";
import { ask, request, withBedrock } from "./ask-model.ts";

const text = "The fund fell 3 % – 🚀 not.";

withBedrock({
  answer: () => ({
    text,
    calls: [{ name: "get_quotes", input: { symbol: "AAPL" } }],
    stop: "tool_use",
  }),
  scripts: {
    damaged: (good) => streamResponse([...good, new Uint8Array(40)]),
  },
});

const quotes = { name: "get_quotes", input: { symbol: "AAPL" }, malformed_bytes: null };
const whole = {
  text,
  thought: "",
  calls: [quotes],
  end: { reason: "tools", usage: { input_tokens: expect.any(Number), output_tokens: 19 } },
  fault: null,
};

describe("each failure becomes a fault with a code", () => {
  test.each([
    ["quota", "model_throttled", true],
    ["not-ready", "model_throttled", true],
    ["model-error", "model_unavailable", true],
    ["model-timeout", "model_unavailable", true],
    ["access-denied", "model_misconfigured", false],
    ["expired", "model_misconfigured", false],
    ["bad-id", "model_misconfigured", false],
    ["first-frame-exception", "model_throttled", true],
    ["mid-stream-exception", "model_stream_error", true],
    ["mid-stream-internal", "model_stream_error", true],
    ["mid-stream-model", "model_stream_error", true],
    ["mid-stream-validation", "model_stream_error", true],
    ["mid-stream-unavailable", "model_stream_error", true],
    ["mid-stream-unknown", "model_stream_error", true],
    ["no-stop", "model_stream_truncated", true],
    ["stop-then-cut", "model_stream_truncated", true],
    ["cut-frame", "model_stream_corrupt", true],
  ])("fault.%s is %s", async (id, code, retryable) => {
    const received = await ask(bedrockModel({ id: `fault.${id}` }));

    expect([received.fault?.code, received.fault?.retryable, received.end]).toEqual([
      code,
      retryable,
      null,
    ]);
    expect(received.fault?.message).not.toMatch(/arn:|\d{6}|aws|bedrock|exception|json|frame/i);
    expect(received.fault?.cause !== undefined || id === "no-stop").toBe(true);
    expect(text.startsWith(received.text)).toBe(true);
  });

  test("damage after a complete answer is not a fault", async () => {
    expect(await ask(bedrockModel({ id: "damaged" }))).toEqual(whole);
  });
});

describe("unusual output is read", () => {
  test("fault.odd-events, with its reasoning separate", async () => {
    const block = { text: "The client wants", signature: "c2lnbmF0dXJl" };
    const thinking = [{ after: { characters: 0, calls: 0 }, block }];
    expect(await ask(bedrockModel({ id: "fault.odd-events" }))).toEqual({
      ...whole,
      thought: "The client wants",
      end: { ...whole.end, thinking },
    });
  });

  test("an answer without metadata has no usage", async () => {
    const received = await ask(bedrockModel({ id: "fault.no-metadata" }));
    expect(received).toEqual({ ...whole, end: { reason: "tools", usage: null } });
  });

  test.each([
    ["context", "length"],
    ["guardrail", "filtered"],
  ])("fault.stop-%s ends as %s", async (id, reason) => {
    const received = await ask(bedrockModel({ id: `fault.stop-${id}` }));
    expect(received.end?.reason).toBe(reason);
  });

  test.each([
    ["text-after-call", "get_quotes", null],
    ["call-end-turn", "get_quotes", null],
  ])("fault.%s is one call of %s", async (id, name, malformed_bytes) => {
    const received = await ask(bedrockModel({ id: `fault.${id}` }));
    expect([received.calls, received.fault]).toEqual([
      [{ name, input: {}, malformed_bytes }],
      null,
    ]);
  });
});

test("a history with calls, results and choice none is accepted by the service's rules", async () => {
  const messages: ModelRequest["messages"] = [
    ...request.messages,
    {
      role: "assistant",
      text: "\n",
      calls: [{ id: "call_1", name: "no such tool", input: {}, malformed_bytes: null }],
    },
    { role: "tools", results: [{ call_id: "call_1", status: "error", shown: { error: "none" } }] },
  ];
  const received = await ask(bedrockModel({ id: "any" }), { ...request, messages, choice: "none" });
  expect(received).toEqual(whole);
});
