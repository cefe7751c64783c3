import type { Change } from "./change.ts";
import type { Clause } from "./clause.ts";
import { measure } from "./measure.ts";
import type { Params } from "./routed.ts";

/** "and the others?", after some of the transfers or trades: those that were not among them. */
export function ofOthers({ said }: Clause, { via, side, ...before }: Params): Change {
  if (!asksOthers(said)) return {};
  const picks = { limit: undefined, nth: undefined, order: undefined, amount: undefined };
  const all = { ...picks, measure: together.test(said) ? ("sum" as const) : measure(said) };
  if (via !== undefined) return { ...all, via: via === "wire" ? "ACH" : "wire" };
  if (side !== undefined) return { ...all, side: side === "BUY" ? "SELL" : "BUY" };
  // Which rows were picked is not known: all of them are told.
  return Object.keys(picks).some((key) => before[key as keyof typeof picks] !== undefined)
    ? all
    : {};
}

const together = /\b(?:together|combined|in all)\b/;

export const asksOthers = (said: string): boolean => others.test(said);
const others =
  /^(?:(?:and|so|but|ok|then|what about|how about|what (?:are|were|did)|how (?:much|many|big) (?:are|were|did|was)|what is) )*(?:all )?the (?:others|rest|(?:other|remaining)(?: \d)?(?: (?:1s?|ones?|deposits?|transfers?|withdrawals?|trades?))?)(?= |$)/;
