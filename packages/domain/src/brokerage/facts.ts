import type { Fact } from "./dataset.ts";

/**
 * Finds the fact that a text asks about: by the topic's name, or by a keyword that appears in the
 * text as whole words. The longest keyword wins; undefined when no fact matches.
 */
export function findFact(text: string, facts: readonly Fact[]): Fact | undefined {
  const words = ` ${plain(text)} `;
  return facts
    .flatMap((fact) =>
      [fact.topic, ...fact.keywords].map((keyword) => ({ fact, keyword: plain(keyword) })),
    )
    .filter(({ keyword }) => words.includes(` ${keyword} `) || words.includes(` ${keyword}s `))
    .sort((a, b) => b.keyword.length - a.keyword.length)[0]?.fact;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
