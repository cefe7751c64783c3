import * as Entry from "../entry.ts";

/** True when the advisor asked for the rest of what ended at this place of the turn. */
export const isContinued = (turn: readonly Entry.Info[], at: number): boolean =>
  turn.slice(at + 1).find(Entry.startsStream)?.body.kind === "continued";

/** The text of a turn's answer. A continued answer consists of several entries. */
export const answerText = (turn: readonly Entry.Info[]): string =>
  turn
    .map(({ body }, at) =>
      body.kind === "answer" || (body.kind === "stopped" && isContinued(turn, at)) ? body.text : "",
    )
    .join("");

/**
 * What an answer that ended early goes on from: the text written so far or, where there is none in
 * its last stream, the recorded results. Undefined if only asking again helps.
 */
export function continuesFrom(turn: readonly Entry.Info[]): "text" | "results" | undefined {
  const last = turn.findLast((entry) => Entry.turnIdOf(entry) !== null)?.body;
  if (last?.kind === "answer") return last.stop_reason === "length" ? "text" : undefined;
  if (last?.kind !== "stopped" || !canContinue(last) || isPending(turn)) return undefined;
  if (last.text.trim() !== "") return "text";
  const hasResults = turn.some(({ body }) => body.kind === "step") || answerText(turn) !== "";
  return hasResults ? "results" : undefined;
}

/** A stop by the advisor or the end of a process, and failures that may pass. */
const canContinue = ({ code, retryable }: Entry.Stopped): boolean =>
  code === "interrupted" || (retryable && code !== "step_limit");

/** Writes that were never carried out: whether they still should be is a new decision. */
const isPending = (turn: readonly Entry.Info[]): boolean =>
  turn.findLast(({ body }) => body.kind === "asked" || body.kind === "step")?.body.kind === "asked";
