import { knownTickers } from "@advisor/domain/text/company-names";
import { editDistance } from "@advisor/domain/text/edit-distance";
import { everydayWords } from "./everyday.ts";
import { isCommon, nameOf } from "./household.ts";
import type { Item } from "./item.ts";

/** "Owen Marsh's balance" is Owen's: a member called by both names is known by the first. */
export function withFirstNames(given: readonly Item[], members: readonly string[]): Item[] {
  const items = withoutFirmNames(given, members).map((item, at, all) =>
    hasBeen(item, all[at + 1])
      ? { ...item, raw: nameOf(item) }
      : possessive(spelled(item, all[at + 1], members), members),
  );
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

/** "Peter's been going on about it": somebody has, and nothing is theirs. */
const hasBeen = ({ raw }: Item, next: Item | undefined): boolean =>
  /'s$/.test(raw) && /^(?:been|gone|got|going|always|just|never)$/.test(next?.said ?? "");

/** "davd", "Kraen's": the one member whose name is but a letter away, where it is no word itself. */
function spelled(item: Item, next: Item | undefined, members: readonly string[]): Item {
  const [, typed = "", ending = ""] = /^(\p{L}{4,}?)('?s)?$/u.exec(item.raw) ?? [];
  const word = typed.toLowerCase();
  const isOther = ofOthers.test(next?.said ?? "") || knownTickers.has(typed.toUpperCase());
  if (word === "" || isOther || isCommon(word) || everydayWords.has(word)) return item;
  const names = new Set(members.map(firstName));
  const isNamed = typed !== word;
  const [name, ...more] = [...names].filter((one) => isNear(word, one, isNamed));
  if (name === undefined || more.length > 0 || names.has(word)) return item;
  return { ...item, said: name, raw: `${name}${ending === "" ? "" : "'s"}` };
}
const ofOthers = /^(?:household|family|families)$/;
/** With one letter for another, "Davis" is a name of its own. */
const isNear = (word: string, name: string, isNamed: boolean): boolean =>
  name.length >= 4 &&
  (isShort(word, name) ||
    (word[0] === name[0] &&
      editDistance(word, name, 1) === 1 &&
      !(isNamed && word.length === name.length && lettersOf(word) !== lettersOf(name))));
/** "Dave" */
const isShort = (word: string, name: string): boolean =>
  /^.{3}[ey]$/.test(word) && name.length > word.length && name.startsWith(word.slice(0, 3));
const lettersOf = (word: string): string => [...word].sort().join("");

/** "celestes cash": whose it is, typed in haste. */
function possessive(item: Item, members: readonly string[]): Item {
  const [, name = ""] = /^(\p{L}{3,})s$/u.exec(item.raw) ?? [];
  const isMember = members.some((member) => firstName(member) === name.toLowerCase());
  return isMember ? { ...item, said: name.toLowerCase(), raw: `${name}'s` } : item;
}

/** "Anchor Trust needs the total": a firm among the members is known by its first word too. */
function withoutFirmNames(items: readonly Item[], members: readonly string[]): readonly Item[] {
  const firms = members
    .map((name) => name.toLowerCase().split(" "))
    .filter((words) => words.length > 2);
  return items.filter((_, at) => !firms.some((words) => isWithin(items, at, words)));
}

/** True of a later word of the name that stands there from its first word on. */
const isWithin = (items: readonly Item[], at: number, words: readonly string[]): boolean =>
  words.some((_, back) => {
    const said = items.slice(at - back, at + 1);
    return back > 0 && at >= back && said.every((item, index) => nameOf(item) === words[index]);
  });

/** In small letters. */
export const firstName = (member: string): string => member.split(" ")[0]?.toLowerCase() ?? "";

const namesOf = (name: string): [string, string] => {
  const words = name.toLowerCase().split(" ");
  return [firstName(name), words.length > 1 ? (words.at(-1) ?? "") : ""];
};
