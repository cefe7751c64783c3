import type { ModelEvent } from "@advisor/agent/model/model";
import type { Usage } from "@advisor/domain/model/usage";
import type { StopReason } from "@advisor/protocol/part";
import { joinSurrogates, textDeltaEvents } from "../join-surrogates.ts";
import { modelFault } from "../model-fault.ts";
import { toCallEvent, toIncompleteCallEvent } from "../open-call.ts";
import { isCompleteReason, laterReason, readStopReason } from "../stop-reasons.ts";
import { addCallPiece, completeCalls, type IndexedCall } from "./openai-calls.ts";
import type { CompletionChoice, CompletionChunk, MessageDelta } from "./openai-chunk.ts";
import {
  addReasoning,
  hasReasoning,
  isGeminiReasoning,
  noReasoning,
  type Reasoning,
  reasoningBlocks,
  reasoningText,
  withoutReasoning,
} from "./openai-thinking.ts";
import { parseUsage } from "./openai-usage.ts";

/** The state of an answer received so far. */
export interface AnswerState {
  /**
   * In the order in which they began. A call is known to be complete only when a later one begins
   * or the answer ends.
   */
  calls: readonly IndexedCall[];
  /** The first half of a surrogate pair whose second half is in a later delta. */
  half: string;
  thoughtHalf: string;
  thoughts: Reasoning;
  reason: StopReason | null;
  usage: Usage;
  text: string;
  /** Whether part of the answer could not be parsed. */
  unread: boolean;
}

interface Next {
  state: AnswerState;
  events: ModelEvent[];
}

export const initialAnswerState: AnswerState = {
  calls: [],
  half: "",
  thoughtHalf: "",
  thoughts: noReasoning,
  reason: null,
  usage: null,
  text: "",
  unread: false,
};

/** Applies one chunk of the answer. Choices other than the first are ignored. */
export function applyChunk(before: AnswerState, { choices, usage }: CompletionChunk): Next {
  const state = usage ? { ...before, usage: parseUsage(usage) } : before;
  const choice = choices.find(({ index }) => index === 0);
  return choice ? grow(state, choice) : { state, events: [] };
}

/** Once the stop reason has arrived, a broken connection changes nothing. */
export const isAnswerComplete = ({ reason }: AnswerState): boolean => reason !== null;

/**
 * The last events of an answer that ended without an error, which can also happen to a stream that
 * was cut off. `done` means that the server marked the end itself.
 */
export function finishAnswer(state: AnswerState, done = false): ModelEvent[] {
  const { calls, half, usage, text, unread, thoughts } = state;
  const reason = state.reason ?? (done ? ended(state) : null);
  if (reason === null) throw modelFault("model_stream_truncated");
  if (unread && text === "" && calls.length === 0) {
    throw modelFault("model_stream_corrupt", new Error("content of an unknown kind"));
  }
  const thinking = reasoningBlocks(thoughts, calls);
  const last = calls.filter(({ passed }) => !passed);
  return [
    ...textDeltaEvents(half),
    ...last.map(isCompleteReason(reason) ? toCallEvent : toIncompleteCallEvent),
    { type: "end", reason, usage, ...(thinking.length === 0 ? {} : { thinking }) },
  ];
}

/** An answer with text counts as complete even if the stream closed without a stop reason. */
function ended({ calls, text }: AnswerState): StopReason | null {
  if (calls.length > 0) return "tools";
  return text === "" ? null : "stop";
}

function grow(state: AnswerState, choice: CompletionChoice): Next {
  const delta = choice.isWhole ? withoutRepeated(state, choice.delta) : choice.delta;
  const marked = isGeminiReasoning(delta);
  const words = (marked ? "" : delta.content.text) + delta.refusal;
  const thought = reasoningText(delta) + (marked ? delta.content.text : "");
  const spoken = joinSurrogates(state.half, words);
  const thinking = joinSurrogates(state.thoughtHalf, thought);
  const calls = delta.calls.reduce(addCallPiece, state.calls);
  const ready = completeCalls(calls);
  const text = state.text + words;
  const reason = readStopReason(choice.finish_reason, text !== "" || calls.length > 0);
  return {
    state: {
      ...state,
      half: spoken.half,
      thoughtHalf: thinking.half,
      thoughts: addReasoning(state.thoughts, delta),
      calls: calls.map((call) => (ready.includes(call) ? { ...call, passed: true } : call)),
      reason: delta.refusal === "" ? laterReason(state.reason, reason) : "refused",
      text,
      unread: state.unread || delta.unread,
    },
    events: [
      ...(hasReasoning(delta) || marked ? thinking.events.map(asThought) : []),
      ...spoken.events,
      ...ready.map(toCallEvent),
    ],
  };
}

/** Some servers end a stream with the whole message. Removes what was already streamed. */
function withoutRepeated(
  { text, calls, thoughts }: AnswerState,
  message: MessageDelta,
): MessageDelta {
  const { content } = message;
  const rest = content.text.startsWith(text) ? content.text.slice(text.length) : content.text;
  const thought = thoughts === noReasoning ? message : withoutReasoning(message);
  return {
    ...thought,
    content: { ...thought.content, text: rest },
    calls: calls.length === 0 ? message.calls : [],
  };
}

const asThought = (event: ModelEvent): ModelEvent =>
  event.type === "text-delta" ? { type: "reasoning-delta", text: event.text } : event;
