import type { ModelEvent } from "@advisor/agent/model";
import type { Usage } from "@advisor/domain/usage";
import type { StopReason } from "@advisor/protocol/part";
import type {
  ContentBlockDelta,
  ContentBlockStart,
  ConverseStreamMetadataEvent,
  ConverseStreamOutput,
} from "@aws-sdk/client-bedrock-runtime";
import { modelFault } from "./model-fault.ts";
import { closed, longer, type OpenCall } from "./open-call.ts";
import { statedUsage } from "./stated-usage.ts";
import { textOf, wholeText } from "./whole-text.ts";

/** What is known of an answer so far. */
export interface State {
  /** Calls whose arguments are still arriving. */
  open: readonly Block[];
  /** The first half of a character whose second half is in a later delta. */
  half: string;
  reason: StopReason | null;
  usage: Usage;
  measured: boolean;
}

interface Block extends OpenCall {
  index: number;
}

interface Next {
  state: State;
  events: ModelEvent[];
}

export const start: State = { open: [], half: "", reason: null, usage: null, measured: false };

/** Takes one chunk of the answer. Kinds it does not know, and reasoning, change nothing. */
export function step(state: State, chunk: ConverseStreamOutput): Next {
  if (chunk.contentBlockDelta) {
    const { contentBlockIndex = 0, delta } = chunk.contentBlockDelta;
    return delta ? grow(state, contentBlockIndex, delta) : { state, events: [] };
  }
  if (chunk.contentBlockStart) {
    const { contentBlockIndex = 0, start } = chunk.contentBlockStart;
    return { state: begin(state, contentBlockIndex, start), events: [] };
  }
  if (chunk.contentBlockStop) {
    const { contentBlockIndex = 0 } = chunk.contentBlockStop;
    return close(state, ({ index }) => index === contentBlockIndex);
  }
  if (chunk.messageStop) {
    const reason = state.reason ?? reasons.get(chunk.messageStop.stopReason ?? "") ?? "other";
    return close({ ...state, reason }, () => true);
  }
  if (chunk.metadata) {
    return { state: { ...state, measured: true, usage: tokens(chunk.metadata) }, events: [] };
  }
  return { state, events: [] };
}

/** Both ends were seen, so an error behind them changes nothing. */
export const complete = (state: State): boolean => state.reason !== null && state.measured;

/** The last events of an answer that ended without an error; a cut one may look like that too. */
export function finish(state: State): ModelEvent[] {
  if (state.reason === null) throw modelFault("model_stream_truncated");
  return [{ type: "end", reason: state.reason, usage: state.usage }];
}

function grow(state: State, index: number, { text, toolUse }: ContentBlockDelta): Next {
  if (typeof text === "string") {
    const { half, events } = wholeText(state.half, text);
    return { state: { ...state, half }, events };
  }
  const piece = toolUse?.input;
  if (typeof piece !== "string") return { state, events: [] };
  const open = state.open.map((call) => (call.index === index ? longer(call, piece) : call));
  return { state: { ...state, open }, events: [] };
}

function begin(state: State, index: number, block: ContentBlockStart | undefined): State {
  const use = block?.toolUse;
  if (!use || state.open.some((call) => call.index === index)) return state;
  const call = { index, id: use.toolUseId ?? "", name: use.name ?? "", json: "", bytes: 0 };
  return { ...state, open: [...state.open, call] };
}

function close(state: State, ended: (call: Block) => boolean): Next {
  return {
    state: { ...state, half: "", open: state.open.filter((call) => !ended(call)) },
    events: [...textOf(state.half), ...state.open.filter(ended).map(closed)],
  };
}

const reasons = new Map<string, StopReason>([
  ["end_turn", "stop"],
  ["stop_sequence", "stop"],
  ["tool_use", "tools"],
  ["max_tokens", "length"],
  ["model_context_window_exceeded", "length"],
  ["guardrail_intervened", "filtered"],
  ["content_filtered", "filtered"],
]);

/** The client hands on what the service sent, whatever its types say. */
function tokens({ usage }: ConverseStreamMetadataEvent): Usage {
  const { inputTokens, outputTokens, totalTokens, cacheReadInputTokens, cacheWriteInputTokens } =
    usage ?? {};
  return statedUsage({
    input: inputTokens,
    output: outputTokens,
    cacheRead: cacheReadInputTokens,
    cacheWrite: cacheWriteInputTokens,
    total: totalTokens,
    inputHoldsCached: false,
  });
}
