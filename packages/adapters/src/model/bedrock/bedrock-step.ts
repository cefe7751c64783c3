import type { ModelEvent, ThinkingBlock } from "@advisor/agent/model/model";
import type { Usage } from "@advisor/domain/model/usage";
import type { StopReason } from "@advisor/protocol/part";
import type {
  ContentBlockDelta,
  ContentBlockStart,
  ConverseStreamMetadataEvent,
  ConverseStreamOutput,
  ReasoningContentBlockDelta,
} from "@aws-sdk/client-bedrock-runtime";
import { joinSurrogates, textDeltaEvents } from "../join-surrogates.ts";
import { modelFault } from "../model-fault.ts";
import {
  appendArguments,
  type OpenCall,
  toCallEvent,
  toIncompleteCallEvent,
} from "../open-call.ts";
import { plausibleUsage } from "../plausible-usage.ts";
import { isCompleteReason, laterReason, readStopReason } from "../stop-reasons.ts";

/** The state of an answer received so far. */
export interface AnswerState {
  /** Calls whose arguments are still arriving. */
  open: readonly Block[];
  /** The first half of a surrogate pair whose second half is in a later delta. */
  half: string;
  /** The model's reasoning blocks, each with the position in the answer where it came. */
  thoughts: readonly Thought[];
  characters: number;
  calls: number;
  reason: StopReason | null;
  usage: Usage;
  measured: boolean;
}

interface Thought extends ThinkingBlock {
  index: number;
}

interface Block extends OpenCall {
  index: number;
  /** Calls that closed without arguments. Whether their arguments were lost is known only later. */
  stopped: boolean;
}

interface Next {
  state: AnswerState;
  events: ModelEvent[];
}

export const initialAnswerState: AnswerState = {
  open: [],
  half: "",
  thoughts: [],
  characters: 0,
  calls: 0,
  reason: null,
  usage: null,
  measured: false,
};

/** Applies one chunk of the answer. Unknown kinds of chunk are ignored. */
export function applyChunk(state: AnswerState, chunk: ConverseStreamOutput): Next {
  if (chunk.contentBlockDelta) {
    const { contentBlockIndex = 0, delta } = chunk.contentBlockDelta;
    return delta ? grow(state, contentBlockIndex, delta) : { state, events: [] };
  }
  if (chunk.contentBlockStart) {
    const { contentBlockIndex = 0, start: initialState } = chunk.contentBlockStart;
    return begin(state, contentBlockIndex, initialState);
  }
  if (chunk.contentBlockStop) {
    const { contentBlockIndex = 0 } = chunk.contentBlockStop;
    return close(withStopped(state, contentBlockIndex), (call) => call.stopped && call.bytes > 0);
  }
  if (chunk.messageStop) {
    const said = state.characters > 0 || state.calls > 0 || state.open.length > 0;
    const reason = readStopReason(chunk.messageStop.stopReason ?? "", said) ?? "other";
    const ended = { ...state, reason: laterReason(state.reason, reason) };
    return close(ended, () => true, isCompleteReason(reason) ? toCallEvent : toIncompleteCallEvent);
  }
  if (chunk.metadata) {
    return { state: { ...state, measured: true, usage: tokens(chunk.metadata) }, events: [] };
  }
  return { state, events: [] };
}

/** Once the stop reason and the usage have arrived, a later error changes nothing. */
export const isAnswerComplete = (state: AnswerState): boolean =>
  state.reason !== null && state.measured;

/**
 * The last events of an answer that ended without an error, which can also happen to a stream that
 * was cut off.
 */
export function finishAnswer(state: AnswerState): ModelEvent[] {
  if (state.reason === null) throw modelFault("model_stream_truncated");
  const thinking = state.thoughts.map(({ after, block }) => ({ after, block }));
  const { reason, usage } = state;
  return [{ type: "end", reason, usage, ...(thinking.length === 0 ? {} : { thinking }) }];
}

function grow(state: AnswerState, index: number, delta: ContentBlockDelta): Next {
  if (delta.reasoningContent) return think(state, index, delta.reasoningContent);
  const { text, toolUse } = delta;
  if (typeof text === "string") {
    const { half, events } = joinSurrogates(state.half, text);
    return { state: { ...state, half, characters: state.characters + text.length }, events };
  }
  // The SDK client does not check what the service sent: arguments may be text, or sometimes an
  // object.
  const input: unknown = toolUse?.input;
  if (input === undefined || input === null) return { state, events: [] };
  const piece = typeof input === "string" ? input : JSON.stringify(input);
  const open = state.open.map((call) =>
    call.index === index ? appendArguments(call, piece) : call,
  );
  return { state: { ...state, open }, events: [] };
}

/**
 * Stores reasoning as it was received and shows its text. A signature alone shows that the model is
 * thinking.
 */
function think(
  state: AnswerState,
  index: number,
  { text, signature, redactedContent }: Partial<ReasoningContentBlockDelta>,
): Next {
  const known = state.thoughts.at(-1);
  const redacted = redactedContent && Buffer.from(redactedContent).toString("base64");
  const before = known?.index === index ? known : undefined;
  const block: ThinkingBlock["block"] = before?.block ?? {};
  const next: Thought = {
    index,
    after: before?.after ?? { characters: state.characters, calls: state.calls },
    block: {
      ...block,
      ...(text === undefined ? {} : { text: `${block.text ?? ""}${text}` }),
      ...(signature === undefined ? {} : { signature }),
      ...(redacted === undefined ? {} : { redacted }),
    },
  };
  const others = before === undefined ? state.thoughts : state.thoughts.slice(0, -1);
  return {
    state: { ...state, thoughts: [...others, next] },
    events: [{ type: "reasoning-delta", text: (text ?? "").toWellFormed() }],
  };
}

/**
 * A call without arguments may have been cut off before they came. It is emitted only when another
 * block begins or the answer turns out to be complete.
 */
function begin(state: AnswerState, index: number, block: ContentBlockStart | undefined): Next {
  const { state: before, events } = close(state, ({ stopped }) => stopped);
  const use = block?.toolUse;
  if (!use || before.open.some((call) => call.index === index)) return { state: before, events };
  const call = {
    index,
    id: use.toolUseId ?? "",
    name: use.name ?? "",
    json: "",
    bytes: 0,
    stopped: false,
  };
  return { state: { ...before, open: [...before.open, call] }, events };
}

const withStopped = (state: AnswerState, index: number): AnswerState => ({
  ...state,
  open: state.open.map((call) => (call.index === index ? { ...call, stopped: true } : call)),
});

function close(
  state: AnswerState,
  ended: (call: Block) => boolean,
  eventOf: (call: OpenCall) => ModelEvent = toCallEvent,
): Next {
  const whole = state.open.filter(ended);
  return {
    state: {
      ...state,
      half: "",
      open: state.open.filter((call) => !ended(call)),
      calls: state.calls + whole.length,
    },
    events: [...textDeltaEvents(state.half), ...whole.map(eventOf)],
  };
}

/** The SDK client does not check the service's numbers against its types. */
function tokens({ usage }: ConverseStreamMetadataEvent): Usage {
  const { inputTokens, outputTokens, totalTokens, cacheReadInputTokens, cacheWriteInputTokens } =
    usage ?? {};
  return plausibleUsage({
    input: inputTokens,
    output: outputTokens,
    cacheRead: cacheReadInputTokens,
    cacheWrite: cacheWriteInputTokens,
    total: totalTokens,
    inputHoldsCached: false,
  });
}
