import type { Claim } from "./claims.ts";
import { directionAfter, directionIn } from "./direction.ts";
import type { Mention } from "./evidence/label.ts";
import type { Span } from "./evidence/mentions.ts";
import { kindOf } from "./evidence/mentions.ts";
import type { Names } from "./evidence/names.ts";
import { type Measure, measureAfter, measureIn } from "./measures.ts";
import { headOf, lineStart } from "./rows/table-head.ts";
import { sentenceFinder, sentenceReader } from "./sentences.ts";
import { multiplePattern } from "./units.ts";

/** A claim with what its sentence says about it. */
export interface StatedClaim {
  claim: Claim;
  about: readonly Mention[];
  /** Everything that the question or the answer names anywhere. */
  topic: ReadonlySet<string>;
  /** Everything that its sentence names. */
  sentence: readonly Mention[];
  /** Everything that the sentence before it names. */
  earlier: readonly Mention[];
  /** The whole sentence, and where it begins. */
  said: string;
  offset: number;
  /** True in a table column or list line with a measure of its own, where nothing is calculated. */
  isListed: boolean;
  /** The words between the previous figure and this one, and those after it. */
  lead: string;
  after: string;
  measure: Measure | null;
  direction: "up" | "down" | null;
  /** The end of the previous figure and the start of the next one, within the sentence. */
  from: number;
  to: number;
  /** The next figure of a range such as "40 to 50 %". */
  rangeTo: Claim | undefined;
}

export function statedClaims(
  text: string,
  claims: readonly Claim[],
  of: {
    about: ReadonlyMap<Claim, readonly Mention[]>;
    topic: ReadonlySet<string>;
    names: Names;
  },
): StatedClaim[] {
  const all: StatedClaim[] = [];
  const spoken = withoutAccounts(text, [...of.about.values()].flat()).replace(everything, (found) =>
    " ".repeat(found.length),
  );
  const sentenceAt = sentenceReader(text, of.names);
  const spokenAt = sentenceFinder(spoken);
  for (const [index, claim] of claims.entries()) {
    const previous = all.at(-1);
    const next = claims[index + 1];
    const words = wordsAround(spoken, spokenAt(claim.at), {
      claim,
      previous,
      next,
      later: claims[index + 2],
    });
    const head = headOf(claim, text);
    const { said: sentence, start: offset, mentions } = sentenceAt(claim.at);
    const about = of.about.get(claim) ?? [];
    const said: StatedClaim = {
      ...{ claim, lead: words.lead, after: words.after, about, topic: of.topic },
      ...{ sentence: mentions, said: sentence, offset },
      earlier: offset === 0 ? [] : sentenceAt(offset - 1).mentions,
      from: Math.max(offset, endOf(all.findLast((one) => one.claim.unit !== "time"))),
      to: Math.min(offset + sentence.length, next?.at ?? text.length),
      isListed:
        isListed(claim, text, head) && about.length > 0 && !summing.test(`${head} ${sentence}`),
      ...measureAndDirection(claim, words, head, previous),
      rangeTo: next !== undefined && isRange(words, [claim, next]) ? next : undefined,
    };
    const own = ofBand.test(head) ? head : words.own;
    all.push({ ...said, ...edgeOfBand(said, own, text.slice(next?.at), all.at(-1)) });
  }
  return all;
}

/** Gives the two ends of a policy band the measures of its minimum and maximum. */
function edgeOfBand(
  said: StatedClaim,
  own: string,
  high: string,
  low: StatedClaim | undefined,
): { measure?: Measure } {
  if (isBand(said) && isOfPolicy(own, high)) return { measure: "min" };
  return low?.rangeTo === said.claim && low.measure === "min" ? { measure: "max" } : {};
}

/** A table column of bands. */
const ofBand = /^\W*(?:policy|target)?\s*(?:bands?|ranges?)\W*$/i;

const endOf = (one: StatedClaim | undefined): number =>
  one === undefined ? 0 : one.claim.at + one.claim.text.length;

const everything = /\b(?:positions|holdings|investments|securities) (?:and|plus) cash\b/gi;

/** "Margin account 11.70%": the name of an account says nothing about the figure. */
export function withoutAccounts(text: string, mentions: Iterable<Mention>, offset = 0): string {
  let rest = text;
  for (const one of new Set(mentions)) {
    const [at, end] = [one.at - offset, one.end - offset];
    if (kindOf(one) !== "account" || at < 0 || end > text.length) continue;
    rest = rest.slice(0, at) + " ".repeat(end - at) + rest.slice(end);
  }
  return rest;
}

