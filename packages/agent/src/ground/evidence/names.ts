import { keyOf, type Token, tokensOf } from "./tokens.ts";

/** What a row is about. */
export interface Label {
  kind: "security" | "account" | "class" | "need" | "other";
  /** One of the thing's names, in lower case: `hd` and `the home depot, inc.` are one thing. */
  name: string;
}

export interface Mention {
  /** More than one if several things share the name. */
  labels: readonly Label[];
  at: number;
  end: number;
  /** Several accounts at once: "Karen's two IRAs". */
  isGroup?: boolean;
  /** A person who may own these accounts: all accounts except those named after somebody else. */
  isOwner?: boolean;
}

interface Alias {
  label: Label;
  /** How it must be spelled to count as a mention: a ticker exactly, a single word capitalized. */
  spelling: Spelling;
}

type Spelling = { exactly: string; isAlone: boolean } | "capital" | "owner" | "any";

const longest = 9;

/** The names in the results, with the short forms that people use for them. */
export class Names {
  private readonly aliases = new Map<string, Alias[]>();
  /** The most words of an alias, by its first word. */
  private readonly mostWords = new Map<string, number>();
  private readonly roots = new Map<string, string>();
  /** The accounts that are named after each owner. */
  private readonly owners = new Map<string, ReadonlySet<string>>();
  /** The words of each account's names. */
  private readonly accountWords = new Map<string, { label: Label; words: Set<string> }>();

  /** Names in one row are names of one thing. */
  add(kind: Label["kind"], names: readonly string[]): Label {
    const [first = "", ...others] = names.map((name) => this.root(keyed(kind, name)));
    for (const other of others) if (other !== first) this.roots.set(other, first);
    return { kind, name: first };
  }

  /** The thing's canonical name, after all rows were read. */
  label({ kind, name }: Label): Label {
    return { kind, name: this.root(name) };
  }

  /** Adds every part of a name as an alias, unless another thing has it too. */
  index(named: readonly { kind: Label["kind"]; name: string }[]): void {
    this.addAccountWords(named.flatMap(({ kind, name }) => (kind === "account" ? name : [])));
    const spelled = named.flatMap(({ kind, name }) => {
      const label = this.label({ kind, name: keyed(kind, name) });
      return aliasesOf(kind, name).map(([key, spelling]) => ({
        of: `${kind} ${key}`,
        label,
        spelling,
      }));
    });
    const found = Map.groupBy(spelled, ({ of }) => of);
    const whole = new Set(named.map(({ name }) => keyOf(name)));
    for (const [of, all] of found) {
      const key = of.slice(of.indexOf(" ") + 1);
      const things = new Map(all.map((one) => [one.label.name, one]));
      const isOwner = all.every(({ spelling }) => spelling === "owner");
      if (isOwner) this.owners.set(key, new Set(things.keys()));
      else if (things.size > 1 && !whole.has(key)) continue;
      this.aliases.set(key, [...(this.aliases.get(key) ?? []), ...things.values()]);
      this.countWords(key);
    }
  }

  private addAccountWords(names: readonly string[]): void {
    for (const name of names) {
      const label = this.label({ kind: "account", name: keyed("account", name) });
      const known = this.accountWords.get(label.name) ?? { label, words: new Set() };
      for (const { key } of tokensOf(name.replaceAll("_", " "))) known.words.add(key);
      this.accountWords.set(label.name, known);
    }
  }

  /**
   * "Karen's two IRAs", "both trusts": the accounts whose names have all of these words. In the singular ("the
   * joint account") they must be those of one account.
   */
  private groupAt(tokens: readonly Token[], last: number): Mention | undefined {
    const noun = tokens[last]?.key ?? "";
    const isOne = accountNouns.has(`${noun}s`);
    if (!isOne && !accountNouns.has(noun)) return undefined;
    const all = [...this.accountWords.values()];
    const kind = isOne ? noun : noun.slice(0, -1);
    const words = kind === "account" ? [] : [kind];
    const { first, number, said, isEither } = this.wordsBefore(
      tokens,
      last,
      isOne ? noWords : determiners,
    );
    const isSaid = ({ words: own }: { words: ReadonlySet<string> }): boolean =>
      isEither ? said.some((word) => own.has(word)) : said.every((word) => own.has(word));
    const labels = all.flatMap((one) =>
      words.every((word) => one.words.has(word)) && isSaid(one) ? one.label : [],
    );
    const isMeant =
      words.length + said.length > 0 &&
      (isOne ? labels.length === 1 : labels.length > 1) &&
      (number === 0 || number === labels.length);
    const [at, end] = [tokens[first]?.at ?? 0, tokens[last]?.end ?? 0];
    return isMeant ? { labels, at, end, isGroup: !isOne } : undefined;
  }

