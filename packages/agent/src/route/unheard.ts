import { type Item, sentence } from "./item.ts";
import { read } from "./read.ts";
import type { Intent, Params, Routed, RoutedPart, Surroundings } from "./routed.ts";

/**
 * True where a short message after an answer names a symbol, an account, a stretch of time or a figure that nothing
 * of what is going to be looked up shows: it was read as something else, and its answer would be a wrong one.
 */
export function isUnheard(message: string, found: Routed, given: Surroundings): boolean {
  const { parts, left_out } = found;
  if (given.previous === undefined || left_out.length > 0 || !parts.every(isLookedUp)) return false;
  const { items } = read(message, given);
  const said = sentence(items);
  if (items.length > longest || takesBack.test(said)) return false;
  const names = JSON.stringify(parts.map(({ params, place }) => [params, place]));
  return (
    items.some((item) => !isNamed(item, parts, names)) ||
    signs.some(({ word, shows }) => word.test(said) && !parts.some(shows))
  );
}

/** Longer messages tell things beside what they ask. */
const longest = 11;

/** "I said Apple but I want VOO" */
const takesBack = /\b(?:not|no|instead|said|meant?)\b/;

const isLookedUp = ({ intent }: RoutedPart): boolean =>
  intent !== "clarify" && intent !== "out_of_scope" && intent !== "facts";

/** True where what a word mentions is in the parts; a word that mentions nothing is no matter. */
function isNamed(
  { symbols = [], account, period }: Item,
  parts: readonly RoutedPart[],
  names: string,
): boolean {
  const isRanked = parts.some(
    ({ intent, params }) => intent === "portfolio_ranking" && params.total === undefined,
  );
  const hasSymbols = isRanked || symbols.every((symbol) => names.includes(`"${symbol}`));
  const hasAccount = account?.kind !== "known" || names.includes(JSON.stringify(account.name));
  const isDated =
    period === undefined ||
    parts.some(({ intent, params }) => !ofDays.has(intent) || dates.some((key) => key in params));
  return hasSymbols && hasAccount && isDated;
}
const ofDays: ReadonlySet<Intent> = new Set([
  ...(["activity", "transfers", "performance"] as const),
]);
const dates = ["from", "to", "timeframe", "beyond"] as const;

/** A word of a figure, and what shows that the figure is looked up. */
interface Sign {
  word: RegExp;
  shows: (part: RoutedPart) => boolean;
}

const sign = (
  word: RegExp,
  intents: readonly Intent[],
  keys: readonly (keyof Params)[],
  and: (params: Params) => boolean = () => false,
): Sign => ({
  word,
  shows: ({ intent, params }) =>
    intents.includes(intent) || keys.some((key) => key in params) || and(params),
});

const ofHoldings = ["symbol_performance", "positions", "positions_list"] as const;

const ends = ["direction", "order", "limit", "nth", "comparison", "sign"] as const;
const signs: readonly Sign[] = [
  sign(
    /\b(?:gains?|gained|profits?|loss|losses|lost)\b|\b(?:is|are|am|was|were|been) (?:\S+ ){0,4}(?<!\b(?:added|totalled|summed) )(?:up|down)\b(?! (?:by|to)\b)/,
    ["symbol_performance", "portfolio_ranking", "performance", "quotes"],
    ["topic", "comparison", "beyond", "sign"],
  ),
  sign(
    /\bcash\b/,
    ["cash_balance", "transfers", "account_value"],
    ["share", "with_cash", "without", "comparison"],
  ),
  sign(
    /\b(?:deposits|withdrawals|deposited|withdrew)\b/,
    ["transfers", "performance"],
    ["comparison"],
  ),
  sign(
    /\b(?:trades|purchases|sales|bought|sold)\b/,
    ["activity", "positions", "symbol_performance"],
    ["basis", "comparison", "beyond"],
  ),
  sign(
    /\b(?:prices?|quotes?|trading)\b/,
    ["quotes", "activity", ...ofHoldings],
    ["basis", "comparison", "beyond"],
  ),
  sign(
    /\bworth\b/,
    ["account_value", "performance", "portfolio_ranking", ...ofHoldings],
    ["comparison", "share"],
  ),
  sign(/\b(?:un)?settled\b/, ["activity", "transfers"], ["cash", "status"]),
  sign(/^(?:and )?net$/, [], ["without"], ({ measure }) => measure === "net"),
  sign(
    /\baverage\b/,
    ["activity", "positions", "symbol_performance"],
    ["measure", "comparison", "beyond"],
  ),
  sign(
    /\b(?:only|just|the|about) (?:stocks|etfs|funds|bonds|options)\b/,
    [],
    ["asset_class", "without", "symbol", "symbols", "among", "comparison", "topic"],
  ),
  sign(
    /^(?:(?:and|so|only|just|the|what about|how about) )*(?:pending|failed)\b/,
    [],
    ["status", "without", "beyond"],
  ),
  sign(/^(?!.*\bor\b).*\bby (?:wire|ach)\b/, [], ["via", "topic", "without"]),
  sign(
    /\b(?:household|family|overall|everybody|everyone)\b/,
    [],
    ["beyond", "share"],
    ({ account }) => account === undefined,
  ),
  {
    word: /\b(?:biggest|largest|smallest|best|worst)\b/,
    shows: ({ intent, params, text }) =>
      intent === "account_value" ||
      intent === "cash_balance" ||
      ends.some((key) => key in params) ||
      /^which account\b/.test(text),
  },
  // One row is picked, and all of them are asked for.
  sign(
    /\b(?:both|together|altogether|all of (?:them|those|these))\b/,
    [],
    [],
    ({ nth }) => nth === undefined,
  ),
];
