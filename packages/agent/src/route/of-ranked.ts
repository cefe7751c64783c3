import type { Clause } from "./clause.ts";
import type { Params, Remembered, RoutedPart } from "./routed.ts";
import { given } from "./rules/claim.ts";

/** "and that in percent?", "how much is it up?" after one holding was ranked: its own gain, and no ranking anew. */
export function ofRanked(
  { said, symbols, text }: Clause,
  { intent, params, named = [], assumed }: Remembered,
): RoutedPart | undefined {
  const { account, basis } = params;
  const [symbol, ...others] = named;
  const isOne = intent === "portfolio_ranking" && symbol !== undefined && others.length === 0;
  if (!isOne || symbols.length > 0 || !asksItsGain(said, params)) return undefined;
  const timeframe = basis?.startsWith("day_change") ? ("1D" as const) : undefined;
  const own = given({ account, timeframe, symbol });
  return { intent: "symbol_performance", params: own, confidence: 0.9, assumed, text };
}

/** True where the ranking is by something that was said, and the words ask for something else of who leads it. */
export function asksOtherGain(
  said: string,
  { params, text }: { params: Params; text: string },
): boolean {
  const { basis, limit } = params;
  if (basis?.startsWith("day_change") || (limit ?? 1) > 1 || !asksItsGain(said, params))
    return false;
  if (basis === "market_value") return true;
  const [other, own] =
    basis === "unrealized_pl_pct" ? [inDollars, inPercent] : [inPercent, inDollars];
  return other.test(said) && own.test(text);
}
const inPercent = /\bpercent|%/i;
const inDollars = /\bdollar|\$/i;

/** How large a holding is says nothing of its gain. */
const asksItsGain = (said: string, { basis, direction }: Params): boolean =>
  direction !== undefined && (gain.test(said) || (basis !== "market_value" && inUnit.test(said)));

const it = "(?:it|that|this)(?: (?:1|one|holding|position|stock|etf|fund))?";
const unit = "(?:percent|%|percentages?|dollars?)(?: terms)?";
const moved = "(?:up|down|ahead|behind|worth of gain|in the (?:green|black|red))";
const result = "(?:gain|loss|return|profit|performance)";
const opening = "^(?:(?:and|so|ok|but|then) )*";
const gain = new RegExp(
  `${opening}(?:${[
    `(?:by )?how (?:much|far|many ${unit}) (?:is|was) ${it} ${moved}(?: (?:by|in|since) .*)?`,
    `by (?:how much|(?:what|how many) ${unit}) (?:is|was) ${it} ${moved}`,
    `(?:how many|what) ${unit} ${result} (?:is|was) ${it}`,
    `(?:what is |what was )?its ${result}(?: (?:in|as) (?:an? )?${unit})?`,
  ].join("|")})$`,
);
const inUnit = new RegExp(
  `${opening}(?:${[
    `(?:what|how much) (?:is|was) ${it} (?:in|as) (?:an? )?${unit}`,
    `(?:what about )?(?:it|that|this)(?: (?:1|one))? (?:in|as) (?:an? )?${unit}`,
    `(?:how many|what) ${unit} (?:is|was) ${it}`,
  ].join("|")})$`,
);
