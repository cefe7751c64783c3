import { type Token, tokensOf } from "./tokens.ts";

interface Phrase<Value> {
  stems: readonly string[];
  value: Value;
}

interface Index<Value> {
  words: ReadonlySet<string>;
  byFirst: ReadonlyMap<string, readonly Phrase<Value>[]>;
  known: ReadonlySet<string>;
}

/**
 * An index of phrases by first word. A phrase that is given several times has several senses, in the order
 * given. The index is made when it is first used: a function that reads no question starts without it.
 */
export class Phrases<Value> {
  readonly #phrases: readonly { phrase: string; value: Value }[];
  #made: Index<Value> | undefined;

  constructor(phrases: readonly { phrase: string; value: Value }[]) {
    this.#phrases = phrases;
  }

  get words(): ReadonlySet<string> {
    return this.#index().words;
  }

  has(phrase: string): boolean {
    return this.#index().known.has(
      tokensOf(phrase)
        .map(({ stem }) => stem)
        .join(" "),
    );
  }

  /** All phrases that begin at token `at`, with their lengths in words. */
  at(tokens: readonly Token[], at: number): { length: number; value: Value }[] {
    const found = this.#index().byFirst.get(tokens[at]?.stem ?? "") ?? [];
    return found.flatMap(({ stems: wanted, value }) =>
      wanted.every((word, index) => tokens[at + index]?.stem === word)
        ? [{ length: wanted.length, value }]
        : [],
    );
  }

  #index(): Index<Value> {
    this.#made ??= indexOf(this.#phrases);
    return this.#made;
  }
}

function indexOf<Value>(phrases: readonly { phrase: string; value: Value }[]): Index<Value> {
  const words = new Set<string>();
  const known = new Set<string>();
  const byFirst = new Map<string, Phrase<Value>[]>();
  for (const { phrase, value } of phrases) {
    const stems = tokensOf(phrase).map(({ stem }) => stem);
    const [first] = stems;
    if (first === undefined) continue;
    known.add(stems.join(" "));
    for (const word of stems) words.add(word);
    byFirst.set(first, [...(byFirst.get(first) ?? []), { stems, value }]);
  }
  return { words, byFirst, known };
}
