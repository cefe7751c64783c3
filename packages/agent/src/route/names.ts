import { companyNames, cryptoNames } from "@advisor/domain/text/company-names";
import { editDistance } from "@advisor/domain/text/edit-distance";
import { everydayWords } from "./everyday.ts";
import type { Item } from "./item.ts";
import { keyWords, ordinaryWords } from "./vocabulary.ts";

/** The well-known company or fund whose name begins at a word, the longest name first. */
export function nameAt(
  items: readonly Item[],
  at: number,
): { symbol: string; end: number } | undefined {
  const candidates = byFirstWord.get(singular(counted(items, at))) ?? [];
  const named = candidates
    .filter(({ rest }) =>
      rest.every((word, index) => singular(items[at + 1 + index]?.said ?? "") === singular(word)),
    )
    .map(({ symbol, rest }) => ({ symbol, end: at + 1 + rest.length }))
    .find(({ end }) => end - at > 1 || !isOrdinary(items, at));
  return named ?? misspelt(items, at);
}

/** "hom depot", "johnsen and jonson", "phillip moris": a name of two or three words, each a letter off at most. */
function misspelt(items: readonly Item[], at: number): { symbol: string; end: number } | undefined {
  const [one = "", other = "", third = ""] = items.slice(at, at + 3).map(({ said }) => said);
  const isAlmost = ({ first, rest: [second = "", last] }: Name) =>
    second !== "" &&
    isNear(one, first) &&
    isNear(other, second) &&
    (last === undefined || isNear(third, last));
  const isLong = one.length > 4 && other.length > 4;
  const found = [
    ...(byFirstWord.get(one) ?? []),
    ...(bySecondWord.get(other) ?? []),
    ...(isLong ? (twoWords.get(one.slice(0, 2)) ?? []) : []),
  ].find(isAlmost);
  return found && { symbol: found.symbol, end: at + 1 + found.rest.length };
}

const isNear = (word: string, name: string): boolean =>
  word === name ||
  (name.length > 3 &&
    !(keyWords.has(word) || ordinaryWords.has(word) || everydayWords.has(word)) &&
    editDistance(word, name, 1) <= 1);

/** "bond" is heard as "bonds". */
const singular = (word: string): string => (word === "bonds" ? "bond" : word);

/** "how many apples" counts shares of Apple. */
const counted = (items: readonly Item[], at: number): string => {
  const said = items[at]?.said ?? "";
  const one = said.replace(/s$/, "");
  const isMany = items[at - 2]?.said === "how" && items[at - 1]?.said === "many";
  return isMany && !byFirstWord.has(said) && companyNames.has(one) ? one : said;
};

/** Funds as people say them who know the house and not the ticker. */
const fundNames: readonly (readonly [string, string])[] = [
  ["total bond", "BND"],
  ["total stock", "VTI"],
  ["total international", "VXUS"],
].flatMap(([name = "", symbol = ""]) =>
  ["", "vanguard "].flatMap((house): [string, string][] => [
    [`${house}${name}`, symbol],
    [`${house}${name} ${name === "total international" ? "stock" : "market"}`, symbol],
  ]),
);

interface Name {
  first: string;
  rest: readonly string[];
  symbol: string;
}

const knownNames: readonly Name[] = [...companyNames, ...fundNames]
  .map(([name, symbol]) => {
    const [first = "", ...rest] = name.split(" ");
    return { first, rest, symbol };
  })
  .sort((a, b) => b.rest.length - a.rest.length);

const byFirstWord = Map.groupBy(knownNames, ({ first }) => first);
const bySecondWord = Map.groupBy(
  knownNames.filter(({ rest }) => rest.length === 1 || rest.length === 2),
  ({ rest }) => rest[0] ?? "",
);

/** Names of two long words, by the letters that they begin with: "phillip moris". */
const twoWords = Map.groupBy(
  knownNames.filter(
    ({ first, rest: [second = "", ...more] }) =>
      first.length > 4 && second.length > 4 && more.length === 0,
  ),
  ({ first }) => first.slice(0, 2),
);

/** Names that are words too: they count as names beside a word that asks about a share. */
const doubtful = new Set("target visa snap zoom att goldman oracle".split(" "));

function isOrdinary(items: readonly Item[], at: number): boolean {
  if (cryptoNames.has(items[at]?.said ?? "")) return !isOwned(items, at);
  if (isTrust(items, at)) return true;
  if (!doubtful.has(items[at]?.said ?? "")) return false;
  if (items.length === 1) return false;
  const before = items.slice(Math.max(0, at - 2), at).map(({ said }) => said);
  const after = items[at + 1]?.said ?? "";
  const isName = at > 0 && /^\p{Lu}\p{Ll}/u.test(items[at]?.raw ?? "");
  return !isName && !beside.test(after) && !leads.test(before.join(" "));
}

/** "our reliance on you" is no company. */
const isTrust = (items: readonly Item[], at: number): boolean =>
  items[at]?.raw === "reliance" && /^(?:up)?on$/.test(items[at + 1]?.said ?? "");

const beside =
  /^(?:stock|stocks|shares?|price|quote|trading|position|performance|performing|doing|return|gain|loss|positions?|holdings?|exposure|investments?)$/;
const leads =
  /(?:^|\s)(?:(?:price|prices|quote|quotes|shares|value|cost|basis) (?:of|for|on)|any|bought|sold|buy|sell)$/;

/** Crypto is asked after as something held; its price and its meaning are others' to tell. */
const isOwned = (items: readonly Item[], at: number): boolean =>
  owning.test(items.map(({ said }) => said).join(" ")) &&
  !/^(?:price|quote|trading|worth)$/.test(items[at + 1]?.said ?? "");
const owning = /\b(?:own|owns|hold|holds|held|have|has|got|any|positions?|holdings?|exposure|in)\b/;
