import type { Book } from "@advisor/query/book/book";
import { tokensOf } from "@advisor/query/read/tokens";
import { lexiconPhrases } from "@advisor/query/read/vocabulary";
import type { Query } from "@advisor/query/schema/query";

/** The names in the books that a message can mention. */
export interface MentionableNames {
  households: readonly string[];
  /** Of one household; empty for several. */
  accounts: readonly string[];
  members: readonly string[];
  /** The people who own some of the accounts and not all: naming them changes what is asked. */
  owners: readonly string[];
  /** Symbols held, with the names of their securities. */
  securities: readonly { symbol: string; name: string }[];
}

export function namesOf(books: readonly Book[]): MentionableNames {
  const [first, ...others] = books;
  const own = others.length === 0 ? first : undefined;
  const named = (dataset: "accounts" | "members", field: string) => [
    ...new Set(own?.rows(dataset).flatMap(({ dimensions }) => dimensions[field] ?? [])),
  ];
  const owners = named("accounts", "owner");
  const securities = new Map(
    books
      .flatMap((book) => book.rows("positions"))
      .map(({ key, dimensions }) => [key, { symbol: key, name: dimensions.name ?? key }]),
  );
  return {
    households: books.map(({ household }) => household.name),
    accounts: named("accounts", "account"),
    members: named("members", "name"),
    owners: owners.length > 1 ? owners.filter((owner) => owner !== "joint") : [],
    securities: [...securities.values()],
  };
}

/**
 * What the message names and the queries leave out: numbers, symbols, companies, accounts, people,
 * and unknown capitalized words. Queries that leave one out answer another question.
 */
export function mentionsMissingFrom(
  queries: readonly Query[],
  {
    message,
    names,
    unexplained,
  }: { message: string; names: MentionableNames; unexplained: readonly string[] },
): string[] {
  const stated = leavesOf(queries);
  const grouped = groupedNames(queries, names).flatMap(wordsIn).map(fold);
  const has = (word: string) =>
    grouped.includes(fold(word)) ||
    stated.words.has(fold(word)) ||
    isOfStated(word, names, stated.words);
  const unknown = unexplained
    .flatMap(wordsIn)
    .filter((word) => /^\p{Lu}/u.test(word) && !beginsSentence(word, message));
  return [
    ...numbersIn(message).flatMap(({ text, values }) =>
      values.some((value) => stated.numbers.has(value)) ? [] : [text],
    ),
    ...[...wordsIn(message).filter((word) => isNamed(word, names)), ...unknown].filter(
      (word) => !has(word),
    ),
  ];
}

/** "Anika against Rohan" is answered by a line for each owner. */
const groupedNames = (
  queries: readonly Query[],
  { owners, accounts }: MentionableNames,
): readonly string[] => {
  const groups = queries.flatMap(({ group_by = [] }) => group_by);
  return [
    ...(groups.includes("owner") ? owners : []),
    ...(groups.includes("account") ? accounts : []),
  ];
};

/** A sentence begins with a capital, whatever the word; a possessive is a name there too. */
function beginsSentence(word: string, message: string): boolean {
  const at = message.indexOf(word);
  const before = message.slice(0, at).trimEnd();
  const isFirst = before === "" || /[.!?:]["“]?$/.test(before);
  return at >= 0 && isFirst && !/^['’]s/.test(message.slice(at + word.length));
}

/** The words and numbers of every value in the queries. */
function leavesOf(queries: readonly Query[]): {
  words: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
} {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string" || typeof value === "number") texts.push(String(value));
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  collect(queries);
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

/** The numbers of a list: "1. the price 2. the units". */
const enumerators = /(?:^|\s)\d[.)](?=\s)/g;

/**
 * Numbers with their possible values: "$50k" is 50000, as is the first of "50-100k", the "401k" of
 * an account is 401, and "25" may be the year 2025.
 */
function numbersIn(message: string): { text: string; values: number[] }[] {
  const found = [
    ...message
      .replaceAll(enumerators, " ")
      .matchAll(/(\d[\d,]*(?:\.\d+)?)\s?(k|m|thousand|million)?(?![\p{L}\d])/giu),
  ];
  const factors = found.flatMap(([, , scale = ""]) => scales[scale.toLowerCase()] ?? []);
  return found.map(([text, digits = ""]) => {
    const value = Number(digits.replaceAll(",", ""));
    const scaled = factors.map((factor) => value * factor);
    const year = /^\d\d$/.test(digits) ? [2000 + value] : [];
    return { text: text.trim(), values: [value, ...scaled, ...year] };
  });
}

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}\p{N}.&-]*\p{N}*/gu) ?? [];

const fold = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Words that do not distinguish one account from another, and are no words of a question. */
const common: ReadonlySet<string> = new Set(
  "at inc corp company trust class ishares vanguard".split(" "),
);
const shortest = 3;

const isNamed = (word: string, names: MentionableNames): boolean => {
  const plain = fold(word);
  const { households, accounts, owners, securities } = names;
  if (securities.some(({ symbol }) => symbol === word)) return true;
  if (plain.length < shortest || common.has(plain)) return false;
  const [own = ""] = households.length === 1 ? households : [];
  if (isPartOf(plain, own)) return false;
  const meanings = lexiconPhrases.at(tokensOf(word), 0).map(({ value }) => value.is);
  // "growth" and "bond" stand in names of funds, and mean themselves in a question.
  if (meanings.some((is) => is !== "filter")) return false;
  const named =
    meanings.length > 0
      ? accounts
      : [
          ...(households.length > 1 ? households : []),
          ...[...accounts, ...owners, ...securities.map(({ name }) => name)],
        ];
  return named.some((name) => isPartOf(plain, name));
};

const isPartOf = (plain: string, name: string): boolean =>
  wordsIn(name).some((part) => fold(part) === plain);

/** A word of a security's name counts as stated when its symbol or another word of its name is. */
const isOfStated = (
  word: string,
  { securities }: MentionableNames,
  stated: ReadonlySet<string>,
): boolean =>
  securities.some(
    ({ symbol, name }) =>
      isPartOf(fold(word), name) &&
      [symbol, ...wordsIn(name).filter((part) => fold(part).length >= shortest)].some(
        (part) => !common.has(fold(part)) && stated.has(fold(part)),
      ),
  );
