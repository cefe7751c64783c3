import type { Mention } from "./evidence/label.ts";
import { mentionsOf, type Span } from "./evidence/mentions.ts";
import type { Names } from "./evidence/names.ts";

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

/** A sentence with everything that it names. */
export interface Sentence extends Span {
  said: string;
  mentions: readonly Mention[];
}

/** Finds the sentence at a position of the text. Each is read only once, however many figures it has. */
export function sentenceReader(text: string, names: Names): (at: number) => Sentence {
  const parts = sentences(text);
  const read = new Map<Span, Sentence>();
  return (at) => {
    const index = parts.findIndex(({ start, end }) => at >= start && at < end);
    const span = parts[index] ?? { start: 0, end: text.length };
    const known = read.get(span);
    if (known !== undefined) return known;
    const said = text.slice(span.start, span.end);
    const sentence = { ...span, said, mentions: mentionsOf(text, span, parts[index - 1], names) };
    read.set(span, sentence);
    return sentence;
  };
}

/** Finds the sentence at a position of the text, which is split only once. */
export function sentenceFinder(text: string): (at: number) => Span {
  const parts = sentences(text);
  const whole = { start: 0, end: text.length };
  return (at) => parts.find(({ start, end }) => at >= start && at < end) ?? whole;
}
