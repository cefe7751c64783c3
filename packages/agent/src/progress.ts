import type * as Entry from "@advisor/domain/entry";
import type { Total } from "@advisor/domain/total";
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
  /** Sources already named to the reader. */
  sources: Set<string>;
  /** Told for the step under way, until it is recorded with it. */
  told: Told | undefined;
  /** Everything that was told so far. */
  loaded: Told["loaded"];
  /** Settles when the last step's cost is booked; rejects when no further step may be taken. */
  booked: Promise<void>;
}

export const beginning = (step: number, total: Total): Progress => ({
  step,
  text: "",
  open: "nothing",
  total,
  sources: new Set(),
  told: undefined,
  loaded: [],
  booked: Promise.resolve(),
});

/** What a step leaves in the record besides its words and calls. */
export type Made = Pick<Entry.Step, "usage" | "micro_usd" | "timing" | "told" | "loaded">;

/** What was told goes into the record once, with the step that it was told for. */
export function taken(progress: Progress): Pick<Made, "told" | "loaded"> {
  const { told } = progress;
  progress.told = undefined;
  if (told === undefined || told.text === "") return {};
  return { told: told.text, loaded: told.loaded };
}

export const tell = (progress: Progress, told: Told | undefined): void => {
  progress.told = told;
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
