import { isPast } from "./beyond.ts";
import type { Clause } from "./clause.ts";
import { periodMark } from "./item.ts";
import type { Intent, RoutedPart, Surroundings } from "./routed.ts";

/** What is asked of another than the one before: another day, another account, or one of two symbols. */
export function ofOther(
  clause: Clause,
  previous: RoutedPart,
  { accounts }: Surroundings,
): RoutedPart | undefined {
  if (previous.intent === "quotes" && clause.said === periodMark) return ofOtherDay(clause);
  if (ofTwo.test(clause.said) && ofOneSymbol.has(previous.intent)) return whichSymbol(clause, []);
  const { account } = previous.params;
  const others = accounts.filter((name) => name !== account);
  const [other, ...more] = account !== undefined && theOther.test(clause.said) ? others : [];
  return other === undefined || more.length > 0
    ? undefined
    : { ...previous, params: { ...previous.params, account: other }, text: clause.text };
}

/** Where there are just two. */
const theOther =
  /^(?:(?:no|and|so|not that|i mean|i meant|what about|how about|the same|same|in|for|at|on|of|from) )*(?:the|my|our|their|his|her) other (?:1|one|account)(?: (?:then|instead|too))?$/;

/** "which of the two": only one of them was spoken of last. */
const ofTwo = /^(?:(?:and|so|ok) )*which (?:1 |one )?of (?:the )?(?:2|two|these|those|them|both)\b/;
const ofOneSymbol: ReadonlySet<Intent> = new Set(["symbol_performance", "quotes", "positions"]);

export const whichSymbol = ({ text }: Clause, named: readonly string[]): RoutedPart => ({
  intent: "clarify",
  params: named.length === 0 ? {} : { symbols: [...named] },
  confidence: 0.9,
  assumed: [],
  missing: "symbol",
  text,
});

/** "yesterday?" after a price: quotes are of one day. */
const ofOtherDay = (clause: Clause): RoutedPart | undefined =>
  isPast(clause)
    ? {
        intent: "out_of_scope",
        params: {},
        confidence: 0.9,
        assumed: [],
        scope: "trading_tools",
        text: clause.text,
      }
    : undefined;
