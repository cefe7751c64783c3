import type { Reading } from "@advisor/query/read/reading";
import { marketIntents } from "../market/market-intents.ts";
import { symbols } from "../read/symbols.ts";

const fewestLetters = 3;
const wordsOfAShortQuestion = 3;

/**
 * What may be the names of households: words that were not understood and are written as names, because a request
 * without a household lists none. The tool tells which of them exist.
 */
export function possibleHouseholds(readings: readonly Reading[], text: string): string[] {
  const isShort =
    text.trim().split(/\s+/).length <= wordsOfAShortQuestion &&
    symbols(text).length === 0 &&
    readings.some(({ ask }) => ask.kind === "clarify" && ask.options.length > 0);
  const unknown = readings.flatMap(({ unexplained }) => unexplained).filter(isWord);
  const named = unknown.filter((word) => isShort || isWrittenAsName(word, text));
  return [
    ...new Set(
      named
        .filter((word) => !marketWords.has(word.toLowerCase()))
        .map((word) => householdOf(word.replace(/['’]s?$/, ""), text)),
    ),
  ];
}

/** "Dividend yield?" names nobody. */
const marketWords: ReadonlySet<string> = new Set(
  marketIntents.flatMap(({ phrases }) =>
    Object.values(phrases).flatMap((group) => group.split(/[| ]/)),
  ),
);

const isWord = (word: string): boolean =>
  /^\p{L}[\p{L}'’-]*$/u.test(word) && word.length >= fewestLetters;

/** Capitalized within the sentence, of somebody ("okafor's"), or several of a name ("the okafors"); no day. */
function isWrittenAsName(word: string, text: string): boolean {
  if (/['’]s$/.test(word) || new RegExp(`\\bthe ${word}\\b`).test(text)) return /s$/.test(word);
  return (
    /^\p{Lu}/u.test(word) &&
    new RegExp(`(?<!\\b(?:before|after|by|until|since|on|in|this|next|last))\\s${word}\\b`).test(
      text,
    )
  );
}

/** "the Okafors" are the Okafor family. */
function householdOf(name: string, text: string): string {
  const [, family] = new RegExp(`\\b${name} (family|household)\\b`, "i").exec(text) ?? [];
  if (family !== undefined) return `${name} ${family}`;
  const isPlural = new RegExp(`\\bthe ${name}\\b`, "i").test(text);
  return isPlural ? name.replace(/(?<=[^s])s$/i, "") : name;
}

/** True when the readings are understood with each of the names as a household's. */
export const areHouseholds = (names: readonly string[], readings: readonly Reading[]): boolean =>
  readings.every(({ ask, unexplained }) => ask.kind === "query" && unexplained.length === 0) &&
  names.every((name) => readings.some((reading) => isOf(name, reading)));

const isOf = (name: string, { ask }: Reading): boolean =>
  ask.kind === "query" &&
  ask.query.where?.some(({ field, values }) => field === "household" && values.includes(name)) ===
    true;
