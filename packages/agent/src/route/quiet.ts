import { everydayWords } from "./everyday.ts";
import { isCommon } from "./household.ts";
import { shouted } from "./words.ts";

/** A message wholly in capitals, in small letters: its capitals name neither a symbol nor a person. */
export function quiet(said: string): string {
  if (!shouted(said)) return said;
  const small = said.toLowerCase();
  const ordinary = small.match(/\p{L}{2,}/gu)?.filter(isOrdinary) ?? [];
  return ordinary.length < fewest ? said : small;
}

/** "BND OR VNQ" names two, "MUB TOTAL VALUE" is a sentence. */
const fewest = 2;

/** A word of the language, in small letters, and nobody's name. */
export const isOrdinary = (word: string): boolean => everydayWords.has(word) || isCommon(word);
