import type { Meaning } from "../../lexicon/meaning.ts";
import type { NameMeaning, Span } from "../span.ts";
import type { Token } from "../tokens.ts";

export type MeaningOf<Is> = Extract<Meaning | NameMeaning, { is: Is }>;

/** The meanings of a clause in order, without fillers. */
export class ClauseItems {
  readonly #spans: readonly Span[];
  readonly #tokens: readonly Token[];

  constructor(spans: readonly Span[], tokens: readonly Token[]) {
    this.#spans = spans.filter(({ meaning }) => meaning.is !== "filler");
    this.#tokens = tokens;
  }

  get length(): number {
    return this.#spans.length;
  }

  at(index: number): Meaning | NameMeaning | undefined {
    return this.#spans[index]?.meaning;
  }

  text(index: number): string {
    return this.#words(index)
      .map(({ text }) => text)
      .join(" ");
  }

  isPlural(index: number): boolean {
    return this.#words(index).some((word) => word.plural && !word.possessive);
  }

  #words(index: number): readonly Token[] {
    const span = this.#spans[index];
    return span === undefined ? [] : this.#tokens.slice(span.from, span.to);
  }
}
