import { multiplePattern } from "./units.ts";

export const ones = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  ...["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"],
  ...["eighteen", "nineteen"],
];
const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const values: ReadonlyMap<string, number> = new Map([
  ...ones.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
]);
const powers: ReadonlyMap<string, number> = new Map([
  ["thousand", 1e3],
  ["million", 1e6],
  ["billion", 1e9],
]);

const word = [...values.keys(), "hundred", ...powers.keys()].join("|");
const phrase = new RegExp(
  `\\b(?:${word})(?:(?:[\\s-]+|\\s+and\\s+)(?:${word}))*(?:\\s+and\\s+a\\s+half(?:\\s+(?:${[...powers.keys()].join("|")}))?)?\\b`,
  "gi",
);
const unit =
  /^\s*(?:percent(?:age points?)?|points?|shares?(?! class)|units?|(?:[A-Z][\w&.]* ){0,2}(?:covered )?(?:contracts?|calls?|puts?)|lots|dollars|rupees|%)\b/i;

/**
 * Converts numbers in words to digits: forty thousand is 40000. A count such as "two accounts" is
 * unchanged.
 */
export const wordsToDigits = (text: string, put: (digits: string, was: string) => string): string =>
  text.replace(phrase, (found, at: number) => {
    const large = /hundred|thousand|million|billion/i.test(found);
    const after = text.slice(at + found.length);
    const measured = unit.test(after) || multiplePattern.test(after);
    const isNamed = !large && definite.test(text.slice(0, at));
    if (!(large || measured) || isScale(found) || isNamed) return found;
    return put(String(amountOf(found)), found);
  });

/** "The two calls" names a set, whose size is checked as one. */
const definite = /\b(?:the|these|those|his|her|their|its) $/i;

const multiples: Readonly<Record<string, string>> = {
  ...{ twice: "2", double: "2", triple: "3", quadruple: "4" },
};

/** "Twice the size of", "double the limit" begin a multiple: 2 times. */
export const multipleWord =
  /\b(?:twice(?= (?:the|as|that|its|their|his|her)\b)|(?:double|triple|quadruple)(?= (?:the|that|its|their|his|her)\b))/gi;

/** The digits of such a word. */
export const multipleOf = (word: string): string => multiples[word.toLowerCase()] ?? word;

/** A count in words or digits. */
export const wholeNumber = (word: string): number => values.get(word.toLowerCase()) ?? Number(word);

/** "million" alone is the scale of a number in digits before it. */
const isScale = (found: string): boolean =>
  powers.has(found.toLowerCase()) || /^hundred$/i.test(found);

function amountOf(text: string): number {
  let total = 0;
  let part = 0;
  for (const one of text.toLowerCase().split(/[\s-]+/)) {
    const power = powers.get(one);
    if (power !== undefined) {
      total += (part || 1) * power;
      part = 0;
    } else if (one === "half") part += 0.5;
    else if (one === "hundred") part = (part || 1) * 100;
    else part += values.get(one) ?? 0;
  }
  return total + part;
}
