import { scaleFactors } from "./claims.ts";
import { multipleOf, multipleWord, ones, wholeNumber, wordsToDigits } from "./number-words.ts";

/** A text with all numbers as ASCII digits, and how the changed ones were written. */
export interface NormalizedText {
  text: string;
  /** The original wording, by the digits that replaced it. */
  written: ReadonlyMap<string, string>;
}

/** Converts digits of other scripts, other separators, number words and fractions to plain digits. */
export function normalizeNumbers(original: string): NormalizedText {
  const written = new Map<string, string>();
  const put = (digits: string, was: string): string => {
    if (digits !== was) written.set(digits, written.get(was) ?? was);
    return digits;
  };
  const plain = original.replace(/\p{Nd}[\p{Nd}\u066b\u066c.,]*(?<![.,])/gu, (was) =>
    put(was.replace(/\p{Nd}/gu, asciiDigit), was),
  );
  const grouped = numberFormats.reduce(
    (text, [shape, toDigits]) => text.replace(shape, (was) => put(toDigits(was), was)),
    plain,
  );
  const counted = wordsToDigits(
    grouped
      .replace(partOfPower, (was, part: string, power: string) =>
        put(String((shareOf(part) * (scaleFactors[power.toLowerCase()] ?? 1)).toFixed(0)), was),
      )
      .replace(multipleWord, (was) => `${put(multipleOf(was), was)} times`)
      .replace(fold, (was, word: string) => `${put(String(wholeNumber(word)), was)}x`),
    put,
  );
  const text = counted.replace(fraction, (was, many: string | undefined, part: string) => {
    const share = (numerators[many?.toLowerCase() ?? "a"] ?? 1) / (parts[part.toLowerCase()] ?? 1);
    const percent = `${(share * 100).toFixed(1)} %`;
    written.set(percent, was.trim());
    return `≈${percent} of `;
  });
  return { text, written };
}

/** "Half a million", "three quarters of a billion". */
const partOfPower =
  /\b(half|a quarter|three[- ]quarters|a third)(?: of)? an? (thousand|million|billion|trillion)\b/gi;
const shareOf = (part: string): number =>
  /half/i.test(part) ? 0.5 : /three/i.test(part) ? 0.75 : /third/i.test(part) ? 1 / 3 : 0.25;

/** "Almost ninefold" is a multiple: almost 9x. */
const fold = new RegExp(`\\b(${ones.slice(1).join("|")}|\\d{1,3})-?fold\\b`, "gi");

/** In Unicode the digits of each script are consecutive, from 0 to 9. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 128) return digit;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

const joined = (was: string): string => was.replace(/\D/g, "");

/** Number formats of other countries and programs, each with its conversion. */
const numberFormats: readonly [RegExp, (was: string) => string][] = [
  // 1.500.000 and 900.000,25
  [/\b\d{1,3}(?:\.\d{3}){2,}(?!\d)(?!\.\d)/g, joined],
  [/\b\d{1,3}(?:\.\d{3})+,\d{2}\b/g, (was) => was.replaceAll(".", "").replace(",", ".")],
  // 143,5
  [/(?<![\d.,])\d+,\d{1,2}(?![\d,]|\.\d)/g, (was) => was.replace(",", ".")],
  // Non-breaking spaces, Arabic separators, underscores
  [/\d{1,3}(?:[\u00a0\u202f\u2009\u066c_]\d{3})+(?!\d)/g, joined],
  // 53 310 next to a currency
  [/(?<=[$₹€£¥]\s?)\d{1,3}(?: \d{3})+(?!\d)/g, joined],
  [/(?<![\d.,$])\b\d{1,3}(?: \d{3})+(?=\s?(?:dollars|USD|rupees|shares|units)\b)/gi, joined],
  // 9.2e5
  [/\b\d+(?:\.\d+)?[eE]\+?\d{1,2}\b/g, (was) => String(Number(was))],
];

const parts: Readonly<Record<string, number>> = {
  ...{ half: 2, third: 3, thirds: 3, quarter: 4, quarters: 4, fifth: 5, fifths: 5, tenth: 10 },
};
const numerators: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, the: 1, two: 2, three: 3, four: 4 },
};

/**
 * A fraction of something that other results show in percent; half of a lot or of a day does not
 * count.
 */
const fraction =
  /\b(?:(a|one|two|three|four)[\s-]+)?(half|thirds?|quarters?|fifths?|tenth)\s+of\s+(?=(?:(?:the|its|their|his|her|all|(?:family|household|client|couple|foundation|[a-z]+)['’]s?)\s+)*(?:unrealized |paper |total |combined )?(?:portfolio|household|assets|money|account|total|value|whole|wealth|foundation|trusts|gains?|loss(?:es)?|proceeds|increase|cash)\b|(?:(?:the|\w+['’]s|his|her|their|traditional|rollover|inherited|joint|roth|sep|family)[\s-]+)+(?:ira|roth|401\(?k\)?|brokerage|trust)(?![\w'’]))/gi;
