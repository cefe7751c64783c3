import type { Change } from "./change.ts";
import type { Clause } from "./clause.ts";
import { measure } from "./measure.ts";
import type { Params } from "./routed.ts";

/** "and the others?", after some of the transfers or trades: those that were not among them. */
export function ofOthers({ said }: Clause, { via, side, ...before }: Params): Change {
  if (!asksOthers(said)) return ofOtherSide(said, before);
  const picks = { limit: undefined, nth: undefined, order: undefined, amount: undefined };
  const all = { ...picks, measure: together.test(said) ? ("sum" as const) : measure(said) };
  if (via !== undefined) return { ...all, via: via === "wire" ? "ACH" : "wire" };
  if (side !== undefined) return { ...all, side: side === "BUY" ? "SELL" : "BUY" };
  // Which rows were picked is not known: all of them are told.
  return Object.keys(picks).some((key) => before[key as keyof typeof picks] !== undefined)
    ? all
    : {};
}

/** "which were above $1,000?", then "and the ones below that?": on the other side of it. */
function ofOtherSide(said: string, before: Params): Change {
  const side = otherSide.exec(said)?.[1];
  const over = before.above ?? before.at_least;
  const under = before.below ?? before.at_most;
  const none = { above: undefined, at_least: undefined, below: undefined, at_most: undefined };
  if (side === undefined || (over === undefined) === (under === undefined)) return {};
  const isUnder = /^(?:below|under)$/.test(side);
  if (isUnder && over !== undefined)
    return { ...none, ...(before.above === undefined ? { below: over } : { at_most: over }) };
  if (!isUnder && under !== undefined)
    return { ...none, ...(before.below === undefined ? { above: under } : { at_least: under }) };
  return {};
}
const otherSide =
  /^(?:(?:and|so|but|ok|then|what about|how about|which) )*(?:the |all )?(?:ones|those|rest|(?:1 )?(?:are|is|were))? ?(below|under|above|over) (?:that|it)$/;

const together = /\b(?:together|combined|in all)\b/;

export const asksOthers = (said: string): boolean => others.test(said);
const others =
  /^(?:(?:and|so|but|ok|then|what about|how about|what (?:are|were|did)|how (?:much|many|big) (?:are|were|did|was)|what is) )*(?:all )?the (?:others|rest|(?:other|remaining)(?: \d)?(?: (?:1s?|ones?|deposits?|transfers?|withdrawals?|trades?))?)(?= |$)/;
