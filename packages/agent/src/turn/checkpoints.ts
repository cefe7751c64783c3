import type * as Entry from "@advisor/domain/entry";
import type { Checkpoint, CheckpointPiece, Writer } from "@advisor/domain/journal";
import type { Clock } from "@advisor/domain/world";

const firstMs = 250;
const nextMs = 1_000;
const maxCharacters = 4_000;

export interface Checkpoints {
  /** Adds text of a step, or of one of its thoughts. */
  add(piece: CheckpointPiece): void;
}

/**
 * Saves the text while it streams, about once a second, without delaying the stream. A checkpoint
 * that cannot be saved is dropped: if the store is down, the next entry will fail.
 */
export function openCheckpoints(writer: Writer, clock: Clock): Checkpoints {
  let pieces: CheckpointPiece[] = [];
  let due: number | undefined;
  return {
    add(piece) {
      const before = pieces.at(-1);
      if (before !== undefined && before.step !== piece.step) pieces = [];
      const longer = joined(pieces.at(-1), piece);
      pieces = longer === undefined ? [...pieces, piece] : pieces.with(-1, longer);
      due ??= clock.now() + firstMs;
      if (clock.now() < due && (pieces.at(-1)?.text.length ?? 0) < maxCharacters) return;
      for (const one of pieces) writer.checkpoint(one).catch(() => undefined);
      pieces = [];
      due = clock.now() + nextMs;
    },
  };
}

function joined(
  before: CheckpointPiece | undefined,
  piece: CheckpointPiece,
): CheckpointPiece | undefined {
  if (before === undefined || before.thought?.nth !== piece.thought?.nth) return undefined;
  const { thought } = piece;
  const text = before.text + piece.text;
  return { ...before, text, ...(thought === undefined ? {} : { thought }) };
}

/** A step restored from checkpoints. */
export interface RestoredStep {
  text: string;
  /** The last one is unfinished while `thinking` is true. */
  reasoning: readonly Entry.Reasoning[];
  thinking: boolean;
}

const blank: RestoredStep = { text: "", reasoning: [], thinking: false };

/** The step's text and reasoning in the stream that `opening` opened, up to the first gap. */
export function restoreStep(
  checkpoints: readonly Checkpoint[],
  opening: number,
  step: number,
): RestoredStep {
  let draft = blank;
  for (const piece of checkpoints) {
    if (piece.opening !== opening || piece.step !== step) continue;
    const longer = withPiece(draft, piece);
    if (longer === undefined) return draft;
    draft = longer;
  }
  return draft;
}

/** The step with another piece; undefined if something before it is missing. */
function withPiece(
  draft: RestoredStep,
  { at, text, thought }: CheckpointPiece,
): RestoredStep | undefined {
  const { reasoning, thinking } = draft;
  if (thinking && thought?.nth !== reasoning.length - 1) return undefined;
  if (thought === undefined) {
    return at === draft.text.length ? { ...draft, text: draft.text + text } : undefined;
  }
  const { nth, place, ms } = thought;
  const before = reasoning[nth];
  const known = before ?? { at: place, text: "", ms: 0 };
  const next = nth === reasoning.length || nth === reasoning.length - 1;
  if (!next || place !== draft.text.length || at !== known.text.length) return undefined;
  const longer = { ...known, text: known.text + text, ms: ms ?? 0 };
  return { ...draft, reasoning: [...reasoning.slice(0, nth), longer], thinking: ms === null };
}

/** The checkpoints up to the first gap: an earlier one may still be on its way to the store. */
export function checkpointsBeforeGap(checkpoints: readonly Checkpoint[]): Checkpoint[] {
  let draft: RestoredStep | undefined = blank;
  const gap = checkpoints.findIndex((piece, nth) => {
    const before = checkpoints[nth - 1];
    const same = before?.step === piece.step && before.opening === piece.opening;
    draft = withPiece(same ? (draft ?? blank) : blank, piece);
    return draft === undefined;
  });
  return gap === -1 ? [...checkpoints] : checkpoints.slice(0, gap);
}
