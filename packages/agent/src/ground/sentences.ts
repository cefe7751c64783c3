export interface Span {
  start: number;
  end: number;
}

/** A point inside a number or a ticker ends no sentence, nor does one behind an initial or a short form. */
const end = /(?<!\b(?:[A-Z]|Inc|Corp|Co|Ltd|St|No|vs|approx|e\.g|i\.e))\.(?=\s)|[!?;](?=\s)|\n/g;

/** Sentences and lines. */
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
