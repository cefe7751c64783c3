import type { Book } from "@advisor/query/book/book";
import type { Query } from "@advisor/query/schema/query";

/** The names in a book that a message can mention. */
export interface MentionableNames {
  accounts: readonly string[];
  members: readonly string[];
  /** Symbols held, with the names of their securities. */
  securities: readonly { symbol: string; name: string }[];
}

export function namesOf(book: Book): MentionableNames {
  const named = (dataset: "accounts" | "members", field: string) => [
    ...new Set(book.rows(dataset).flatMap(({ dimensions }) => dimensions[field] ?? [])),
  ];
  const securities = new Map(
    book
      .rows("positions")
      .map(({ key, dimensions }) => [key, { symbol: key, name: dimensions.name ?? key }]),
  );
  return {
    accounts: named("accounts", "account"),
    members: named("members", "name"),
    securities: [...securities.values()],
  };
}

/**
 * What the message names and the query leaves out: numbers, symbols, companies, accounts, people,
 * and unknown capitalized words. A query that leaves one out answers another question.
 */
export function mentionsMissingFrom(
  query: Query,
  {
    message,
    names,
    unexplained,
  }: { message: string; names: MentionableNames; unexplained: readonly string[] },
): string[] {
  const stated = leavesOf(query);
  const has = (word: string) => stated.words.has(fold(word));
  const words = wordsIn(message);
  return [
    ...numbersIn(message).flatMap(({ text, values }) =>
      values.some((value) => stated.numbers.has(value)) ? [] : [text],
    ),
    ...words.filter((word) => isNamed(word, names) && !has(word) && !hasSymbolOf(word, names, has)),
    ...unexplained.flatMap(wordsIn).filter((word) => /^\p{Lu}/u.test(word) && !has(word)),
  ];
}

/** The words and numbers of every value in the query. */
function leavesOf(query: Query): { words: ReadonlySet<string>; numbers: ReadonlySet<number> } {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string" || typeof value === "number") texts.push(String(value));
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  collect(query);
  const digits = texts.flatMap((text) => text.match(/\d+(?:\.\d+)?/g) ?? []);
  const whole = texts.flatMap((text) =>
    /^-?\d+(\.\d+)?$/.test(text) ? [Math.abs(Number(text))] : [],
  );
  return {
    words: new Set(texts.flatMap((text) => [fold(text), ...wordsIn(text).map(fold)])),
    numbers: new Set([...digits.map(Number), ...whole]),
  };
}

const scales: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, thousand: 1e3, million: 1e6 };

/** Numbers with their possible values: "$50k" is 50000, and the "401k" of an account is 401. */
const numbersIn = (message: string): { text: string; values: number[] }[] =>
  [...message.matchAll(/(\d[\d,]*(?:\.\d+)?)\s?(k|m|thousand|million)?(?![\p{L}\d])/giu)].map(
    ([text, digits = "", scale = ""]) => {
      const value = Number(digits.replaceAll(",", ""));
      return { text: text.trim(), values: [value, value * (scales[scale.toLowerCase()] ?? 1)] };
    },
  );

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}\p{N}.&-]*\p{N}*/gu) ?? [];

const fold = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Words that do not distinguish one account from another. */
const common: ReadonlySet<string> = new Set(
  "account accounts the of and at fund funds stock etf inc corp company trust class cash bond bonds total market index ishares vanguard".split(
    " ",
  ),
);
const shortest = 3;

const isNamed = (word: string, names: MentionableNames): boolean => {
  const plain = fold(word);
  if (names.securities.some(({ symbol }) => symbol === word)) return true;
  if (plain.length < shortest || common.has(plain)) return false;
  const named = [...names.accounts, ...names.members, ...names.securities.map(({ name }) => name)];
  return named.some((name) => wordsIn(name).some((part) => fold(part) === plain));
};

/** A company's name counts as included when its symbol is. */
const hasSymbolOf = (
  word: string,
  { securities }: MentionableNames,
  has: (word: string) => boolean,
): boolean =>
  securities.some(
    ({ symbol, name }) => has(symbol) && wordsIn(name).some((part) => fold(part) === fold(word)),
  );