/** From the table column's header, or else from the words before and right after the figure. */
function measureAndDirection(
  { unit }: Claim,
  { lead, after, joins }: Words,
  head: string,
  previous: StatedClaim | undefined,
): Pick<StatedClaim, "measure" | "direction"> {
  if (head !== "") {
    return { measure: measureInUnit(measureOfHead(head), unit), direction: directionAfter(after) };
  }
  const plain = withoutPrevious(lead, previous, joins)
    .replace(aside, "")
    .replace(relative, "")
    .replace(beyondIt, "");
  const isOther = (joins || restating.test(lead)) && previous?.claim.unit !== unit;
  const isClass = inList.test(lead) && unit === "percent" && previous?.claim.unit === unit;
  const own = isClass ? previous.measure : measureIn(plain);
  const measure = measureAfter(after) ?? (isOther ? null : own);
  const direction =
    directionAfter(after) ?? likePrevious(lead, after, previous) ?? directionIn(plain);
  return { measure: measureInUnit(measure, unit), direction };
}

/** The words before a figure without those that belong to the figure before it. */
function withoutPrevious(lead: string, previous: StatedClaim | undefined, joins: boolean): string {
  if (previous === undefined) return lead;
  return lead
    .replace(previous.claim.unit === "percent" ? ofWhole : "", "")
    .replace(joins ? "" : ofPrevious, "")
    .replace(multiplePattern.test(previous.after) ? ofMultiple : "", "");
}

/** The direction of the figure before, if the words refer to it or continue its list. */
const likePrevious = (
  lead: string,
  after: string,
  previous: StatedClaim | undefined,
): StatedClaim["direction"] =>
  ofIt.test(after) || (alsoBy.test(lead) && directionIn(lead) === null)
    ? (previous?.direction ?? null)
    : null;
const ofIt = /^\s*of (?:it|that|this|them)\b/i;

/** "At a loss, BND by $5 and VNQ by $6": the second figure has the direction of the first. */
const alsoBy =
  /(?:^|\band )[^.;:,\d]{1,40}\bby (?:about |roughly |around |some |nearly |almost )?$/i;

/** "bonds 35%, international equity 15% and cash 5%": cash is a class as the others are. */
const inList = /^\s*,?\s*(?:and\s+)?cash\s*$/i;

const measureOfHead = (head: string): Measure | null =>
  /^\W*(?:share|allocation|% of .*)\W*$/i.test(head) ? "weight" : measureIn(head);

/** "- Cash: $5" and a table column of a measure. */
const isListed = ({ at }: Claim, text: string, head: string): boolean =>
  measureOfHead(head) !== null ||
  /^\s*(?:[-*•]|\d+[.)])\s+[^\d\n:—–]*(?:\([^\n)]*\))?[^\d\n:—–]*[:—–]\**\s*[-−+]?$/.test(
    text.slice(lineStart(text, at), at),
  );

/** Headings of rows and columns that are calculated from others. */
const summing =
  /\b(?:total|sum|differen\w+|change|rest|other|combined|together|both|average|after|gap|excess|over|under|share of)\b/i;

/** Words that restate a figure in another unit: "7 points over its 45 % target, or $46,400". */
const restating = /,\s*or\s+(?:about\s+|roughly\s+|some\s+)?$/i;

interface Words {
  /** The words between the previous figure and this one. */
  own: string;
  /** The same, including the words before a figure that this one is joined to. */
  lead: string;
  after: string;
  joins: boolean;
}

