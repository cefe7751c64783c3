import type * as Entry from "@advisor/domain/entry";
import { type Numbered, openingOf } from "@advisor/protocol/numbered";
import { type Part, terminal } from "@advisor/protocol/part";
import { type Leg, legsOf } from "./replay.ts";

/** Streams that follow each other as one: one start, one end, and no call shown again. */
export function joined(legs: readonly Leg[]): Numbered[] {
  return legs.flatMap(({ parts }, nth) =>
    parts.filter(
      ({ part }) => (nth === 0 || !repeats(part)) && (nth === legs.length - 1 || !terminal(part)),
    ),
  );
}

const repeats = (part: Part): boolean =>
  part.type === "start" || (part.type === "tool-call" && part.again === true);

/** The stream that a request began, with what later processes added when the first one died. */
export function replayOf(
  conversationId: string,
  turn: readonly Entry.Info[],
  opening: number,
): Numbered[] {
  const legs = legsOf(conversationId, turn);
  const own = legs.findIndex((one) => one.opening === opening);
  const next = legs.findIndex((one, nth) => nth > own && !resumes(turn, one.opening));
  return own === -1 ? [] : joined(legs.slice(own, next === -1 ? undefined : next));
}

const resumes = (turn: readonly Entry.Info[], seq: number): boolean =>
  turn.some((entry) => entry.seq === seq && entry.body.kind === "resumed");

/**
 * The parts after a number. A reader that has seen what was never recorded is sent the turn from the
 * beginning: its first part tells it to start over.
 */
export function missed(legs: readonly Leg[], after: number | undefined): Numbered[] {
  const own = after === undefined ? -1 : legs.findIndex((one) => one.opening === openingOf(after));
  const leg = legs[own];
  if (after === undefined || leg === undefined) return joined(legs);
  const whole = leg.ended && after === leg.parts.at(-1)?.seq;
  if (after > leg.sure && !whole) return joined(legs);
  return joined(legs.slice(own)).flatMap((one) => rest(one, after));
}

/** A text that was read in part goes on where the reader stopped. */
function rest({ part, seq }: Numbered, after: number): Numbered[] {
  if (seq <= after) return [];
  if (part.type !== "text-delta" || seq - part.delta.length >= after) return [{ part, seq }];
  return [{ part: { ...part, delta: part.delta.slice(after - seq) }, seq }];
}
