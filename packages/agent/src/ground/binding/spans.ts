import type { Claim } from "../claims.ts";
import type { Mention } from "../evidence/label.ts";
import { kindOf, type Span } from "../evidence/mentions.ts";

/** A sentence with its names. */
export interface Spoken extends Span {
  text: string;
  /** The text with all names as letters, so that no name contains a break. */
  masked: string;
  mentions: readonly Mention[];
  /** True for a cell of a table. */
  isCell?: boolean;
}

export function spokenIn(text: string, { start, end }: Span, mentions: readonly Mention[]): Spoken {
  let masked = text;
  for (const one of mentions)
    masked = masked.slice(0, one.at) + "x".repeat(one.end - one.at) + masked.slice(one.end);
  return { text, masked, start, end, mentions };
}

export const endOf = ({ at, text }: Claim): number => at + text.length;

/** Where words behind a figure end, and those before the next one begin. */
const breaks =
  /[;:,]\s|\s[—–-]\s|\)\s?(?!\s?(?:in|of|for|from|at|with|on|is|are|was|were)\b)|\s?\(|\s\|\s|,?\s(?:and|but|so|while|whereas|because|though|although|since|which|where|or|versus|vs\.?|against|if|plus|until|after|of which)\s/gi;

/** Whether nothing parts a name from the figure before it. */
export const isUnbroken = (claim: Claim, { at }: Mention, { masked }: Spoken): boolean =>
  at >= claim.at && masked.slice(endOf(claim), at).search(breaks) === -1;

const ofPart = /^\s*(?:%|percent)?\s*(?:out )?of (?:the |their |its |his |her |a )?$/i;
const verb = /\s(?:is|are|was|were|has|have|sits?|lies?|comes?|belongs?)\s/i;
/** Where the first words of a sentence may end, which the figure is not about. */
const turns = /;\s|,\s(?:so|but|while|whereas|because|although|though)\s/gi;

/** "$4,000 of the $40,000": the second figure is the whole of the first. */
export const isPartOf = (part: Claim, whole: Claim, { text }: Spoken): boolean =>
  ofPart.test(text.slice(endOf(part), whole.at));

/** The words that are a figure's own: those beside it up to the nearest breaks. */
export function spanOf(index: number, claims: readonly Claim[], spoken: Spoken): Span {
  const claim = claims[index];
  if (claim === undefined) return { start: spoken.start, end: spoken.end };
  const [before, next] = [claims[index - 1], claims[index + 1]];
  const start =
    before === undefined ? openingOf(claim, spoken) : splitOf(before, claim, spoken).right;
  const { left } = splitOf(claim, next, spoken);
  const last = Math.max(left, endOf(claim));
  // "$4,000 of the $40,000 in cash is in the IRA": what is said of the part is not said of the whole.
  const isWhole = before !== undefined && isPartOf(before, claim, spoken);
  const at = isWhole ? spoken.masked.slice(endOf(claim), last).search(verb) : -1;
  return { start, end: at === -1 ? last : endOf(claim) + at };
}

function openingOf(claim: Claim, { masked, start }: Spoken): number {
  const turn = [...masked.slice(start, claim.at).matchAll(turns)].at(-1);
  return turn === undefined ? start : start + turn.index;
}

/** Words behind a figure belong to it up to the first break; without a break, also to the next one. */
function splitOf(a: Claim, b: Claim | undefined, spoken: Spoken): { left: number; right: number } {
  const [from, to] = [endOf(a), b?.at ?? spoken.end];
  const found = [...spoken.masked.slice(from, to).matchAll(breaks)];
  const at = found.map(({ index }) => from + index).find((one) => !isInList(one, to, spoken));
  return at === undefined ? { left: to, right: from } : { left: at, right: at };
}

const between = /^[\s,]*(?:and|or)?\s*(?:the |his |her |their |its )?$/i;

/** "$5 in A and B, which is $6": the break between names of one kind is none where another one follows. */
function isInList(at: number, to: number, { mentions, masked }: Spoken): boolean {
  const before = mentions.findLast(({ end }) => end <= at);
  const behind = mentions.find((one) => one.at >= at);
  if (before === undefined || behind === undefined || behind.end > to) return false;
  return (
    kindOf(before) === kindOf(behind) &&
    before.end === at &&
    between.test(masked.slice(at, behind.at)) &&
    /^(?:[,;.]|\s?[(—–-]|$)/.test(masked.slice(behind.end, to))
  );
}
