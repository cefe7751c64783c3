import type { Claim } from "../claims.ts";
import type { Measure } from "../measures.ts";
import type { StatedClaim } from "../stated-claim.ts";

/** A table column of bands. */
const ofBand = /^\W*(?:policy|target)?\s*(?:bands?|ranges?)\W*$/i;

/**
 * Words for policy bands, whose two ends are checked separately; a value between them proves
 * neither.
 */
const ofPolicy = /\b(?:bands?|ranges?|corridor|policy|allow\w*|wants?|may|must|should)\b/i;

/** Gives the two ends of a policy band the measures of its minimum and maximum. */
export function edgeOfBand(
  said: StatedClaim,
  { words, head, high }: { words: string; head: string; high: string },
  low: StatedClaim | undefined,
): { measure?: Measure } {
  const before = ofBand.test(head) ? head : words;
  const isOfPolicy = ofPolicy.test(before) || /^[\d.]+ ?%? (?:band|range|corridor)\b/.test(high);
  if (isBand(said) && isOfPolicy) return { measure: "min" };
  return low?.rangeTo === said.claim && low.measure === "min" ? { measure: "max" } : {};
}

/** The bands of a policy are in percent; "a range of $213 to $218" is one of prices. */
const isBand = ({ claim, rangeTo }: StatedClaim): boolean =>
  rangeTo !== undefined && (claim.unit === "percent" || rangeTo.unit === "percent");

/**
 * True for a range such as "40 to 50 %", but not for a split such as "69 % to 31 %", nor where the ends are
 * figures of their own: "ranges from 31% to 42%".
 */
export const isRange = (
  { words, after }: { words: string; after: string },
  low: Claim,
  high: Claim,
): boolean =>
  !/\brang(?:es?|ed|ing) (?:from|between) $/i.test(words) &&
  (low.scale !== high.scale || Number(low.digits) <= Number(high.digits)) &&
  (/^\s*(?:-|–|to)\s*$/.test(after) || (/\bbetween\s*$/i.test(words) && /^\s*and\s*$/.test(after)));
