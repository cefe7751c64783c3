import { nameOf } from "./household.ts";
import type { Item } from "./item.ts";

/** "Owen Marsh's balance" is Owen's: a member called by both names is known by the first. */
export function withFirstNames(items: readonly Item[], members: readonly string[]): Item[] {
  const surnames = new Map(members.map((name) => namesOf(name)));
  const isCalled = (at: number): boolean => {
    const first = items[at];
    const last = items[at + 1];
    if (first === undefined || last === undefined || last.gap !== "none") return false;
    return surnames.get(nameOf(first)) === nameOf(last);
  };
  return items.flatMap((item, at) => {
    if (at > 0 && isCalled(at - 1)) return [];
    const last = isCalled(at) ? items[at + 1] : undefined;
    if (last === undefined) return [item];
    const ending = /'s?$/.exec(last.raw)?.[0] ?? "";
    return [{ ...item, raw: `${item.raw}${ending}`, end: last.end }];
  });
}

/** In small letters. */
export const firstName = (member: string): string => member.split(" ")[0]?.toLowerCase() ?? "";

const namesOf = (name: string): [string, string] => {
  const words = name.toLowerCase().split(" ");
  return [firstName(name), words.length > 1 ? (words.at(-1) ?? "") : ""];
};
