import type { Writer } from "@advisor/domain/journal";
import type { Clock } from "@advisor/domain/world";

const firstMs = 250;
const nextMs = 1_000;
const maxCharacters = 4_000;

export interface Drafts {
  add(step: number, delta: string): void;
}

/**
 * Keeps what is being written, a piece a second, beside the stream and never before it. A piece that
 * cannot be kept is let go: the entry that follows will say if the store is gone.
 */
export function openDrafts(writer: Writer, clock: Clock): Drafts {
  let step = 0;
  let text = "";
  let due: number | undefined;
  return {
    add(current, delta) {
      if (current !== step) [step, text] = [current, ""];
      text += delta;
      due ??= clock.now() + firstMs;
      if (clock.now() < due && text.length < maxCharacters) return;
      const piece = text;
      text = "";
      due = clock.now() + nextMs;
      writer.draft(step, piece).catch(() => undefined);
    },
  };
}
