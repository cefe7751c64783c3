import type { ModelEvent } from "@advisor/agent/model/model";
import { expect, test } from "vitest";
import { CompletionChunk } from "./openai-chunk.ts";
import { applyChunk, finishAnswer, initialAnswerState } from "./openai-step.ts";

type Json = Record<string, unknown>;

const delta = (delta: Json, finish_reason: string | null = null): Json => ({
  choices: [{ index: 0, delta, finish_reason }],
});
const said = (content: string) => delta({ content });
const calls = (...tool_calls: Json[]) => delta({ tool_calls });
const call = (id: string | undefined, name: string | undefined, json = "", index?: number) => ({
  index,
  id,
  type: "function",
  function: { name, arguments: json },
});
const piece = (index: number | undefined, json: string) => call(undefined, undefined, json, index);
const stopped = (reason: string) => delta({}, reason);
const measured: Json = {
  choices: [],
  usage: { prompt_tokens: 120, completion_tokens: 33, total_tokens: 153 },
};

function read(...chunks: Json[]): ModelEvent[] {
  const events: ModelEvent[] = [];
  let state = initialAnswerState;
  for (const chunk of chunks) {
    const next = applyChunk(state, CompletionChunk.parse(chunk));
    state = next.state;
    events.push(...next.events);
  }
  return [...events, ...finishAnswer(state)];
}

const callsOf = (events: ModelEvent[]) =>
  events.flatMap((event) => (event.type === "tool-call" ? [event.call] : []));

const good = (id: string, name: string, input: Json) => ({
  id,
  name,
  input,
  malformed_bytes: null,
});

const two = [good("a", "get_quotes", { symbol: "X" }), good("b", "get_facts", { topic: "fees" })];

test.each<[string, Json[]]>([
  [
    "interleaved",
    [
      calls(call("a", "get_quotes", "", 0), call("b", "get_facts", "", 1)),
      calls(piece(1, '{"topic":'), piece(0, '{"symbol":"X"}')),
      calls(piece(1, '"fees"}')),
    ],
  ],
  [
    "whole in one chunk without an index",
    [calls(call("a", "get_quotes", '{"symbol":"X"}'), call("b", "get_facts", '{"topic":"fees"}'))],
  ],
  [
    "whole in two chunks with the same index",
    [
      calls(call("a", "get_quotes", '{"symbol":"X"}', 0)),
      calls(call("b", "get_facts", '{"topic":"fees"}', 0)),
    ],
  ],
  [
    "in pieces without an index",
    [
      calls(call("a", "get_quotes", '{"symbol":')),
      calls(piece(undefined, '"X"}')),
      calls(call("b", "get_facts", '{"topic":"fees"}')),
    ],
  ],
  [
    "in pieces with the id but without an index",
    [
      calls(call("a", "get_quotes"), call("b", "get_facts")),
      calls(call("b", undefined, '{"topic":"fees"}'), call("a", undefined, '{"symbol":"X"}')),
    ],
  ],
  [
    "with id and name in every piece",
    [
      calls(call("a", "get_quotes", '{"symbol":', 0)),
      calls(call("a", "get_quotes", '"X"}', 0)),
      calls(call("b", "get_facts", '{"topic":"fees"}', 1)),
    ],
  ],
  [
    "with a new id in every piece",
    [
      calls(call("a", "get_quotes", "", 0), call("b", "get_facts", "", 1)),
      calls(call("c", undefined, '{"symbol":"X"}', 0)),
      calls(call("d", "", '{"topic":"fees"}', 1)),
    ],
  ],
])("two calls are recognized: %s", (_, chunks) => {
  expect(callsOf(read(...chunks, stopped("tool_calls")))).toEqual(two);
});

test("calls without ids are separated by name, and calls with the same id by index", () => {
  const nameless = read(calls(call("", "list"), call(undefined, "list")), stopped("tool_calls"));
  const twins = read(calls(call("t", "list", "", 0), call("t", "list", "", 1)), stopped("stop"));

  expect([callsOf(nameless), callsOf(twins)]).toEqual([
    [good("", "list", {}), good("", "list", {})],
    [good("t", "list", {}), good("t", "list", {})],
  ]);
});

test("a name may come after its id", () => {
  const chunks = [calls({ index: 0, id: "a" }), calls(call(undefined, "list", "{}", 0))];
  expect(callsOf(read(...chunks, stopped("tool_calls")))).toEqual([good("a", "list", {})]);
});

test("one chunk may contain the whole answer", () => {
  const whole = {
    ...delta({ content: "Look:", tool_calls: [call("a", "list", "{}")] }, "tool_calls"),
    usage: { prompt_tokens: 120, completion_tokens: 33 },
  };

  expect(read(whole)).toEqual([
    { type: "text-delta", text: "Look:" },
    { type: "tool-call", call: good("a", "list", {}) },
    { type: "end", reason: "tools", usage: { input_tokens: 120, output_tokens: 33 } },
  ]);
});

test.each<[string, Json]>([
  ["nothing", {}],
  ["stray arguments", calls(piece(7, "{}"))],
  ["empty text", said("")],
  ["an empty reason", stopped("")],
  ["another choice", { choices: [{ index: 1, delta: { content: "No" }, finish_reason: "stop" }] }],
  ["a delta of another shape", { choices: [{ index: 0, delta: "No", finish_reason: null }] }],
  ["choices of another shape", { choices: { content: "No" } }],
  ["usage of another shape", { usage: { tokens: 1 } }],
])("%s is ignored", (_, chunk) => {
  expect(applyChunk(initialAnswerState, CompletionChunk.parse(chunk))).toEqual({
    state: initialAnswerState,
    events: [],
  });
});

test("the first finish reason and the last usage count; usage may be absent", () => {
  const running = { ...said("Hi"), usage: { prompt_tokens: 120, completion_tokens: 1 } };
  const usage = { input_tokens: 120, output_tokens: 33 };

  expect([
    read(running, stopped("length"), stopped("stop"), measured).at(-1),
    read(stopped("stop"), { choices: [], usage: null }),
  ]).toEqual([
    { type: "end", reason: "length", usage },
    [{ type: "end", reason: "stop", usage: null }],
  ]);
});
