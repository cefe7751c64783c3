import type { Sentence } from "../sentences.ts";
import { kindOf } from "../subject.ts";
import { listedAndBySecurity, positionsIn } from "./extremes.ts";
import type { BandStatus, Member, SetClaim } from "./member.ts";
import { type CountableSets, isMemberNamed } from "./members.ts";

const sides = "outside|out of|above|over|beyond|below|under|inside|within|in";
const edges = "bands?|ranges?|polic(?:y|ies)|limits?|max\\w*|min\\w*|ceilings?|caps?";
const beside = `(${sides}) (?:of )?(?:(?:its|their|the|any) )?(?:own )?(?:[\\d.]+ ?% )?(?:policy )?(${edges})\\b`;

const onlyClass = new RegExp(
  `\\bthe only (?:asset )?class (?:that(?:['’]s| is) |which is )?(?:currently )?${beside}`,
  "gi",
);

/** "Cash is the only class outside its range". */
export function onlyClassClaims(sentence: Sentence, { classes }: CountableSets): SetClaim[] {
  return [...sentence.said.matchAll(onlyClass)].flatMap((found) => {
    const from = sentence.start + found.index;
    const named = sentence.mentions.filter((one) => kindOf(one) === "class");
    const own = named.findLast(({ end }) => end <= from);
    if (own === undefined || classes.some(({ place }) => place === undefined)) return [];
    const there = classes.filter(({ place }) => isThere(place, found[1], found[2]));
    const isTrue = there.length === 1 && there.every((one) => isMemberNamed(one, own));
    return { at: from, text: found[0], isTrue };
  });
}

/** Whether the words ("over its maximum", "out of range") fit the band status of a class. */
function isThere(place: BandStatus | undefined, side = "", edge = ""): boolean {
  const isUpper = /^(?:max|ceil|cap|lim)/i.test(edge);
  const isLower = /^min/i.test(edge);
  if (/^out/i.test(side)) return place !== "in";
  if (/^(?:in|inside|within)$/i.test(side)) return place === "in" || (isUpper && place === "below");
  // A minimum that is breached is undercut.
  if (/^beyond$/i.test(side) && isLower) return place === "below";
  if (/^(?:above|over|beyond)$/i.test(side)) return isLower ? place !== "below" : place === "above";
  return isUpper ? place !== "above" : place === "below";
}

const adverbs = "(?:(?:now|still|both|also|all|well|just|already|far|[a-z]+ly) )*";
const status = new RegExp(
  `\\b(?:is|are|sits?|stands?|remains?|lies?|stays?|falls?) ${adverbs}${beside}`,
  "gi",
);
/** "Has breached its maximum", "exceeds its 8% maximum": beyond the limit. */
const passed = new RegExp(
  `\\b(?:exceeds?|(?:has|have) ${adverbs}(?:exceeded|breached|passed|crossed|broken|gone (?:over|above|beyond|past))|breach(?:es)?) (?:(?:its|their|the|any) )?(?:own )?(?:[\\d.]+ ?% )?(?:policy )?(${edges})\\b`,
  "gi",
);
const clause = /[;:]|\b(?:while|but|whereas|because|which|though|although|if)\b|,\s(?!and\b)/gi;
const unreal =
  /\b(?:not?|n['’]t|never|neither|nor|would|could|should|will|must|once|until|were|was)\b/i;

/** "US equity and cash are out of range": the status of every class that the clause names. */
export function bandStatusClaims(sentence: Sentence, { classes }: CountableSets): SetClaim[] {
  const { said, start, mentions } = sentence;
  const all = [
    ...[...said.matchAll(status)].map((found) => ({ found, side: found[1], edge: found[2] })),
    ...[...said.matchAll(passed)].map((found) => ({ found, side: "beyond", edge: found[1] })),
  ].toSorted((a, b) => a.found.index - b.found.index);
  return all.flatMap(({ found, side, edge }, index) => {
    const breaks = [
      ...said.slice(0, found.index).matchAll(clause),
      ...all.slice(0, index).map((one) => one.found),
    ];
    const from = Math.max(0, ...breaks.map((one) => one.index + one[0].length));
    const named = mentions.filter(
      ({ at, end }) => at >= start + from && end <= start + found.index,
    );
    const own = named.map((one) => classes.find((member) => isMemberNamed(member, one)));
    const isOfClasses = own.length > 0 && named.every((one) => kindOf(one) === "class");
    if (
      !isOfClasses ||
      unreal.test(said.slice(from, found.index)) ||
      own.some((one) => one?.place === undefined)
    )
      return [];
    const isTrue = own.every((one) => isThere(one?.place, side, edge));
    return { at: start + found.index, text: found[0], isTrue };
  });
}

const noneBeyond =
  /\b(?:no|none of the) (?:single |other |one )?(?:individual )?(accounts?|positions?|holdings?|class(?:es)?)\b[^.;:,\d]*?\b(over|above|more than|exceeds?|larger than|bigger than|below|under|less than|smaller than) (\d+(?:\.\d+)?) ?%/gi;

/** "No position is over 20% of the portfolio". */
export function noneBeyondLimitClaims(sentence: Sentence, sets: CountableSets): SetClaim[] {
  return [...sentence.said.matchAll(noneBeyond)].flatMap((found) => {
    const [whole, noun = "", side = "", edge = ""] = found;
    const set = setOf(noun, sets);
    const isAccounts = sentence.mentions.some((one) => kindOf(one) === "account");
    if (set.length === 0 || isAccounts) return [];
    const isLess = /^(?:below|under|less|smaller)/i.test(side);
    const isBeyond = ({ weight = 0 }: Member): boolean =>
      isLess ? weight < Number(edge) : weight > Number(edge);
    const isTrue = listedAndBySecurity(set).some((all) => !all.some(isBeyond));
    const at = sentence.start + found.index + whole.search(/[\d.]+ ?%$/);
    return { at, text: `${edge}%`, isTrue, isFigure: true };
  });
}

const gained = "at (?:a|an) (?:\\w+ )?(?:gain|profit)|in the black|profitable|above cost|up";
const lost = "at a (?:\\w+ )?loss|under ?water|in the red|below cost|down";
const allAt = new RegExp(
  `\\b(every|each|all|no|none)\\b(?: of)?(?: the| their| her| his| its)? (?:positions?|holdings?|one of the (?:positions|holdings))\\b[^.;:,\\d]*?\\b(?:is|are|has|have|sits?) (?:currently |now )?(?:(${gained})|(${lost}))\\b`,
  "gi",
);

/** "Every position in the joint account is at a gain". */
export function allGainOrLossClaims(sentence: Sentence, sets: CountableSets): SetClaim[] {
  return [...sentence.said.matchAll(allAt)].flatMap((found) => {
    const [whole, every = "", up] = found;
    const set = positionsIn(sentence, sets).filter(({ gain }) => gain !== undefined && gain !== 0);
    if (set.length === 0) return [];
    const there = set.filter(({ gain = 0 }) => gain > 0 === (up !== undefined));
    const isTrue = there.length === (/^n/i.test(every) ? 0 : set.length);
    return { at: sentence.start + found.index, text: whole.trim(), isTrue };
  });
}

function setOf(noun: string, { accounts, positions, classes }: CountableSets): readonly Member[] {
  if (/^account/i.test(noun)) return accounts;
  return /^class/i.test(noun) ? classes : positions;
}
