import type { Intent, Params, Remembered, RoutedPart } from "./routed.ts";
import { isSuperlative, sideOf } from "./sides.ts";

/**
 * The parts, where one that asks about "those" keeps to what was told before it: "list my options", then "which of
 * those has the bigger gain" is asked of the options, and not of all that is held.
 */
export function withThose(
  parts: readonly RoutedPart[],
  previous: RoutedPart | undefined,
): RoutedPart[] {
  let before = previous;
  return parts.map((part) => {
    const own = ofSum(part);
    before =
      before === undefined
        ? own
        : ofToday(ofBasis(ofSide(ofThose(own, before), before), before), before);
    return before;
  });
}

function ofThose(part: RoutedPart, before: RoutedPart): RoutedPart {
  const said = part.text.toLowerCase();
  const kept = narrowing[part.intent];
  const isOfSame = kept !== undefined && kept === narrowing[before.intent];
  const isEvery = part.intent === before.intent && everyRow.test(said);
  const isWide = widens.test(said) || isEvery;
  const isBack =
    pointsBack.test(said) || (kept === ofHoldings ? which.test(said) : isAverage(part, said));
  if (!isOfSame || !isBack || isWide) return part;
  const lent = Object.fromEntries(
    kept.flatMap((key) => (before.params[key] === undefined ? [] : [[key, before.params[key]]])),
  );
  return { ...part, params: { ...lent, ...part.params, ...ofDay(part, before) } };
}

/** "how much MSFT did we buy in 2026?", then "what's the average amount per purchase?" */
const isAverage = ({ params: { measure, from, symbol } }: RoutedPart, said: string): boolean =>
  measure === "average" && (from ?? symbol) === undefined && eachOne.test(said);
const eachOne =
  /\b(?:per|a|each|every) (?:purchase|buy|trade|sale|deposit|withdrawal|transfer|time|one)\b|\bon average\b/;

/** "top three by value?", then "and the top three with stocks only?": by value, too. */
function ofBasis(part: RoutedPart, before: RoutedPart): RoutedPart {
  const areBoth = [part, before].every(({ intent }) => intent === "portfolio_ranking");
  const isUnsaid = part.assumed.includes("basis") && tops.test(part.text);
  const { basis } = before.params;
  const isSaid = basis !== undefined && !before.assumed.includes("basis");
  if (!areBoth || !isUnsaid || !isSaid) return part;
  const assumed = part.assumed.filter((key) => key !== "basis");
  return { ...part, params: { ...part.params, basis }, assumed };
}
/** "What has the portfolio done today?", then "which one hurts most?": today; and the other way round. */
function ofToday(part: RoutedPart, before: RoutedPart): RoutedPart {
  if (part.intent === "performance") return ofDaysMove(part, before);
  const { basis } = part.params;
  const isRanked = part.intent === "portfolio_ranking" && basis?.startsWith("unrealized_pl");
  const isOfDay = before.intent === "performance" && before.params.timeframe === "1D";
  if (!(isRanked && isOfDay) || sincePurchase.test(part.text)) return part;
  const own = basis === "unrealized_pl_pct" ? "day_change_pct" : "day_change";
  return { ...part, params: { ...part.params, basis: own } };
}
/** "Biggest mover today?", then "how much did the whole portfolio move?": today, too. */
function ofDaysMove(part: RoutedPart, { intent, params }: RoutedPart): RoutedPart {
  const isOfDay =
    (intent === "portfolio_ranking" && params.basis?.startsWith("day_change") === true) ||
    (intent === "symbol_performance" && params.timeframe === "1D");
  const isUnsaid = part.assumed.includes("timeframe") && !sincePurchase.test(part.text);
  if (!(isOfDay && isUnsaid && moves.test(part.text))) return part;
  const { beyond: _, ...own } = part.params;
  const assumed = part.assumed.filter((key) => key !== "timeframe");
  return { ...part, params: { ...own, timeframe: "1D" }, assumed };
}
const moves =
  /\b(?:mov(?:e[ds]?|ing)|chang(?:e[ds]?|ing)|up|down|gain(?:ed)?|los[ets]|lost|fall|fell|rise|rose|drop(?:ped)?|swing|swung|do|did|doing|done|fare[ds]?)\b/i;
const sincePurchase = /\b(?:since|overall|in total|unreali[sz]ed|(?:vs|against|over) cost)\b/i;
const tops =
  /^(?:(?:and|then|now|also|what about|how about) )*(?:the )?(?:top|bottom)\b(?!.*\b(?:gainers?|losers?|performers?|winners?)\b)/i;

