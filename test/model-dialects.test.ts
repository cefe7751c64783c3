import { bedrockModel } from "@advisor/adapters/model/bedrock/bedrock";
import { openaiModel } from "@advisor/adapters/model/openai/openai";
import type { Model } from "@advisor/agent/model/model";
import * as bedrock from "@advisor/local/bedrock/frame";
import { streamResponse as bedrockStream } from "@advisor/local/bedrock/outcome";
import { startBedrock } from "@advisor/local/bedrock/start";
import { streamResponse as openaiStream } from "@advisor/local/openai/outcome";
import { startOpenai } from "@advisor/local/openai/start";
import { wireBytes } from "@advisor/local/openai/wire";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ask } from "./ask-model.ts";

/** What both adapters must do with the same server faults. */
const text = "The fund fell 3 % – 🚀 not.";
const call = { name: "get_quotes", input: { symbol: "AAPL" } };
const answer = () => ({ text, calls: [call], stop: "tool_use" as const });
const whole = {
  text,
  thought: "",
  calls: [{ ...call, malformed_bytes: null }],
  end: {
    reason: "tools",
    usage: { input_tokens: expect.any(Number), output_tokens: expect.any(Number) },
  },
  fault: null,
};
let cuts: number[] = [];

/** The bytes, cut where the test says. */
async function* chopped(parts: readonly Uint8Array[]) {
  const all = Buffer.concat(parts);
  let from = 0;
  const places = [...cuts.map((cut) => cut % all.length), all.length].sort((a, b) => a - b);
  for (const to of places) {
    await new Promise(setImmediate);
    yield all.subarray(from, to);
    from = to;
  }
}

let bedrockServer: Awaited<ReturnType<typeof startBedrock>>;
let openaiServer: Awaited<ReturnType<typeof startOpenai>>;
beforeAll(async () => {
  bedrockServer = await startBedrock({
    answer,
    scripts: { chopped: (good) => bedrockStream(chopped(good.map(bedrock.encodeFrame))) },
  });
  openaiServer = await startOpenai({
    answer,
    scripts: { chopped: (good) => openaiStream(chopped(good.map(wireBytes))) },
  });
  vi.stubEnv("AWS_ENDPOINT_URL_BEDROCK_RUNTIME", bedrockServer.url);
  vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local");
  vi.stubEnv("AWS_REGION", "us-east-1");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([bedrockServer.close(), openaiServer.close()]);
});

describe.each<[string, (id: string) => Model]>([
  ["Bedrock", (id) => bedrockModel({ id })],
  ["chat completions", (id) => openaiModel({ id, baseUrl: openaiServer.url, apiKey: undefined })],
])("a model on %s", (_, open) => {
  test.each([
    ["throttle", "model_throttled", true],
    ["unavailable", "model_unavailable", true],
    ["internal", "model_unavailable", true],
    ["html", "model_unavailable", true],
    ["reset", "model_unavailable", true],
    ["not-found", "model_misconfigured", false],
    ["too-long", "context_too_long", false],
    ["mid-stream-error", "model_stream_error", true],
    ["cut", "model_stream_truncated", true],
    ["corrupt", "model_stream_corrupt", true],
    ["garbage", "model_stream_corrupt", true],
    ["absurd-length", "model_stream_corrupt", true],
  ])("that does fault.%s fails as %s", async (id, code, retryable) => {
    const received = await ask(open(`fault.${id}`));
    expect([received.fault?.code, received.fault?.retryable, received.end]).toEqual([
      code,
      retryable,
      null,
    ]);
    expect(received.fault?.message).not.toMatch(
      /arn:|\d{3}|aws|bedrock|openai|http|json|key|exception|frame/i,
    );
    expect(received.fault?.cause).toBeDefined();
    expect(text.startsWith(received.text)).toBe(true);
  });

  test("keeps the text before the connection broke", async () => {
    const received = await ask(open("fault.mid-stream-error"));
    expect(received.text).toBe("The fund fell 3 % – 🚀");
  });

  test("is not retried by its adapter, so a throttled step succeeds the second time", async () => {
    const model = open("fault.throttle-once");
    expect([(await ask(model)).fault?.code, await ask(model)]).toEqual(["model_throttled", whole]);
  });

  test.each(["any", "fault.torn"])("that does %s is read completely", async (id) => {
    expect(await ask(open(id))).toEqual(whole);
  });

  test("may omit its usage", async () => {
    const received = await ask(open("fault.no-usage"));
    expect(received).toEqual({ ...whole, end: { reason: "tools", usage: null } });
  });

  test.each([
    ["length", "length"],
    ["filter", "filtered"],
    ["unknown", "other"],
  ])("that does fault.stop-%s ends as %s", async (id, reason) => {
    expect((await ask(open(`fault.stop-${id}`))).end?.reason).toBe(reason);
  });

  test.each([
    ["emoji", "Up 🚀 again"],
    ["empty", ""],
    ["blank", " \n"],
    ["long", "word ".repeat(120_000)],
  ])("that does fault.%s has exactly its text", async (id, expected) => {
    const received = await ask(open(`fault.${id}`));
    expect([received.text, received.end?.reason]).toEqual([expected, "stop"]);
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
  ])("that does fault.%s makes one call of %s", async (id, name, malformed_bytes) => {
    const received = await ask(open(`fault.${id}`));
    expect([received.calls, received.fault]).toEqual([
      [{ name, input: {}, malformed_bytes }],
      null,
    ]);
  });

  test.each([
    ["empty-ids", 2],
    ["doubled-ids", 2],
    ["many-calls", 50],
    ["loop", 1],
    ["no-call", 0],
  ])("that does fault.%s makes %i calls", async (id, count) => {
    expect((await ask(open(`fault.${id}`))).calls).toHaveLength(count);
  });

  test("is read however its bytes are split", async () => {
    const model = open("chopped");
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { maxLength: 30 }), async (places) => {
        cuts = places;
        expect(await ask(model)).toEqual(whole);
      }),
      { numRuns: 20 },
    );
  });
});
