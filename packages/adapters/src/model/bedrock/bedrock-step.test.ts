import type { ModelEvent } from "@advisor/agent/model/model";
import type { ConverseStreamOutput } from "@aws-sdk/client-bedrock-runtime";
import { expect, test } from "vitest";
import { finish, initialState, isComplete, step } from "./bedrock-step.ts";

const said = (text: string, contentBlockIndex = 0): ConverseStreamOutput => ({
  contentBlockDelta: { contentBlockIndex, delta: { text } },
});
const called = (contentBlockIndex: number, toolUseId: string, name: string) => ({
  contentBlockStart: { contentBlockIndex, start: { toolUse: { toolUseId, name } } },
});
const piece = (contentBlockIndex: number, input: string): ConverseStreamOutput => ({
  contentBlockDelta: { contentBlockIndex, delta: { toolUse: { input } } },
});
const closed = (contentBlockIndex: number) => ({ contentBlockStop: { contentBlockIndex } });
const stopped = (stopReason: string) =>
  ({ messageStop: { stopReason } }) as unknown as ConverseStreamOutput;
const measured: ConverseStreamOutput = {
  metadata: {
    usage: { inputTokens: 120, outputTokens: 33, totalTokens: 153 },
    metrics: { latencyMs: 1 },
  },
};

function read(...chunks: ConverseStreamOutput[]): ModelEvent[] {
  const events: ModelEvent[] = [];
  let state = initialState;
  for (const chunk of chunks) {
    const next = step(state, chunk);
    state = next.state;
    events.push(...next.events);
  }
  return [...events, ...finish(state)];
}

const textOf = (events: ModelEvent[]) =>
  events.map((event) => (event.type === "text-delta" ? event.text : "")).join("");

const callsOf = (events: ModelEvent[]) =>
  events.flatMap((event) => (event.type === "tool-call" ? [event.call] : []));

test("text, a call in pieces and later text arrive in order", () => {
  const events = read(
    { messageStart: { role: "assistant" } },
    said("Let me "),
    said("look."),
    closed(0),
    called(1, "tooluse_1", "get_quotes"),
    piece(1, '{"symb'),
    piece(1, 'ol":"AAPL"}'),
    closed(1),
    said("Done.", 2),
    closed(2),
    stopped("tool_use"),
    measured,
  );

  expect(events).toMatchInlineSnapshot(`
    [
      {
        "text": "Let me ",
        "type": "text-delta",
      },
      {
        "text": "look.",
        "type": "text-delta",
      },
      {
        "call": {
          "id": "tooluse_1",
          "input": {
            "symbol": "AAPL",
          },
          "malformed_bytes": null,
          "name": "get_quotes",
        },
        "type": "tool-call",
      },
      {
        "text": "Done.",
        "type": "text-delta",
      },
      {
        "reason": "tools",
        "type": "end",
        "usage": {
          "input_tokens": 120,
          "output_tokens": 33,
        },
      },
    ]
  `);
});

test("two calls with interleaved pieces are kept apart", () => {
  const events = read(
    called(0, "a", "get_quotes"),
    called(1, "b", "get_facts"),
    piece(1, '{"topic":'),
    piece(0, '{"symbol":"X"}'),
    piece(1, '"fees"}'),
    closed(1),
    closed(0),
    stopped("tool_use"),
  );

  expect(callsOf(events)).toEqual([
    { id: "b", name: "get_facts", input: { topic: "fees" }, malformed_bytes: null },
    { id: "a", name: "get_quotes", input: { symbol: "X" }, malformed_bytes: null },
  ]);
});

test("a call whose block never closed, or began twice, is emitted once", () => {
  const events = read(
    called(0, "a", "get_quotes"),
    piece(0, "{}"),
    called(0, "a", "get_quotes"),
    stopped("tool_use"),
    measured,
  );

  expect(callsOf(events)).toEqual([
    { id: "a", name: "get_quotes", input: {}, malformed_bytes: null },
  ]);
});

