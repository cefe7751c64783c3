import type { ModelEvent } from "@advisor/agent/model/model";
import type { Usage } from "@advisor/domain/model/usage";
import type { StopReason } from "@advisor/protocol/part";
import { modelFault } from "../model-fault.ts";
import { toCallEvent } from "../open-call.ts";
import { plausibleUsage } from "../stated-usage.ts";
import { joinSurrogates, textEvents } from "../whole-text.ts";
import { addPiece, completeCalls, type IndexedCall } from "./openai-calls.ts";
import type { Choice, Chunk } from "./openai-chunk.ts";
import {
  addThoughts,
  blocksOf,
  hasThinking,
  isThought,
  noThoughts,
  type Thoughts,
  thoughtText,
} from "./openai-thinking.ts";

/** The state of an answer received so far. */
export interface State {
  /**
   * In the order in which they began. A call is known to be complete only when a later one begins
   * or the answer ends.
   */
  calls: readonly IndexedCall[];
  /** The first half of a surrogate pair whose second half is in a later delta. */
  half: string;
  thoughtHalf: string;
  thoughts: Thoughts;
  reason: StopReason | null;
  usage: Usage;
  /** Whether the answer contains any text. */
  said: boolean;
  /** Whether the answer contains something that could not be parsed. */
  unread: boolean;
}

interface Next {
  state: State;
  events: ModelEvent[];
}

export const initialState: State = {
  calls: [],
  half: "",
  thoughtHalf: "",
  thoughts: noThoughts,
  reason: null,
  usage: null,
  said: false,
  unread: false,
};

/** Applies one chunk of the answer. Choices other than the first are ignored. */
export function step(before: State, { choices, usage }: Chunk): Next {
  const state = usage ? { ...before, usage: tokens(usage) } : before;
  const choice = choices.find(({ index }) => index === 0);
  return choice ? grow(state, choice) : { state, events: [] };
}

/**
 * The last events of an answer that ended without an error. A stream that was cut can look like
 * that too. `done` means that the server marked the end itself.
 */
export function finish(state: State, done = false): ModelEvent[] {
  const { calls, half, usage, said, unread, thoughts } = state;
  const reason = state.reason ?? (done ? ended(state) : null);
  if (reason === null) throw modelFault("model_stream_truncated");
  if (unread && !said && calls.length === 0) {
    throw modelFault("model_stream_corrupt", new Error("content of an unknown kind"));
  }
  const thinking = blocksOf(thoughts, calls);
  return [
    ...textEvents(half),
    ...calls.filter(({ passed }) => !passed).map(toCallEvent),
    { type: "end", reason, usage, ...(thinking.length === 0 ? {} : { thinking }) },
  ];
}

/** An answer with text whose stream was closed without a reason counts as complete. */
function ended({ calls, said }: State): StopReason | null {
  if (calls.length > 0) return "tools";
  return said ? "stop" : null;
}

const tokens = (usage: NonNullable<Chunk["usage"]>): Usage =>
  plausibleUsage({
    input: usage.prompt_tokens,
    output: usage.completion_tokens,
    cacheRead: usage.prompt_tokens_details?.cached_tokens,
    cacheWrite: undefined,
    total: usage.total_tokens,
    inputHoldsCached: true,
  });

function grow(state: State, { delta, finish_reason }: Choice): Next {
  if (finish_reason === "error") throw modelFault("model_stream_error", new Error("finish: error"));
  const marked = isThought(delta);
  const words = (marked ? "" : delta.content.text) + delta.refusal;
  const thought = thoughtText(delta) + (marked ? delta.content.text : "");
  const spoken = joinSurrogates(state.half, words);
  const thinking = joinSurrogates(state.thoughtHalf, thought);
  const calls = delta.calls.reduce(addPiece, state.calls);
  const ready = completeCalls(calls);
  const reason = state.reason ?? reasonOf(finish_reason);
  return {
    state: {
      ...state,
      half: spoken.half,
      thoughtHalf: thinking.half,
      thoughts: addThoughts(state.thoughts, delta),
      calls: calls.map((call) => (ready.includes(call) ? { ...call, passed: true } : call)),
      reason: delta.refusal === "" ? reason : "refused",
      said: state.said || words !== "",
      unread: state.unread || delta.content.unread,
    },
    events: [
      ...(hasThinking(delta) || marked ? thinking.events.map(asThought) : []),
      ...spoken.events,
      ...ready.map(toCallEvent),
    ],
  };
}

const asThought = (event: ModelEvent): ModelEvent =>
  event.type === "text-delta" ? { type: "reasoning-delta", text: event.text } : event;

const reasons = new Map<string, StopReason>([
  ["stop", "stop"],
  ["end_turn", "stop"],
  ["eos", "stop"],
  ["eos_token", "stop"],
  ["stop_sequence", "stop"],
  ["tool_calls", "tools"],
  ["tool_use", "tools"],
  ["function_call", "tools"],
  ["length", "length"],
  ["max_tokens", "length"],
  ["model_length", "length"],
  ["content_filter", "filtered"],
  ["safety", "filtered"],
  ["refusal", "refused"],
]);

const reasonOf = (said: string): StopReason | null =>
  said === "" ? null : (reasons.get(said.toLowerCase()) ?? "other");
