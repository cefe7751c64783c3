/** A figure that a text states: an amount, a percentage or a quantity. */
export interface Claim {
  /** As it stands in the text. */
  text: string;
  /** Without sign, grouping and unit; with the decimals that are shown. */
  digits: string;
  percent: boolean;
  /** 1,000 for "k", 1,000,000 for "million". */
  scale: number;
}

/** What holds digits and states no figure: citations, links, dates, times, quarters, periods, plans, ids and list numbers. */
const silent = [
  /\[(?:tool|doc|web):[^\]\s]*\]/g,
  /\bhttps?:\/\/\S+/g,
  /`[^`]*`/g,
  /\b(?:401\(?k\)?|403\(?b\)?|457\(?b\)?|529)(?=[\s,;:)'-]|\.(?!\d)|$)(?!\s*(?:%|shares|dollars|USD))/gi,
  /\b\d{4}-\d{2}-\d{2}(T[\d:.]+Z?)?\b/g,
  /\b\d{1,2}:\d{2}(:\d{2})?\b/g,
  /\b(19|20)\d{2}\s?Q[1-4]\b|\bQ[1-4]\s?(19|20)\d{2}\b/g,
  /\b(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\.?\s+\d{1,2}(st|nd|rd|th)?(,?\s+(19|20)\d{2})?\b/g,
  /\b\d{1,2}\s+(January|February|March|April|May|June|July|August|September|October|November|December)(\s+(19|20)\d{2})?\b/g,
  /(?<![$₹€£]\s?)\b(19|20)\d{2}\b(?![\d,.]*\d|\s*(%|shares|dollars|USD))/g,
  /(?<![$₹€£\d.,]\s?)\b[136]M\b(?!\s(shares|units|dollars|USD))/g,
  /^\s*\d{1,2}[.)]\s/gm,
  /\b\d+[A-Za-z]+\d*[A-Za-z]*\b(?<!\d[kKmMbB])/g,
  /\b[A-Za-z_]+\d[\w-]*/g,
];

const figure =
  /(?<![\w.])[$₹€£]?\s?(\d{1,3}(?:,\d{2,3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:\s?(million|billion|thousand|[kKmMbB])\b)?(\s?(?:%|percent\b|pp\b|percentage points?\b))?/g;

/** What a word or letter behind a number multiplies it with. */
export const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  billion: 1e9,
};

/** Every figure that the text states, in order. */
export function claims(text: string): Claim[] {
  const spoken = silent.reduce((rest, pattern) => rest.replace(pattern, blank), text);
  return [...spoken.matchAll(figure)].map(([whole, digits = "", scale = "", percent]) => ({
    text: whole.trim(),
    digits: digits.replaceAll(",", ""),
    percent: percent !== undefined,
    scale: scales[scale.toLowerCase()] ?? 1,
  }));
}

const blank = (text: string): string => text.replace(/\S/g, " ");
