import { englishWords } from "./english-words.gen.ts";
import { stem } from "./stem.ts";

let words: ReadonlySet<string> | undefined;

/** True for a common English word in lower case: of the two smallest lists of SCOWL, some 11,000 words. */
export function isEnglishWord(word: string): boolean {
  words ??= new Set(unpacked(englishWords));
  return words.has(word);
}

/** Each word begins like the word before it, with as many letters as a capital letter counts from A. */
function unpacked(packed: string): string[] {
  let word = "";
  return Array.from(packed.matchAll(/([A-Z])([^A-Z]*)/g), ([, shared = "A", rest = ""]) => {
    word = word.slice(0, shared.charCodeAt(0) - 65) + rest;
    return word;
  });
}

/**
 * True when `written` can be a misspelling of `intended`. A common English word is none: "case" is not "Chase". It may only
 * be another form of the same word: "doubled" for "double".
 */
export const isMisspelling = (written: string, intended: string): boolean =>
  !isAgent(written) && (!isEnglishWord(written) || stem(written) === stem(intended));

/** "insider", "borrowers": who does it, or is there, is another word than the common one that it is made from. */
function isAgent(word: string): boolean {
  const [, base] = /^(\w{4,}e)rs?$/.exec(word) ?? [];
  return base !== undefined && [base, base.slice(0, -1)].some(isLongWord);
}

const isLongWord = (word: string): boolean => word.length > 4 && isEnglishWord(word);
