import { institution } from "./account-fit.ts";
import { heardAt } from "./account-words.ts";
import { firstName } from "./full-name.ts";
import type { Item } from "./item.ts";

/** "Hector and Rosa's accounts", "withdrawals by Hector & Rosa": the couple together are the household. */
export function withCouple(items: readonly Item[], members: readonly string[]): Item[] {
  const names = members.filter((name) => !institution.test(name)).map(firstName);
  const [first, second] = names;
  if (first === undefined || second === undefined || institution.test(members[0] ?? "")) {
    return [...items];
  }
  const kept: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const group = groupAt(items, at, new Set(names));
    const isCouple = group.names.has(first) && group.names.has(second);
    const item = items[at];
    const last = items[group.end - 1];
    if (item === undefined) break;
    kept.push(
      isCouple && last !== undefined
        ? { ...item, said: standIn(items, at, group.end), raw: "we", end: last.end }
        : item,
    );
    at = isCouple ? group.end : at + 1;
  }
  return kept;
}

/** The members named in a row, and where the row ends. */
function groupAt(
  items: readonly Item[],
  start: number,
  members: ReadonlySet<string>,
): { names: ReadonlySet<string>; end: number } {
  const names = new Set<string>();
  let end = start;
  let at = start;
  while (!apart.test(items[start - 1]?.said ?? "")) {
    const name = heardAt(items, at, members)?.word;
    if (name === undefined) break;
    names.add(name);
    end = at + 1;
    const isJoined = joins.test(items[end]?.said ?? "") && items[end]?.gap !== "stop";
    if (!isJoined && items[end]?.gap !== "comma") break;
    at = isJoined ? end + 1 : end;
  }
  return { names, end };
}

const joins = /^(?:and|&|\+|plus)$/;
/** Each is held against the other. */
const apart = /^(?:between|compare|versus|vs|than)$/;

/** What the household says of itself in that place. */
function standIn(items: readonly Item[], start: number, end: number): string {
  const before = items[start - 1]?.said ?? "";
  const after = items[end]?.gap === "none" ? (items[end]?.said ?? "") : "";
  if (/'s?$/.test(items[end - 1]?.raw ?? "")) return "our";
  if (asking.test(before) || doing.test(after)) return "we";
  if (belongs.test(after)) return "our";
  return /^(?:by|of|for|from|to|with)$/.test(before) ? "us" : "we";
}

const asking = /^(?:do|does|did|have|has|had|are|is|were|was|can|could|will|should)$/;
const doing =
  /^(?:own|hold|have|has|had|do|did|are|were|is|made|make|buy|bought|sell|sold|trade|traded|put|withdraw|withdrew|deposit|deposited|keep|got)$/;
const belongs =
  /^(?:total|combined|joint|cash|accounts?|portfolio|holdings?|positions?|balances?|value|net|trades|deposits|withdrawals|transfers|performance|returns?|iras?|roths?|trusts?|money|investments?|stocks?|etfs?|funds?|bonds?|biggest|largest|best|worst)$/;
