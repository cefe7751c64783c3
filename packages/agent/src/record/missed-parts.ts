import type * as Entry from "@advisor/domain/entry";
import { lastNumberOf, type Numbered, openingSeqOf } from "@advisor/protocol/encode/numbered";
import { isTerminal, type Part } from "@advisor/protocol/part";
import { type Segment, segmentsOf } from "./replay.ts";

/** Merges consecutive streams into one: one start, one end, and no repeated calls. */
export function joinSegments(segments: readonly Segment[]): Numbered[] {
  return segments.flatMap(({ parts }, nth) =>
    parts.filter(
      ({ part }) =>
        (nth === 0 || !repeats(part)) && (nth === segments.length - 1 || !isTerminal(part)),
    ),
  );
}

const repeats = (part: Part): boolean =>
  part.type === "start" || (part.type === "tool-call" && part.again === true);

/** The stream of a request, including what later processes added after a crash. */
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
 * For a turn that is resumed after a crash: the parts sent before it, and a filter for the new
 * parts. Together they make one continuous stream.
 */
export function resumedStream(
  conversationId: string,
  turn: readonly Entry.Info[],
  began: number,
): { before: Numbered[]; isNew(part: Part): boolean } {
  const segments = segmentsOf(conversationId, turn).filter(({ opening }) => opening >= began);
  return {
    before: joinSegments(segments).filter(
      ({ seq }) => openingSeqOf(seq) !== segments.at(-1)?.opening,
    ),
    isNew: (part) => segments.length < 2 || !repeats(part),
  };
}

const resumes = (turn: readonly Entry.Info[], seq: number): boolean =>
  turn.some((entry) => entry.seq === seq && entry.body.kind === "resumed");

/**
 * The parts after a number. A client that received text which was never recorded gets the turn from
 * its start, and the first part tells it to start over.
 */
export function missedParts(segments: readonly Segment[], after: number | undefined): Numbered[] {
  if (after === undefined) return joinSegments(segments);
  const read = clampToStream(segments, after);
  const own = segments.findIndex((one) => one.opening === openingSeqOf(read));
  const segment = segments[own];
  if (segment === undefined) return joinSegments(segments);
  const at = isPastEnd(segment, read) ? lastNumberOf(read) : read;
  const whole = segment.ended && at === segment.parts.at(-1)?.seq;
  if (at > segment.sure && !whole) return joinSegments(segments);
  return joinSegments(segments.slice(own)).flatMap((one) => remainder(one, at));
}

/** A client that counts lines itself may be one past the last number of a stream. */
const clampToStream = (segments: readonly Segment[], after: number): number =>
  segments.some(({ opening }) => opening === openingSeqOf(after)) ? after : after - 1;

/** Whether such a client has the end: it counted one line more than there are parts. */
function isPastEnd({ ended, parts, sure }: Segment, after: number): boolean {
  const last = parts.at(-2)?.seq ?? after;
  return ended && sure === Number.POSITIVE_INFINITY && after > last;
}

/** The rest of a part that the client has only partially. */
function remainder({ part, seq }: Numbered, after: number): Numbered[] {
  if (seq <= after) return [];
  const written = part.type === "text-delta" || part.type === "reasoning-delta";
  if (!written || seq - part.delta.length >= after) return [{ part, seq }];
  return [{ part: { ...part, delta: part.delta.slice(after - seq) }, seq }];
}

/**
 * Adds a start to a stream that begins in the middle of reasoning, because the AI SDK rejects
 * reasoning without one.
 */
export async function* withReasoningStarts(
  parts: AsyncIterable<Numbered>,
): AsyncGenerator<Numbered> {
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
