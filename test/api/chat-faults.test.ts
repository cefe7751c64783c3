import { wait } from "@advisor/adapters/world";
import { compareToIps } from "@advisor/tools/catalog/household/compare-to-ips";
import { describe, expect, test } from "vitest";
import { v1, withApi } from "./api.fixture.ts";
import { type Chunk, chunksOf, textOf } from "./streams.ts";

const api = withApi();

/**
 * The product's delays and timeouts, twenty times as fast, and one tool for the calls of an odd
 * model.
 */
const ports = {
  catalog: [compareToIps],
  wait: (milliseconds: number, signal: AbortSignal) => wait(milliseconds / 20, signal),
};

interface ReceivedTurn {
  id: string;
  chunks: Chunk[];
}

/** One turn with a model that has this fault. */
async function turn(fault: string, household: string | null, text: string): Promise<ReceivedTurn> {
  const id = await api.start(household);
  const app = api.open(`fault.${fault}`, ports);
  return { id, chunks: await chunksOf(await api.send(id, text, { app })) };
}

/** The turn's record, and whether the next turn works. */
async function aftermath(id: string) {
  const { body } = await api.json<{ items: { metadata: Record<string, unknown> }[] }>(
    `GET ${v1}/conversations/${id}/messages`,
  );
  const next = await chunksOf(await api.send(id, "Hello again"));
  return { ...body.items.at(-1)?.metadata, next: next.at(-1)?.type };
}

const callsOf = (chunks: Chunk[]): string[] =>
  chunks.flatMap(({ type, errorText }) =>
    type === "tool-output-error"
      ? String(errorText).replace(/:.*/s, "")
      : type === "tool-output-available"
        ? "ok"
        : [],
  );

describe("a failing model ends the turn with a fault code, and the next turn works", () => {
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
    ["mute", "model_timeout", true],
    ["silent", "model_timeout", true],
    ["silent-mid", "model_timeout", true],
  ])("%s is %s", async (fault, code, retryable) => {
    const { id, chunks } = await turn(fault, null, "Hello");
    expect(chunks.at(-1)).toEqual({
      type: "error",
      errorText: expect.any(String),
      code,
      retryable,
    });
    expect(chunks.at(-1)?.errorText).not.toMatch(/arn:|\d{6}|aws|bedrock|exception|frame/i);
    expect(chunks.filter(({ type }) => /^(error|finish|abort)$/.test(type))).toHaveLength(1);
    expect(await aftermath(id)).toMatchObject({ status: "error", code, next: "finish" });
  });

  test("the text so far is kept", async () => {
    const { id, chunks } = await turn("mid-stream-exception", null, "Hello");
    expect(textOf(chunks)).not.toBe("");
    const { body } = await api.json(`GET ${v1}/conversations/${id}/messages`);
    expect(body).toMatchObject({
      items: [{}, { parts: [{ type: "step-start" }, { type: "text", text: textOf(chunks) }] }],
    });
  });

  test("tool calls that finished are kept with their results", async () => {
    const id = await api.start("hh_d1");
    const app = api.open("fault.internal-once", ports);
    const chunks = await chunksOf(await api.send(id, "Is the family in its bands?", { app }));
    expect([callsOf(chunks), chunks.at(-1)?.type]).toEqual([["ok"], "finish"]);
  });
});

test.each(["throttle-once", "unavailable-once", "reset-once", "html-once"])(
  "a model that fails as %s is retried, and the turn succeeds",
  async (fault) => {
    const { id, chunks } = await turn(fault, null, "Hello");
    expect(chunks.at(-1)).toMatchObject({ type: "finish", finishReason: "stop" });
    expect(textOf(chunks)).not.toBe("");
    expect(await aftermath(id)).toMatchObject({ status: "complete", next: "finish" });
  },
);

describe("unusual model output is handled", () => {
  test.each([
    ["torn", "stop"],
    ["odd-events", "stop"],
    ["no-metadata", "stop"],
    ["no-usage", "stop"],
    ["stop-length", "length"],
    ["stop-context", "length"],
    ["stop-guardrail", "content-filter"],
    ["stop-filter", "content-filter"],
    ["stop-unknown", "other"],
    ["no-call", "stop"],
  ])("%s ends as %s", async (fault, finishReason) => {
    const { id, chunks } = await turn(fault, null, "Hello");
    expect(chunks.at(-1)).toMatchObject({ type: "finish", finishReason });
    expect(await aftermath(id)).toMatchObject({ status: "complete", next: "finish" });
  });

  test.each(["empty", "blank"])("an %s answer has that stop reason", async (fault) => {
    const { id, chunks } = await turn(fault, null, "Hello");
    expect(textOf(chunks)).toContain("The model gave no answer.");
    expect(await aftermath(id)).toMatchObject({ status: "complete", next: "finish" });
  });

  test("an emoji split across chunks arrives whole", async () => {
    expect(textOf((await turn("emoji", null, "Hello")).chunks)).toBe("Up 🚀 again");
  });
});

describe("an unanswerable call is returned to the model, and the turn continues", () => {
  test.each([
    ["bad-arguments", ["invalid_arguments"]],
    ["cut-arguments", ["invalid_arguments"]],
    ["array-arguments", ["invalid_arguments"]],
    ["string-arguments", ["invalid_arguments"]],
    ["proto-arguments", ["invalid_arguments"]],
    ["big-arguments", ["invalid_arguments"]],
    ["unknown-tool", ["unknown_tool"]],
    ["proto-tool", ["unknown_tool"]],
    ["empty-ids", ["ok", "ok"]],
    ["doubled-ids", ["ok", "ok"]],
    ["call-end-turn", ["ok"]],
    ["text-after-call", ["ok"]],
    ["many-calls", [...Array(20).fill("ok"), ...Array(30).fill("too_many_calls")]],
  ])("%s", async (fault, results) => {
    const { id, chunks } = await turn(fault, "hh_d1", "Is the Smith family outside their bands?");
    expect(callsOf(chunks)).toEqual(results);
    expect(chunks.at(-1)).toMatchObject({ type: "finish" });
    const ids = chunks.filter(({ type }) => type === "tool-input-available");
    expect(new Set(ids.map(({ toolCallId }) => toolCallId)).size).toBe(results.length);
    expect(await aftermath(id)).toMatchObject({ status: "complete", next: "finish" });
  });

  test("a model that never stops calling tools is stopped at the last step", async () => {
    const { id, chunks } = await turn("loop", "hh_d1", "Is the Smith family outside their bands?");
    expect(callsOf(chunks)).toEqual(Array(10).fill("ok"));
    expect(chunks.at(-1)).toMatchObject({ type: "error", code: "step_limit" });
    expect(await aftermath(id)).toMatchObject({ status: "error", next: "finish" });
  });
});
