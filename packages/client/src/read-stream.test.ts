import { uiEncoding } from "@advisor/protocol/encode/encode-ui";
import {
  answeredTurn,
  failedTurn,
  interruptedTurn,
  streamText,
} from "@advisor/protocol/part.fixture";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Chunk, readEvents, readStream, type StreamEvent } from "./read-stream.ts";

/** The bytes of a text, split at these positions. */
function bodyOf(text: string, cuts: readonly number[] = []): ReadableStream<Uint8Array> {
  const whole = new TextEncoder().encode(text);
  const edges = [0, ...cuts.map((cut) => cut % whole.length), whole.length].sort((a, b) => a - b);
  return new ReadableStream({
    start(controller) {
      for (const [place, edge] of edges.entries()) {
        controller.enqueue(whole.subarray(edges[place - 1] ?? 0, edge));
      }
      controller.close();
    },
  });
}

async function read(text: string, cuts: readonly number[] = []): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for await (const chunk of readStream(bodyOf(text, cuts))) chunks.push(chunk);
  return chunks;
}

const event = (chunk: unknown): string => `data: ${JSON.stringify(chunk)}\n\n`;
const lines = (chunks: readonly Chunk[]): string =>
  chunks.map((chunk) => JSON.stringify(chunk)).join("\n");

describe("a turn is read", () => {
  it("as the chunks that a screen uses", async () => {
    expect(lines(await read(streamText(uiEncoding, answeredTurn)))).toMatchInlineSnapshot(`
      "{"type":"start","messageId":"msg_2","messageMetadata":{"turn_id":"turn_1"}}
      {"type":"text-delta","delta":"Let me "}
      {"type":"text-delta","delta":"look – 🚀.\\n"}
      {"type":"text-end"}
      {"type":"tool-input-available","toolCallId":"call_1","toolName":"get_etf_holdings","input":{"symbol":"VOO"}}
      {"type":"tool-input-available","toolCallId":"call_2","toolName":"get_moon","input":{}}
      {"type":"tool-output-available","toolCallId":"call_1","output":{"source_id":"tool:get_etf_holdings:v1","as_of":"2026-11-20","provider":"embedded","delay":"eod","simulated":true,"data":{"symbol":"VOO","listed":503,"note":"données: 7 %\\n🚀"}}}
      {"type":"source-document","sourceId":"tool:get_etf_holdings:v1","title":"get_etf_holdings, as of 2026-11-20"}
      {"type":"data-side_panel_update","data":{"view":"etf","view_state":{"ticker":"VOO"},"timestamp":"2026-11-20T15:00:00.000Z","highlight_ids":[]}}
      {"type":"tool-output-error","toolCallId":"call_2","errorText":"unknown_tool: There is no such tool here."}
      {"type":"text-delta","delta":"data: [DONE]\\n\\n"}
      {"type":"text-delta","delta":"{\\"type\\":\\"done\\"}\\n"}
      {"type":"text-delta","delta":"d:{\\"finishReason\\":\\"stop\\"}\\n"}
      {"type":"text-end"}
      {"type":"data-usage","data":{"input_tokens":300,"output_tokens":30,"cost_usd":null}}
      {"type":"data-grounding","data":{"valid":false,"unmatched":["7.1%"]}}
      {"type":"finish","finishReason":"stop","messageMetadata":{"stop_reason":"stop","usage":{"input_tokens":300,"output_tokens":30}}}"
    `);
  });

  it("up to its interruption", async () => {
    expect((await read(streamText(uiEncoding, interruptedTurn))).at(-1)).toEqual({
      type: "abort",
      reason: "interrupted",
    });
  });

  it("up to its error, with the code", async () => {
    expect((await read(streamText(uiEncoding, failedTurn))).at(-1)).toEqual({
      type: "error",
      errorText: "The model stopped answering. Try again in a moment.",
      code: "model_timeout",
    });
  });

  it("the same way, however its bytes are split", async () => {
    const text = streamText(uiEncoding, answeredTurn, uiEncoding.heartbeat);
    const whole = await read(text);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { maxLength: 40 }), async (cuts) => {
        expect(await read(text, cuts)).toEqual(whole);
      }),
    );
    const everywhere = Array.from({ length: text.length * 2 }, (_, index) => index);
    expect(await read(text, everywhere)).toEqual(whole);
  });
});

it("every event has its id, even when no screen uses it", async () => {
  const text = `id: 7\n${event({ type: "start-step" })}id: 9\n${event({ type: "text-delta", delta: "It" })}`;
  const all: StreamEvent[] = [];
  for await (const one of readEvents(bodyOf(text))) all.push(one);
  expect(all).toEqual([
    { id: "7", chunk: undefined },
    { id: "9", chunk: { type: "text-delta", delta: "It" } },
  ]);
});

describe("a screen skips", () => {
  const delta = { type: "text-delta", delta: "It is" };

  it.each([
    ["a chunk of a later version", event({ type: "reset-step" })],
    ["a chunk that lacks what it should have", event({ type: "text-delta" })],
    ["a chunk that is not an object", event(null) + event([1]) + event("text")],
    ["a comment", ": keep-alive\n\n"],
    ["another event's fields", "retry: 10\nid: 7\n\n"],
  ])("%s", async (_, between) => {
    expect(await read(event(delta) + between + event(delta))).toEqual([delta, delta]);
  });

  it("a panel view that this version does not have", async () => {
    const moved = (view: string, view_state: object) => ({
      type: "data-side_panel_update",
      data: { timestamp: "2026-11-20T15:00:00.000Z", view, view_state, scroll_to: "a" },
    });
    const known = moved("etf", { ticker: "VOO" });
    expect(await read(event(moved("calendar", {})) + event(moved("etf", {})))).toEqual([]);
    expect(await read(event({ ...known, transient: true }))).toEqual([
      { ...known, data: { ...known.data, highlight_ids: [] } },
    ]);
  });

  it("fields of a later version", async () => {
    expect(await read(event({ ...delta, id: "t", providerMetadata: {} }))).toEqual([delta]);
  });

  it("everything after the end", async () => {
    expect(await read(`${event(delta)}data: [DONE]\n\n${event(delta)}`)).toEqual([delta]);
  });

  it("a last event that was cut off", async () => {
    expect(await read(event(delta) + event(delta).slice(0, -2))).toEqual([delta]);
  });
});

it("a reader that leaves cancels the stream", async () => {
  const left = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      controller.enqueue(new TextEncoder().encode(event({ type: "text-delta", delta: "x" }))),
    cancel: () => left.resolve(),
  });
  for await (const _ of readStream(body)) break;
  await left.promise;
});
