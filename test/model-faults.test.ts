import { bedrockModel } from "@advisor/adapters/model/bedrock/bedrock";
import type { ModelRequest } from "@advisor/agent/model/model";
import { encodeFrame, type Frame } from "@advisor/local/bedrock/frame";
import { streamResponse } from "@advisor/local/bedrock/outcome";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ask, request, withBedrock } from "./ask-model.ts";

const text = "The fund fell 3 % – 🚀 not.";
let cuts: number[] = [];

withBedrock({
  answer: () => ({
    text,
    calls: [{ name: "get_quotes", input: { symbol: "AAPL" } }],
    stop: "tool_use",
  }),
  scripts: {
    chopped: (good) => streamResponse(chopped(good)),
    damaged: (good) => streamResponse([...good, new Uint8Array(40)]),
  },
});

async function* chopped(good: Frame[]) {
  const whole = Buffer.concat(good.map(encodeFrame));
  let from = 0;
  for (const to of [7, ...cuts.map((cut) => 7 + (cut % whole.length)), whole.length].sort(
    (a, b) => a - b,
  )) {
    await new Promise(setImmediate);
    yield whole.subarray(from, to);
    from = to;
  }
}

const quotes = { name: "get_quotes", input: { symbol: "AAPL" }, malformed_bytes: null };
const whole = {
  text,
  thought: "",
  calls: [quotes],
  end: { reason: "tools", usage: { input_tokens: expect.any(Number), output_tokens: 19 } },
  fault: null,
};

describe("what goes wrong becomes a fault with a name", () => {
  test.each([
    ["throttle", "model_throttled", true],
    ["quota", "model_throttled", true],
    ["not-ready", "model_throttled", true],
    ["unavailable", "model_unavailable", true],
    ["internal", "model_unavailable", true],
    ["model-error", "model_unavailable", true],
    ["model-timeout", "model_unavailable", true],
    ["html", "model_unavailable", true],
    ["reset", "model_unavailable", true],
    ["access-denied", "model_misconfigured", false],
    ["expired", "model_misconfigured", false],
    ["not-found", "model_misconfigured", false],
    ["bad-id", "model_misconfigured", false],
    ["too-long", "context_too_long", false],
    ["first-frame-exception", "model_throttled", true],
    ["mid-stream-exception", "model_stream_error", true],
    ["mid-stream-internal", "model_stream_error", true],
    ["mid-stream-model", "model_stream_error", true],
    ["mid-stream-validation", "model_stream_error", true],
    ["mid-stream-unavailable", "model_stream_error", true],
    ["mid-stream-unknown", "model_stream_error", true],
    ["mid-stream-error", "model_stream_error", true],
    ["no-stop", "model_stream_truncated", true],
    ["cut", "model_stream_truncated", true],
    ["stop-then-cut", "model_stream_truncated", true],
    ["cut-frame", "model_stream_corrupt", true],
    ["corrupt", "model_stream_corrupt", true],
    ["garbage", "model_stream_corrupt", true],
    ["absurd-length", "model_stream_corrupt", true],
  ])("fault.%s is %s", async (id, code, retryable) => {
    const told = await ask(bedrockModel({ id: `fault.${id}` }));

    expect([told.fault?.code, told.fault?.retryable, told.end]).toEqual([code, retryable, null]);
    expect(told.fault?.message).not.toMatch(/arn:|\d{6}|aws|bedrock|exception|json|frame/i);
    expect(told.fault?.cause !== undefined || id === "no-stop").toBe(true);
    expect(text.startsWith(told.text)).toBe(true);
  });

  test("what was said before the line broke is told", async () => {
    const told = await ask(bedrockModel({ id: "fault.mid-stream-exception" }));
    expect(told.text).toBe("The fund fell 3 % – 🚀");
  });

  test("the adapter does not retry, so a throttled step is good the second time", async () => {
    const model = bedrockModel({ id: "fault.throttle-once" });
    expect([(await ask(model)).fault?.code, await ask(model)]).toEqual(["model_throttled", whole]);
  });

  test("damage behind a complete answer is no fault", async () => {
    expect(await ask(bedrockModel({ id: "damaged" }))).toEqual(whole);
  });
});

describe("what is merely odd is read", () => {
  test.each(["us.anthropic.model:0", "fault.torn"])("%s", async (id) => {
    expect(await ask(bedrockModel({ id }))).toEqual(whole);
  });

  test("fault.odd-events, with its thoughts apart", async () => {
    const block = { text: "The client wants", signature: "c2lnbmF0dXJl" };
    const thinking = [{ after: { characters: 0, calls: 0 }, block }];
    expect(await ask(bedrockModel({ id: "fault.odd-events" }))).toEqual({
      ...whole,
      thought: "The client wants",
      end: { ...whole.end, thinking },
    });
  });

  test.each(["no-metadata", "no-usage"])("fault.%s has no usage", async (id) => {
    const told = await ask(bedrockModel({ id: `fault.${id}` }));
    expect(told).toEqual({ ...whole, end: { reason: "tools", usage: null } });
  });

  test.each([
    ["length", "length"],
    ["context", "length"],
    ["guardrail", "filtered"],
    ["filter", "filtered"],
    ["unknown", "other"],
  ])("fault.stop-%s ends as %s", async (id, reason) => {
    const told = await ask(bedrockModel({ id: `fault.stop-${id}` }));
    expect(told.end?.reason).toBe(reason);
  });

  test.each([
    ["emoji", "Up 🚀 again"],
    ["empty", ""],
    ["blank", " \n"],
    ["long", "word ".repeat(120_000)],
  ])("fault.%s keeps the text exact", async (id, expected) => {
    const told = await ask(bedrockModel({ id: `fault.${id}` }));
    expect([told.text, told.end?.reason]).toEqual([expected, "stop"]);
  });

  test.each([
    ["bad-arguments", "get_quotes", 14],
    ["cut-arguments", "get_quotes", 14],
    ["array-arguments", "get_quotes", 8],
    ["string-arguments", "get_quotes", 6],
    ["proto-arguments", "get_quotes", 30],
    ["big-arguments", "get_quotes", 1_000_013],
    ["unknown-tool", "no_such_tool", null],
    ["proto-tool", "__proto__", null],
    ["text-after-call", "get_quotes", null],
    ["call-end-turn", "get_quotes", null],
  ])("fault.%s is one call of %s", async (id, name, malformed_bytes) => {
    const told = await ask(bedrockModel({ id: `fault.${id}` }));
    expect([told.calls, told.fault]).toEqual([[{ name, input: {}, malformed_bytes }], null]);
  });

  test.each([
    ["empty-ids", 2],
    ["doubled-ids", 2],
    ["many-calls", 50],
    ["loop", 1],
    ["no-call", 0],
  ])("fault.%s tells %i calls", async (id, count) => {
    expect((await ask(bedrockModel({ id: `fault.${id}` }))).calls).toHaveLength(count);
  });

  test("bytes may be cut anywhere", async () => {
    const model = bedrockModel({ id: "chopped" });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { maxLength: 30 }), async (places) => {
        cuts = places;
        expect(await ask(model)).toEqual(whole);
      }),
      { numRuns: 20 },
    );
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
  const told = await ask(bedrockModel({ id: "any" }), { ...request, messages, choice: "none" });
  expect(told).toEqual(whole);
});
