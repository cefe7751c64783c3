import { type Item, sentence } from "./item.ts";
import type { Remembered } from "./routed.ts";

/**
 * "What is Helen's biggest holding, and how much cash does she have?": does Helen have; where two are named it
 * stays open, and in "Hector's IRA, how many VTI does he have?" it is asked of the IRA.
 */
export function withSamePerson(items: readonly Item[], people: readonly string[]): Item[] {
  if (isFront(items)) return [...items];
  return items.map((item, at) => {
    const isHers = isOwned(items, at);
    if (!(isHers || isAsked(items, at))) return item;
    const [name, ...others] = new Set(items.slice(0, at).flatMap((one) => personIn(one, people)));
    if (name === undefined || others.length > 0) return item;
    const raw = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    return { ...item, said: name, raw: isHers ? `${raw}'s` : raw };
  });
}

const isFront = ([name, ...items]: readonly Item[]): boolean =>
  /'s$/.test(name?.raw ?? "") && items.slice(0, 3).some(({ gap }) => gap === "comma");

const isAsked = (items: readonly Item[], at: number): boolean =>
  /^(?:she|he)$/.test(items[at]?.said ?? "") &&
  /^(?:does|has)$/.test(items[at - 1]?.said ?? "") &&
  had.test(sentence(items.slice(at + 1, at + 4)));

/** "Did Helen buy anything, and what's her cash": Helen's. */
const isOwned = (items: readonly Item[], at: number): boolean =>
  /^(?:his|her)$/.test(items[at]?.said ?? "") &&
  /^(?:(?:total|settled|unsettled) )?(?:cash|balance|account value)\b/.test(
    sentence(items.slice(at + 1, at + 4)),
  );

/** What is had "in there" is in the account that the words before name. */
const had = /^(?:have|own|hold|got)\b(?!.*\b(?:there|it)\b)/;

function personIn({ raw }: Item, people: readonly string[]): string[] {
  const word = raw.toLowerCase().replace(/'s?$/, "");
  return people.includes(word) ? [word] : [];
}

/** "And his wife's?", after Hector's IRA: of two who share a household, the other one's. */
export function withSpouse(
  items: readonly Item[],
  people: readonly string[],
  previous: Remembered | undefined,
): Item[] {
  const account = previous?.params.account?.toLowerCase() ?? "";
  const couple = people.slice(0, 2);
  const spouse = couple.find((name) => !account.startsWith(`${name}'s`));
  const isOfOne = couple.some((name) => account.startsWith(`${name}'s`));
  if (spouse === undefined || !isOfOne) return [...items];
  return items.flatMap((item, at) => {
    if (isSpouse(items[at + 1]) && /^(?:his|her)$/.test(item.said)) return [];
    const isHis = isSpouse(item) && /^(?:his|her)$/.test(items[at - 1]?.said ?? "");
    const raw = `${spouse.charAt(0).toUpperCase()}${spouse.slice(1)}'s`;
    return [isHis ? { ...item, said: spouse, raw } : item];
  });
}

const isSpouse = (item: Item | undefined): boolean =>
  /^(?:wife|husband|spouse|partner)'s$/i.test(item?.raw ?? "");
