import type * as Entry from "@advisor/domain/entry";
import { addStep, type Total } from "@advisor/domain/record/turn-total";
import type { Part } from "@advisor/protocol/part";
import type { LoadedContext } from "../context/context-provider.ts";
import type { ContextNote } from "../record/history.ts";
import { thoughtId } from "./to-parts.ts";

/** What a turn knows of itself while it runs. */
export interface Progress {
  step: number;
  /** Text of the step under way. */
  text: string;
  /** What the model thought in the step under way; the last of it is still open while `thinking` is set. */
  reasoning: Entry.Reasoning[];
  /** When the thought that is shown now began. */
  thinking: number | undefined;
  /** What of the stream is still to be closed. */
  open: "nothing" | "step" | "text";
  total: Total;
  /** Characters that the model was sent for the last step. */
  asked: number;
  /** What was spent since the last entry that tells of it. */
  unrecorded: Total;
  /** What of that paid calls cost. */
  tools_micro_usd: number;
  /** Sources already named to the reader. */
  sources: Set<string>;
  /** Loaded for the step under way, until it is recorded with it. */
  newContext: LoadedContext | undefined;
  /** All context that the model is sent in this turn beside the record. */
  context: readonly ContextNote[];
  /** Everything that was loaded so far. */
  loaded: LoadedContext["loaded"];
  /** Settles when the last step's cost is booked; rejects when no further step may be taken. */
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
  unrecorded: nothing,
  tools_micro_usd: 0,
  sources: new Set(),
  newContext: undefined,
  context,
  loaded: [],
  booked: Promise.resolve(),
});

/** What a step leaves in the record besides its words and calls. */
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

/** Counts what a step or a paid call cost. */
export function spend(progress: Progress, cost: Cost): void {
  progress.total = addStep(progress.total, cost);
  progress.unrecorded = addStep(progress.unrecorded, cost);
  progress.tools_micro_usd += cost.tools_micro_usd ?? 0;
}

/** What paid calls cost goes into the record once, with the entry that tells of them first. */
export const paid = ({ tools_micro_usd }: Progress): Pick<StepRecord, "tools_micro_usd"> =>
  tools_micro_usd === 0 ? {} : { tools_micro_usd };

/** An entry that is stored tells of all that was spent so far. */
export function withUnrecordedCost(progress: Progress): void {
  progress.unrecorded = nothing;
  progress.tools_micro_usd = 0;
}

/** Context goes into the record once, with the step that it was loaded for. */
export function takeContext(progress: Progress): Pick<StepRecord, "told" | "loaded"> {
  const { newContext } = progress;
  progress.newContext = undefined;
  if (newContext === undefined || newContext.text === "") return {};
  return { told: newContext.text, loaded: newContext.loaded };
}

/** `after`: how many messages of the turn stand before it. */
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

/** Ends the thought that is shown, if one is. */
export function* thoughtEnd(progress: Progress, id: string, now: number): Generator<Part> {
  const { thinking, reasoning } = progress;
  if (thinking === undefined) return;
  const last = reasoning.at(-1);
  const ms = now - thinking;
  if (last !== undefined) progress.reasoning = reasoning.with(-1, { ...last, ms });
  progress.thinking = undefined;
  yield { type: "reasoning-end", id: thoughtId(id, reasoning.length - 1), ms };
}

/** What the step's entry says of the thoughts, where there were any. */
export const thoughtsOf = ({ reasoning }: Progress): Pick<Entry.Step, "reasoning"> =>
  reasoning.length === 0 ? {} : { reasoning };

/** Closes what the reader still has open. */
export function* closeOpenParts(
  progress: Progress,
  { id, now }: { id: string; now: number },
  step: Extract<Part, { type: "step-end" }>,
): Generator<Part> {
  yield* thoughtEnd(progress, id, now);
  if (progress.open === "text") yield { type: "text-end", id };
  if (progress.open !== "nothing") yield step;
  progress.open = "nothing";
}

/** What a turn that stops has spent and no entry tells of. */
export const unrecorded = ({
  unrecorded: { usage, micro_usd },
}: Progress): Pick<Entry.Stopped, "usage" | "micro_usd"> =>
  usage === null && micro_usd === 0 ? {} : { usage, micro_usd };
