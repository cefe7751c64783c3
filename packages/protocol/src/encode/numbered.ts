import { isTerminal, type Part } from "../part.ts";

/**
 * Each part in a conversation's streams has an increasing number. It counts parts, and for text and
 * reasoning the characters, from the entry that opened the stream. Text that is split differently
 * therefore keeps its numbers, and a client that reconnects gets exactly what it missed. The
 * terminal part always has the highest number of its stream, so a client with that number has
 * everything.
 */
export interface Numbered {
  part: Part;
  /** The number after this part. */
  seq: number;
}

/** The range of numbers reserved for one stream. */
const streamRange = 10_000_000;

/** The number before the first part of the stream that this entry opened. */
export const streamStart = (openingSeq: number): number => openingSeq * streamRange;

/** The sequence number of the entry that opened the stream with this number. */
export const openingSeqOf = (seq: number): number => Math.floor(seq / streamRange);

/** The highest number of the stream with this number. */
export const lastNumberOf = (seq: number): number => streamStart(openingSeqOf(seq) + 1) - 1;

/** The number of a part that comes after `seq`. */
export function numberAfter(seq: number, part: Part): number {
  if (isTerminal(part)) return lastNumberOf(seq);
  const written = part.type === "text-delta" || part.type === "reasoning-delta";
  return seq + (written ? part.delta.length : 1);
}

/** Numbers the parts of a stream as they arrive. */
export async function* numbered(
  parts: AsyncIterable<Part>,
  openingSeq: number,
): AsyncGenerator<Numbered> {
  let seq = streamStart(openingSeq);
  for await (const part of parts) {
    seq = numberAfter(seq, part);
    yield { part, seq };
  }
}
