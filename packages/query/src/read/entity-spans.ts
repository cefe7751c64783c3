import { accountOnlyWords, genericAccountWords } from "./account-words.ts";
import { fundSpans } from "./fund-spans.ts";
import { securitySpans } from "./security-spans.ts";
import { type NameMeaning, type Span, spanOf } from "./span.ts";
import type { Token } from "./tokens.ts";
import { lexiconPhrases, type Vocabulary } from "./vocabulary.ts";

/** Spans of accounts, people, securities and other names that begin at this token. */
export function entitySpans(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Span[] {
  const found = [
    sharedAccountSpan(tokens, at, vocabulary),
    sameKindSpan(tokens, at, vocabulary),
    accountSpan(tokens, at, vocabulary),
    personSpan(tokens, at, vocabulary),
    roleSpan(tokens, at, vocabulary),
  ];
  return [
    ...found.flatMap((span) => span ?? []),
    ...securitySpans(tokens, at, vocabulary),
    ...fundSpans(tokens, at, vocabulary),
    ...householdSpan(tokens, at, vocabulary),
    ...vocabulary.recordPhrases
      .at(tokens, at)
      .map(({ length, value }): Span => ({ from: at, to: at + length, meaning: value })),
  ];
}

/** The longest run of words that matches one account name, or several. */
function accountSpan(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): Span | undefined {
  const { accountWords, householdWords } = vocabulary;
  const usable = ({ stem }: Token) =>
    accountWords.has(stem) ||
    genericAccountWords.has(stem) ||
    householdWords.has(stem) ||
    accountOnlyWords.has(stem);
  let to = at;
  for (let token = tokens[to]; token !== undefined && usable(token); token = tokens[to]) to += 1;
  for (; to > at; to -= 1) {
    const isWhole = to === at + 1 && standsForAccount(tokens, at, vocabulary);
    const meaning = matchAccounts(tokens.slice(at, to), vocabulary, isWhole);
    if (meaning?.is === "unknown_account" && isAccountType(tokens, at, to)) return undefined;
    if (meaning !== undefined && !isKindOfSecurity(tokens, at, to)) return spanOf(at, to, meaning);
  }
  return undefined;
}

/** "and the Children's?" names the Children's Trust, not the children. */
const standsForAccount = (
  tokens: readonly Token[],
  at: number,
  { accounts, people }: Vocabulary,
): boolean => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return (
    token?.possessive === true &&
    (next === undefined || endings.has(next.form)) &&
    !people.has(token.stem) &&
    accounts.some(({ ordered }) => ordered.includes(token.stem))
  );
};

/** "individual stocks", where an account is called Stock plan and is owned individually. */
const isKindOfSecurity = (tokens: readonly Token[], at: number, to: number): boolean =>
  to - at > 1 &&
  lexiconPhrases
    .at(tokens, at)
    .some(
      ({ length, value }) =>
        length === to - at && value.is === "noun" && value.dataset === "positions",
    );

/** "the HSA" where there is none: a type of account, of which there are none. */
const isAccountType = (tokens: readonly Token[], at: number, to: number): boolean =>
  lexiconPhrases
    .at(tokens, at)
    .some(({ length, value }) => length === to - at && value.is === "filter");

/**
 * The accounts that have all words of the run; an unknown account when the words describe an account that does
 * not exist.
 */
function matchAccounts(
  run: readonly Token[],
  vocabulary: Vocabulary,
  isWhole: boolean,
): NameMeaning | undefined {
  const { accounts, people, householdWords } = vocabulary;
  /** A word of the household's name identifies an account only when an account's own name contains it. */
  const isInAccountName = (word: string) => accounts.some(({ ordered }) => ordered.includes(word));
  const plural = run.some((token) => token.plural && !token.possessive);
  const words = run
    .map(({ stem }) => stem)
    .filter((word) => !genericAccountWords.has(word))
    .filter(
      (word) =>
        !householdWords.has(word) || (plural ? accountOnlyWords.has(word) : isInAccountName(word)),
    );
  const distinctive = words.filter((word) => !people.has(word) || accountOnlyWords.has(word));
  if (!isWhole && !identifiesAccount(distinctive, words)) return undefined;
  const matches = accounts.filter((account) => words.every((word) => account.words.has(word)));
  const exact = matches.filter(({ ordered }) => ordered.join(" ") === words.join(" "));
  const chosen = [...new Set((exact.length === 1 ? exact : matches).map(({ name }) => name))];
  const text = run.map((token) => token.text).join(" ");
  if (chosen.length > 0) {
    return { is: "account", accounts: chosen, plural, text };
  }
  const onlyAccountWords = words.every((word) => accountOnlyWords.has(word) || people.has(word));
  return onlyAccountWords && distinctive.some((word) => accountOnlyWords.has(word))
    ? { is: "unknown_account", text }
    : undefined;
}

/** Words with another meaning identify an account only together with other account words. */
function identifiesAccount(distinctive: readonly string[], words: readonly string[]): boolean {
  const [only = ""] = distinctive;
  const alone = distinctive.length === 1 && words.length === 1;
  if (alone) return accountOnlyWords.has(only) || !lexiconPhrases.has(only);
  return (
    distinctive.length > 1 ||
    accountOnlyWords.has(only) ||
    (only !== "" && !lexiconPhrases.has(only))
  );
}

