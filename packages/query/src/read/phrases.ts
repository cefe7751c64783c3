import { type Token, tokensOf } from "./tokens.ts";

interface Phrase<Value> {
  stems: readonly string[];
  value: Value;
}

/** An index of phrases by first word. When two phrases are equal, the first one given wins. */
export class Phrases<Value> {
  readonly words: ReadonlySet<string>;
  readonly #byFirst = new Map<string, Phrase<Value>[]>();
  readonly #known = new Set<string>();

  constructor(given: Iterable<{ phrase: string; value: Value }>) {
    const words = new Set<string>();
    for (const { phrase, value } of given) {
      const stems = tokensOf(phrase).map(({ stem }) => stem);
      const [first] = stems;
      const key = stems.join(" ");
      if (first === undefined || this.#known.has(key)) continue;
      this.#known.add(key);
      for (const word of stems) words.add(word);
      this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), { stems, value }]);
    }
    this.words = words;
  }

  has(phrase: string): boolean {
    return this.#known.has(
      tokensOf(phrase)
        .map(({ stem }) => stem)
        .join(" "),
    );
  }

  /** All phrases that begin at token `at`, with their lengths in words. */
  at(tokens: readonly Token[], at: number): { length: number; value: Value }[] {
    const found = this.#byFirst.get(tokens[at]?.stem ?? "") ?? [];
    return found.flatMap(({ stems: wanted, value }) =>
      wanted.every((word, index) => tokens[at + index]?.stem === word)
        ? [{ length: wanted.length, value }]
        : [],
    );
  }
}
