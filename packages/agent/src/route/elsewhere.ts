import { asksAnotherHousehold, type Named, nameOf, namesIn } from "./household.ts";
import { type Item, sentence } from "./item.ts";
import { namesClient } from "./remark.ts";

/**
 * The words that ask about a household other than this one: all of them where it is named, and of several sentences
 * only those that ask about everyone's.
 */
export function elsewhere(
  items: readonly Item[],
  named: Named,
  accounts: readonly string[],
): readonly Item[] {
  const all = sentences(items);
  const theirs = ofOtherClient(all, named);
  if (theirs.length > 0 || !asksAnotherHousehold(items, named, accounts)) return theirs;
  const asking = all.filter((one) => asksAnotherHousehold(one, named, accounts));
  if (asking.length > 0 && asking.every(isOfEveryone)) return asking.flat();
  return all.filter((one) => asking.includes(one) || !ours.test(sentence(one))).flat();
}

/** "the Smiths' balance? And my own value" */
const ours = /\b(?:(?:my|our) own|mine|ours|(?:do|did|have|am) i)\b/;

/** "My neighbour is a client of yours, too. What is her balance?": what is asked of who was told of. */
function ofOtherClient(all: readonly Item[][], { members }: Named): readonly Item[] {
  const known = new Set(namesIn(members.join(" ")));
  const at = all.findIndex(
    (one) =>
      namesClient(sentence(one)) &&
      aboutOther.test(sentence(one)) &&
      !one.some((item) => known.has(nameOf(item))),
  );
  const after = at < 0 ? [] : all.slice(at + 1);
  return after.filter((one) => somebodys.test(sentence(one)) && !ours.test(sentence(one))).flat();
}
const aboutOther = /^(?:(?:and|so|ok|well) )*(?:my|our|a|the) (?!(?:clients?|customers?)\b)\w+/;
const somebodys = /\b(?:her|his|their|hers|theirs|she|he)\b/;

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
