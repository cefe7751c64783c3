import type { Day } from "@advisor/domain/day";
import type { Book } from "@advisor/query/book/book";
import { months } from "@advisor/query/read/dates";
import { tokensOf } from "@advisor/query/read/tokens";
import { lexiconPhrases } from "@advisor/query/read/vocabulary";
import type { Query } from "@advisor/query/schema/query";
import { numbersIn, numbersStated } from "./numbers.ts";

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
  { message, names, unexplained, today, limits = [] }: Mentioning,
): string[] {
  const words = wordsStated(queries);
  const numbers = new Set([...numbersStated(queries, today), ...limits]);
  const grouped = groupedNames(queries, names).flatMap(wordsIn).map(fold);
  const has = (word: string) =>
    [fold(word), fold(word).replace(/s$/, "")].some(
      (plain) => grouped.includes(plain) || words.has(plain),
    ) || isOfStated(word, names, words);
  const unknown = unexplained
    .flatMap(wordsIn)
    .filter((word) => /^\p{Lu}/u.test(word) && !beginsSentence(word, message));
  return [
    ...numbersIn(message).flatMap(({ text, values }) =>
      values.some((value) => numbers.has(value)) || isOfStated(text, names, words) ? [] : [text],
    ),
    ...[...wordsIn(message).filter((word) => isNamed(word, names)), ...unknown].filter(
      (word) => !has(word),
    ),
  ];
}

interface Mentioning {
  message: string;
  names: MentionableNames;
  /** Words of the message that the rules do not explain. */
  unexplained: readonly string[];
  today: Day;
  /** Numbers of the policy that is asked about. */
  limits?: readonly number[];
}

const ofSecurities = ["symbol", "name", "issuer", "underlying"];

/** "Anika against Rohan" is answered by a line for each owner, and Pfizer's part by one for each symbol. */
const groupedNames = (
  queries: readonly Query[],
  { owners, accounts, securities }: MentionableNames,
): readonly string[] => {
  const groups = queries.flatMap(({ group_by = [], limit }) =>
    limit === undefined ? group_by : [],
  );
  return [
    ...(groups.includes("owner") ? owners : []),
    ...(groups.includes("account") ? accounts : []),
    ...(ofSecurities.some((field) => groups.includes(field))
      ? securities.flatMap(({ symbol, name }) => [symbol, name])
      : []),
  ];
};

/** A sentence begins with a capital, whatever the word; a possessive is a name there too. */
function beginsSentence(word: string, message: string): boolean {
  const at = message.indexOf(word);
  const before = message.slice(0, at).trimEnd();
  const isFirst = before === "" || /[.!?:]["“]?$/.test(before);
  return at >= 0 && isFirst && !/^['’]s/.test(message.slice(at + word.length));
}

/** The words of every value in the queries. */
function wordsStated(queries: readonly Query[]): ReadonlySet<string> {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string") texts.push(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  collect(queries);
  return new Set(texts.flatMap((text) => [fold(text), ...wordsIn(text).map(fold)]));
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
          ...[...accounts, ...owners, ...securityNames(plain, names)],
        ];
  // What all accounts are called tells none of them from the others.
  const ofAll = accounts.length > 0 && accounts.every((name) => isPartOf(plain, name));
  return !ofAll && named.some((name) => isPartOf(plain, name));
};

/** An option's name has the month in which it expires, which is no mention of it. */
const securityNames = (plain: string, { securities }: MentionableNames): readonly string[] =>
  months.includes(plain) ? [] : securities.map(({ name }) => name);

const isPartOf = (plain: string, name: string): boolean =>
  [...wordsIn(name), ...(name.match(/\d+/g) ?? [])].some((part) => fold(part) === plain);

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