/** "Hector's and Rosa's IRAs": accounts of the same kind that belong to two people. */
function sharedAccountSpan(
  tokens: readonly Token[],
  at: number,
  { accounts, people }: Vocabulary,
): Span | undefined {
  const [one, and, other] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (one === undefined || other === undefined || and?.form !== "and") return undefined;
  // A trust company has a name too.
  const isPerson = ({ stem }: Token) => people.has(stem) && !accountOnlyWords.has(stem);
  if (!isPerson(one) || !isPerson(other)) return undefined;
  let to = at + 3;
  while (
    accountOnlyWords.has(tokens[to]?.stem ?? "") ||
    genericAccountWords.has(tokens[to]?.stem ?? "")
  )
    to += 1;
  const kinds = tokens
    .slice(at + 3, to)
    .map(({ stem }) => stem)
    .filter((word) => accountOnlyWords.has(word));
  if (kinds.length === 0) return undefined;
  const matches = accounts.filter(
    ({ words }) =>
      kinds.every((word) => words.has(word)) && (words.has(one.stem) || words.has(other.stem)),
  );
  const text = tokens
    .slice(at, to)
    .map((token) => token.text)
    .join(" ");
  if (matches.length === 0) return undefined;
  return spanOf(at, to, {
    is: "account",
    accounts: matches.map(({ name }) => name),
    plural: true,
    text,
  });
}

/** "Is Rosa's IRA smaller than Hector's": the account of the same kind that another person has. */
function sameKindSpan(
  tokens: readonly Token[],
  at: number,
  { accounts, people }: Vocabulary,
): Span | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || !token.possessive || !people.has(token.stem)) return undefined;
  if (next !== undefined && !endings.has(next.form)) return undefined;
  const last = tokens.slice(0, at).findLastIndex(({ stem }) => accountOnlyWords.has(stem));
  const first = tokens.slice(0, last + 1).findLastIndex(({ stem }) => !accountOnlyWords.has(stem));
  const kinds = tokens.slice(first + 1, last + 1);
  if (kinds.length === 0 || !people.has(tokens[first]?.stem ?? "")) return undefined;
  const fits = accounts.filter(({ words }) =>
    [token, ...kinds].every(({ stem }) => words.has(stem)),
  );
  const text = [token, ...kinds].map((one) => one.text).join(" ");
  return fits.length === 0
    ? undefined
    : spanOf(at, at + 1, {
        is: "account",
        accounts: fits.map(({ name }) => name),
        plural: false,
        text,
      });
}

/** What may follow a possessive that stands for a whole account. */
const endings = new Set([".", "?", "!", ",", ";", "and", "or", "in", "by"]);

/** The first name or whole name of one person of the household. */
function personSpan(
  tokens: readonly Token[],
  at: number,
  { people, householdWords }: Vocabulary,
): Span | undefined {
  const peopleNamed = (index: number) => people.get(tokens[index]?.stem ?? "") ?? [];
  let to = at + 1;
  let matches = peopleNamed(at);
  for (; matches.length > 0; to += 1) {
    const both = matches.filter((name) => peopleNamed(to).includes(name));
    if (both.length === 0) break;
    matches = both;
  }
  const [name] = matches;
  const lastOnly = to - at === 1 && householdWords.has(tokens[at]?.stem ?? "");
  return name === undefined || matches.length > 1 || lastOnly
    ? undefined
    : spanOf(at, to, { is: "person", names: [name] });
}

/**
 * "the spouse's IRA", "the kids' accounts": the people who have that role. A member's gender is not on file, so
 * "her husband's" names nobody.
 */
function roleSpan(
  tokens: readonly Token[],
  at: number,
  { books: [book, ...others] }: Vocabulary,
): Span | undefined {
  const token = tokens[at];
  if (book === undefined || others.length > 0) return undefined;
  if (token?.possessive !== true || gendered.has(token.stem)) return undefined;
  const roles = lexiconPhrases
    .at(tokens, at)
    .flatMap(({ length, value }) =>
      length === 1 && value.is === "noun" && value.dataset === "members" ? value.where : [],
    )
    .flatMap(({ field, values }) => (field === "role" ? values : []));
  const names = book
    .rows("members")
    .flatMap(({ dimensions: { name, role } }) => (name && roles.includes(role ?? "") ? name : []));
  return names.length === 0 ? undefined : spanOf(at, at + 1, { is: "person", names });
}

const gendered = new Set(["wife", "husband", "son", "daughter", "boy", "girl"]);

/** "the Smiths", "Smith family": the household itself. */
function householdSpan(
  tokens: readonly Token[],
  at: number,
  { householdWords, books }: Vocabulary,
): Span[] {
  let to = at;
  while (householdWords.has(tokens[to]?.stem ?? "")) to += 1;
  const value = books[0]?.household.name ?? "";
  return to === at ? [] : [spanOf(at, to, { is: "name", field: "this_household", value })];
}
