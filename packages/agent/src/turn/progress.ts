import type * as Entry from "@advisor/domain/entry";
import { addStep, type Total } from "@advisor/domain/record/turn-total";
import type { Part } from "@advisor/protocol/part";
import type { LoadedContext } from "../context/context-provider.ts";
import type { ContextNote } from "../record/history.ts";
import { thoughtId } from "./to-parts.ts";

/** The state of a running turn. */
export interface Progress {
  step: number;
  /** The text of the current step. */
  text: string;
  /** The reasoning of the current step; the last block is open while `thinking` is set. */
  reasoning: Entry.Reasoning[];
  /** When the open reasoning block began. */
  thinking: number | undefined;
  /** What is still open in the stream. */
  open: "nothing" | "step" | "text";
  total: Total;
  /** The number of characters in the last request. */
  asked: number;
  /** The cost since the last entry that recorded it. */
  unrecordedCost: Total;
  /** The part of that cost which is due to paid calls. */
  tools_micro_usd: number;
  /** The sources already shown to the reader. */
  sources: Set<string>;
  /** Context loaded for the current step, until it is recorded. */
  newContext: LoadedContext | undefined;
  /** All context notes sent in this turn. */
  context: readonly ContextNote[];
  /** All sources loaded so far. */
  loaded: LoadedContext["loaded"];
  /** Resolves when the last step's cost is recorded; rejects if no further step is allowed. */
  booked: Promise<void>;
}

type Cost = Pick<Entry.Step, "usage" | "micro_usd" | "tools_micro_usd">;

const nothing: Total = { usage: null, micro_usd: 0 };

export const startProgress = (
  step: number,
  total: Total,
  context: readonly ContextNote[],
): Progress => ({
  step,
  text: "",
  reasoning: [],
  thinking: undefined,
  open: "nothing",
  total,
  asked: 0,
  unrecordedCost: nothing,
  tools_micro_usd: 0,
  sources: new Set(),
  newContext: undefined,
  context,
  loaded: [],
  booked: Promise.resolve(),
});

/** The fields of a step's entry besides its text and calls. */
export type StepRecord = Pick<
  Entry.Step,
  | "usage"
  | "micro_usd"
  | "tools_micro_usd"
  | "timing"
  | "told"
  | "loaded"
  | "reasoning"
  | "thinking"
>;

/** Adds the cost of a step or a paid call. */
export function addCost(progress: Progress, cost: Cost): void {
  progress.total = addStep(progress.total, cost);
  progress.unrecordedCost = addStep(progress.unrecordedCost, cost);
  progress.tools_micro_usd += cost.tools_micro_usd ?? 0;
}

/** The cost of paid calls, for the next entry. */
export const toolCost = ({ tools_micro_usd }: Progress): Pick<StepRecord, "tools_micro_usd"> =>
  tools_micro_usd === 0 ? {} : { tools_micro_usd };

/** Call after storing an entry, which records all cost so far. */
export function markCostRecorded(progress: Progress): void {
  progress.unrecordedCost = nothing;
  progress.tools_micro_usd = 0;
}

/** The context for the step's entry; each is recorded once. */
export function takeContext(progress: Progress): Pick<StepRecord, "told" | "loaded"> {
  const { newContext } = progress;
  progress.newContext = undefined;
  if (newContext === undefined || newContext.text === "") return {};
  return { told: newContext.text, loaded: newContext.loaded };
}

/** `after` is the number of the turn's messages before it. */
export const addContext = (
  progress: Progress,
  context: LoadedContext | undefined,
  after: number,
): void => {
  progress.newContext = context;
  if (context !== undefined && context.text !== "") {
    progress.context = [...progress.context, { after, text: context.text }];
  }
  progress.loaded = [...progress.loaded, ...(context?.loaded ?? [])];
};

/** Ends the open reasoning block, if there is one. */
export function* endThought(progress: Progress, id: string, now: number): Generator<Part> {
  const { thinking, reasoning } = progress;
  if (thinking === undefined) return;
  const last = reasoning.at(-1);
  const ms = now - thinking;
  if (last !== undefined) progress.reasoning = reasoning.with(-1, { ...last, ms });
  progress.thinking = undefined;
  yield { type: "reasoning-end", id: thoughtId(id, reasoning.length - 1), ms };
}

/** The reasoning for the step's entry, if there was any. */
export const reasoningOf = ({ reasoning }: Progress): Pick<Entry.Step, "reasoning"> =>
  reasoning.length === 0 ? {} : { reasoning };

/** Closes what is still open in the stream. */
export function* closeOpenParts(
  progress: Progress,
  { id, now }: { id: string; now: number },
  step: Extract<Part, { type: "step-end" }>,
): Generator<Part> {
  yield* endThought(progress, id, now);
  if (progress.open === "text") yield { type: "text-end", id };
  if (progress.open !== "nothing") yield step;
  progress.open = "nothing";
}

/** The cost that no entry has recorded yet. */
export const unrecordedCost = ({
  unrecordedCost: { usage, micro_usd },
}: Progress): Pick<Entry.Stopped, "usage" | "micro_usd"> =>
  usage === null && micro_usd === 0 ? {} : { usage, micro_usd };
