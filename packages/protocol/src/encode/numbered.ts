import { type Part, terminal } from "../part.ts";

/**
 * Every part of a conversation's streams has a number that grows. It counts parts, and in text the
 * characters, of the answer and of reasoning, from the entry that opened the stream: so text cut into
 * other pieces keeps its numbers, and a reader that comes back is sent exactly what it has not read. The
 * terminal part has the last number of its stream, whatever came before it: who has read that has read
 * everything.
 */
export interface Numbered {
  part: Part;
  /** Where the reader stands after this part. */
  seq: number;
}

/** The room for the parts of one stream. */
const room = 10_000_000;

/** The number before the first part of the stream that an entry opened. */
export const baseOf = (openingSeq: number): number => openingSeq * room;

/** The entry that opened the stream to which a number belongs. */
export const openingOf = (seq: number): number => Math.floor(seq / room);

/** The last number of the stream to which a number belongs. */
export const lastOf = (seq: number): number => baseOf(openingOf(seq) + 1) - 1;

/** The number behind a part that follows the number `seq`. */
export function numberAfter(seq: number, part: Part): number {
  if (terminal(part)) return lastOf(seq);
  const written = part.type === "text-delta" || part.type === "reasoning-delta";
  return seq + (written ? part.delta.length : 1);
}

/** Numbers the parts of a stream as they come. */
export async function* numbered(
  parts: AsyncIterable<Part>,
  openingSeq: number,
): AsyncGenerator<Numbered> {
  let seq = baseOf(openingSeq);
  for await (const part of parts) {
    seq = numberAfter(seq, part);
    yield { part, seq };
  }
}