/** "adding up only the ETFs that are at a loss": the sum of those, and not of all. */
function ofSum(part: RoutedPart): RoutedPart {
  const said = part.text.toLowerCase();
  const isSum = part.intent === "portfolio_ranking" && said.search(sums) >= 0 && apart.test(said);
  const sign = isSum ? sideOf({ text: said.replace(sums, " ") }) : undefined;
  if (sign !== "gaining" && sign !== "losing") return part;
  return { ...part, params: { ...part.params, total: true, sign } };
}
const sums = /\b(?:adding up|add up|in total|total|sum of|sum|together|altogether|combined)\b/g;
const apart =
  /\b(?:that|which) (?:are|is|have|show)\b|\b(?:positions|holdings|stocks|etfs|funds|bonds|ones) (?:at a (?:loss|gain)|below (?:cost|what)|above cost|in the (?:red|green)|under ?water)\b|\blosing (?:positions|holdings|stocks|etfs|funds|ones)\b/;

/** "which are below cost?", then "and in the joint account?", "the loss on those together?": of those below cost. */
function ofSide(part: RoutedPart, before: RoutedPart): RoutedPart {
  const areBoth = [part, before].every(isOfGain) && before.params.total !== true;
  if (!areBoth) return part;
  const { sign = sideOf(before) } = before.params;
  if (sign !== "gaining" && sign !== "losing") return part;
  const isOther = sideOf(part) !== undefined && part.params.total !== true;
  const said = part.text.toLowerCase();
  const isWide =
    widens.test(part.params.total === true ? said : said.replace(place, " ")) ||
    isSuperlative(part.text);
  return isOther || isWide ? part : { ...part, params: { ...part.params, sign } };
}

/** Which account they are in takes no side back. */
const place = /\b(?:in|for|of|from|across|only|just) (?:(?!\b(?:and|or)\b)\S+ ){0,4}accounts?\b/g;

/** What is worth more than an amount is at no gain by that. */
const isOfGain = ({ intent, params }: RoutedPart): boolean =>
  intent === "portfolio_ranking" && params.basis !== "market_value";

/** "which are down today, and how much did they lose together": today, too. */
const ofDay = ({ params }: RoutedPart, { params: before }: RoutedPart): Params =>
  params.total === true &&
  params.basis === "unrealized_pl" &&
  before.basis?.startsWith("day_change") === true
    ? { basis: "day_change" }
    : {};

const ofHoldings: readonly (keyof Params)[] = ["asset_class", "account", "without", "short"];
const ofRows = ["account", "without", "from", "to"] as const;
const ofTrades: readonly (keyof Params)[] = [...ofRows, "symbol", "side", "asset_class"];
const ofTransfers: readonly (keyof Params)[] = [...ofRows, "type", "status", "via"];
/** What narrows an answer, by the intents whose answers are of the same rows. */
const narrowing: Readonly<Partial<Record<Intent, readonly (keyof Params)[]>>> = {
  positions_list: ofHoldings,
  portfolio_ranking: ofHoldings,
  activity: ofTrades,
  transfers: ofTransfers,
};

const pointsBack =
  /\b(?:of|among|amongst|on|for|in|from) (?:those|them|these|that lot)\b|\b(?:are|were|is|do|did|does|have|has|what|how much) (?:all (?:of )?)?(?:those|they|these)\b|^(?:and )?(?:those|they|these)\b|\btheir\b|\b(?:the|just|only|any) (?!other |new )\w+ ones\b/;
const which =
  /\bwhich (?:one|two|three|is|has|was)\b(?!.*\b(?:holdings?|positions?|investments?|securities)\b)|\bhow many (?:positions|holdings)? ?(?:is|are) (?:that|those|they)\b/;
/** "the total of all of them", "what price in each of those": more than the last row that was told. */
const everyRow = /\b(?:all|each|every|both)(?: 1| one)? of (?:those|them|these)\b/;
const widens =
  /\b(?:overall|(?:all|any|everything|anything) (?:my|our|the|we|i|of (?:my|our|the))|my|our|we|portfolio|accounts?|whole|entire)\b/;

/** What was asked before, without what narrowed it where the message takes that back. */
export function widened(previous: Remembered | undefined, message: string): Remembered | undefined {
  const kept = previous && narrowing[previous.intent];
  if (kept === undefined || !resets.test(message)) return previous;
  const params = Object.fromEntries(
    Object.entries(previous?.params ?? {}).filter(([key]) => !kept.some((one) => one === key)),
  );
  return previous && { ...previous, params };
}

/** "now all my holdings again, not just the stocks": nothing is narrowed any more. */
const resets =
  /\b(?:not|no longer) (?:just|only)\b|\b(?:all|every)(?: of)? (?:my|our|the|his|her|their) (?:holdings|positions|accounts|investments|stocks|trades|transfers)\b[^.?!]{0,20}\bagain\b|\bout of everything\b/i;
