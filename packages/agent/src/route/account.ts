import { companyNames } from "@advisor/domain/text/company-names";
import { type Account, accountMark, type Item, type Span } from "./item.ts";
import { keyWords, ordinaryWords } from "./vocabulary.ts";
import { planSection } from "./words.ts";

/** Accounts that the words name: by the names given, by a type that one has, or as unknown ones. */
export function accountSpans(items: readonly Item[], accounts: readonly string[]): Span[] {
  const named = accounts.map((name) => ({ name, words: wordsOf(name) }));
  const spans: Span[] = [];
  let index = 0;
  while (index < items.length) {
    const general = articles.test(items[index]?.said ?? "") ? typeEnd(items, index + 1) : undefined;
    const found = general === undefined ? mentionAt(items, index, named) : undefined;
    if (found !== undefined) spans.push(found);
    index = general ?? found?.end ?? index + 1;
  }
  return spans;
}

/** "a Roth IRA" is any, and nobody's. */
const articles = /^(?:an?|about)$/;

interface Named {
  name: string;
  words: readonly string[];
}

const wordsOf = (name: string): string[] =>
  (
    name
      .toLowerCase()
      .replace(planSection, "$1$2")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word !== "s");

function mentionAt(
  items: readonly Item[],
  start: number,
  accounts: readonly Named[],
): Span | undefined {
  const end =
    fullNameEnd(items, start, accounts) ?? typeEnd(items, start) ?? otherEnd(items, start);
  if (end === undefined) return undefined;
  const own = items.slice(start, end);
  const account = meant(
    own.map(({ said }) => asNamed(singular(said), accounts)),
    own.map(({ raw }) => raw).join(" "),
    accounts,
  );
  const after = /^(?:account|accounts)$/.test(items[end]?.said ?? "") ? end + 1 : end;
  return { start, end: after, mention: { said: accountMark, account } };
}

/** A whole name, or the first words of it that say "Mary's". */
function fullNameEnd(
  items: readonly Item[],
  start: number,
  accounts: readonly Named[],
): number | undefined {
  const owned = ownedEnd(items, start, accounts);
  if (owned !== undefined) return owned;
  const [longest] = accounts
    .filter(({ words }) => words.every((word, index) => items[start + index]?.said === word))
    .sort((a, b) => b.words.length - a.words.length);
  if (longest === undefined || longest.words.length === 0) return undefined;
  const end = start + longest.words.length;
  const isOwn = longest.words.length === 1 && !isOrdinary(longest.words[0] ?? "");
  const isClear = isOwn || longest.words.length > 1 || leads(items, start) || items.length === 1;
  return isClear || /^accounts?$/.test(items[end]?.said ?? "") ? end : undefined;
}

/** "karens roth", "david's accounts", "Rosa's": the words that follow the owner's name and that the account has too. */
function ownedEnd(
  items: readonly Item[],
  start: number,
  accounts: readonly Named[],
): number | undefined {
  const owner = wordAt(items, start);
  const own = accounts.filter(({ words }) => words.includes(owner) && !isOrdinary(owner));
  const [first] = own;
  if (first === undefined || owner === wordsOf(first.name).join(" ")) return undefined;
  let end = start + 1;
  while (own.some(({ words }) => words.includes(wordAt(items, end)))) end += 1;
  const isWhole = end > start + 1 || isPossessive(items[start]);
  if (isWhole && items[end]?.gap !== "stop" && own.length === 1 && end === start + 1) {
    return /^(?:accounts?|ira|roth|401k)$/.test(wordAt(items, end)) ? end + 1 : end;
  }
  return isWhole ? end : undefined;
}

