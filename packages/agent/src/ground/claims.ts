import { monthNames, slashedDate } from "./days.ts";
import { type UnitKind, unitAround } from "./units.ts";

/** A figure that a text states: an amount, a percentage or a quantity. */
export interface Claim {
  /** The figure as written. */
  text: string;
  /** Its position in the text. */
  at: number;
  /** Digits without sign, grouping and unit, with the decimals shown. */
  digits: string;
  sign: "plus" | "minus" | "none";
  unit: UnitKind;
  /** 1,000 for "k", 1,000,000 for "million". */
  scale: number;
  /** How exact the claim is; a share is a fraction in words. */
  hedge: Hedge;
}

export type Hedge = "none" | "about" | "over" | "under" | "share" | "share over" | "share under";

/**
 * Text that contains digits but states no figure: citations, links, dates, times, quarters,
 * periods, account types, index names, ids and list numbers.
 */
const ignoredPatterns = [
  /\[(?:tool|doc|web):[^\]\s]*\]/g,
  /\bhttps?:\/\/\S+/g,
  /\b(?:401\(?k\)?|403\(?b\)?|457\(?b\)?|529)(?=[\s,;:)'-]|\.(?!\d)|$)(?!\s*(?:%|shares|dollars|USD))/gi,
  /\b\d{4}-\d{2}-\d{2}(T[\d:.]+Z?)?\b/g,
  /\b(?:52|12|30|90)[- ](?:week|month|day)(?=[- ](?:highs?|lows?|range|moving|average|period)\b)/gi,
  slashedDate,
  /\b(?:S&P|Nasdaq|NASDAQ|Dow|Russell|FTSE|NIFTY|Nifty|Nikkei|CAC|MSCI)[\s-]?\d{2,4}\b(?=\s+(?!is\b|at\b))/g,
  /\b\d{1,2}:\d{2}(:\d{2})?\b/g,
  /\b(19|20)\d{2}\s?Q[1-4]\b|\bQ[1-4]\s?(19|20)\d{2}\b/g,
  new RegExp(`\\b(?:${monthNames})\\.?\\s+\\d{1,2}(st|nd|rd|th)?(,?\\s+(19|20)\\d{2})?\\b`, "g"),
  new RegExp(`\\b\\d{1,2}\\s+(?:${monthNames})(\\s+(19|20)\\d{2})?\\b`, "g"),
  /(?<![\p{Sc}]\s?)\b(19|20)\d{2}\b(?![\d,.']*\d|\s*(%|shares|dollars|USD))/gu,
  /(?<![\p{Sc}\d.,]\s?)\b[136]M\b(?=(?:\s*(?:,|and|or)\s*(?:the\s+)?[136]M)*\s+(?:return|performance|period|timeframe|change|figure))/gu,
  /^\s*\d{1,2}[.)]\s/gm,
  /\b\d+[A-Za-z]+\d*[A-Za-z]*\b(?<!\d[kKmMbBxX])/g,
  /\b(?!(?:USD|INR|Rs|EUR|GBP)\d)[A-Za-z_]+\d[\w-]*/g,
];

const figure =
  /(?<![\w.](?<!USD|INR|Rs))(?:US|[ACS]|HK)?\p{Sc}?\s?(\d{1,3}(?:[,'’]\d{2,3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:\s?(million|billion|trillion|thousand|lakhs?|crores?|bn|mn|[kKmMbB])\b)?(\s?(?:%|percent\b|pp\b|percentage points?\b))?/gu;

/** The factor of a word or letter after a number. */
export const scaleFactors: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  mn: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  trillion: 1e12,
  ...{ lakh: 1e5, lakhs: 1e5, crore: 1e7, crores: 1e7 },
};

/** Every figure in the text, in order. Numbers in words must already be digits. */
export function claims(text: string): Claim[] {
  if (!/\d/.test(text)) return [];
  const spoken = ignoredPatterns.reduce((rest, pattern) => rest.replace(pattern, blank), text);
  const found = [...spoken.matchAll(figure)].map((found): Claim => {
    const [whole, digits = "", scale = ""] = found;
    const before = spoken.slice(Math.max(0, found.index - wordsBefore), found.index);
    const after = spoken.slice(found.index + whole.length);
    return {
      text: whole.trim(),
      at: found.index + (whole.length - whole.trimStart().length),
      digits: digits.replace(/[,'’]/g, ""),
      sign: signOf(before + (/^\s/.test(whole) ? " " : ""), after),
      unit: unitAround(before, whole, after),
      scale: scaleFactors[scale.toLowerCase()] ?? (basisPoints.test(after) ? 0.01 : 1),
      hedge: hedgeOf(before),
    };
  });
  return found
    .map((one, index) => scaledLike(one, found[index + 1], spoken))
    .map((one, index) => roundedLike(one, found[index - 1], spoken));
}

/** "$2.35 of $2.78 million" is of millions as well. */
function scaledLike(one: Claim, next: Claim | undefined, text: string): Claim {
  if (next === undefined || one.scale > 1 || next.scale < 1000 || one.unit !== next.unit)
    return one;
  const between = text.slice(one.at + one.text.length, next.at);
  return between === " of " ? { ...one, scale: next.scale } : one;
}

/** In "about $129,000 against $631,000" the second figure is rounded as well. */
function roundedLike(claim: Claim, before: Claim | undefined, text: string): Claim {
  const one = before === undefined ? claim : unitLike(claim, before, text);
  if (one.hedge !== "none" || before?.hedge !== "about" || before.unit !== one.unit) return one;
  const isRound = /00$/.test(one.digits) || one.scale > 1;
  const isApart = /[.;!?]\s|\n/.test(text.slice(before.at + before.text.length, one.at));
  return isRound && !isApart ? { ...one, hedge: "about" } : one;
}

/** In "2 contracts on Apple and 6 on Microsoft" the second figure has the unit of the first. */
function unitLike(one: Claim, before: Claim, text: string): Claim {
  if (one.unit !== "any" || before.unit !== "units") return one;
  const between = text.slice(before.at + before.text.length, one.at);
  const after = text.slice(one.at + one.text.length);
  const isAlike =
    /^[^\d.;:]{0,40}(?:,| and) $/.test(between) && /^ (?:on|of|in|for|from|to|with) /.test(after);
  return isAlike ? { ...one, unit: "units" } : one;
}

/** How many characters before a figure are searched for its sign, unit and hedge. */
const wordsBefore = 60;

const basisPoints = /^\s?(?:bps|basis points?)\b/;

const hedges: readonly [Hedge, RegExp][] = [
  ["share over", /\b(?:over|above|more than)\s+≈$/i],
  ["share under", /\b(?:nearly|almost|not quite|under|below|less than)\s+≈$/i],
  ["share", /≈$/],
  [
    "about",
    /\b(?:about|around|roughly|approximately|approx\.?|some|circa|close to|near|~)\s*$|[~]$/i,
  ],
  ["over", /\b(?:(?:just|a bit|a little|slightly)\s+(?:over|above)|more than)\s*$/i],
  [
    "under",
    /\b(?:nearly|almost|not quite|(?:just|a bit|a little|slightly)\s+(?:under|below)|less than)\s*$/i,
  ],
];

const hedgeOf = (before: string): Hedge =>
  hedges.find(([, pattern]) => pattern.test(before))?.[0] ?? "none";

/**
 * An amount in parentheses is negative, as in accounting, if it follows a verb, a preposition or a
 * column.
 */
function signOf(before: string, after: string): Claim["sign"] {
  // A dash between spaces separates words and is not a minus sign.
  if (/(?:^|[\s(:|*])[-−–]$|(?:^|[(:|])\s*[-−–]\s$/.test(before)) return "minus";
  if (/\+\s?$/.test(before)) return "plus";
  const led = /(?:\b(?:is|was|are|were|of|at|to|by)|[:|=])\s?\(\s?$/.test(before);
  return led && /^\s?\)/.test(after) ? "minus" : "none";
}

const blank = (text: string): string => text.replace(/\S/g, " ");
