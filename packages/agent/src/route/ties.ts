import { type Item, sentence } from "./item.ts";

/** True of the "and" between two questions; `before` are the words of the first. */
export const isTie = (items: readonly Item[], at: number, before: string): boolean =>
  conjunction.test(items[at]?.said ?? "") &&
  !within(items, at) &&
  !isOneNoun(items, at) &&
  !isSum(items, at) &&
  !isColumn(items, at) &&
  !isAll(items, at) &&
  !opens.test(before);

/** "the date and the amount of the last deposit": both of one. */
const isColumn = (items: readonly Item[], at: number): boolean =>
  column.test(items[at - 1]?.said ?? "") &&
  items[at]?.said === "and" &&
  columnOf.test(sentence(items.slice(at + 1, at + 4)));
const column = /^(?:amount|date|day|status|method|size)$/;
const columnOf =
  /^(?:(?:the|its) )?(?:amount|date|day|status|state|method|size|price)s? (?:of|PER)\b/;

/** "I also need the trades" */
const opens = /^(?:i|we|you|they|can i|could i|can we|(?:i|we) would)$/;

const conjunction = /^(?:and|also|plus|then|but|or|&|\+)$/;

/** "any trades or transfers": kept apart. */
const trades = /^(?:trades?|trading|transactions?|buys|sells|purchases|sales)$/;
const transfers = /^(?:transfers?|deposits?|withdrawals?|wires?)$/;
const areKinds = (a: string, b: string): boolean =>
  (kind.test(a) && kind.test(b)) ||
  (trades.test(a) && transfers.test(b)) ||
  (transfers.test(a) && trades.test(b));

/** "bonds or options" are two kinds; any other "or" ties what is one. */
const kind = /^(?:etfs?|stocks?|bonds?|options?|funds?|mutual|index)$/;

/** The "and" of "the difference between stocks and bonds", "gains and losses", "in and out". */
function within(items: readonly Item[], at: number): boolean {
  const next = items[at + 1]?.said ?? "";
  if (items[at]?.said === "but" && /^(?:only|just)$/.test(next)) return true;
  const before = items.slice(Math.max(0, at - 6), at).map(({ said }) => said);
  const after = sentence(items.slice(at + 1, at + 4));
  if (items[at]?.said === "or" && (ever.test(after) || only.test(after))) return false;
  if (items[at]?.said === "or") return !areKinds(before.at(-1) ?? "", next);
  if (before.includes("difference")) return true;
  if (before.includes("between")) return !asks.test(after);
  return pairs.test(`${before.at(-1)} ${next}`) || otherState.test(`${before.at(-1)} ${after}`);
}

/** "which of my stocks and funds has the best gain": one noun of two kinds. */
const isOneNoun = (items: readonly Item[], at: number): boolean =>
  areKinds(items[at - 1]?.said ?? "", items[at + 1]?.said ?? "") &&
  /\b(?:of|among|amongst|which) (?:(?:the|my|our|their|his|her|these|those) )*\S+$/.test(
    sentence(items.slice(0, at)),
  ) &&
  (items[at + 2]?.gap === "comma" || verb.test(items[at + 2]?.said ?? ""));
const verb =
  /^(?:has|have|had|is|are|was|were|did|do|does|fell|rose|gained|lost|dropped|made|holds?)$/;

/** "how much is settled and how much is not" */
const otherState =
  /^(?:settled|cleared|pending|completed|available) (?:how much|what|which|how many)(?: (?:is|are|has|have))? not$/;

/** "why do the holdings plus the cash not come to the total" */
const isSum = (items: readonly Item[], at: number): boolean =>
  summand.test(items[at - 1]?.said ?? "") &&
  (sumsUp.test(sentence(items.slice(at + 1))) ||
    inOne.test(sentence(items.slice(at + 1))) ||
    (items[at - 1]?.gap === "comma" && saysWhat(items, at)));
/** "what am I worth, cash and everything" */
const isAll = (items: readonly Item[], at: number): boolean =>
  /^(?:everything|all(?: of it)?|the lot|the rest)(?: (?:else|together|combined|included))?$/.test(
    sentence(untilGap(items, at + 1)),
  );
const untilGap = (items: readonly Item[], from: number): readonly Item[] => {
  const end = items.findIndex(({ gap }, at) => at > from && gap !== "none");
  return items.slice(from, end < 0 ? items.length : end);
};

/** "what does it amount to in total, securities and cash" */
const saysWhat = (items: readonly Item[], at: number): boolean =>
  /\b(?:in total|in all|all in|altogether|overall|in full|amount(?:s)? to|come(?:s)? to|add(?:s)? up to)$/.test(
    sentence(items.slice(0, at - 1)),
  ) &&
  /^(?:the )?(?:cash|holdings|positions|investments|securities)$/.test(
    sentence(items.slice(at + 1)),
  );
/** "in all, investments and cash together" */
const inOne =
  /^(?:(?:the|my|our|their) )?(?:cash|holdings|positions|investments) (?:together|combined|included|altogether|in total|both|in 1)$/;
const summand = /^(?:holdings|positions|stocks|investments|securities|cash|values?)$/;
const sumsUp =
  /^(?:(?:the|my|our|their) )?(?:cash|holdings|positions|stocks|investments|securities)\b.*\b(?:come to|comes to|adds? up|sum to|total|equal|match|make up|give|agree|differ|different|reach)\b/;

/** "cash between the two accounts, and how much VTI": a question of its own. */
const asks = /^(?:how|what|which|when|who|where|is|are|do|does|did|show|list|any)\b/;

/** "or did they never own it" */
const ever = /^(?:did|have|has|had) \w+ (?:ever|never)$/;

/** "or is it just apple" */
const only =
  /^(?:(?:is|are) (?:it|that|they|those|these) (?:just|only)$|(?:do|does) (?:i|we|they|he|she) (?:just|only)$|(?:just|only) SYM\b)/;

/** One answer has both. */
const pairs =
  /^(?:gains? loss(?:es)?|profits? loss(?:es)?|in out|up down|pros cons|calls puts|money out|best worst|worst best|top bottom|largest smallest|biggest smallest)$/;
