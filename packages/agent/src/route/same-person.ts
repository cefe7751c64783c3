import { type Item, sentence, wordAt } from "./item.ts";
import type { Remembered } from "./routed.ts";

/**
 * "What is Helen's biggest holding, and how much cash does she have?": does Helen have; where two are named it
 * stays open, and in "Hector's IRA, how many VTI does he have?" it is asked of the IRA. Where the message names
 * nobody, it is who was spoken of before.
 */
export function withSamePerson(
  items: readonly Item[],
  people: readonly string[],
  previous: Remembered | undefined,
): Item[] {
  if (isFront(items)) return [...items];
  const before = items.some((one) => personIn(one, people).length > 0)
    ? undefined
    : spokenOf(previous, people);
  const told = items.map((item, at) => {
    const isHers = isOwned(items, at);
    const isSpokenOf = before !== undefined && (isBy(items, at) || isTold(items, at));
    if (!(isHers || isAsked(items, at) || isSpokenOf)) return item;
    const named = new Set<string>(items.slice(0, at).flatMap((one) => personIn(one, people)));
    const [name = before, ...others] = named;
    if (name === undefined || others.length > 0) return item;
    const raw = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    return { ...item, said: name, raw: isHers ? `${raw}'s` : raw };
  });
  const last = items.at(-1);
  const isOwn = before !== undefined && isAlone(before, previous);
  const isSame = told.every((item, at) => item === items[at]);
  return last === undefined || !isOwn || isSame ? told : [...told, wordAt("alone", last)];
}

/** Who was spoken of last: by name, or as the one whose account it was. */
const spokenOf = (
  previous: Remembered | undefined,
  people: readonly string[],
): string | undefined => {
  const owner = /^(\S+)'s /.exec(previous?.params.account ?? "")?.[1]?.toLowerCase();
  return previous?.person ?? people.find((name) => name === owner);
};

/** Who is spoken of after a message: the only one whom it names, nobody where it names several, else who was before. */
export function personAfter(
  message: string,
  people: readonly string[],
  previous: Remembered | undefined,
): string | undefined {
  const words: readonly string[] = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [person, ...others] = people.filter(
    (name) => words.includes(name) || words.includes(`${name}s`),
  );
  if (person === undefined) return previous?.person;
  return others.length > 0 ? undefined : person;
}

/**
 * "And Karen?" after "How much cash does David have?": the same question with her name; undefined where it did not
 * name him, or named an account of his.
 */
export function sameOf(name: string, { person, text }: Remembered): string | undefined {
  if (person === undefined || person === name) return undefined;
  const found = new RegExp(`\\b${person}(?='?s?\\b)`, "i").exec(text);
  // What points at the question before does not stand for itself.
  if (found === null || points.test(text)) return undefined;
  const behind = text.slice(found.index + person.length).replace(/^'?s?\s+/, "");
  if (ofPlace.test(behind.toLowerCase())) return undefined;
  const other = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return `${text.slice(0, found.index)}${other}${text.slice(found.index + person.length)}`;
}

const points = /\b(?:it|its|that|this|them|those|these|there)\b/i;

/** What was told of her was of accounts that bear her name, and of none that is shared. */
function isAlone(name: string, previous: Remembered | undefined): boolean {
  const { account, without } = previous?.params ?? {};
  const places = account === undefined ? (without?.kept ?? []) : [account];
  return places.length > 0 && places.every((one) => one.toLowerCase().startsWith(`${name}'s `));
}

/** "what is she invested in", "did he buy anything" */
const isTold = (items: readonly Item[], at: number): boolean =>
  /^(?:he|she)$/.test(items[at]?.said ?? "") &&
  /^(?:is|was|does|did|has|can)$/.test(items[at - 1]?.said ?? "") &&
  items[at + 1]?.gap === "none";

/** "any deposits by him" */
const isBy = (items: readonly Item[], at: number): boolean =>
  /^(?:him|her)$/.test(items[at]?.said ?? "") &&
  /^(?:by|of|for)$/.test(items[at - 1]?.said ?? "") &&
  (items[at + 1] === undefined || items[at + 1]?.gap !== "none");

const isFront = ([name, ...items]: readonly Item[]): boolean =>
  /'s$/.test(name?.raw ?? "") && items.slice(0, 3).some(({ gap }) => gap === "comma");

const isAsked = (items: readonly Item[], at: number): boolean =>
  /^(?:she|he)$/.test(items[at]?.said ?? "") &&
  /^(?:does|has)$/.test(items[at - 1]?.said ?? "") &&
  had.test(sentence(items.slice(at + 1, at + 4)));

/** "Did Helen buy anything, and what's her cash": Helen's. */
const isOwned = (items: readonly Item[], at: number): boolean =>
  /^(?:his|her)$/.test(items[at]?.said ?? "") &&
  items[at + 1]?.gap === "none" &&
  !ofPlace.test(sentence(items.slice(at + 1, at + 5)));
/** "her Roth" may be the only one, whoever she is; "her block" is of what was named, "her husband" is somebody else. */
const ofPlace =
  /^(?:(?:own|old|new|other|rollover|traditional|roth|inherited|joint|individual|online|family|first|second) )*(?:block|stake|lot|position|shares?|ira|iras|roth|roths|401k|sep|529|trusts?|brokerage|plan|rollover|account(?! (?:value|balance))|joint|wife|husband|spouse|partner|son|daughter|kids?|children|mother|father|brother|sister)\b/;

/** What is had "in there" is in the account that the words before name. */
const had = /^(?:have|own|hold|got)\b(?!.*\b(?:there|it)\b)/;

function personIn({ raw }: Item, people: readonly string[]): string[] {
  const word = raw.toLowerCase().replace(/'s?$/, "");
  return people.includes(word) ? [word] : [];
}

/** "And his wife's?", "same for her husband", after Hector's IRA: of two who share a household, the other one's. */
export function withSpouse(
  items: readonly Item[],
  people: readonly string[],
  previous: Remembered | undefined,
): Item[] {
  const couple = people.slice(0, 2);
  const before = items.flatMap((one) => personIn(one, couple)).at(-1);
  const one = before ?? spokenOf(previous, couple);
  const spouse = couple.find((name) => name !== one);
  if (spouse === undefined || !couple.includes(one ?? "")) return [...items];
  const name = `${spouse.charAt(0).toUpperCase()}${spouse.slice(1)}`;
  const isWhose = (item: Item | undefined): boolean =>
    whose.test(item?.said ?? "") ||
    (/'s$/.test(item?.raw ?? "") &&
      item !== undefined &&
      personIn(item, couple).includes(one ?? ""));
  return items.flatMap((item, at) => {
    if (isSpouse(items[at + 1]) && isWhose(item)) return [];
    if (!(isSpouse(item) && isWhose(items[at - 1]))) return [item];
    return [{ ...item, said: spouse, raw: /s$/i.test(item.raw) ? `${name}'s` : name }];
  });
}

const whose = /^(?:his|her)$/;
const isSpouse = (item: Item | undefined): boolean =>
  /^(?:wife|husband|spouse|partner)(?:'s)?$/i.test(item?.raw ?? "");
