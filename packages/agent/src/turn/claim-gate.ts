import type * as Grounding from "@advisor/domain/record/grounding";
import { openTurnGround } from "../ground/turn.ts";
import type { Progress } from "./progress.ts";
import type { Turn } from "./turn.ts";

/** Longer than most lines: how far back a figure may find what it is about before the text is whole. */
const windowCharacters = 1_000;

/**
 * Passes a text on as it is written, up to the first figure that no source states: from there on it is
 * held back until the text is whole. Whoever reads along has then seen nothing that must be taken back.
 */
export class ClaimGate {
  private passed: string;
  private held = "";
  private readonly check: (text: string) => Grounding.Info;

  /** `before` stands before the text and was checked. */
  constructor(before: string, check: (text: string) => Grounding.Info) {
    this.passed = before;
    this.check = check;
  }

  /** What may be shown now. */
  take(delta: string): string {
    this.held += delta;
    const end = /\d/.test(this.held) ? this.held.search(/\S*$/) : this.held.length;
    const piece = this.held.slice(0, end);
    if (piece === "" || !this.isSupported(piece)) return "";
    return this.pass(piece);
  }

  /** What is still held back. */
  get rest(): string {
    return this.held;
  }

  /** Checks the whole text, with other words for what is held back. */
  checkWith(rest: string): Grounding.Info {
    return this.check(this.passed + rest);
  }

  /** Ends the text: what was held back is shown after all. */
  release(): string {
    return this.pass(this.held);
  }

  /** Ends a text that broke off: what was held back is shown only where it is supported. */
  breakOff(): string {
    return this.held !== "" && this.checkWith(this.held).valid ? this.release() : "";
  }

  private pass(piece: string): string {
    this.held = this.held.slice(piece.length);
    this.passed += piece;
    return piece;
  }

  private isSupported(piece: string): boolean {
    if (!/\d/.test(piece)) return true;
    if (this.held.length > windowCharacters) return false;
    const line = this.passed.slice(-windowCharacters).split("\n").at(-1) ?? "";
    return this.check(line + piece).valid;
  }
}

/** An answer over results of tools is shown only as far as they support it; before them there is no gate. */
export function openGate(
  { prompt, stored }: Pick<Turn, "prompt" | "stored">,
  { context }: Progress,
): ClaimGate | undefined {
  const supported = prompt.turns
    .at(-1)
    ?.some((one) => one.role === "tools" && one.results.some(({ status }) => status === "success"));
  if (supported !== true) return undefined;
  let check: ReturnType<typeof openTurnGround> | undefined;
  return new ClaimGate(stored.answered, (text) => {
    check ??= openTurnGround(
      prompt.turns.flat(),
      context.map((note) => note.text),
    );
    return check(text);
  });
}
