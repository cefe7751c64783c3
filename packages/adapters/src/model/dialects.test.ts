import type { ModelEvent } from "@advisor/agent/model/model";
import type { ConverseStreamOutput } from "@aws-sdk/client-bedrock-runtime";
import { describe, expect, test } from "vitest";
import * as bedrock from "./bedrock/bedrock-step.ts";
import { CompletionChunk } from "./openai/openai-chunk.ts";
import * as openai from "./openai/openai-step.ts";

type Json = Record<string, unknown>;

/** How one dialect (Bedrock or OpenAI) encodes an answer. */
interface Dialect {
  said(text: string): Json;
  called(index: number, id: string, name: string): Json;
  piece(index: number, json: string): Json;
  stopped(reason: string): Json;
  measured: Json;
  /** The dialect's names of the stop reasons. */
  reasons: Readonly<Record<"stop" | "tools" | "length" | "filtered" | "other", string>>;
  read(...chunks: Json[]): ModelEvent[];
}

/** Decodes a whole answer into its events. */
function reader<State>(
  initial: State,
  step: (state: State, chunk: Json) => { state: State; events: ModelEvent[] },
  finish: (state: State) => ModelEvent[],
) {
  return (...chunks: Json[]): ModelEvent[] => {
    const events: ModelEvent[] = [];
    let state = initial;
    for (const chunk of chunks) {
      const next = step(state, chunk);
      state = next.state;
      events.push(...next.events);
    }
    return [...events, ...finish(state)];
  };
}

const delta = (delta: Json, finish_reason: string | null = null): Json => ({
  choices: [{ index: 0, delta, finish_reason }],
});

const dialects: Record<string, Dialect> = {
  Bedrock: {
    said: (text) => ({ contentBlockDelta: { contentBlockIndex: 0, delta: { text } } }),
    called: (contentBlockIndex, toolUseId, name) => ({
      contentBlockStart: { contentBlockIndex, start: { toolUse: { toolUseId, name } } },
    }),
    piece: (contentBlockIndex, input) => ({
      contentBlockDelta: { contentBlockIndex, delta: { toolUse: { input } } },
    }),
    stopped: (stopReason) => ({ messageStop: { stopReason } }),
    measured: { metadata: { usage: { inputTokens: 120, outputTokens: 33, totalTokens: 153 } } },
    reasons: {
      stop: "end_turn",
      tools: "tool_use",
      length: "max_tokens",
      filtered: "guardrail_intervened",
      other: "new_kind",
    },
    read: reader(
      bedrock.initialAnswerState,
      // The test data mixes both dialects and includes chunks that the SDK's types do not allow.
      (state, chunk) => bedrock.applyChunk(state, chunk as unknown as ConverseStreamOutput),
      bedrock.finishAnswer,
    ),
  },
  "chat completions": {
    said: (content) => delta({ content }),
    called: (index, id, name) =>
      delta({ tool_calls: [{ index, id, function: { name, arguments: "" } }] }),
    piece: (index, json) => delta({ tool_calls: [{ index, function: { arguments: json } }] }),
    stopped: (reason) => delta({}, reason),
    measured: {
      choices: [],
      usage: { prompt_tokens: 120, completion_tokens: 33, total_tokens: 153 },
    },
    reasons: {
      stop: "stop",
      tools: "tool_calls",
      length: "length",
      filtered: "content_filter",
      other: "new_kind",
    },
    read: reader(
      openai.initialAnswerState,
      (state, chunk) => openai.applyChunk(state, CompletionChunk.parse(chunk)),
      openai.finishAnswer,
    ),
  },
};

const textOf = (events: ModelEvent[]) =>
  events.map((event) => (event.type === "text-delta" ? event.text : "")).join("");

const callsOf = (events: ModelEvent[]) =>
  events.flatMap((event) => (event.type === "tool-call" ? [event.call] : []));

const good = (id: string, name: string, input: Json) => ({
  id,
  name,
  input,
  malformed_bytes: null,
});