const wordAt = (items: readonly Item[], at: number): string =>
  (items[at]?.raw ?? "")
    .toLowerCase()
    .replace(planSection, "$1$2")
    .replace(/'s?$|(?<=\p{L}{3})s$/u, "");
const isPossessive = (item: Item | undefined): boolean => /\p{L}{2}'?s$/iu.test(item?.raw ?? "");
/** A word that says what kind of account it is, or anything else than whose. */
const isOrdinary = (word: string): boolean =>
  strong.has(word) ||
  weak.has(word) ||
  general.has(word) ||
  keyWords.has(word) ||
  ordinaryWords.has(word) ||
  /^(?:family|stock|plan|account|accounts|the|of|and|cash|reserve|operating)$/.test(word);

/** "roth ira", "Mary's IRA", "joint account": words for types of accounts, and whose it is. */
function typeEnd(items: readonly Item[], start: number): number | undefined {
  const first = isOwner(items[start]) ? start + 1 : start;
  let end = first;
  while (strong.has(items[end]?.said ?? "") || weak.has(items[end]?.said ?? "")) end += 1;
  if (end === first) return undefined;
  const own = items.slice(first, end);
  const isAccount = /^accounts?$/.test(items[end]?.said ?? "");
  if (own.some(({ said }) => strong.has(said)) || isAccount) return end;
  const isNamed = own.every(({ said }) => telling.has(said)) || end >= items.length;
  return leads(items, start) && isNamed ? end : undefined;
}

/** "in my Schwab account", "Johnson's holdings": a name that no account has. */
function otherEnd(items: readonly Item[], start: number): number | undefined {
  const name = items[start];
  const after = items[start + 1];
  if (name === undefined || after === undefined || after.gap !== "none") return undefined;
  if (isOwner(name) && belongings.test(after.said)) return start + 1;
  if (after.said !== "account" || general.has(name.said)) return undefined;
  return leads(items, start) ? start + 1 : undefined;
}

const isOwner = (item: Item | undefined): boolean =>
  item !== undefined &&
  /^\p{Lu}\p{Ll}+(?:'s|s')$/u.test(item.raw) &&
  !(companyNames.has(item.said) || keyWords.has(item.said) || ordinaryWords.has(item.said)) &&
  !/^(?:what|how|who|where|when|let|here|there|that|it|he|she)$/.test(item.said);

const belongings =
  /^(?:positions?|holdings?|portfolio|trades|activity|cash|balances?|accounts?|performance|returns?|deposits|withdrawals|transfers|stocks|etfs|funds|bonds|investments)$/;

const leads = (items: readonly Item[], at: number): boolean =>
  /^(?:my|the|our|in|of|for|from|his|her|their)$/.test(items[at - 1]?.said ?? "");

function meant(said: readonly string[], raw: string, accounts: readonly Named[]): Account {
  const wanted = said.filter((word) => !/^accounts?$/.test(word));
  const exact = accounts.find(({ words }) => words.join(" ") === wanted.join(" "));
  if (exact !== undefined) return { kind: "known", name: exact.name };
  const [first, ...others] = fitting(wanted, accounts);
  if (first === undefined) return { kind: "unknown", name: raw };
  return others.length === 0 ? { kind: "known", name: first.name } : { kind: "several" };
}

/** Accounts whose names have all of the words; "Roth IRA" also finds one that is called "Roth". */
function fitting(wanted: readonly string[], accounts: readonly Named[]): Named[] {
  const all = accounts.filter(({ words }) => wanted.every((word) => words.includes(word)));
  const rest = wanted.filter((word) => word !== "ira");
  if (all.length > 0 || rest.length === 0) return all;
  return accounts.filter(({ words }) => rest.every((word) => words.includes(word)));
}

const singular = (word: string): string => (word === "iras" ? "ira" : word);

/** As the account's own name has it: "hectors" is Hector's. */
const asNamed = (word: string, accounts: readonly Named[]): string => {
  const stem = word.replace(/s$/, "");
  const has = (one: string): boolean => accounts.some(({ words }) => words.includes(one));
  return !has(word) && has(stem) ? stem : word;
};

const strong = new Set("roth ira iras 401k 403b 457b 529 hsa".split(" "));
const weak = new Set(
  "sep simple rollover traditional inherited joint trust brokerage taxable individual custodial annuity pension retirement checking savings margin".split(
    " ",
  ),
);

/** Of these, those that stand for an account by themselves: "the rollover". */
const telling = new Set("rollover sep inherited traditional".split(" "));

/** Words before "account" that name none. */
const general = new Set(
  "my the our his her their this that whole entire total own current overall investment trading main single which what each every any all same bank demo client user cash settled other second first household".split(
    " ",
  ),
);
