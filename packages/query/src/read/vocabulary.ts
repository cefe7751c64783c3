import type * as Account from "@advisor/domain/account";
import { type Book, newestDay } from "../book/book.ts";
import type { DatasetName } from "../datasets/datasets.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import type { Names } from "../merge/merge.ts";
import type { Query } from "../schema/query.ts";
import { accountTypeWords } from "./account-words.ts";
import { Phrases } from "./phrases.ts";
import { recordPhrases } from "./record-phrases.ts";
import type { NameMeaning } from "./span.ts";
import { stemOf, tokensOf } from "./tokens.ts";

/** Tickers that the product knows, held or not, with their common names. */
export interface SecurityDirectory {
  tickers: ReadonlySet<string>;
  /** Lower-case names to tickers. */
  names: ReadonlyMap<string, string>;
}

export interface AccountWords {
  name: string;
  words: ReadonlySet<string>;
  /** The words in the order of the name, to match a name that is written in full. */
  ordered: readonly string[];
}

/** Everything a message can mention: the lexicon, names in the books, and market names. */
export interface Vocabulary {
  /** The book of one household, or the books of all households of an advisor. */
  books: readonly Book[];
  today: string;
  accounts: readonly AccountWords[];
  accountWords: ReadonlySet<string>;
  /** Each word of a person's name, with the people who have it. */
  people: ReadonlyMap<string, readonly string[]>;
  /** Words of the household's own name. */
  householdWords: ReadonlySet<string>;
  names: Phrases<NameMeaning>;
  /** Phrases of the household's own notes and tasks. */
  recordPhrases: ReturnType<typeof recordPhrases>;
  /** Common names of securities in the market, with their tickers. */
  market: Phrases<string>;
  symbols: ReadonlyMap<string, NameMeaning & { is: "security" }>;
  /** Symbols of funds whose contents are on file. */
  funds: ReadonlySet<string>;
  directory: SecurityDirectory;
  /**
   * The rows that an earlier query showed, where the books hold only names and cannot rank or count
   * again. Undefined for a query without an answer yet.
   */
  shown?: (query: Query) => readonly Names[] | undefined;
  /** The words that spelling correction may pick. */
  words: ReadonlySet<string>;
}

export const lexiconPhrases = new Phrases(
  lexicon.map(({ phrase, meaning }) => ({ phrase, value: meaning })),
);

/** The vocabulary for one household. */
export const vocabularyOf = (book: Book, directory: SecurityDirectory): Vocabulary =>
  vocabularyOfAll([book], directory);

/** The vocabulary for all households of an advisor: household names are included, account names are not. */
export function vocabularyOfAll(books: readonly Book[], directory: SecurityDirectory): Vocabulary {
  const [first] = books;
  const only = books.length === 1 ? first : undefined;
  const accounts = (only?.rows("accounts") ?? []).map(({ dimensions }) => accountOf(dimensions));
  const people = only === undefined ? new Map<string, string[]>() : peopleOf(only);
  const symbols = symbolsOf(books);
  const householdWords = new Set(only === undefined ? [] : stems(only.household.name));
  const taken = new Set([...householdWords, ...people.keys()]);
  const securities = namePhrases(books, symbols).filter(
    ({ phrase }) => !taken.has(stemOf(phrase.toLowerCase())),
  );
  const market = marketOf(directory);
  const names = new Phrases<NameMeaning>([
    ...(only === undefined ? householdPhrases(books) : []),
    ...securities,
  ]);
  const accountWords = new Set(accounts.flatMap(({ words }) => [...words]));
  const isName = (word: string): boolean =>
    accountWords.has(word) || taken.has(word) || symbols.has(word);
  return {
    ...{ books, accounts, accountWords, people, householdWords, names, market, symbols, directory },
    funds: fundsOf(books),
    recordPhrases: recordPhrases(
      only,
      (phrase) =>
        [lexiconPhrases, market, names].some((phrases) => phrases.has(phrase)) ||
        stems(phrase).every(isName),
    ),
    today: newestDay(books),
    words: new Set([...lexiconPhrases.words, ...market.words, ...names.words, ...accountWords]),
  };
}

const markets = new WeakMap<SecurityDirectory, Phrases<string>>();

/** Cached per directory, because it is the same for every household. */
function marketOf(directory: SecurityDirectory): Phrases<string> {
  const known = markets.get(directory);
  if (known !== undefined) return known;
  const phrases = [...directory.names].map(([phrase, value]) => ({ phrase, value }));
  const made = new Phrases(phrases);
  markets.set(directory, made);
  return made;
}

/** Households by full name, and by first word when no other household has it. */
function householdPhrases(books: readonly Book[]): { phrase: string; value: NameMeaning }[] {
  const first = (name: string) => name.split(" ")[0] ?? "";
  const names = books.map(({ household }) => household.name);
  const byFirst = Map.groupBy(names, first);
  return names.flatMap((value) => {
    const alone = byFirst.get(first(value))?.length === 1;
    const phrases = alone && !lexiconPhrases.has(first(value)) ? [value, first(value)] : [value];
    return phrases.map((phrase) => ({
      phrase,
      value: { is: "name", field: "household", value } as const,
    }));
  });
}

export const stems = (text: string): string[] => tokensOf(text).map(({ stem }) => stem);

const stopWords = new Set(["at", "her", "his", "the", "of", "and", "&", ",", "."]);