const nested = `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;

test.each([
  ["no JSON", "symbol AAPL", 11],
  ["cut", '{"symbol": "AA', 14],
  ["an array", "[1]", 3],
  ["a string", '"AAPL"', 6],
  ["with __proto__", '{"__proto__":{}}', 16],
  ["with __proto__ inside", '{"a":[{"__proto__":1}]}', 23],
  ["of a megabyte", `{"a":"${"é".repeat(500_000)}"}`, 1_000_008],
  ["nested without end", nested, nested.length],
])("arguments that are %s become {} and their size", (_, json, malformed_bytes) => {
  const half = Math.floor(json.length / 2);
  const events = read(
    called(0, "a", "get_quotes"),
    piece(0, json.slice(0, half)),
    piece(0, json.slice(half)),
    stopped("tool_use"),
  );

  expect(callsOf(events)).toEqual([{ id: "a", name: "get_quotes", input: {}, malformed_bytes }]);
});

test("a call without arguments has an empty input", () => {
  expect(callsOf(read(called(0, "a", "list"), closed(0), stopped("tool_use")))).toEqual([
    { id: "a", name: "list", input: {}, malformed_bytes: null },
  ]);
});

test("every delta holds whole characters, however the text was split", () => {
  const text = "Up 🚀🚀 to the 🌙!";
  for (let cut = 0; cut <= text.length; cut += 1) {
    const events = read(said(text.slice(0, cut)), said(text.slice(cut)), stopped("end_turn"));
    expect(textOf(events)).toBe(text);
    expect(events.every((event) => event.type !== "text-delta" || event.text.isWellFormed())).toBe(
      true,
    );
  }
});

test("a lone surrogate becomes a replacement character", () => {
  expect(textOf(read(said("a\ud83d"), said("b\ude80"), said("\ud83d"), stopped("end_turn")))).toBe(
    "a\ufffdb\ufffd\ufffd",
  );
});

test("unknown chunks, empty deltas and stray arguments are ignored", () => {
  const odd = [
    { contentBlockDelta: { contentBlockIndex: 0, delta: { $unknown: ["new", {}] } } },
    { contentBlockDelta: { contentBlockIndex: 0, delta: undefined } },
    { contentBlockStart: { contentBlockIndex: 0, start: undefined } },
    { $unknown: ["newKindOfEvent", {}] },
    said(""),
    piece(7, "{}"),
  ] as ConverseStreamOutput[];

  for (const chunk of odd)
    expect(step(initialState, chunk)).toEqual({ state: initialState, events: [] });
});

test.each([
  ["end_turn", "stop"],
  ["stop_sequence", "stop"],
  ["tool_use", "tools"],
  ["max_tokens", "length"],
  ["model_context_window_exceeded", "length"],
  ["guardrail_intervened", "filtered"],
  ["content_filtered", "filtered"],
  ["new_kind_of_reason", "other"],
])("the stop reason %s is %s", (reason, expected) => {
  expect(read(stopped(reason), measured)).toEqual([
    { type: "end", reason: expected, usage: { input_tokens: 120, output_tokens: 33 } },
  ]);
});

test("metadata may come first, without usage, or not at all", () => {
  const none = { type: "end", reason: "stop", usage: null };
  expect([
    read(measured, stopped("end_turn")),
    read(stopped("end_turn"), { metadata: {} } as ConverseStreamOutput),
    read(stopped("end_turn")),
  ]).toEqual([
    [{ type: "end", reason: "stop", usage: { input_tokens: 120, output_tokens: 33 } }],
    [none],
    [none],
  ]);
});

test("an answer without messageStop is truncated", () => {
  expect(() => read(said("Hello"), measured)).toThrow(
    expect.objectContaining({ kind: "upstream", code: "model_stream_truncated" }),
  );
});

test("an answer is complete only with its stop reason and its metadata", () => {
  const after = (...chunks: ConverseStreamOutput[]) =>
    isComplete(chunks.reduce((state, chunk) => step(state, chunk).state, initialState));

  expect([
    after(stopped("end_turn")),
    after(measured),
    after(stopped("end_turn"), measured),
  ]).toEqual([false, false, true]);
});
