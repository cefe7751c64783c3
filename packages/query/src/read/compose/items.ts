import type { Meaning } from "../../lexicon/meaning.ts";
import type { NameMeaning, Span } from "../span.ts";
import type { Token } from "../tokens.ts";

export type MeaningOf<Is> = Extract<Meaning | NameMeaning, { is: Is }>;

const separators = new Set([",", ":", "&", "+", "and", "plus", "or", "also", "vs", "versus"]);

/** The words of a span as they are written. */
export const textOf = ({ from, to }: Span, tokens: readonly Token[]): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");

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
    const span = this.#spans[index];
    return span === undefined ? "" : textOf(span, this.#tokens);
  }

  /** All words before it, those without a meaning too. */
  wordsBefore(index: number): string[] {
    return this.#tokens.slice(0, this.#spans[index]?.from).map(({ form }) => form);
  }

  /** True when a comma, a sign or a word such as "and" stands between the two. */
  areSeparate(one: number, other: number): boolean {
    const [first, last] = [this.#spans[Math.min(one, other)], this.#spans[Math.max(one, other)]];
    return this.#tokens.slice(first?.to, last?.from).some(({ form }) => separators.has(form));
  }

  isPlural(index: number): boolean {
    return this.#words(index).some((word) => word.plural && !word.possessive);
  }

  #words(index: number): readonly Token[] {
    const span = this.#spans[index];
    return span === undefined ? [] : this.#tokens.slice(span.from, span.to);
  }
}
