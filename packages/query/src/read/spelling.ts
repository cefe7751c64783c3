import { editDistance } from "@advisor/domain/text/edit-distance";
import { isMisspelling } from "@advisor/domain/text/english-words";
import { dateSpans } from "./dates.ts";
import { numberSpans } from "./numbers.ts";
import { stemOf, type Token } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Corrects the spelling of words; dates and numbers stay as they are. */
export function correctSpelling(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  const fixed = [...dateSpans(tokens, vocabulary.today), ...numberSpans(tokens)];
  return tokens.map((token, at) => {
    if (fixed.some(({ from, to }) => from <= at && at < to)) return token;
    const stem = correct(token, vocabulary);
    return stem === undefined ? token : { ...token, stem, form: stem, corrected: true };
  });
}

/**
 * The single known word closest to a misspelled one; undefined when there is none or a tie. Typos
 * rarely change the first letter: "wealth" is no "health", and "boss" no "loss".
 */
function correct(token: Token, vocabulary: Vocabulary): string | undefined {
  const { form, stem } = token;
  if (isKnown(stem, vocabulary) || isKnown(form, vocabulary)) return undefined;
  if (/^[^aeiou\d]{2,}$/.test(form)) return restoreVowels(form, vocabulary.words);
  if (isShort(token)) return undefined;
  const closest = closestTo(token, vocabulary.words).filter(
    // "Linda's" is an unknown person, not a misspelled Linde.
    (word) => isMisspelling(form, word) && !(token.possessive && vocabulary.market.words.has(word)),
  );
  const anagrams = closest.filter((word) => isAnagram(form, word));
  const first = closest.filter((word) => word[0] === form[0]);
  const likely = anagrams.length > 0 ? anagrams : first;
  const [longest, next] = likely.toSorted((a, b) => b.length - a.length);
  if (longest === undefined || longest.length === next?.length) return undefined;
  return stemOf(longest);
}

/** "csh" is "cash": restores vowels when exactly one known word has these consonants. */
function restoreVowels(form: string, words: ReadonlySet<string>): string | undefined {
  const found = [...words].filter((word) => word.replace(/[aeiou]/g, "") === form);
  return found.length === 1 ? found[0] : undefined;
}

const isShort = ({ form, text }: Token): boolean =>
  form.length < 3 || /\d/.test(form) || (text === text.toUpperCase() && form.length < 6);

function closestTo({ form, stem }: Token, words: ReadonlySet<string>): string[] {
  const maxDistance = form.length < 8 ? 1 : 2;
  let nearest = maxDistance;
  let found: string[] = [];
  for (const word of words) {
    if (word.length < 3 || (form.length === 3 && !isAnagram(form, word))) continue;
    const distance = Math.min(editDistance(stem, word, nearest), editDistance(form, word, nearest));
    if (distance > nearest) continue;
    found = distance < nearest ? [word] : [...found, word];
    nearest = distance;
  }
  return found;
}

/** "teh" is "the": the same letters in another order. For three-letter words this is the only accepted typo. */
const isAnagram = (form: string, word: string): boolean =>
  word.length === form.length && [...form].sort().join("") === [...word].sort().join("");

const isKnown = (word: string, { words, people, householdWords, symbols }: Vocabulary): boolean =>
  words.has(word) || people.has(word) || householdWords.has(word) || symbols.has(word);