  /** The number and the words of account names before a plural; with "and", any of the words. */
  private wordsBefore(tokens: readonly Token[], last: number, between: ReadonlySet<string>) {
    let [first, number, isEither] = [last, 0, false];
    const said: string[] = [];
    for (; first > 0; first -= 1) {
      const key = tokens[first - 1]?.key ?? "";
      const count = sizeOf(key);
      if (count > 0 && between.size > 0) number = count;
      else if (this.isAccountWord(key)) said.push(key);
      else if (key === "and") isEither = true;
      else if (!between.has(key)) break;
    }
    return { first, number, said, isEither };
  }

  private isAccountWord(key: string): boolean {
    return !empty.has(key) && [...this.accountWords.values()].some(({ words }) => words.has(key));
  }

  private countWords(key: string): void {
    const [first = "", ...more] = key.split(" ");
    this.mostWords.set(first, Math.max(this.mostWords.get(first) ?? 0, 1 + more.length));
  }

  /** The mentions in the text; the longest name wins at each position. */
  mentionsIn(text: string, offset = 0): Mention[] {
    const tokens = tokensOf(text);
    const mentions: Mention[] = [];
    const groups = tokens.flatMap((_, last) => this.groupAt(tokens, last) ?? []);
    for (let index = 0; index < tokens.length; ) {
      const found = this.longestAt(tokens, index);
      if (found === undefined) {
        index += 1;
        continue;
      }
      const [at, end] = [tokens[index]?.at ?? 0, tokens[index + found.length - 1]?.end ?? 0];
      mentions.push({ ...found.mention, at: offset + at, end: offset + end });
      index += found.length;
    }
    if (groups.length === 0) return mentions;
    const isApart = (a: Mention, b: Mention) => a.end <= b.at || a.at >= b.end;
    const placed = groups
      .map((group) => ({ ...group, at: offset + group.at, end: offset + group.end }))
      .filter((one) => one.isGroup || mentions.every((known) => isApart(known, one)));
    const isFree = (one: Mention) => placed.every((group) => isApart(one, group));
    return [...mentions.filter(isFree), ...placed].toSorted((a, b) => a.at - b.at);
  }

  private longestAt(tokens: readonly Token[], index: number) {
    const most = this.mostWords.get(tokens[index]?.key ?? "") ?? 0;
    for (let length = Math.min(most, tokens.length - index); length > 0; length -= 1) {
      const part = tokens.slice(index, index + length);
      const raw = part.map((token) => token.raw).join(" ");
      const known = this.aliases.get(part.map(({ key }) => key).join(" ")) ?? [];
      const spelled = known.filter(({ spelling }) => isSpelled(spelling, raw, part.at(-1)));
      if (spelled.length === 0) continue;
      const isOwner = spelled.every(({ spelling }) => spelling === "owner");
      const labels = isOwner
        ? this.accountsOf(part[0]?.key ?? "")
        : spelled.map(({ label }) => label);
      return { length, mention: { labels, ...(isOwner && { isOwner }) } };
    }
    return undefined;
  }

  /** All accounts except those named after somebody else. */
  private accountsOf(owner: string): Label[] {
    const others = new Set(
      [...this.owners].flatMap(([key, own]) => (key === owner ? [] : [...own])),
    );
    return [...this.accountWords.values()].flatMap(({ label }) =>
      others.has(label.name) ? [] : label,
    );
  }

