import type { Item } from "./item.ts";
import { keyWords, ordinaryWords } from "./vocabulary.ts";

/** True when the words ask about a household other than the one with this name. */
export function asksAnotherHousehold(items: readonly Item[], householdName: string): boolean {
  const own = new Set(namesIn(householdName));
  return items.some((_, at) => asksOther(items, at, own));
}

/** The words without the household's own name, which adds nothing to a question. */
export function withoutOwnName(items: readonly Item[], householdName: string): Item[] {
  const own = new Set(namesIn(householdName).filter((word) => !general.test(word)));
  const isOwn = (item: Item | undefined): boolean =>
    item !== undefined && (own.has(nameOf(item)) || own.has(singular(nameOf(item))));
  return items.filter(
    (item, at) => !isOwn(item) && !(groups.test(item.said) && isOwn(items[at - 1])),
  );
}

const namesIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** As it was typed, for a name may look like a misspelt word. */
const nameOf = ({ raw }: Item): string => raw.toLowerCase().replace(/'s?$/, "");

const singular = (word: string): string => word.replace(/e?s$/, "");

const groups = /^(?:household|family|foundation|households|families|clients?|trusts?)$/;
const general =
  /^(?:household|family|demo|investor|empty|trusts?|foundation|the|of|and|account|portfolio|light|\d+|.{1,2})$/;

function asksOther(items: readonly Item[], at: number, own: ReadonlySet<string>): boolean {
  const item = items[at];
  if (item === undefined) return false;
  if (/^(?:hh_)?d\d{1,2}$/.test(nameOf(item))) return !own.has(nameOf(item).replace("hh_", ""));
  if (/^(?:household|family|foundation)$/.test(item.said)) return groupOfOther(items, at, own);
  if (/^(?:households|families|clients?)$/.test(item.said)) return otherClients(items, at, own);
  return isFamily(items, at, own) || switches(items, at, own);
}

/** "the Johnson household", "another family", "household Johnson" */
function groupOfOther(items: readonly Item[], at: number, own: ReadonlySet<string>): boolean {
  const before = items[at - 1];
  if (before !== undefined && isNamed(before, own)) return false;
  if (before !== undefined && others.test(before.said)) return true;
  if (isProper(items[at + 1])) return !isNamed(items[at + 1], own);
  return before !== undefined && isName(before);
}

/** "client Johnson", "my other clients", "which of my clients" */
function otherClients(items: readonly Item[], at: number, own: ReadonlySet<string>): boolean {
  if (isNamed(items[at - 1], own) || isNamed(items[at + 1], own)) return false;
  return (
    isProper(items[at + 1]) ||
    others.test(items[at - 1]?.said ?? "") ||
    /^(?:households|families|clients)$/.test(items[at]?.said ?? "")
  );
}

/** "the Johnsons" */
function isFamily(items: readonly Item[], at: number, own: ReadonlySet<string>): boolean {
  const item = items[at];
  if (item === undefined || items[at - 1]?.said !== "the" || !isProper(item)) return false;
  return /[^s]s$/.test(nameOf(item)) && !isNamed(item, own);
}

/** "switch to Johnson" */
function switches(items: readonly Item[], at: number, own: ReadonlySet<string>): boolean {
  const before = `${items[at - 2]?.said} ${items[at - 1]?.said}`;
  if (!/^(?:switch|change|switching|over) to$/.test(before)) return false;
  return isProper(items[at]) && !isNamed(items[at], own);
}

const isNamed = (item: Item | undefined, own: ReadonlySet<string>): boolean =>
  item !== undefined && (own.has(nameOf(item)) || own.has(singular(nameOf(item))));

const isProper = (item: Item | undefined): boolean =>
  item !== undefined && /^\p{Lu}\p{Ll}/u.test(item.raw) && isName(item);

const isName = (item: Item): boolean =>
  /^\p{L}{3,}$/u.test(nameOf(item)) &&
  !keyWords.has(item.said) &&
  !ordinaryWords.has(item.said) &&
  !small.has(item.said);

const others =
  /^(?:other|another|different|all|every|each|any|both|next|second|someone|somebody|which|more)$/;

/** Words that stand before "household" or "family" without naming one, or are no names in capitals. */
const small = new Set(
  "my our the this that whole entire same your current own per for and from with his her their its has have had are was did does can will net list show tell give new top gain cash bond fund etf etfs buy buys sell sells roth ira joint combined overall gross average hi hey please what how who main single please one ones each big fills movers names rules fees".split(
    " ",
  ),
);
