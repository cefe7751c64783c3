import type { Claim } from "../claims.ts";
import { directionAfter, directionIn } from "../direction.ts";
import type { Mention } from "../evidence/label.ts";
import { type Measure, measureAfter, measureIn } from "../measures.ts";
import type { Sentence } from "../sentences.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { endOf } from "./spans.ts";
import type { Window } from "./windows.ts";

/** What is beside a figure. */
export interface Beside {
  text: string;
  claim: Claim;
  sentence: Sentence;
  /** The sentence without the names of accounts, which say nothing about a figure. */
  plain: string;
  topic: ReadonlySet<string>;
  window: Window;
  heading: readonly Mention[];
  column: readonly Mention[];
  earlier: readonly Mention[];
  last: StatedClaim | undefined;
  next: Claim | undefined;
  endOfNext: number;
}

/** The words before a figure. */
export interface Lead {
  words: string;
  whole: string;
  /** Those that state its measure and direction. */
  spoken: string;
  /** True if it continues a figure of another unit, of which it need not have the measure. */
  isOfOtherUnit: boolean;
}

const connecting =
  /^[\s,(]*(?:and|or|to|vs\.?|versus|against|,|-|–)?[\s(~≈+\-–−]*(?:about |roughly |nearly |some |just )?$/i;

/** In "$5 and $6", the words before the first also apply to the second. */
export function spokenWords(
  words: string,
  { after, previous, claim }: { after: string; previous: StatedClaim | undefined; claim: Claim },
): Lead {
  const continued =
    connecting.test(words) && !/^\s*(?:is|are|was|were)\b/.test(after) ? previous : undefined;
  const spoken =
    continued === undefined ? withoutPrevious(words, previous) : `${continued.spoken}${words}`;
  return {
    words,
    whole: `${continued?.lead ?? ""}${words}`,
    spoken: spoken
      .replace(aside, "")
      .replace(relative, "")
      .replace(beyondIt, "")
      .replace(condition, "")
      .replace(item, ""),
    isOfOtherUnit: continued !== undefined && continued.claim.unit !== claim.unit,
  };
}

/** "From a $5 basis to $9": a measure right behind the figure before is that figure's. */
const withoutPrevious = (words: string, previous: StatedClaim | undefined): string =>
  previous !== undefined && previous.after !== "" && words.startsWith(previous.after)
    ? words.replace(measured, "")
    : words;
const measured =
  /^\s*(?:[a-z-]+\s+){0,2}?(?:turnover|floor|shortfall|target|maximum|minimum|max|min|limit|cap|ceiling|gains?|loss(?:es)?|profits?|cash|(?:cost )?basis|cost|value|price|portfolio|household|assets|money|total)\b(?=\s+(?!of\b|is\b|by\b)\S|\s*$)/i;

/** Text in closed parentheses belongs to the words before it. */
const aside = /\([^()]*\)/g;

/** "We have no cost basis for Exxon or J&J, which together are $5": a new clause with a verb of its own. */
const relative = /^.*,\s*(?:which|who)\b/i;

/** In "the one class over its limit: $5" the figure is not the limit. */
const beyondIt =
  /\b(?:over|above|below|under|beyond|within|inside|outside|past)\s+(?:(?:its|the|their|a)\s+)?(?:\w+\s+)?(?:limit|maximum|minimum|target|band|floor|cap)s?\b(?:\s*[:,–—(-]+|[^.:\d]{0,25}:)\s*(?:it is |at |with |[^.:;\d]{1,60}[,(]\s*)?$/i;

/** "Sell, cash, joint account ($5)": cash is what the row is about, not what is measured. */
const item = /,\s+cash(?=,)/gi;

/** "Weight where asset class is cash or fixed income: fixed income $5": which rows, and not what of them. */
const condition = /\bwhere [^:]*:/i;

/** "Bonds 35%, international equity 15% and cash 5%": cash is a class as the others are. */
const inList = /^\s*,?\s*(?:and\s+)?cash\s*$/i;

export function measureOf(
  { words, spoken, isOfOtherUnit }: Lead,
  after: string,
  { claim, previous }: { claim: Claim; previous: StatedClaim | undefined },
): Measure | null {
  const isClass =
    inList.test(words) && claim.unit === "percent" && previous?.claim.unit === "percent";
  if (isClass) return previous.measure;
  return measureAfter(after) ?? (isOfOtherUnit ? null : measureIn(spoken));
}

const ofIt = /^\s*of (?:it|that|this|them)\b/i;

/** In "1.8 points, or $1,718, below target" the words after the second figure belong to the first. */
const restated =
  /^(?:\s*(?:(?:percentage )?points?|pts?|pp|bps|shares|units)?)(?:,\s*or\s+|\s+or\s+|\s*\()(?:about |roughly )?$/i;

/** The direction that a figure's words state, or else that of the figure before it. */
export function directionOf(
  { spoken }: Lead,
  {
    after,
    previous,
    isInTable,
    measure,
    ...beside
  }: Beside & {
    after: string;
    previous: StatedClaim | undefined;
    isInTable: boolean;
    measure: Measure | null;
  },
): StatedClaim["direction"] {
  const { unit } = beside.claim;
  const isAlike =
    measure === null &&
    (previous?.claim.unit === unit || (unit === "any" && previous?.claim.unit === "units"));
  const ofLast = ofIt.test(after) ? beside.last?.direction : null;
  const ofPrevious = isAlike ? previous?.direction : null;
  const before = isInTable ? null : directionIn(spoken);
  return (
    directionAfter(after) ??
    directionAfter(behindNext(beside)) ??
    ofLast ??
    before ??
    ofPrevious ??
    directionOfList(beside)
  );
}

/** "US equity is 1.8 points and bonds 1.2 points below target": the words behind the last are those of all. */
function directionOfList({ text, claim, next, endOfNext, plain, sentence }: Omit<Beside, "last">) {
  const isList =
    next?.unit === claim.unit && /\band\b[^.;:]*$/i.test(text.slice(endOf(claim), next.at));
  return isList
    ? directionAfter(plain.slice(endOf(next) - sentence.start, endOfNext - sentence.start))
    : null;
}

function behindNext({
  text,
  claim,
  next,
  endOfNext,
  plain,
  sentence,
}: Omit<Beside, "last">): string {
  if (next === undefined || !restated.test(text.slice(endOf(claim), next.at))) return "";
  const words = plain.slice(endOf(next) - sentence.start, endOfNext - sentence.start);
  return words.replace(/^[)\s,]*/, " ");
}
