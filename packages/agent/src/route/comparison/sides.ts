import type { Known } from "../account-fit.ts";
import { type Item, saidAt, sentence } from "../item.ts";
import { isThing, type Side } from "./comparison.ts";
import type { Mention, Place } from "./mentions.ts";
import { accountsOf, type Placed, spouseMark } from "./whose.ts";

/** The two that a question holds against each other, and which words part them. */
export interface Pair {
  sides: readonly [Side, Side];
  /** Each is of this household by its own words. */
  bound: boolean;
  /** Nobody named them one by one. */
  isImplied?: true;
}

/** What one side's words name, before the other side has lent it what both share. */
interface Half {
  places: readonly Place[];
  thing: Side;
}

/** The mentions parted where the words part them, each half completed by what only the other one says. */
export function pairOf(
  items: readonly Item[],
  mentions: readonly Mention[],
  known: Known,
): Pair | undefined {
  if (mentions.some(({ open }) => open)) return undefined;
  const at = pivotAt(items, mentions);
  if (at === undefined) return undefined;
  const cash = isCashSide(mentions, at);
  const own = cash ? mentions : mentions.filter((one) => one.cash === undefined);
  const first = halfOf(
    items,
    own.filter(({ end }) => end <= at),
    known,
  );
  const second = halfOf(
    items,
    own.filter(({ start }) => start >= at),
    known,
  );
  return first && second && paired([first, second], known);
}

/** "more in stocks or in cash": cash is one of the two where the other one is a class. */
function isCashSide(mentions: readonly Mention[], at: number): boolean {
  const sides = [
    mentions.filter(({ end }) => end <= at),
    mentions.filter((one) => one.start >= at),
  ];
  const has = (key: "cash" | "asset_class" | "place" | "symbol") =>
    sides.map((side) => side.some((one) => one[key] !== undefined));
  const [cash, classes, places, symbols] = [
    has("cash"),
    has("asset_class"),
    has("place"),
    has("symbol"),
  ];
  const isApart = cash[0] !== cash[1] && !places.every(Boolean);
  const things = classes.map((one, side) => one || symbols[side] === true);
  return isApart && things[cash[0] === true ? 1 : 0] === true && !things[cash[0] === true ? 0 : 1];
}

/** The words that part two sides, the surest first, each with what else the question says where it does. */
const pivots: readonly (readonly [word: RegExp, where: RegExp])[] = [
  [
    /^(?:than|vs|v|versus|against|exceeds?|outweighs?|outperforms?|outperformed|beats?|tops?|trails?|lags?)$/,
    /./,
  ],
  [/^as$/, /\bas (?:much|many|big|large|high)\b|\bsame\b/],
  [
    /^(?:with|to)$/,
    /\b(?:compar\w*|stacks? up|measures? up|holds? up|relative|next|equal|same|identical)\b/,
  ],
  [/^of$/, /\bahead of\b/],
  [/^(?:behind|above|below)$/, /./],
  [/^or$/, /./],
  [
    /^(?:and|&)$/,
    /\b(?:which|who|compar\w*|differences?|differ|diff|gap|between|versus|how (?:do|does)|apart|split|stack|same|equal)\b/,
  ],
];

/** Where the second side begins: after the surest word that has a side before and behind it. */
function pivotAt(items: readonly Item[], mentions: readonly Mention[]): number | undefined {
  const text = sentence(items);
  const sides = mentions.filter((one) => one.cash === undefined || mentions.length > 1);
  for (const [word, where] of parting(text)) {
    const found = items.findIndex(
      ({ said }, at) => word.test(said) && where.test(text) && isParting(items, sides, at),
    );
    if (found >= 0) return found + 1;
  }
  return listed(items, sides);
}

/** "more than last year": where one of these holds no two apart, nothing does. */
const parting = (text: string) => {
  // "same for Johnson and Procter" asks of each what was asked before.
  if (/^(?:and )?(?:the )?same (?:for|with|on|thing)\b/.test(text)) return [];
  return /\b(?:than|vs|versus|against)\b/.test(text) ? pivots.slice(0, 1) : pivots;
};

/** A side ends right before the word or further back, and the other begins right after it. */
function isParting(items: readonly Item[], sides: readonly Mention[], at: number): boolean {
  const before = sides.findLast(({ end }) => end <= at);
  const after = sides.find(({ start }) => start > at);
  const isInside = sides.some(({ start, end }) => start <= at && end > at);
  if (before === undefined || after === undefined || isInside) return false;
  const said = saidAt(items, at);
  const isNext = between.test(sentence(items.slice(at + 1, after.start)));
  if (said === "of") return isNext && saidAt(items, at - 1) === "ahead";
  if (/^(?:behind|above|below)$/.test(said)) return isNext;
  const isJoined = isNext && between.test(sentence(items.slice(before.end, at)));
  return isJoined || !/^(?:and|or|&)$/.test(said);
}
const between =
  /^(?:(?:the|my|our|his|her|their|in|on|with|from|more|less|is|are|of|for|that|one|1|both|also|what|has|have|holdings?|positions?|accounts?|shares?|stock|value|cash|either) ?)*$/;

