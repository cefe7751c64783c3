import type { Checkpoint, Writer } from "@advisor/domain/journal";
import type { Clock } from "@advisor/domain/world";

const firstMs = 250;
const nextMs = 1_000;
const maxCharacters = 4_000;

export interface Checkpoints {
  /** The text `delta` was written at character `at` of a step. */
  add(step: number, at: number, delta: string): void;
}

/**
 * Keeps what is being written, a piece a second, beside the stream and never before it. A piece that
 * cannot be kept is let go: the entry that follows will say if the store is gone.
 */
export function openCheckpoints(writer: Writer, clock: Clock): Checkpoints {
  let piece = { step: 0, at: 0, text: "" };
  let due: number | undefined;
  return {
    add(step, at, delta) {
      if (step !== piece.step || piece.text === "") piece = { step, at, text: "" };
      piece.text += delta;
      due ??= clock.now() + firstMs;
      if (clock.now() < due && piece.text.length < maxCharacters) return;
      writer.checkpoint(piece).catch(() => undefined);
      piece = { step, at: at + delta.length, text: "" };
      due = clock.now() + nextMs;
    },
  };
}

/** What is kept of a step in the stream that an entry opened, as far as it has no gap. */
export const checkpointText = (
  checkpoints: readonly Checkpoint[],
  opening: number,
  step: number,
): string =>
  checkpoints.reduce((text, piece) => {
    const next = piece.opening === opening && piece.step === step && piece.at === text.length;
    return next ? text + piece.text : text;
  }, "");

/** The drafts up to the first gap: a piece before it may still be on its way to the store. */
export function withoutGap(checkpoints: readonly Checkpoint[]): Checkpoint[] {
  const gap = checkpoints.findIndex(({ at, step, opening }, nth) => {
    const before = checkpoints[nth - 1];
    const joins = before?.step === step && before.opening === opening;
    return at !== 0 && !(joins && before.at + before.text.length === at);
  });
  return gap === -1 ? [...checkpoints] : checkpoints.slice(0, gap);
}
