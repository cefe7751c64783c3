import { namedPlaces } from "./account-words.ts";
import {
  general,
  idsOf,
  isTheClients,
  type Named,
  nameOf,
  namesIn,
  singular,
} from "./household.ts";
import { type Item, sentence } from "./item.ts";

/** The words without the household's own name and id, which add nothing to a question. */
export function withoutOwnName(
  items: readonly Item[],
  named: Named,
  accounts: readonly string[] = [],
): Item[] {
  const { isGone, isOfName } = nameIn(items, named, accounts);
  const kept: Item[] = [];
  for (const [at, item] of items.entries()) {
    const next = items[at + 1];
    if (!isGone(item, at)) kept.push(isOfName(at, kept.at(-1)) ? { ...item, whole: true } : item);
    else if (!isGone(next, at + 1)) {
      kept.push(...stoodIn(item, next, kept));
      if (endsAt(next)) endAt(kept, ledUntil(kept));
    }
  }
  return kept;
}

/** Which words only name the household, and which of the others are of it by that. */
function nameIn(items: readonly Item[], { id, name }: Named, accounts: readonly string[]) {
  const ids = new Set(idsOf(id));
  const own = new Set([...namesIn(name).filter(isOwnWord), ...ids]);
  const whole = new Set(namesIn(name));
  const places = namedPlaces(items, accounts);
  const isOwn = (item: Item | undefined): boolean =>
    item !== undefined && (own.has(nameOf(item)) || own.has(singular(nameOf(item))));
  const isOwnId = (item: Item | undefined): boolean => item !== undefined && ids.has(nameOf(item));
  const isGone = (item: Item | undefined, at: number): boolean =>
    !places.has(at) &&
    (isOwn(item) ||
      (isOwn(items[at - 1]) && item !== undefined && whole.has(nameOf(item))) ||
      (titles.test(item?.said ?? "") && isOwn(items[at + 1])) ||
      isTheClients(items, at) ||
      (groups.test(item?.said ?? "") && (isOwn(items[at - 1]) || isOwnId(items[at + 1]))));
  const ofAccounts = new Set(["account", ...accounts.flatMap(namesIn)]);
  /** "the joint account of the Okafors: value" is of that account. */
  const isOfName = (at: number, last: Item | undefined): boolean =>
    isOwn(items[at - 1]) && !(last !== undefined && ofAccounts.has(nameOf(last)));
  return { isGone, isOfName };
}

const endsAt = (next: Item | undefined): boolean =>
  next === undefined || next.gap !== "none" || /^(?:and|plus|or|&|\+)$/.test(next.said);

/** What is left is of the whole household: "cash of the foundation" is no account's. */
function endAt(kept: Item[], length: number): void {
  kept.length = length;
  const last = kept.pop();
  if (last !== undefined) kept.push({ ...last, whole: true });
}

/** "the value of the Patels, and the cash": what leads to the name says nothing without it. */
const ledUntil = (kept: readonly Item[]): number =>
  kept.findLastIndex(({ said }) => !leading.test(said)) + 1;
const leading = /^(?:for|of|by|with|to|at|in|from|about|on|the)$/;

/** A foundation is called just that. */
const isOwnWord = (word: string): boolean => word === "foundation" || !general.test(word);

/** What stands for the name where the sentence needs it: "did the Smiths buy" is "did we buy". */
function stoodIn(item: Item, next: Item | undefined, kept: Item[]): Item[] {
  if (doing.test(next?.said ?? "") && asking.test(sentence(kept))) {
    return [{ ...item, said: "portfolio", raw: "portfolio" }];
  }
  const article = kept.at(-1)?.said === "the" ? 1 : 0;
  if (
    !/^(?:do|does|did|have|has|had|should|can|could|would|will|may|must)$/.test(
      kept.at(-1 - article)?.said ?? "",
    )
  ) {
    // "for the Smiths last week" is not about the last seven days.
    if (/^(?:last|past|previous)$/.test(next?.said ?? "")) kept.length -= article;
    return [];
  }
  kept.length -= article;
  return [{ ...item, said: "we", raw: "we" }];
}

/** "how is the Smith family doing" asks after all that they have. */
const asking = /(?:^|\s)(?:is|are|was|were|did|does|do|has|have|how)(?: (?:the|our))?$/;
const doing = /^(?:doing|do|done|performing|perform|performed|up|down|worth|looking|fared|faring)$/;

const titles = /^(?:mr|mrs|ms|miss|dr)$/;
const groups = /^(?:household|family|foundation|households|families|clients?|trusts?)$/;