/** "Who has more, Hector, Rosa?" */
function listed(items: readonly Item[], sides: readonly Mention[]): number | undefined {
  const [before, after] = sides.slice(-2);
  if (before === undefined || after === undefined || before === after) return undefined;
  const isNext = before.end === after.start && items[after.start]?.gap === "comma";
  return isNext && /\b(?:who|which)\b/.test(sentence(items)) ? after.start : undefined;
}

function halfOf(
  items: readonly Item[],
  mentions: readonly Mention[],
  known: Known,
): Half | undefined {
  const things = mentions.filter(({ place }) => place === undefined);
  const [thing, ...others] = things;
  if (others.some((one) => !sameThing(one, thing))) return undefined;
  const places = placesOf(
    items,
    mentions.filter(({ place }) => place !== undefined),
    known,
  );
  if (places === undefined) return undefined;
  const { symbol, asset_class, cash } = thing ?? {};
  const own = {
    ...(symbol === undefined ? {} : { symbol }),
    ...(asset_class === undefined ? {} : { asset_class }),
    ...(cash === undefined ? {} : { cash }),
  };
  return { places, thing: own };
}

const sameThing = (a: Mention, b: Mention | undefined): boolean =>
  a.symbol === b?.symbol && a.asset_class === b?.asset_class && a.cash === b?.cash;

/** One place, or several that are added up: "the Roth and the IRA"; a name and a kind apart are one: "Karen ... in her Roth". */
function placesOf(
  items: readonly Item[],
  mentions: readonly Mention[],
  known: Known,
): readonly Place[] | undefined {
  const found: Place[] = [];
  for (const [index, { start, place }] of mentions.entries()) {
    const before = mentions[index - 1];
    const last = found.at(-1);
    if (place === undefined) continue;
    const joint = sentence(items.slice(before?.end, start));
    if (last === undefined || before === undefined) found.push(place);
    else if (/^(?:and|plus|&|\+)(?: (?:the|my|our|his|her|their))?$/.test(joint)) found.push(place);
    else {
      const one = asOne(last, place, known);
      if (one === undefined) return undefined;
      found[found.length - 1] = one;
    }
  }
  return found;
}

function asOne(a: Place, b: Place, { people }: Known): Place | undefined {
  const [named, bare] = a.owner === undefined ? [b, a] : [a, b];
  if (named.owner === undefined || bare.owner !== undefined || named.kinds.length > 0) {
    return undefined;
  }
  return people.includes(named.owner) || named.owner === spouseMark
    ? { ...bare, owner: named.owner, bound: true }
    : undefined;
}

/** Each half with what only the other one says: "Rosa's IRA ... Hector's", "more VXUS in the joint than in the Roth". */
function paired(halves: readonly [Half, Half], known: Known): Pair | undefined {
  const places = lent(halves, known);
  const [first, second] = halves.map(({ thing }) => thing);
  if (places === undefined || first === undefined || second === undefined) return undefined;
  const isPlaced = places.every((side) => side.accounts !== undefined);
  const things = [isThing(first), isThing(second)] as const;
  const isShared = isPlaced && things[0] !== things[1];
  const sides: readonly [Side, Side] = [
    { ...(isShared && !things[0] ? second : first), ...places[0] },
    { ...(isShared && !things[1] ? first : second), ...places[1] },
  ];
  const isBound = halves.every(
    ({ places: own, thing }) => isThing(thing) || own.every(({ bound }) => bound),
  );
  return isApart(sides) ? { sides, bound: isBound } : undefined;
}

/** Two different things, each of something; what is counted for one is not counted for the other. */
function isApart([a, b]: readonly [Side, Side]): boolean {
  const isSome = [a, b].every((side) => isThing(side) || side.accounts !== undefined);
  const isSameThing = a.symbol === b.symbol && a.asset_class === b.asset_class && a.cash === b.cash;
  const areApart = a.accounts?.some((name) => b.accounts?.includes(name)) !== true;
  return isSome && (isSameThing ? areApart && a.accounts !== undefined : true);
}

function lent([a, b]: readonly [Half, Half], known: Known): readonly [Placed, Placed] | undefined {
  const isOfThings = isThing(a.thing) && isThing(b.thing);
  // "In her Roth, which is worth more, QQQ or NVDA": both are there.
  const first = a.places.length === 0 && isOfThings ? b.places : a.places;
  const second = b.places.length === 0 && isOfThings ? a.places : b.places;
  const one = accountsOf(first, second, known);
  const two = accountsOf(second, first, known);
  return one && two && [one, two];
}