const usage = { input_tokens: 120, output_tokens: 33 };
const deep = `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;

describe.each(Object.entries(dialects))("decoding an answer from %s", (_, dialect) => {
  const { said, called, piece, stopped, measured, reasons, read } = dialect;
  const end = (text: string) => stopped(reasons[text as keyof typeof reasons]);

  test("yields text, a call that came in pieces, and the usage in order", () => {
    expect(
      read(
        said("Let me "),
        said("look."),
        called(1, "call_1", "get_quotes"),
        piece(1, '{"symb'),
        piece(1, 'ol":"AAPL"}'),
        end("tools"),
        measured,
      ),
    ).toEqual([
      { type: "text-delta", text: "Let me " },
      { type: "text-delta", text: "look." },
      { type: "tool-call", call: good("call_1", "get_quotes", { symbol: "AAPL" }) },
      { type: "end", reason: "tools", usage },
    ]);
  });

  test("separates two calls whose pieces are interleaved", () => {
    const events = read(
      called(0, "a", "get_quotes"),
      called(1, "b", "get_facts"),
      piece(1, '{"topic":'),
      piece(0, '{"symbol":"X"}'),
      piece(1, '"fees"}'),
      end("tools"),
    );
    expect(callsOf(events)).toEqual([
      good("a", "get_quotes", { symbol: "X" }),
      good("b", "get_facts", { topic: "fees" }),
    ]);
  });

  test.each([
    ["no JSON", "symbol AAPL", 11],
    ["cut", '{"symbol": "AA', 14],
    ["an array", "[1]", 3],
    ["a string", '"AAPL"', 6],
    ["with __proto__", '{"__proto__":{}}', 16],
    ["with __proto__ inside", '{"a":[{"__proto__":1}]}', 23],
    ["of a megabyte", `{"a":"${"é".repeat(500_000)}"}`, 1_000_008],
    ["deeply nested", deep, deep.length],
  ])(
    "replaces malformed arguments (%s) by {} and reports their size",
    (_name, json, malformed_bytes) => {
      const half = Math.floor(json.length / 2);
      const events = read(
        called(0, "a", "get_quotes"),
        piece(0, json.slice(0, half)),
        piece(0, json.slice(half)),
        end("tools"),
      );
      expect(callsOf(events)).toEqual([
        { id: "a", name: "get_quotes", input: {}, malformed_bytes },
      ]);
    },
  );

  test("gives a call without arguments an empty input, and marks it malformed if the answer was cut off", () => {
    const call = (reason: string) => callsOf(read(called(0, "a", "list"), end(reason)));
    expect(call("tools")).toEqual([good("a", "list", {})]);
    expect(call("length")).toEqual([{ ...good("a", "list", {}), malformed_bytes: 0 }]);
  });

  test("never splits a character across deltas, however the text was split", () => {
    const text = "Up 🚀🚀 to the 🌙!";
    for (let cut = 0; cut <= text.length; cut += 1) {
      const events = read(said(text.slice(0, cut)), said(text.slice(cut)), end("stop"));
      expect(textOf(events)).toBe(text);
      const whole = events.every((one) => one.type !== "text-delta" || one.text.isWellFormed());
      expect(whole).toBe(true);
    }
  });

  test("replaces a lone surrogate by the replacement character", () => {
    const events = read(said("a\ud83d"), said("b\ude80"), said("\ud83d"), end("stop"));
    expect(textOf(events)).toBe("a\ufffdb\ufffd\ufffd");
  });

  test.each(Object.entries(reasons))(
    "reports the stop reason %s for the vendor's %s",
    (reason, name) => {
      expect(read(said("Hi"), stopped(name), measured).at(-1)).toEqual({
        type: "end",
        reason,
        usage,
      });
    },
  );

  test("accepts usage before the stop reason, or no usage", () => {
    const none = { type: "end", reason: "stop", usage: null };
    expect(read(said("Hi"), measured, end("stop")).at(-1)).toEqual({ ...none, usage });
    expect(read(said("Hi"), end("stop")).at(-1)).toEqual(none);
  });

  test("throws model_stream_truncated when the stop reason is missing", () => {
    expect(() => read(said("Hello"), measured)).toThrow(
      expect.objectContaining({ kind: "upstream", code: "model_stream_truncated" }),
    );
  });
});
