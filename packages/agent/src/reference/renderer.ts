import type { DefinedTool } from "@advisor/tools/tool";
import type { Message } from "../model/model.ts";
import { noSuchFigure } from "./marker.ts";
import { type Resolver, resolverFor } from "./resolve.ts";

/** A reference that names no figure. */
export interface ReferenceFault {
  reference: string;
  problem: string;
}

/** Longer than any reference: text in braces beyond it is ordinary text. */
const longest = 200;

/**
 * Replaces the references of a streamed text, such as `{{r1.AAPL.gain}}`, by the figures that they
 * stand for. Only text from an opening brace on waits for the rest. Other text in double braces is
 * passed on unchanged.
 */
export class ReferenceRenderer {
  readonly faults: ReferenceFault[] = [];
  private held = "";
  /** How many characters were taken. */
  private taken = 0;
  /** By how many characters each reference grew, and where it ended in the text that was taken. */
  private readonly grown: { end: number; by: number }[] = [];
  private readonly resolver: Resolver;

  /** The references are to the results in these messages. */
  constructor(turn: readonly Message[], tools: readonly DefinedTool[]) {
    this.resolver = resolverFor(turn, tools);
  }

  /** Adds a delta and returns the text that is complete. */
  take(delta: string): string {
    this.taken += delta.length;
    if (this.held === "" && !delta.includes("{")) return delta;
    this.held += delta;
    let shown = "";
    for (;;) {
      const at = this.opening();
      shown += this.held.slice(0, at);
      this.held = this.held.slice(at);
      const end = this.held.search(/\}\}|\n/);
      if (this.held.length < 3 || (end < 0 && this.held.length <= longest)) return shown;
      const isClosed = this.held[end] === "}" && end <= longest;
      shown += isClosed ? this.closed(end) : this.unclosed();
    }
  }

  /** The rest of a text that is complete. A text that breaks off ends before the brace. */
  end(): string {
    const rest = this.held === "" ? "" : this.unclosed() + this.held;
    this.held = "";
    return rest;
  }

  /** The place in the rendered text of a place in the text that was taken. */
  placeOf(at: number): number {
    return this.grown.reduce((place, { end, by }) => (end <= at ? place + by : place), at);
  }

  /** Where the next double brace begins, or a brace that may become one; the length if there is none. */
  private opening(): number {
    const at = this.held.search(/\{\{(?!\{)|\{$/);
    return at < 0 ? this.held.length : at;
  }

  private closed(end: number): string {
    const inner = this.held.slice(2, end);
    this.held = this.held.slice(end + 2);
    const reference = inner.trim();
    if (!this.resolver.isReference(reference)) return `{{${inner}}}`;
    const resolved = this.resolver.resolve(reference);
    const shown = "figure" in resolved ? resolved.figure : this.fault(reference, resolved.problem);
    this.grown.push({ end: this.taken - this.held.length, by: shown.length - inner.length - 4 });
    return shown;
  }

  /** The first word stands for a reference that is never closed. */
  private unclosed(): string {
    const [word] = /^\{+\s*\S*/.exec(this.held) ?? [""];
    const reference = word.replace(/^\{+\s*/, "");
    const isReference = this.resolver.isReference(reference);
    const open = this.held.slice(0, 2);
    this.held = this.held.slice(isReference ? word.length : open.length);
    return isReference ? this.fault(reference, "it is not closed by }}") : open;
  }

  private fault(reference: string, problem: string): string {
    this.faults.push({ reference, problem });
    return noSuchFigure;
  }
}
