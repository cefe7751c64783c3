import type { Meaning } from "./meaning.ts";

/** A phrase with its meaning, as listed in a lexicon file. */
export interface Entry {
  phrase: string;
  meaning: Meaning;
}

/**
 * Parses a table of `key: phrase | phrase` lines; a key may have several lines. `meaningOf` maps a key of the
 * table to its meaning.
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
