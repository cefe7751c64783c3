import { monthNames } from "../days.ts";

const adjacent = /(.)\1+/g;

/**
 * Whether a ticker shortens the name of a company: the letters of TSLA come in this order in Tesla,
 * those of AAPL in Apple.
 */
export function isShortFor(ticker: string, word: string): boolean {
  const letters = word.toUpperCase().replace(adjacent, "$1");
  let from = 0;
  return (
    ticker[0] === letters[0] &&
    [...ticker.replace(adjacent, "$1")].every((letter) => {
      const at = letters.indexOf(letter, from);
      from = at + 1;
      return at !== -1;
    })
  );
}

/** Only tickers of four letters are taken: those of three are in too many words. */
export const isTicker = (name: string): boolean => /^[A-Z]{4,5}$/.test(name);

/** "Tesla", but not the first word of a sentence such as "Scheduled". */
export const isLikeCompany = (word: string): boolean =>
  /^[A-Z][a-z]{3,}$/.test(word) && !/(?:ed|ing|ly|s)$/.test(word) && !month.test(word);

const month = new RegExp(`^(?:${monthNames})$`);

/** "The foundation" is the Harbor Light Foundation. */
export const institutionOf = (household: string): string[] =>
  / Foundation$/.test(household) ? ["foundation"] : [];

/** "The Okafors" are the Okafor family. */
export function surnamesOf(household: string): string[] {
  const [, name] = /^([\p{Lu}][\p{L}-]+)(?: (?:family|household|trusts?))?$/u.exec(household) ?? [];
  return name === undefined ? [] : [name, `${name}s`].map((one) => one.toLowerCase());
}
