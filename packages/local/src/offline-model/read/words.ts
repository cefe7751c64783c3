import { stemOf } from "@advisor/query/read/tokens";
import { lexiconPhrases } from "@advisor/query/read/vocabulary";

/** Words in lower case, without possessive endings; "p&l" and "401k" stay whole. */
export const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/'s\b/g, "")
    .match(/p&l|p\/[lebs]\b|[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? [];

/** True when the words contain the phrase, in singular or plural, with one typo in each word of five or more letters. */
export const containsPhrase = (spoken: readonly string[], phrase: string): boolean => {
  const wanted = phrase.split(" ");
  return spoken.some((_, at) => wanted.every((word, index) => same(spoken[at + index], word)));
};

function same(spoken: string | undefined, wanted: string): boolean {
  if (spoken === undefined) return false;
  if (spoken === wanted) return true;
  if (wanted.length < 5 || spoken.length < 4 || realWords.has(spoken)) return false;
  // "pending" is a word of its own, not a misspelled "spending".
  return stemOf(spoken) === stemOf(wanted) || (!lexiconPhrases.has(spoken) && near(spoken, wanted));
}

/** Real words that are one letter away from a keyword, so they are not typos. */
const realWords = new Set(
  "hold short share prices news gain gains target targets deposited banks bonds brands hands lands sands quite quota prize pride prime draft drafts shift state stare shared shore stock stocks noted votes notice trader traded traders trace trades trade track tracks ranged owner owned grain plains latter better matter later police points finds found funds fine prove peach reach teach those their there where were worth north forth fourth month inside tread served bought sought call withdraw".split(
    " ",
  ),
);

/** True for one insertion, deletion, replacement or swap of adjacent letters (Damerau distance 1). */
function near(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB === `${restA[1]}${restA[0]}`;
}
