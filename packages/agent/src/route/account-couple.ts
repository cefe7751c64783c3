import { institution } from "./account-fit.ts";
import { heardAt } from "./account-words.ts";
import { firstName } from "./full-name.ts";
import type { Item } from "./item.ts";

/** "Hector and Rosa's accounts", "withdrawals by Hector & Rosa", "Linh's family": together they are the household. */
export function withCouple(items: readonly Item[], members: readonly string[]): Item[] {
  const names = members.filter((name) => !institution.test(name)).map(firstName);
  const couple = institution.test(members[0] ?? "") ? [] : names.slice(0, 2);
  const kept: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const item = items[at];
    const end = togetherUntil(items, at, { names: new Set(names), couple });
    const last = items[end - 1];
    if (item === undefined) break;
    kept.push(
      end === at || last === undefined
        ? item
        : { ...item, said: standIn(items, at, end), raw: "we", end: last.end },
    );
    at = Math.max(end, at + 1);
  }
  return kept;
}

/** Where the words end that name all of them; where they start when they do not. */
function togetherUntil(
  items: readonly Item[],
  at: number,
  { names, couple }: { names: ReadonlySet<string>; couple: readonly string[] },
): number {
  const isOne = heardAt(items, at, names) !== undefined;
  if (isOne && /^(?:family|household)$/.test(items[at + 1]?.said ?? "")) return at + 2;
  if (isWithSpeaker(items, at, couple)) return at + 3;
  const group = groupAt(items, at, names);
  if (group.names.size > 0 && items[group.end]?.said === "foundation") return group.end + 1;
  return couple.length === 2 && couple.every((name) => group.names.has(name)) ? group.end : at;
}

/** "Rohan and I": one of the couple speaks for both. */
const isWithSpeaker = (items: readonly Item[], at: number, couple: readonly string[]): boolean =>
  couple.length === 2 &&
  heardAt(items, at, new Set(couple)) !== undefined &&
  joins.test(items[at + 1]?.said ?? "") &&
  /^(?:i|me|myself)$/.test(items[at + 2]?.said ?? "");

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
    const isJoined = isJoinedAt(items, start, end);
    if (!isJoined && items[end]?.gap !== "comma") break;
    at = isJoined ? end + 1 : end;
  }
  return { names, end };
}

/** "deposits by Karen or David" are those of both. */
function isJoinedAt(items: readonly Item[], start: number, end: number): boolean {
  const said = items[end]?.said ?? "";
  const isBy = said === "or" && /^(?:by|from)$/.test(items[start - 1]?.said ?? "");
  return (isBy || joins.test(said)) && items[end]?.gap !== "stop";
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
