import type { Clause } from "./clause.ts";
import type { Params, Remembered, RoutedPart } from "./routed.ts";
import { given } from "./rules/claim.ts";

/**
 * "Is that lot underwater?", after a purchase that was told, or asked about just before: what was bought then, at
 * today's price. Undefined where no one symbol was bought.
 */
export function purchaseAsked(
  { text, symbols, account }: Pick<Clause, "text" | "symbols" | "account">,
  before: Remembered | undefined,
): RoutedPart | undefined {
  if (before === undefined || symbols.length > 0 || account !== undefined) return undefined;
  if (!(ofPurchase.test(text) && ofGain.test(text))) return undefined;
  const { intent, params, named = [] } = before;
  const isBought = (intent === "activity" && params.side !== "SELL") || params.purchase === true;
  const symbol = params.symbol ?? (named.length === 1 ? named[0] : undefined);
  if (!isBought || symbol === undefined) return undefined;
  return {
    intent: "symbol_performance",
    params: { ...whichOf(params), symbol, side: "BUY", purchase: true },
    confidence: 0.9,
    assumed: [],
    text: text.trim(),
  };
}

const whichOf = ({ account, without, from, to, limit, nth, order, units }: Params): Params =>
  given({ account, without, from, to, limit, nth, order, units });

const ofPurchase =
  /^\W*(?:(?:and|so|ok|but)[, ]+)*(?:is|are|was|were|has|have|did|how (?:is|are|has|have|did|much (?:is|are))|hows|what(?:'s|s| is| are)?(?: the)?(?: (?:unreali[sz]ed )?(?:gain|loss|profit|p&l|pnl))?(?: (?:or|and) (?:gain|loss))?(?: (?:on|of))?) (?:that|those|this|these|the) (?:(?:last|latest|new|newest|most recent|\d+) )?(?:lots?|buys?|purchases?|tranches?|batch(?:es)?|blocks?)\b|^\W*(?:(?:and|so|ok|but)[, ]+)*(?:those|these|that (?:lot|buy|purchase|block)) (?:is|are) (?:up|down)\b|\b(?:up|down|doing) on (?:those|that (?:lot|buy|purchase|block))\b/i;
const ofGain =
  /\b(?:(?:under|above|below) ?water|over (?:or under )?water|up|down|in the (?:red|green|black|money)|doing|done|gain|loss|profit\w*|p&l|pnl|made|lost|making|losing|unreali[sz]ed|ahead|behind|worth)\b/i;
