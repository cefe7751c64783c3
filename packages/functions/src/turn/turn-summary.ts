import type { CallSpan, StepSpan } from "@advisor/adapters/spans/turn-spans";
import { isTerminal, type Part } from "@advisor/protocol/part";

interface Step extends Omit<StepSpan, "ended"> {
  ended: number | null;
}

interface Call extends Omit<CallSpan, "ended"> {
  ended: number | null;
  /** True when the call waits for an approval and has not run. */
  waiting: boolean;
}

/** The run time of a tool. The stream cannot show it, because it has results in the order of the calls. */
export interface ToolRun {
  tool: string;
  began: number;
  ended: number | null;
}

type Event<Name> = Extract<Extract<Part, { type: "event" }>["event"], { event: Name }>;

/** What a turn's parts have shown so far: ids, codes, counts and times, but no content. */
export interface TurnSummary {
  /** Names of existing tools. Others are reported as unknown, because a model can write any text there. */
  readonly names: ReadonlySet<string>;
  first_text: number | null;
  steps: Step[];
  calls: Call[];
  runs: ToolRun[];
  /** The cost of this stream's paid calls, in millionths of a dollar. */
  tools_micro_usd: number;
  grounding: { valid: boolean; citations: number } | null;
  end: "finish" | "waiting" | "interrupted" | "error" | "cut";
  code: string | null;
  reason: string | null;
  /** When the last part was streamed. */
  ended: number | null;
}

export const emptySummary = (names: ReadonlySet<string>): TurnSummary => ({
  names,
  first_text: null,
  steps: [],
  calls: [],
  runs: [],
  tools_micro_usd: 0,
  grounding: null,
  end: "cut",
  code: null,
  reason: null,
  ended: null,
});

/** Adds a part that was streamed at `now`. */
export function addPart(seen: TurnSummary, part: Part, now: number): void {
  const step = seen.steps.at(-1);
  switch (part.type) {
    case "text-start":
      seen.first_text ??= now;
      if (step !== undefined) step.first ??= now;
      return;
    case "tool-call":
      if (step !== undefined) noteText(step, now);
      called(seen, part, now);
      return;
    case "tool-result":
      noteResult(seen, part.call_id, null, now);
      return;
    case "tool-error":
      noteResult(seen, part.call_id, part.error.code, now);
      return;
    case "tool-denied":
      noteResult(seen, part.call_id, "denied", now);
      return;
    case "event":
      noteEvent(seen, part.event, now);
      return;
    case "step-end":
      if (step !== undefined) stepEnded(step, part, now);
      return;
    default:
      noteEnd(seen, part, now);
  }
}

/** The model's output for a step is complete when its calls arrive. */
function noteText(step: Step, now: number): void {
  step.first ??= now;
  step.ended ??= now;
}

function called(
  { names, calls }: TurnSummary,
  part: Extract<Part, { type: "tool-call" }>,
  now: number,
) {
  const { call_id, tool } = part;
  const name = names.has(tool) ? tool : "unknown";
  calls.push({ call_id, tool: name, began: now, ended: null, code: null, waiting: false });
}

function noteResult(
  { calls, runs }: TurnSummary,
  id: string,
  code: string | null,
  now: number,
): void {
  const call = calls.find(({ call_id }) => call_id === id);
  if (call === undefined) return;
  const place = runs.findIndex(({ tool, ended }) => tool === call.tool && ended !== null);
  const [ran] = place < 0 ? [] : runs.splice(place, 1);
  Object.assign(call, { code, began: ran?.began ?? call.began, ended: ran?.ended ?? now });
}

function noteEvent(seen: TurnSummary, event: Event<string>, now: number): void {
  if (event.event === "thinking" && event.status === "working") {
    const unknown = { first: null, ended: null, reason: null, code: null };
    seen.steps.push({ began: now, ...unknown, ...unknownUsage });
  } else if (event.event === "grounding") {
    seen.grounding = { valid: event.valid, citations: event.citations.length };
  } else if (event.event === "approval_required") {
    const call = seen.calls.find(({ call_id }) => call_id === event.call_id);
    if (call !== undefined) call.waiting = true;
  }
}

function stepEnded(step: Step, part: Extract<Part, { type: "step-end" }>, now: number): void {
  step.ended ??= now;
  step.reason ??= part.reason;
  const { usage } = part;
  if (usage === null || step.input_tokens !== null) return;
  const { input_tokens, output_tokens, cache_read_tokens = 0, cache_write_tokens = 0 } = usage;
  Object.assign(step, { input_tokens, output_tokens, cache_read_tokens, cache_write_tokens });
}

const unknownUsage = {
  input_tokens: null,
  output_tokens: null,
  cache_read_tokens: null,
  cache_write_tokens: null,
};

function noteEnd(seen: TurnSummary, part: Part, now: number): void {
  if (isTerminal(part)) seen.ended = now;
  if (part.type === "finish") {
    seen.end = seen.calls.some(({ waiting }) => waiting) ? "waiting" : "finish";
    seen.reason = part.reason;
  } else if (part.type === "interrupted") {
    seen.end = "interrupted";
    seen.code = part.reason;
  } else if (part.type === "error") {
    seen.end = "error";
    seen.code = part.code;
  }
}

/** The model requests with their end times. A request during which the turn failed has the turn's code. */
export const stepSpans = ({ steps, code }: TurnSummary, ended: number): StepSpan[] =>
  steps.map((step, place) => {
    const broken = place === steps.length - 1 && step.input_tokens === null && step.first === null;
    return { ...step, ended: step.ended ?? ended, code: broken ? code : null };
  });

/** The calls that ran, without those waiting for approval. */
export const callSpans = ({ calls, code }: TurnSummary, ended: number): CallSpan[] =>
  calls
    .filter(({ waiting }) => !waiting)
    .map(({ waiting: _, ...call }) => ({
      ...call,
      ended: call.ended ?? ended,
      code: call.ended === null ? code : call.code,
    }));