function accountOf(dimensions: Readonly<Record<string, string | null>>): AccountWords {
  const { account, account_type, owner } = dimensions;
  const ordered = stems(account ?? "");
  const typed = stems(accountTypeWords[(account_type ?? "individual") as Account.Type] ?? "");
  const owned = owner === null || owner === "joint" ? [] : stems(owner ?? "");
  const words = [...ordered, ...typed, ...owned].filter((word) => !stopWords.has(word));
  return { name: account ?? "", words: new Set(words), ordered };
}

/** Each word of a person's name with the people who have it. */
function peopleOf(book: Book): Map<string, string[]> {
  const people = new Map<string, string[]>();
  for (const { dimensions } of book.rows("members")) {
    const name = dimensions.name ?? "";
    for (const word of stems(name)) people.set(word, [...(people.get(word) ?? []), name]);
  }
  return people;
}

/** Symbols of positions, trades and quotes, by lower case; BRK.B also as brkb. */
function symbolsOf(books: readonly Book[]): Map<string, NameMeaning & { is: "security" }> {
  const held = new Set(symbolsIn(books, "positions"));
  const all = (["quotes", "transactions", "positions"] as const).flatMap((of) =>
    symbolsIn(books, of),
  );
  const undotted = all.filter((symbol) => /^[A-Z]+\.[A-Z]$/.test(symbol));
  return new Map(
    [
      ...undotted.map((symbol) => [symbol.replace(".", ""), symbol]),
      ...all.map((one) => [one, one]),
    ].map(([spelling = "", symbol = ""]) => [
      spelling.toLowerCase(),
      { is: "security", symbol, held: held.has(symbol) } as const,
    ]),
  );
}

const fundsOf = (books: readonly Book[]): Set<string> =>
  new Set(
    books.flatMap((book) =>
      book
        .rows("positions")
        .flatMap(({ dimensions: { kind, symbol } }) =>
          symbol != null && (kind === "etf" || kind === "mutual_fund") ? [symbol] : [],
        ),
    ),
  );

const symbolsIn = (books: readonly Book[], dataset: DatasetName): string[] =>
  books.flatMap((book) => book.rows(dataset).flatMap(({ dimensions }) => dimensions.symbol ?? []));

const corporateWords = new Set(
  stems(
    "inc corporation corp company companies co llc lp l.p. the fund trust etf & , . ltd plc group class",
  ),
);

/** The securities of all books, each once: many households hold the same. */
function securitiesIn(books: readonly Book[]) {
  const found = new Map<string, { symbol: string; name: string; kind: string }>();
  for (const book of books) {
    for (const { dimensions } of [...book.rows("positions"), ...book.rows("constituents")]) {
      const { symbol } = dimensions;
      const [name, kind] = [dimensions.name ?? "", dimensions.kind ?? "stock"];
      if (symbol != null) found.set(`${symbol}|${kind}|${name}`, { symbol, name, kind });
    }
  }
  return found.values();
}

/** Names of securities and every part of a name that only one security has; then custodians and policies. */
function namePhrases(
  books: readonly Book[],
  symbols: ReadonlyMap<string, NameMeaning & { is: "security" }>,
) {
  const parts = new Map<string, Set<string>>();
  for (const { symbol, name, kind } of securitiesIn(books)) {
    if (!symbols.has(symbol.toLowerCase())) continue;
    for (const part of nameParts(name, kind)) {
      parts.set(part, (parts.get(part) ?? new Set()).add(symbol));
    }
  }
  const held = [...parts].flatMap(([phrase, of]) => {
    const [symbol = ""] = of;
    const value = symbols.get(symbol.toLowerCase());
    return of.size === 1 && value !== undefined ? [{ phrase, value }] : [];
  });
  const accounts = books.flatMap((book) => book.rows("accounts"));
  const custodiansAndPolicies = (["custodian", "policy"] as const).flatMap((field) =>
    [...new Set(accounts.flatMap(({ dimensions }) => dimensions[field] ?? []))].flatMap((value) =>
      [value, ...(field === "custodian" ? firstWordOf(value) : [])].map((phrase) => ({
        phrase,
        value: { is: "name", field, value } as const,
      })),
    ),
  );
  return [...held, ...custodiansAndPolicies];
}

/** "at Bluebird", of Bluebird Online. */
function firstWordOf(custodian: string): string[] {
  const [first] = tokensOf(custodian);
  if (first === undefined) return [];
  return first.form.length > 4 && !lexiconPhrases.words.has(first.stem) ? [first.form] : [];
}

/**
 * The full name and every run of two or more words in it; of a company's name also the first word,
 * and each longer word without another meaning: "the tooling company".
 */
function nameParts(name: string, kind: string): string[] {
  const words = tokensOf(name)
    .map(({ form }) => form)
    .filter((word) => !corporateWords.has(stemOf(word)));
  const runs = words.flatMap((_, from) =>
    words.slice(from + 1).map((__, more) => words.slice(from, from + more + 2).join(" ")),
  );
  const company = kind === "stock" || kind === "private";
  const first = company && (words[0]?.length ?? 0) > 2 ? words.slice(0, 1) : [];
  const only = words.length === 1 ? words : [];
  const isDistinctive = (word: string) =>
    word.length > 4 && !lexiconPhrases.words.has(stemOf(word));
  const distinctive = company
    ? words.filter(isDistinctive).flatMap((word) => [word, `${word} company`])
    : [];
  // "total bond" is a question about bonds, "total bond market" a fund.
  const isOrdinary = (run: string) =>
    lexiconPhrases.has(run) || run.split(" ").every((word) => lexiconPhrases.has(word));
  return [
    ...new Set([...runs.filter((run) => !isOrdinary(run)), ...first, ...only, ...distinctive]),
  ].filter((part) => part.includes(" ") || !lexiconPhrases.has(part));
}