const joining = /^(?: (?:percentage )?points?)?[\s,(]*(?:and|or|to|,|-|–)?[\s(~≈+\-–−]*$/i;

const isJoined = (own: string, after: string): boolean =>
  joining.test(own) || another.test(own) || (hedged.test(own) && !/^\s*of\b/.test(after));

/** "Down $5, about 8%". */
const hedged = /^,? (?:or )?(?:about|roughly|around|nearly) $/;

/** "A loss of $5 in BND, VNQ another $6". */
const another = /^[^.;]{0,60}\b(?:another|a further)\s+[-−+]?$/i;

/** In "1.8 points, or $1,718, below target" the words after the second figure belong to the first. */
const restated =
  /^(\s*(?:(?:percentage )?points?|pp|bps|shares|units)?)(?:,\s*or\s+|\s*\()(?:about |roughly )?$/i;

/** In "$5 and $6", the words before the first also apply to the second. */
function wordsAround(
  text: string,
  { start, end }: Span,
  {
    claim,
    previous,
    next,
    later,
  }: Record<"next" | "later", Claim | undefined> & {
    claim: Claim;
    previous: StatedClaim | undefined;
  },
): Words {
  const last = endOf(previous);
  const own = text.slice(Math.max(start, last), claim.at);
  const untilNext = text.slice(claim.at + claim.text.length, Math.min(next?.at ?? end, end));
  const joins = last > start && isJoined(own, untilNext);
  const [, unit] = restated.exec(untilNext) ?? [];
  const beyond = text
    .slice(next === undefined ? end : next.at + next.text.length, Math.min(later?.at ?? end, end))
    .replace(/^(?:[,)\s]|points?\b|pp\b)*/, "");
  const isShared = unit !== undefined && directionAfter(beyond) !== null;
  const after = isShared ? `${unit} ${beyond}` : untilNext;
  // True after a timespan: "over the next 90 days they need $5".
  const isAfterSpan = last > start && previous?.claim.unit === "time";
  return { own, after, joins, lead: joins || isAfterSpan ? `${previous?.lead ?? ""}${own}` : own };
}

const money = new Set<Measure | null>(["value", "cost", "price", "floor", "shortfall"] as const);

/**
 * Drops the measure if it does not fit the unit: a percentage is not a dollar amount, and an amount
 * is not a weight.
 */
export function measureInUnit(measure: Measure | null, unit: Claim["unit"]): Measure | null {
  const isShare = unit === "percent" || unit === "points";
  if (isShare && money.has(measure)) return null;
  return (unit === "usd" || unit === "units") && (measure === "weight" || unit === "units")
    ? null
    : measure;
}

/** "We have no cost basis for Exxon or J&J, which together are $5": a new clause with a verb of its own. */
const relative = /^.*,\s*(?:which|who)\b/i;

/** Words between a percentage and the total that it is a share of. */
const ofWhole =
  /^\s*of (?:the|its|their|all)(?: \w+)? (?:value|cost|assets|total|portfolio|proceeds)\b/i;

/** "Its 25% minimum (24.7% today)", "from a $5 basis to $9": the measure is that of the figure before. */
const ofPrevious =
  /^\s*(?:[a-z-]+\s+){0,2}?(?:maximum|minimum|max|min|limit|cap|ceiling)\b(?=\s+(?!of\b|is\b|by\b)\S)|^\s*(?:(?:maximum|minimum|max|min|target|limit|cap|ceiling)\s*\($|(?:cost )?basis\b(?=.*\bto\s*$)|(?:cost|target|weight|value)\b(?=\s*to\s*$))/i;

/** "Nine times what they paid for it: $5": what is multiplied is not this figure. */
const ofMultiple = /^\s*(?:times|x|×)[^:;,()]*/i;

/** In "the one class over its limit: $5" the figure is not the limit. */
const beyondIt =
  /\b(?:over|above|below|under|beyond|within|inside|outside|past)\s+(?:(?:its|the|their|a)\s+)?(?:\w+\s+)?(?:limit|maximum|minimum|target|band|floor|cap)s?\b(?:\s*[:,–—(-]+|[^.:\d]{0,25}:)\s*(?:it is |at |with )?$/i;

/** Text in closed parentheses belongs to the words before it. */
const aside = /\([^()]*\)/g;

/** The bands of a policy are in percent; "a range of $213 to $218" is one of prices. */
const isBand = ({ claim, rangeTo }: StatedClaim): boolean =>
  rangeTo !== undefined && (claim.unit === "percent" || rangeTo.unit === "percent");

/**
 * Words for policy bands, whose two ends are checked separately; a value between them proves
 * neither.
 */
const ofPolicy = /\b(?:bands?|ranges?|corridor|policy|allow\w*|wants?|may|must|should)\b/i;

const isOfPolicy = (before: string, high: string): boolean =>
  ofPolicy.test(before) || /^[\d.]+ ?%? (?:band|range|corridor)\b/.test(high);

/**
 * True for a range such as "40 to 50 %", but not for a split such as "69 % to 31 %", nor where the ends are
 * figures of their own: "ranges from 31% to 42%".
 */
const isRange = ({ own, after }: Words, [low, high]: readonly [Claim, Claim]): boolean =>
  !/\brang(?:es?|ed|ing) (?:from|between) $/i.test(own) &&
  (low.scale !== high.scale || Number(low.digits) <= Number(high.digits)) &&
  (/^\s*(?:-|–|to)\s*$/.test(after) || (/\bbetween\s*$/i.test(own) && /^\s*and\s*$/.test(after)));