  private root(name: string): string {
    let root = name;
    for (let next = this.roots.get(root); next !== undefined; next = this.roots.get(root))
      root = next;
    return root;
  }
}

const keyed = (kind: Label["kind"], name: string): string => `${kind} ${name.toLowerCase()}`;

/**
 * First words that do not identify a company, and words with another meaning at the start of a
 * sentence.
 */
const common = new Set(
  "american bank charles cost fidelity first general global home international invesco ishares national new schwab spdr state target total union united vanguard world cash private joint individual company gold".split(
    " ",
  ),
);

const accountNouns = new Set("iras 401ks 403bs roths trusts brokerages accounts plans".split(" "));
const groupSizes: Readonly<Record<string, number>> = {
  both: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
const sizeOf = (key: string): number => groupSizes[key] ?? (Number(key) || 0);

const noWords: ReadonlySet<string> = new Set();
const determiners: ReadonlySet<string> = new Set(
  "the of all her his their these those its".split(" "),
);

const empty = new Set("of the a an and for on in to other".split(" "));

/**
 * The aliases of a name: its parts of two or more words, its ticker, and its first word if that
 * identifies it.
 */
function aliasesOf(kind: Label["kind"], name: string): [string, Spelling][] {
  if (/^[A-Z][A-Z0-9.]*$/.test(name))
    return [[keyOf(name), { exactly: name, isAlone: kind === "class" }]];
  const tokens = tokensOf(name.replaceAll("_", " "));
  const [only] = tokens;
  if (only === undefined) return [];
  if (tokens.length === 1) return empty.has(only.key) ? [] : [[only.key, "any"]];
  if (kind === "account" && /^[\p{L}-]+['’]s /u.test(name))
    return [[only.key, "owner"], ...singleWords(kind, tokens), ...parts(kind, tokens)];
  return [...singleWords(kind, tokens), ...parts(kind, tokens)];
}

/**
 * For a company its first word and its initials ("J&J"); for an account any word but
 * the first, which is usually the owner's name; for a need any long one.
 */
function singleWords(kind: Label["kind"], tokens: readonly Token[]): [string, Spelling][] {
  const first = tokens[0]?.key === "the" ? 1 : 0;
  const isOfAccount = ({ key, raw }: Token, index: number): boolean =>
    /\d/.test(key) || ((index > 0 || accountNouns.has(`${key}s`)) && /^[A-Z]/.test(raw));
  const isLong = ({ key }: Token, least: number): boolean => key.length > least && !common.has(key);
  const single = (token: Token, index: number): boolean =>
    (kind === "need" && isLong(token, 5)) ||
    (kind === "account" && isOfAccount(token, index)) ||
    (kind === "security" && index === first && isLong(token, 3));
  const words = tokens.filter(single).map(({ key }) => key);
  return [...words, ...initials(tokens)].map((key) => [key, kind === "need" ? "any" : "capital"]);
}

const initials = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ key }, index) => {
    const [before, after] = [tokens[index - 1]?.key[0], tokens[index + 1]?.key[0]];
    return key === "&" && before !== undefined && after !== undefined ? `${before}&${after}` : [];
  });

function parts(kind: Label["kind"], tokens: readonly Token[]): [string, Spelling][] {
  const keys = tokens.map(({ key }) => key);
  return keys.flatMap((_, from) =>
    keys.slice(from + 1, from + longest).flatMap((_, index): [string, Spelling][] => {
      const part = keys.slice(from, from + index + 2);
      const isWhole = part.length === keys.length;
      if (!isWhole && (empty.has(part[0] ?? "") || empty.has(part.at(-1) ?? ""))) return [];
      const isPart = kind === "security" && !isWhole;
      return [[part.join(" "), isPart ? "capital" : "any"]];
    }),
  );
}

function isSpelled(spelling: Spelling, raw: string, last: Token | undefined): boolean {
  if (spelling === "any") return true;
  if (spelling === "owner") return last?.isOwner() === true;
  if (spelling !== "capital")
    return spelling.exactly === raw && (!spelling.isAlone || last?.isAlone === true);
  return raw.split(" ").every((word) => /^[A-Z0-9&]/.test(word) || empty.has(word));
}
