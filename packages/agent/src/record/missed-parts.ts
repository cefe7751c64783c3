import type * as Entry from "@advisor/domain/entry";
import { lastOf, type Numbered, openingOf } from "@advisor/protocol/encode/numbered";
import { type Part, terminal } from "@advisor/protocol/part";
import { type Segment, segmentsOf } from "./replay.ts";

/** Streams that follow each other as one: one start, one end, and no call shown again. */
export function joinSegments(segments: readonly Segment[]): Numbered[] {
  return segments.flatMap(({ parts }, nth) =>
    parts.filter(
      ({ part }) =>
        (nth === 0 || !repeats(part)) && (nth === segments.length - 1 || !terminal(part)),
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
  const segments = segmentsOf(conversationId, turn);
  const own = segments.findIndex((one) => one.opening === opening);
  const next = segments.findIndex((one, nth) => nth > own && !resumes(turn, one.opening));
  return own === -1 ? [] : joinSegments(segments.slice(own, next === -1 ? undefined : next));
}

/**
 * What earlier processes streamed of a request whose turn runs again, and the parts of the stream that
 * goes on with it: together one stream, as if no process had died.
 */
export function resumedStream(
  conversationId: string,
  turn: readonly Entry.Info[],
  began: number,
): { before: Numbered[]; goesOn(part: Part): boolean } {
  const segments = segmentsOf(conversationId, turn).filter(({ opening }) => opening >= began);
  return {
    before: joinSegments(segments).filter(({ seq }) => openingOf(seq) !== segments.at(-1)?.opening),
    goesOn: (part) => segments.length < 2 || !repeats(part),
  };
}

const resumes = (turn: readonly Entry.Info[], seq: number): boolean =>
  turn.some((entry) => entry.seq === seq && entry.body.kind === "resumed");

/**
 * The parts after a number. A reader that has seen what was never recorded is sent the turn from the
 * beginning: its first part tells it to start over.
 */
export function missedParts(segments: readonly Segment[], after: number | undefined): Numbered[] {
  if (after === undefined) return joinSegments(segments);
  const read = inside(segments, after);
  const own = segments.findIndex((one) => one.opening === openingOf(read));
  const segment = segments[own];
  if (segment === undefined) return joinSegments(segments);
  const at = behindEnd(segment, read) ? lastOf(read) : read;
  const whole = segment.ended && at === segment.parts.at(-1)?.seq;
  if (at > segment.sure && !whole) return joinSegments(segments);
  return joinSegments(segments.slice(own)).flatMap((one) => rest(one, at));
}

/** A reader that counts lines itself may stand one behind the last number of a stream. */
const inside = (segments: readonly Segment[], after: number): number =>
  segments.some(({ opening }) => opening === openingOf(after)) ? after : after - 1;

/** Such a reader has the end when it has counted one line more than there are parts before it. */
function behindEnd({ ended, parts, sure }: Segment, after: number): boolean {
  const last = parts.at(-2)?.seq ?? after;
  return ended && sure === Number.POSITIVE_INFINITY && after > last;
}

/** A text or thought that was read in part goes on where the reader stopped. */
function rest({ part, seq }: Numbered, after: number): Numbered[] {
  if (seq <= after) return [];
  const written = part.type === "text-delta" || part.type === "reasoning-delta";
  if (!written || seq - part.delta.length >= after) return [{ part, seq }];
  return [{ part: { ...part, delta: part.delta.slice(after - seq) }, seq }];
}

/**
 * A stream that begins in the middle of a thought opens it again: readers of the AI SDK refuse words of
 * a thought that did not begin.
 */
export async function* withOpenThoughts(parts: AsyncIterable<Numbered>): AsyncGenerator<Numbered> {
  const open = new Set<string>();
  for await (const one of parts) {
    const { part, seq } = one;
    if (part.type === "reasoning-start") open.add(part.id);
    else if (
      (part.type === "reasoning-delta" || part.type === "reasoning-end") &&
      !open.has(part.id)
    ) {
      open.add(part.id);
      const read = part.type === "reasoning-delta" ? seq - part.delta.length : seq - 1;
      yield { part: { type: "reasoning-start", id: part.id }, seq: read };
    }
    yield one;
  }
}
