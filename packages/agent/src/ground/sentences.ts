export interface Span {
  start: number;
  end: number;
}

/** A period ends no sentence inside a number or a ticker, or after an initial or an abbreviation. */
const end = /(?<!\b(?:[A-Z]|Inc|Corp|Co|Ltd|St|No|vs|approx|e\.g|i\.e))\.(?=\s)|[!?;](?=\s)|\n/g;

/** Splits the text at the ends of sentences and lines. */
export function sentences(text: string): Span[] {
  const parts: Span[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(end)) {
    parts.push({ start, end: index + mark.length });
    start = index + mark.length;
  }
  return [...parts, { start, end: text.length }];
}

export const sentenceAt = (text: string, at: number): Span =>
  sentences(text).find(({ start, end }) => at >= start && at < end) ?? {
    start: 0,
    end: text.length,
  };
