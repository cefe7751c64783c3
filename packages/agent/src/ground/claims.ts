import { type Kind, unitAround } from "./units.ts";

/** A figure that a text states: an amount, a percentage or a quantity. */
export interface Claim {
  /** As it stands in the text. */
  text: string;
  /** Where it stands. */
  at: number;
  /** Without sign, grouping and unit; with the decimals that are shown. */
  digits: string;
  sign: "plus" | "minus" | "none";
  unit: Kind;
  /** 1,000 for "k", 1,000,000 for "million". */
  scale: number;
}

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec";

/** What holds digits and states no figure: citations, links, dates, times, quarters, periods, plans, ids and list numbers. */
const silent = [
  /\[(?:tool|doc|web):[^\]\s]*\]/g,
  /\bhttps?:\/\/\S+/g,
  /\b(?:401\(?k\)?|403\(?b\)?|457\(?b\)?|529)(?=[\s,;:)'-]|\.(?!\d)|$)(?!\s*(?:%|shares|dollars|USD))/gi,
  /\b\d{4}-\d{2}-\d{2}(T[\d:.]+Z?)?\b/g,
  /\b\d{1,2}:\d{2}(:\d{2})?\b/g,
  /\b(19|20)\d{2}\s?Q[1-4]\b|\bQ[1-4]\s?(19|20)\d{2}\b/g,
  new RegExp(`\\b(?:${months})\\.?\\s+\\d{1,2}(st|nd|rd|th)?(,?\\s+(19|20)\\d{2})?\\b`, "g"),
  new RegExp(`\\b\\d{1,2}\\s+(?:${months})(\\s+(19|20)\\d{2})?\\b`, "g"),
  /(?<![$₹€£]\s?)\b(19|20)\d{2}\b(?![\d,.']*\d|\s*(%|shares|dollars|USD))/g,
  /(?<![$₹€£\d.,]\s?)\b[136]M\b(?=(?:\s*(?:,|and|or)\s*(?:the\s+)?[136]M)*\s+(?:return|performance|period|timeframe|change|figure))/g,
  /^\s*\d{1,2}[.)]\s/gm,
  /\b\d+[A-Za-z]+\d*[A-Za-z]*\b(?<!\d[kKmMbB])/g,
  /\b(?!(?:USD|INR|Rs|EUR|GBP)\d)[A-Za-z_]+\d[\w-]*/g,
];

const figure =
  /(?<![\w.](?<!USD|INR|Rs))(?:US)?[$₹€£]?\s?(\d{1,3}(?:[,'’]\d{2,3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:\s?(million|billion|thousand|[kKmMbB])\b)?(\s?(?:%|percent\b|pp\b|percentage points?\b))?/g;

/** What a word or letter behind a number multiplies it with. */
export const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  billion: 1e9,
};

/** Every figure that the text states, in order. Numbers in words are digits already. */
export function claims(text: string): Claim[] {
  const spoken = silent.reduce((rest, pattern) => rest.replace(pattern, blank), text);
  return [...spoken.matchAll(figure)].map((found) => {
    const [whole, digits = "", scale = ""] = found;
    const before = spoken.slice(0, found.index);
    const after = spoken.slice(found.index + whole.length);
    return {
      text: whole.trim(),
      at: found.index + (whole.length - whole.trimStart().length),
      digits: digits.replace(/[,'’]/g, ""),
      sign: signOf(before, after),
      unit: unitAround(before, whole, after),
      scale: scales[scale.toLowerCase()] ?? 1,
    };
  });
}

/** In parentheses, after an accountant's custom, an amount that a verb or a column leads to is negative. */
function signOf(before: string, after: string): Claim["sign"] {
  if (/(?:^|[\s(:|])[-−–]\s?$/.test(before)) return "minus";
  if (/\+\s?$/.test(before)) return "plus";
  const led = /(?:\b(?:is|was|are|were|of|at|to|by)|[:|=])\s?\(\s?$/.test(before);
  return led && /^\s?\)/.test(after) ? "minus" : "none";
}

const blank = (text: string): string => text.replace(/\S/g, " ");

const monthNumbers = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const iso = /\b(\d{4})-(\d{2})-(\d{2})/g;
const american = new RegExp(
  `\\b(${months})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+((?:19|20)\\d{2}))?\\b`,
  "g",
);
const european = new RegExp(`\\b(\\d{1,2})\\s+(${months})(?:\\s+((?:19|20)\\d{2}))?\\b`, "g");

export interface ClaimedDay {
  text: string;
  /** YYYY-MM-DD, or MM-DD where no year is said. */
  day: string;
}

/** Every calendar day that the text names. */
export function claimedDays(text: string): ClaimedDay[] {
  const dayOf = (name: string, number: string, year: string | undefined) => {
    const month = String(monthNumbers.indexOf(name.slice(0, 3).toLowerCase()) + 1).padStart(2, "0");
    return `${year === undefined ? "" : `${year}-`}${month}-${number.padStart(2, "0")}`;
  };
  return [
    ...[...text.matchAll(iso)].map(([whole]) => ({ text: whole, day: whole })),
    ...[...text.matchAll(american)].map(([whole, name = "", number = "", year]) => ({
      text: whole,
      day: dayOf(name, number, year),
    })),
    ...[...text.matchAll(european)].map(([whole, number = "", name = "", year]) => ({
      text: whole,
      day: dayOf(name, number, year),
    })),
  ];
}
