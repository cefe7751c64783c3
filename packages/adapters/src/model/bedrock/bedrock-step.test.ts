import type { ModelEvent } from "@advisor/agent/model/model";
import type { ConverseStreamOutput } from "@aws-sdk/client-bedrock-runtime";
import { expect, test } from "vitest";
import { applyChunk, finishAnswer, initialAnswerState, isAnswerComplete } from "./bedrock-step.ts";

const said = (text: string, contentBlockIndex = 0): ConverseStreamOutput => ({
  contentBlockDelta: { contentBlockIndex, delta: { text } },
});
const called = (contentBlockIndex: number, toolUseId: string, name: string) => ({
  contentBlockStart: { contentBlockIndex, start: { toolUse: { toolUseId, name } } },
});
const piece = (contentBlockIndex: number, input: string): ConverseStreamOutput => ({
  contentBlockDelta: { contentBlockIndex, delta: { toolUse: { input } } },
});
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
  let state = initialAnswerState;
  for (const chunk of chunks) {
    const next = applyChunk(state, chunk);
    state = next.state;
    events.push(...next.events);
  }
  return [...events, ...finishAnswer(state)];
}

const callsOf = (events: ModelEvent[]) =>
  events.flatMap((event) => (event.type === "tool-call" ? [event.call] : []));

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
    expect(applyChunk(initialAnswerState, chunk)).toEqual({
      state: initialAnswerState,
      events: [],
    });
});

test("an answer is complete only with its stop reason and its metadata", () => {
  const after = (...chunks: ConverseStreamOutput[]) =>
    isAnswerComplete(
      chunks.reduce((state, chunk) => applyChunk(state, chunk).state, initialAnswerState),
    );

  expect([
    after(stopped("end_turn")),
    after(measured),
    after(stopped("end_turn"), measured),
  ]).toEqual([false, false, true]);
});
