import { knownTickers } from "@advisor/domain/text/company-names";
import { namesAccount } from "./account-strange.ts";
import { everydayWords } from "./everyday.ts";
import { belongings, isCommon, isMisspelt, nameOf, namesIn } from "./household.ts";
import { type Item, sentence } from "./item.ts";
import { nameAt } from "./names.ts";
import type { Surroundings } from "./routed.ts";

/** True for "whitcomb cash" and "what does bob own": a word in small letters that can only be a name, and is nobody's here. */
export function namesStranger(
  items: readonly Item[],
  { name, members }: Surroundings["household"],
  accounts: readonly string[],
): boolean {
  if (items.length > most) return false;
  const near = new Set(namesIn([name, ...members, ...accounts].join(" ")));
  const companies = new Set(items.flatMap((_, at) => companyAt(items, at)));
  return items.some((_, at) => !companies.has(at) && isStranger(items, at, near));
}

const most = 10;

/** The places of the words that name a company or fund, also by its ticker. */
function companyAt(items: readonly Item[], at: number): number[] {
  if (knownTickers.has(items[at]?.raw.toUpperCase() ?? "")) return [at];
  const end = nameAt(items, at)?.end ?? at;
  return Array.from({ length: end - at }, (_, index) => at + index);
}

function isStranger(items: readonly Item[], at: number, near: ReadonlySet<string>): boolean {
  const item = items[at];
  if (item === undefined || !isUnknown(item, near) || namesAccount(items, at, near)) return false;
  const before = items[at - 1]?.said ?? "";
  const after = sentence(items.slice(at + 1, at + 3));
  if (/^(?:does|did|has|do)$/.test(before)) {
    return /^(?:own|have|hold|buy|sell|trade)\b/.test(after) || isLastOf(before, after);
  }
  if (isFamily(items, at) || isFaring(item, before, after)) return true;
  if (owners.test(before)) return false;
  if (/^\p{Ll}+'s$/u.test(item.raw)) return belongings.test(after) || /^accounts?\b/.test(after);
  return isNameLike(item) && (ownsNext(items, at) || isOwnerAtEnd(items, at));
}

/** "how much cash has emily" */
const isLastOf = (before: string, after: string): boolean => before === "has" && after === "";

/** "how's minh doing"; what is all in capitals is a ticker */
const isFaring = ({ raw }: Item, before: string, after: string): boolean =>
  before === "is" && raw !== raw.toUpperCase() && /^(?:doing|faring|performing)\b/.test(after);

/** "how are the kowalskis doing", "what do the johnsons own" */
const isFamily = (items: readonly Item[], at: number): boolean =>
  /^\p{Ll}{5,}s$/u.test(items[at]?.said ?? "") &&
  /^(?:are|do|did|have|were) the$/.test(sentence(items.slice(Math.max(0, at - 2), at))) &&
  /^(?:doing|own|hold|have|owe|trade|worth)\b/.test(items[at + 1]?.said ?? "");

const isNameLike = (item: Item): boolean =>
  nameOf(item).length >= 5 && !adjective.test(nameOf(item));

/** "whitcomb cash" */
function ownsNext(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  const begins = at === 0 || leads.test(before?.said ?? "") || (at === 1 && isNew(before));
  const ties = items[at + 1]?.gap === "none" && begins;
  return items.length <= 5 && ties && belongings.test(sentence(items.slice(at + 1, at + 3)));
}

/** "harbor light cash" */
const isNew = (item: Item | undefined): boolean =>
  item !== undefined && isUnknown(item, new Set()) && nameOf(item).length >= 5;

/** "cash of whitcomb" */
const isOwnerAtEnd = (items: readonly Item[], at: number): boolean =>
  at === items.length - 1 && ofOwner.test(sentence(items.slice(Math.max(0, at - 3), at)));
const ofOwner = new RegExp(`(?:${belongings.source.slice(1)}) (?:of|for)$`);

/** What may stand before a name that says whose something is. */
const leads = /^(?:is|are|show|me|the|for|of|list|and|give|about|see|get|us)$/;
const adjective = /(?:ed|ing|able|ible|al|ic|ive|ous|ly|tion|ate|est|er|ful|less)$/;
const owners = /^(?:my|our|his|her|their|this|an?|any|no|some|all)$/;

const isUnknown = (item: Item, near: ReadonlySet<string>): boolean => {
  const word = nameOf(item);
  return (
    /^(?!you$)\p{Ll}{3,}$/u.test(word) &&
    item.said === word &&
    !(near.has(word) || near.has(word.replace(/s$/, "")) || near.has(word.replace(/es$/, ""))) &&
    !(word === "calls" || isCommon(word) || everydayWords.has(word) || isMisspelt(word, near))
  );
};
