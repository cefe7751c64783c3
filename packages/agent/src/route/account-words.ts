import { editDistance } from "@advisor/domain/text/edit-distance";
import { type Item, sentence } from "./item.ts";
import { keyWords, ordinaryWords } from "./vocabulary.ts";
import { planSection } from "./words.ts";

/** An account, and the words of its name that tell it from others. */
export interface Named {
  name: string;
  words: readonly string[];
}

export const namedAccounts = (accounts: readonly string[]): Named[] =>
  accounts.map((name) => ({ name, words: wordsOf(name) }));

const wordsOf = (name: string): string[] =>
  (
    name
      .toLowerCase()
      .replace(planSection, "$1$2$3")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => !/^(?:s|at|of|for|the|and|her|his|their|accounts?)$/.test(word));

/** A word of an account's name, a kind of account or a person, as the words have it. */
export interface Heard {
  word: string;
  /** False for what only people call it so: "college" for a 529. */
  direct: boolean;
}

/** Which of these words stands at a place, whosever it is and however many: "hectors", "trusts", "the broker". */
export function heardAt(
  items: readonly Item[],
  at: number,
  among: ReadonlySet<string>,
): Heard | undefined {
  const item = items[at];
  // A word opened into several counts once, by its first one.
  if (item === undefined || items[at - 1]?.at === item.at) return undefined;
  const written = item.raw.toLowerCase().replace(planSection, "$1$2$3").replace(/'s?$/, "");
  const forms = [written, item.said]
    .flatMap((form) => [form, form.replace(/s$/, "")])
    .flatMap((form) => [form, ...(alike.get(form) ?? [])]);
  const direct = forms.find((form) => among.has(form));
  if (direct !== undefined) return { word: direct, direct: true };
  // "the Education Trust" is called so.
  const isName = /^trusts?$/.test(items[at + 1]?.said ?? "") && /^\p{Lu}/u.test(item.raw);
  const word = isName
    ? undefined
    : forms.flatMap((form) => meaning.get(form) ?? []).find((form) => among.has(form));
  if (word !== undefined) return { word, direct: false };
  const meant = misspelt(written, among) ?? misspelt(written.replace(/s$/, ""), among);
  return meant === undefined ? undefined : { word: meant, direct: true };
}

/** "endowmnt", "legcy": a letter away from a long word, and no word itself. */
function misspelt(written: string, among: ReadonlySet<string>): string | undefined {
  if (!/^[a-z]{5,}$/.test(written) || ordinaryWords.has(written) || keyWords.has(written)) {
    return undefined;
  }
  return [...among].find(
    (word) => word.length > 5 && word[0] === written[0] && editDistance(written, word, 1) <= 1,
  );
}

const alike: ReadonlyMap<string, readonly string[]> = new Map([
  ["broker", ["brokerage"]],
  ["kid", ["children"]],
  ["child", ["children"]],
  ["op", ["operating"]],
  ["ops", ["operating"]],
  ["tira", ["traditional"]],
]);

/** What an account is called after what it is for. */
const meaning: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    taxable: ["brokerage"],
    job: ["employer", "401k"],
    work: ["employer", "401k"],
    workplace: ["employer", "401k"],
    company: ["employer"],
    employer: ["401k"],
    college: ["529"],
    education: ["529"],
  }),
);

/** Words that make an account of what they stand for, wherever they stand. */
export const strong: ReadonlySet<string> = new Set(
  "roth ira 401k 403b 457b 529 hsa daf utma ugma coverdell".split(" "),
);

/** Words for kinds of accounts that mean other things too. */
export const weak: ReadonlySet<string> = new Set(
  "sep simple rollover traditional inherited joint trust brokerage taxable individual custodial annuity pension retirement checking savings margin".split(
    " ",
  ),
);

/** Of these, those that stand for an account by themselves: "the rollover". */
export const telling: ReadonlySet<string> = new Set(
  "rollover sep inherited traditional joint".split(" "),
);

/** Words of an account's name that mean something else where they stand alone. */
export const isOrdinary = (word: string): boolean =>
  strong.has(word) ||
  weak.has(word) ||
  ordinaryWords.has(word) ||
  /^(?:family|stock|plan|accounts?|cash|operating|new|old|online|fund|company|employer|portfolio)$/.test(
    word,
  );

/** Whether an account is of a kind: by a word of its name, or by what the word takes in. */
export const isOf = (word: string, { words }: Named): boolean =>
  words.includes(word) || words.some((one) => takenIn.get(word)?.has(one) === true);

const takenIn: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["taxable", new Set("brokerage individual joint margin".split(" "))],
  ["retirement", new Set("ira roth 401k 403b 457b sep simple pension rollover".split(" "))],
]);

/** What "SEP" is heard as where it is no month. */
export const sepMark = "sep-ira";

/** "deposits to the SEP in May": of who has such an account it is no month; a SEP IRA is none of anybody's. */
export function withSep(items: readonly Item[], accounts: readonly string[]): Item[] {
  const hasOne = accounts.some((name) => /\bsep\b/i.test(name));
  const isKind = (at: number) =>
    items[at + 1]?.said === "ira" ||
    (items[at]?.raw === "SEP" && items[at + 1]?.said === "account");
  const isMarked = (at: number) => isSep(items, at) && (hasOne || isKind(at));
  return items.map((item, at) => (isMarked(at) ? { ...item, said: sepMark } : item));
}

function isSep(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  const raw = items[at]?.raw.replace(/'s?$/, "") ?? "";
  const isOwned = /^(?:the|my|our|his|her|their)$/.test(before?.said ?? "");
  const isHis = /'s$/.test(before?.raw ?? "");
  const next = items[at + 1]?.said ?? "";
  if (/^an?$/.test(before?.said ?? "") && !next.startsWith("contribution")) return false;
  const isKind = /^(?:ira|account|plan|contributions?)$/.test(next);
  return raw === "SEP" || (/^sep$/i.test(raw) && (isOwned || isHis || isKind));
}

/** The places of words in a row that an account's name has: "Whitcomb Family Trust". */
export function namedPlaces(
  items: readonly Item[],
  accounts: readonly string[],
): ReadonlySet<number> {
  const places = new Set<number>();
  for (const name of accounts) {
    const own = new Set(name.toLowerCase().match(/\p{L}+/gu));
    const isOwn = (item: Item | undefined): boolean =>
      item !== undefined && own.has(item.raw.toLowerCase().replace(/'s?$/, ""));
    for (const at of items.keys()) {
      const next = items[at + 1];
      const isInRow = isOwn(items[at]) && isOwn(next) && next?.gap === "none";
      if (isInRow && !isFamily(items, at + 1)) places.add(at).add(at + 1);
    }
  }
  return places;
}

/** "the Whitcomb family" is everybody, and not the Family Trust. */
const isFamily = (items: readonly Item[], at: number): boolean =>
  /^family('s)?$/i.test(items[at]?.raw ?? "") &&
  !/^(?:(?:and|or|plus|&) (?:the )?\w+ )?trusts?\b/.test(sentence(items.slice(at + 1, at + 5)));
