import type { Meaning } from "./meaning.ts";

/** A phrase and what it means, as one lexicon file lists them. */
export interface Entry {
  phrase: string;
  meaning: Meaning;
}

/**
 * Reads a table of `key: phrase | phrase`, one key a line; a key may have several lines. `meaningOf` says what the keys of
 * this table mean.
 */
export function entries(table: string, meaningOf: (key: string) => Meaning): Entry[] {
  return table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const at = line.indexOf(": ");
      const meaning = meaningOf(line.slice(0, at).trim());
      return line
        .slice(at + 2)
        .split("|")
        .map((phrase) => ({ phrase: phrase.trim(), meaning }));
    });
}
