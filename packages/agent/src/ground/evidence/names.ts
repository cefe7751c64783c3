import { accountNouns, aliasesOf, functionWords, isSpelled, type Spelling } from "./aliases.ts";
import type { Label, Mention } from "./label.ts";
import { isLikeCompany, isShortFor, isTicker } from "./spoken-names.ts";
import { keyOf, type Token, tokensOf } from "./tokens.ts";
import { unknownMentions } from "./unknown-names.ts";

interface Alias {
  label: Label;
  /** How it must be spelled to count as a mention: a ticker exactly, a single word capitalized. */
  spelling: Spelling;
}

/** The names in the results, with the short forms that people use for them. */
export class Names {
  private readonly aliases = new Map<string, Alias[]>();
  private readonly quoted = new Set<string>();
  /** The securities of which only the ticker is known. */
  private readonly tickers: { ticker: string; label: Label }[] = [];
  /** By first word, the word count of the longest alias that starts with it. */
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
    this.addTickers(named.filter(({ kind }) => kind === "security").map(({ name }) => name));
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

  private addTickers(securities: readonly string[]): void {
    const labeled = securities.map((name) => ({
      name,
      label: this.label({ kind: "security", name: keyed("security", name) }),
    }));
    for (const own of Map.groupBy(labeled, ({ label }) => label.name).values()) {
      const [one] = own;
      if (one !== undefined && own.every(({ name }) => isTicker(name)))
        this.tickers.push({ ticker: one.name, label: one.label });
    }
  }

  /** The security that a company's name in the text is shortened to, if it is only one. */
  private shortenedTo(raw: string | undefined): Label[] {
    if (raw === undefined || !isLikeCompany(raw)) return [];
    const found = this.tickers.filter(({ ticker }) => isShortFor(ticker, raw));
    return found.length === 1 ? found.map(({ label }) => label) : [];
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
      !isQualified(tokens[first - 1]) &&
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
    return (
      !functionWords.has(key) && [...this.accountWords.values()].some(({ words }) => words.has(key))
    );
  }

  private countWords(key: string): void {
    const [first = "", ...more] = key.split(" ");
    this.mostWords.set(first, Math.max(this.mostWords.get(first) ?? 0, 1 + more.length));
  }

  /** The mentions in the text, also of things that no result names. */
  mentionsIn(text: string, offset = 0): Mention[] {
    const known = this.knownMentions(text, offset);
    if (this.aliases.size === 0) return known;
    const unknown = unknownMentions(text, offset, known, (label) => this.ownerOf(label)).filter(
      ({ at, end }) => !this.isQuoted(text.slice(at - offset, end - offset)),
    );
    if (unknown.length === 0) return known;
    const isFree = (one: Mention) => unknown.every(({ at, end }) => one.end <= at || one.at >= end);
    return [...known.filter(isFree), ...unknown].toSorted((a, b) => a.at - b.at);
  }

  /** Takes a text of a result, such as the title of a task, which may name what no row is about. */
  quote(text: string): void {
    if (/['’]s /.test(text)) this.quoted.add(text);
  }

  private isQuoted(name: string): boolean {
    return [...this.quoted].some((text) => text.includes(name));
  }

  /** The person that an account is named after. */
  private ownerOf({ name }: Label): string | undefined {
    return [...this.owners].find(([, accounts]) => accounts.has(name))?.[0];
  }

  /** The longest name wins at each position. */
  private knownMentions(text: string, offset: number): Mention[] {
    if (this.aliases.size + this.accountWords.size + this.tickers.length === 0) return [];
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
      return { length, mention: this.named(spelled, part[0]?.key ?? "") };
    }
    const labels = this.shortenedTo(tokens[index]?.raw);
    return labels.length === 0 ? undefined : { length: 1, mention: { labels } };
  }

  /** A member of the household is the owner of the accounts that are named after them. */
  private named(spelled: readonly Alias[], first: string): Omit<Mention, "at" | "end"> {
    const members = spelled.flatMap(({ label }) => (label.kind === "member" ? label : []));
    const isOwner =
      spelled.every(({ spelling, label }) => spelling === "owner" || label.kind === "member") &&
      (members.length === 0 || this.owners.has(first));
    return isOwner
      ? { labels: [...this.accountsOf(first), ...members], isOwner }
      : { labels: spelled.map(({ label }) => label) };
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

const groupSizes: Readonly<Record<string, number>> = {
  both: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
const sizeOf = (key: string): number => groupSizes[key] ?? (Number(key) || 0);

/** Words for what accounts are, which is not in their names: "the irrevocable trusts" are some of the trusts. */
const qualifiers: ReadonlySet<string> = new Set(
  "irrevocable revocable taxable retirement charitable custodial".split(" "),
);
const isQualified = (before: Token | undefined): boolean =>
  before !== undefined && qualifiers.has(before.key);

const noWords: ReadonlySet<string> = new Set();
const determiners: ReadonlySet<string> = new Set(
  "the of all her his their these those its".split(" "),
);
