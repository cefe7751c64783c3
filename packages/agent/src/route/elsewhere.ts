import { asksAnotherHousehold, type Named } from "./household.ts";
import { type Item, sentence } from "./item.ts";

/**
 * The words that ask about a household other than this one: all of them where it is named, and of several sentences
 * only those that ask about everyone's.
 */
export function elsewhere(
  items: readonly Item[],
  named: Named,
  accounts: readonly string[],
): readonly Item[] {
  if (!asksAnotherHousehold(items, named, accounts)) return [];
  const all = sentences(items);
  const asking = all.filter((one) => asksAnotherHousehold(one, named, accounts));
  if (asking.length > 0 && asking.every(isOfEveryone)) return asking.flat();
  return all.filter((one) => asking.includes(one) || !ours.test(sentence(one))).flat();
}

/** "the Smiths' balance? And my own value" */
const ours = /\b(?:(?:my|our) own|mine|ours|(?:do|did|have|am) i)\b/;

const sentences = (items: readonly Item[]): Item[][] =>
  items.reduce<Item[][]>((found, item, at) => {
    const next = items[at + 1]?.said ?? "";
    const begins = item.said === "and" && /^(?:also|then|tell|give|what|how|which)$/.test(next);
    if (item.gap === "stop" || begins || found.length === 0) found.push([]);
    found.at(-1)?.push(item);
    return found;
  }, []);

/** Nobody is named whom the sentence after may be about, too. */
const isOfEveryone = (items: readonly Item[]): boolean =>
  everyone.test(sentence(items)) && !items.slice(1).some(({ raw }) => /^\p{Lu}/u.test(raw));
const everyone =
  /\b(?:all|every|each|any|other|everybodys?|everyones?)\b.*\b(?:clients?|households?|families|accounts?|portfolios?|holdings|data|balances)\b/;
