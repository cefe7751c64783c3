import type * as Grounding from "@advisor/domain/record/grounding";
import type { Progress } from "./progress.ts";
import type { Turn } from "./turn.ts";

/**
 * Longer than most lines: how much earlier text is checked together with a new figure. Text of which
 * more than this was held back is not checked again before its end.
 */
const windowCharacters = 1_000;

/** What can be unsupported has a digit or begins with a bracket. */
const checkable = /[\d[]/;

type ClaimCheck = (text: string) => Grounding.Info;

/**
 * Passes on a streamed text up to the first unsupported figure, and holds back the rest until the
 * text is complete, so that nothing shown must be retracted.
 */
export class ClaimGate {
  private passed: string;
  private held = "";
  /** Checks any text against what this one is checked against. */
  readonly check: ClaimCheck;

  /** `before` is the text before it, which was already checked. */
  constructor(before: string, check: ClaimCheck) {
    this.passed = before;
    this.check = check;
  }

  /** Adds a delta and returns the text that may be shown now. */
  take(delta: string): string {
    const waitsForEnd = this.held.length > windowCharacters;
    this.held += delta;
    if (waitsForEnd) return "";
    const end = checkable.test(this.held) ? this.held.search(/\S*$/) : this.held.length;
    const piece = this.held.slice(0, end);
    if (piece === "" || !this.isSupported(piece)) return "";
    return this.pass(piece);
  }

  /** The text that is held back. */
  get rest(): string {
    return this.held;
  }

  /** Checks the complete text with `rest` in place of the held text. */
  checkWith(rest: string): Grounding.Info {
    return this.check(this.passed + rest);
  }

  /** Ends the text and shows what was held back. */
  release(): string {
    return this.pass(this.held);
  }

  /** Ends a text that broke off: shows what was held back only if it is supported. */
  breakOff(): string {
    return this.held !== "" && this.checkWith(this.held).valid ? this.release() : "";
  }

  private pass(piece: string): string {
    this.held = this.held.slice(piece.length);
    this.passed += piece;
    return piece;
  }

  private isSupported(piece: string): boolean {
    if (!checkable.test(piece)) return true;
    const line = this.passed.slice(-windowCharacters).split("\n").at(-1) ?? "";
    const isRow = `${line}${piece}`.startsWith("|");
    const head = isRow ? tableHeadBefore(this.passed, this.passed.length - line.length) : "";
    return this.check(head + line + piece).valid;
  }
}

/** The first line of the table whose next row begins at a position; it says what the row's figures are. */
function tableHeadBefore(text: string, at: number): string {
  let [start, head] = [at, ""];
  while (start > 0) {
    // A search from before the text would find a break at its very beginning.
    const before = start === 1 ? 0 : text.lastIndexOf("\n", start - 2) + 1;
    if (text[before] !== "|") break;
    head = text.slice(before, start);
    start = before;
  }
  return head;
}

/** A gate for an answer after tool results; without results there is nothing to check it against. */
export async function openClaimGate(
  turn: Pick<Turn, "prompt" | "stored">,
  progress: Progress,
): Promise<ClaimGate | undefined> {
  const supported = turn.prompt.turns
    .at(-1)
    ?.some((one) => one.role === "tools" && one.results.some(({ status }) => status === "success"));
  return supported === true ? openGateFor(turn, progress) : undefined;
}

/** A gate for the rest of an answer, also of a turn in which no tool has returned a result. */
export const openGateFor = async (
  turn: Pick<Turn, "prompt" | "stored">,
  progress: Progress,
): Promise<ClaimGate> =>
  new ClaimGate(turn.stored.answered + progress.text, await openClaimCheck(turn, progress));

/** Checks texts against all that the model received. Its results are read with the first text. */
export async function openClaimCheck(
  { prompt }: Pick<Turn, "prompt">,
  { context }: Progress,
): Promise<ClaimCheck> {
  const { turnGroundingChecker } = await import("../ground/turn.ts");
  let check: ClaimCheck | undefined;
  return (text) => {
    check ??= turnGroundingChecker(
      prompt.turns.flat(),
      context.map((note) => note.text),
    );
    return check(text);
  };
}
