import { editDistance } from "@advisor/domain/text/edit-distance";
import { keyWords, ordinaryWords, otherWords } from "./vocabulary.ts";

/** The key word that a misspelt word stands for: one change in words of five letters, two from eight on. */
export function corrected(word: string): string {
  if (word.length < 4 || isSpelled(word)) return word;
  if (!/^[a-z]+$/.test(word)) return word;
  const once = doubled(word).find((one) => keyWords.has(one));
  if (once !== undefined) return once;
  const turned = swapped.get(swappedKey(word));
  if (turned !== undefined && turned !== word) return turned;
  let best = { distance: 3, key: word };
  for (const key of neighbours(word)) {
    const allowed = changesOf(key);
    const distance = editDistance(word, key, allowed) - likelihood(word, key);
    if (distance <= allowed && distance < best.distance) best = { distance, key };
  }
  return best.distance <= 1 ? best.key : (oneOff(word) ?? best.key);
}

const isSpelled = (word: string): boolean =>
  keyWords.has(word) || ordinaryWords.has(word) || otherWords.has(word);

/** The only other word that is one letter away. */
function oneOff(word: string): string | undefined {
  if (word.length < 5) return undefined;
  const own = lettersOf(word);
  const [found, ...more] = (othersBy.get(word.slice(0, 1)) ?? []).filter(
    ({ key, letters }) =>
      Math.abs(key.length - word.length) <= 1 &&
      count(own & ~letters) <= 1 &&
      key !== `${word}s` &&
      editDistance(word, key, 1) <= 1,
  );
  return more.length === 0 ? found?.key : undefined;
}

/** The word with one of its doubled letters typed once: "tradde". */
const doubled = (word: string): string[] =>
  [...word.matchAll(/(.)\1/g)].map(({ index }) => word.slice(0, index) + word.slice(index + 1));

/** A vowel is left out more often than a letter too many is typed: "gainrs" are gainers, and no gains. */
const likelihood = (word: string, key: string): number =>
  isLikelier(word, key) ? 0.5 : isShortened(word, key) ? 0.25 : 0;

const isShortened = (word: string, key: string): boolean =>
  key.length > word.length && consonants(word) === consonants(key);
const consonants = (word: string): string => word.replace(/[aeiou]/g, "");

/** "worht" has the letters of "worth", and "wort" its beginning: neither is "worst". */
const isLikelier = (word: string, key: string): boolean =>
  key.startsWith(word) || sorted(key) === sorted(word);

/** A short word is only known with two of its letters swapped: "roht" for "roth". */
const swappedKey = (word: string): string => word.slice(0, 1) + sorted(word);

const sorted = (word: string): string => [...word].sort().join("");

/** The key words worth a comparison: of like length and letters, with the same first letter or the first two swapped. */
export function neighbours(word: string): readonly string[] {
  const [first = "", second = ""] = word;
  const own = lettersOf(word);
  const swapped = first === second ? [] : (byLetter.get(second) ?? []);
  return [...(byLetter.get(first) ?? []), ...swapped.filter(({ key }) => key[1] === first)]
    .filter(({ key, letters }) => {
      const most = changesOf(key);
      const isLike = Math.abs(key.length - word.length) <= most;
      return isLike && count(own & ~letters) <= most && count(letters & ~own) <= most;
    })
    .map(({ key }) => key);
}

const changesOf = (key: string): number => (key.length >= 8 ? 2 : 1);

/** One bit for each letter of the alphabet that the word has. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) - 97);
  return bits;
}

function count(bits: number): number {
  let left = bits;
  let found = 0;
  while (left !== 0) {
    left &= left - 1;
    found += 1;
  }
  return found;
}

const initials = (words: ReadonlySet<string>, shortest: number) =>
  Map.groupBy(
    [...words]
      .filter((key) => key.length >= shortest)
      .map((key) => ({ key, letters: lettersOf(key) })),
    ({ key }) => key.slice(0, 1),
  );
const byLetter = initials(keyWords, 5);
const othersBy = initials(otherWords, 6);

const swapped: ReadonlyMap<string, string> = new Map(
  "roth cash gain gains fund funds bond bonds sold cost costs held last much what have many year week"
    .split(" ")
    .map((key) => [swappedKey(key), key]),
);
