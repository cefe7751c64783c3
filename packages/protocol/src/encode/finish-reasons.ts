import type { StopReason } from "../part.ts";

/** The AI SDK's names of our stop reasons. */
export const finishReasons: Record<StopReason, string> = {
  stop: "stop",
  length: "length",
  filtered: "content-filter",
  refused: "content-filter",
  tools: "tool-calls",
  other: "other",
};
