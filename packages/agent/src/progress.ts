import type * as Entry from "@advisor/domain/entry";
import { type Total, withStep } from "@advisor/domain/total";
import type { Part } from "@advisor/protocol/part";
import type { Told } from "./told.ts";

/** What a turn knows of itself while it runs. */
export interface Progress {
  step: number;
  /** Text of the step under way. */
  text: string;
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
  /** Told for the step under way, until it is recorded with it. */
  told: Told | undefined;
  /** All that the model is told in this turn beside the record. */
  context: readonly string[];
  /** Everything that was told so far. */
  loaded: Told["loaded"];
  /** Settles when the last step's cost is booked; rejects when no further step may be taken. */
  booked: Promise<void>;
}

type Cost = Pick<Entry.Step, "usage" | "micro_usd" | "tools_micro_usd">;

const nothing: Total = { usage: null, micro_usd: 0 };

export const beginning = (step: number, total: Total, context: readonly string[]): Progress => ({
  step,
  text: "",
  open: "nothing",
  total,
  asked: 0,
  unrecorded: nothing,
  tools_micro_usd: 0,
  sources: new Set(),
  told: undefined,
  context,
  loaded: [],
  booked: Promise.resolve(),
});

/** What a step leaves in the record besides its words and calls. */
export type Made = Pick<
  Entry.Step,
  "usage" | "micro_usd" | "tools_micro_usd" | "timing" | "told" | "loaded"
>;

/** Counts what a step or a paid call cost. */
export function spend(progress: Progress, cost: Cost): void {
  progress.total = withStep(progress.total, cost);
  progress.unrecorded = withStep(progress.unrecorded, cost);
  progress.tools_micro_usd += cost.tools_micro_usd ?? 0;
}

/** What paid calls cost goes into the record once, with the entry that tells of them first. */
export const paid = ({ tools_micro_usd }: Progress): Pick<Made, "tools_micro_usd"> =>
  tools_micro_usd === 0 ? {} : { tools_micro_usd };

/** An entry that is stored tells of all that was spent so far. */
export function accounted(progress: Progress): void {
  progress.unrecorded = nothing;
  progress.tools_micro_usd = 0;
}

/** What was told goes into the record once, with the step that it was told for. */
export function taken(progress: Progress): Pick<Made, "told" | "loaded"> {
  const { told } = progress;
  progress.told = undefined;
  if (told === undefined || told.text === "") return {};
  return { told: told.text, loaded: told.loaded };
}

export const tell = (progress: Progress, told: Told | undefined): void => {
  progress.told = told;
  if (told !== undefined && told.text !== "") {
    progress.context = [...progress.context, told.text];
  }
  progress.loaded = [...progress.loaded, ...(told?.loaded ?? [])];
};

/** Closes what the reader still has open. */
export function* closed(
  progress: Progress,
  id: string,
  step: Extract<Part, { type: "step-end" }>,
): Generator<Part> {
  if (progress.open === "text") yield { type: "text-end", id };
  if (progress.open !== "nothing") yield step;
  progress.open = "nothing";
}

/** What a turn that stops has spent and no entry tells of. */
export const unrecorded = ({
  unrecorded: { usage, micro_usd },
}: Progress): Pick<Entry.Stopped, "usage" | "micro_usd"> =>
  usage === null && micro_usd === 0 ? {} : { usage, micro_usd };
