import type { ModelEvent } from "@advisor/agent/model";
import type { Usage } from "@advisor/domain/usage";
import type { StopReason } from "@advisor/protocol/part";
import { modelFault } from "./model-fault.ts";
import { closed, longer, type OpenCall } from "./open-call.ts";
import type { CallPiece, Choice, Chunk } from "./openai-chunk.ts";
import { statedUsage } from "./stated-usage.ts";
import { textOf, wholeText } from "./whole-text.ts";

/** What is known of an answer so far. */
export interface State {
  /** In the order in which they began. Nothing says that one has ended but the end of the answer. */
  calls: readonly IndexedCall[];
  /** The first half of a character whose second half is in a later delta. */
  half: string;
  reason: StopReason | null;
  usage: Usage;
}

interface IndexedCall extends OpenCall {
  index: number | undefined;
}

interface Next {
  state: State;
  events: ModelEvent[];
}

export const start: State = { calls: [], half: "", reason: null, usage: null };

/** Takes one chunk of the answer. Reasoning and other choices than the first change nothing. */
export function step(before: State, { choices, usage }: Chunk): Next {
  const state = usage ? { ...before, usage: tokens(usage) } : before;
  const choice = choices.find(({ index }) => index === 0);
  return choice ? grow(state, choice) : { state, events: [] };
}

/** The last events of an answer that ended without an error; a cut one may look like that too. */
export function finish({ calls, half, reason, usage }: State): ModelEvent[] {
  if (reason === null) throw modelFault("model_stream_truncated");
  return [...textOf(half), ...calls.map(closed), { type: "end", reason, usage }];
}

const tokens = (usage: NonNullable<Chunk["usage"]>): Usage =>
  statedUsage({
    input: usage.prompt_tokens,
    output: usage.completion_tokens,
    cacheRead: usage.prompt_tokens_details?.cached_tokens,
    cacheWrite: undefined,
    total: usage.total_tokens,
    inputHoldsCached: true,
  });

function grow(state: State, { delta, finish_reason }: Choice): Next {
  const { half, events } = wholeText(state.half, delta.content);
  const calls = delta.tool_calls.reduce(take, state.calls);
  return {
    state: { ...state, half, calls, reason: state.reason ?? reasonOf(finish_reason) },
    events,
  };
}

function take(calls: readonly IndexedCall[], piece: CallPiece): readonly IndexedCall[] {
  const { name, arguments: json } = piece.function;
  const at = calls.findLastIndex((call) => continues(call, piece));
  const call = calls[at];
  if (call) return calls.with(at, longer({ ...call, name: call.name || name }, json));
  if (name === "" && piece.id === "") return calls;
  const begun = { index: piece.index, id: piece.id, name, json: "", bytes: 0 };
  return [...calls, longer(begun, json)];
}

/** Some servers repeat the id or make a new one with every piece; some number all calls 0 or none. */
function continues(call: IndexedCall, { index, id, function: { name } }: CallPiece): boolean {
  const other = id !== "" && id !== call.id;
  if (index !== undefined) return call.index === index && !(other && name !== "");
  return id === "" ? name === "" : !other;
}

const reasons = new Map<string, StopReason>([
  ["stop", "stop"],
  ["tool_calls", "tools"],
  ["length", "length"],
  ["content_filter", "filtered"],
]);

const reasonOf = (said: string): StopReason | null =>
  said === "" ? null : (reasons.get(said) ?? "other");
