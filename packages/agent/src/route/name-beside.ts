import { heardAt } from "./account-words.ts";
import { type Item, wordAt } from "./item.ts";

/** "Karen cash", "David: deposits this year?", "cash David": whose they are, in the short words of a note. */
export function withNameBeside(items: readonly Item[], members: readonly string[]): Item[] {
  const names = new Set(members);
  return items.flatMap((item, at) => {
    const isName = isBareName(items, at, names);
    if (isName && isOf(items, at)) return [{ ...item, raw: `${item.raw}'s` }];
    if (isName) return isAtEnd(items, at) ? [forOf(item), { ...item, gap: "none" }] : [item];
    const isOwned = isBareName(items, at - 1, names) && isOf(items, at - 1);
    return [isOwned ? { ...item, gap: "none" } : item];
  });
}

const isBareName = (items: readonly Item[], at: number, names: ReadonlySet<string>): boolean =>
  heardAt(items, at, names) !== undefined && !/(?:s'|'s)$/.test(items[at]?.raw ?? "");

/** At the front, or behind words that only ask, with a figure behind it. */
function isOf(items: readonly Item[], at: number): boolean {
  const isFront = at === 0 || leads.test(items[at - 1]?.said ?? "");
  const next = items[at + 1];
  return isFront && next !== undefined && next.gap !== "stop" && noun.test(next.said);
}

/** Right behind a figure, in words that are too short to tell of somebody. */
const isAtEnd = (items: readonly Item[], at: number): boolean =>
  at === items.length - 1 &&
  at <= mostBefore &&
  items[at]?.gap !== "stop" &&
  noun.test(items[at - 1]?.said ?? "");
const mostBefore = 3;

const forOf = (item: Item): Item => ({ ...wordAt("for", item), at: item.at - 1, end: item.at - 1 });

const leads = /^(?:and|or|also|then|show|list|give|get|me|us|see|is|about|only|just)$/;
const noun =
  /^(?:cash|holdings?|positions?|deposits?|withdrawals?|transfers?|trades?|activity|purchases|sales|buys|sells|values?|balances?|worth|gains?|losses|returns?|performance|ytd|accounts?|total|best|worst|largest|biggest|smallest|top|settled|unsettled|stocks|etfs|funds|bonds|winners?|losers?|unrealized|today|net|ira|roth|401k|529|sep)$/;
