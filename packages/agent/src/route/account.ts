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
    own.map(({ said }) => singular(said)),
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
  const [longest] = accounts
    .filter(({ words }) => words.every((word, index) => items[start + index]?.said === word))
    .sort((a, b) => b.words.length - a.words.length);
  if (longest === undefined || longest.words.length === 0) return undefined;
  const end = start + longest.words.length;
  const isClear = longest.words.length > 1 || leads(items, start) || items.length === 1;
  return isClear || /^accounts?$/.test(items[end]?.said ?? "") ? end : undefined;
}

/** "roth ira", "Mary's IRA", "joint account": words for types of accounts, and whose it is. */
function typeEnd(items: readonly Item[], start: number): number | undefined {
  const first = isOwner(items[start]) ? start + 1 : start;
  let end = first;
  while (strong.has(items[end]?.said ?? "") || weak.has(items[end]?.said ?? "")) end += 1;
  if (end === first) return undefined;
  const own = items.slice(first, end);
  const isAccount = /^accounts?$/.test(items[end]?.said ?? "");
  if (own.some(({ said }) => strong.has(said)) || isAccount) return end;
  return leads(items, start) && end >= items.length ? end : undefined;
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
  const wanted = said.filter((word) => word !== "account");
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

const strong = new Set("roth ira iras 401k 403b 457b 529 hsa".split(" "));
const weak = new Set(
  "sep simple rollover traditional inherited joint trust brokerage taxable individual custodial annuity pension retirement checking savings margin".split(
    " ",
  ),
);

/** Words before "account" that name none. */
const general = new Set(
  "my the our his her their this that whole entire total own current overall investment trading main single which what each every any all same bank demo client user cash settled other second first household".split(
    " ",
  ),
);
