import type { Known } from "../account-fit.ts";
import { type Item, sentence } from "../item.ts";
import { type Comparison, isThing, type Side } from "./comparison.ts";
import type { Mention, Place } from "./mentions.ts";
import type { Pair } from "./sides.ts";
import { ofPerson } from "./whose.ts";

/** The two that a question means without naming them one by one: the couple, or the two accounts of a kind. */
export const impliedPair = (
  items: readonly Item[],
  mentions: readonly Mention[],
  known: Known,
): Pair | undefined => {
  const sides = couplesPair(items, mentions, known) ?? twoAccounts(items, mentions, known);
  // What two accounts are worth and their cash is told as it is of several, where which of them is asked.
  const isTold = !/\bcompar/.test(sentence(items));
  return sides && { sides, bound: true, ...(isTold ? { isImplied: true } : {}) };
};

/** "Which spouse has more in retirement accounts" */
function couplesPair(
  items: readonly Item[],
  mentions: readonly Mention[],
  known: Known,
): readonly [Side, Side] | undefined {
  const text = sentence(items);
  const isOfCouple = ofCouple.test(text);
  if (!(isOfCouple || who.test(text)) || mentions.some(({ open }) => open)) return undefined;
  const places = mentions.flatMap(({ place }) => place ?? []);
  const thing = sharedThing(mentions);
  const isOfKind = places.every(({ owner, kinds }) => owner === undefined && kinds.length > 0);
  if (thing === undefined || !isOfKind) return undefined;
  const kinds = places.flatMap((place) => place.kinds);
  const sides = known.people
    .slice(0, 2)
    .map((person) => ({ ...thing, ...ofPerson(person, kinds, known) }));
  const [a, b] = sides;
  const isHeld = sides.every(({ accounts = [] }) => accounts.length > 0);
  return a === undefined || b === undefined || !(isOfCouple || isHeld) ? undefined : [a, b];
}

const ofCouple =
  /\b(?:which|what) (?:spouse|partner)\b|\b(?:which|who) (?:1 |one )?of (?:the )?(?:(?:2|two|both) )?(?:spouses|partners|couple|clients)\b|\bwho (?:of|among|between) (?:the )?(?:couple|2|two|spouses)\b|\b(?:between|of) the (?:couple|spouses)\b.*\bwho\b/;
/** "Who has more cash": one of two, and not the most of many. */
const who =
  /^(?:(?:and|so|ok|then) )*who(?: is| has|) (?:(?:has|have|holds|owns|got|had|the) )*(?:more|less|fewer|bigger|larger|smaller|richer|poorer|wealthier|higher|lower)\b/;

/** "Which of Karen's two IRAs has gained more", "which account is up more today" where there are two. */
function twoAccounts(
  items: readonly Item[],
  mentions: readonly Mention[],
  known: Known,
): readonly [Side, Side] | undefined {
  const text = sentence(items);
  const thing = sharedThing(mentions);
  const [place, ...others] = mentions.flatMap((one) => one.place ?? []);
  if (!(whichOf.test(text) && comparative.test(text)) || thing === undefined || others.length > 0) {
    return undefined;
  }
  const [a, b, ...more] = place === undefined ? anyOf(text, known) : accountsOfPlace(place, known);
  if (a === undefined || b === undefined || more.length > 0) return undefined;
  return [
    { ...thing, accounts: [a] },
    { ...thing, accounts: [b] },
  ];
}

const whichOf = /\b(?:which|what|compare)\b/;
const comparative =
  /\b(?:more|less|fewer|bigger|larger|greater|higher|smaller|lower|better|worse|further|ahead|behind|compare)\b/;

const anyOf = (text: string, { accounts }: Known): readonly string[] =>
  /\bwhich (?:1 )?(?:of )?(?:(?:the|our|my|their|his|her|these|those) )?(?:2 |both )?accounts?\b/.test(
    text,
  )
    ? accounts.map(({ name }) => name)
    : [];

function accountsOfPlace(place: Place, known: Known): readonly string[] {
  if (!place.plural) return [];
  return place.owner === undefined
    ? place.fits.map(({ name }) => name)
    : (ofPerson(place.owner, place.kinds, known).accounts ?? []);
}

/** The one thing that is asked of both; undefined where there are several, or a word is open. */
function sharedThing(mentions: readonly Mention[]): Side | undefined {
  const things = mentions.filter((one) => one.place === undefined && one.cash === undefined);
  const [{ symbol, asset_class, open } = {}, ...more] = things as readonly Partial<Mention>[];
  if (open === true || more.length > 0) return undefined;
  return {
    ...(symbol === undefined ? {} : { symbol }),
    ...(asset_class === undefined ? {} : { asset_class }),
  };
}

/** What two accounts are worth, and their cash, is told as it is of several. */
export const isOfAccountsAlone = (
  by: Comparison["by"] | undefined,
  sides: readonly Side[],
): boolean =>
  (by === undefined || by === "value" || by.endsWith("cash")) &&
  sides.every((side) => side.person === undefined && !isThing(side));
