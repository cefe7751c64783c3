import type { Clause } from "./clause.ts";
import type { Intent, Params, Remembered, RoutedPart } from "./routed.ts";

/**
 * "Which deposit was the largest?", after the deposits of August: one of these. "And the cash balance?", after
 * what the Roth holds: of the Roth. Whoever says "we" or "all" asks anew.
 */
export function withKept(
  parts: readonly RoutedPart[],
  asked: readonly Clause[],
  previous: Remembered | undefined,
): readonly RoutedPart[] {
  const [part, ...others] = parts;
  const [clause] = asked;
  if (previous === undefined || part === undefined || clause === undefined) return parts;
  if (others.length > 0 || asked.length > 1 || part.missing !== undefined) return parts;
  if (namesScope(clause) || anew.test(clause.said)) return parts;
  const kept = keptOf(part, clause, previous);
  return [{ ...part, params: { ...kept, ...part.params } }];
}

const namesScope = ({ account, period, symbols, without }: Clause): boolean =>
  account !== undefined || period !== undefined || symbols.length > 0 || without !== undefined;

const anew =
  /\b(?:we|our|ours|i|my|us|all|any|every|everything|everywhere|overall|household|family|portfolio|accounts|ever|other|others)\b/;

function keptOf(part: RoutedPart, { said }: Clause, previous: Remembered): Params {
  const { intent, params } = previous;
  if (records.has(part.intent) && part.intent === intent) return ofRows(part, said, params);
  const isShort = said.split(" ").length <= mostWords;
  if (part.intent === "activity" && ofSymbol.has(intent) && isShort) return pick(params, "symbol");
  const isThere = ofAccount.has(part.intent) && isShort;
  if (isThere && there.test(said)) return pick(params, "account");
  if (isShort && isOfSamePlaces(part, previous)) return pick(params, "without");
  const isRanked = part.intent === "portfolio_ranking" && ofHoldings.has(intent);
  return isRanked && isShort ? pick(params, "account", "asset_class", "without", "short") : {};
}

const isOfSamePlaces = (part: RoutedPart, previous: Remembered): boolean =>
  (ofPlaces.has(part.intent) && part.intent === previous.intent) || isOfRanked(part, previous);

/** "its gain?", after somebody's biggest holding, and what is asked of it then: in these accounts. */
const isOfRanked = (
  { intent, params: { symbol } }: RoutedPart,
  { intent: before, params, named = [] }: Remembered,
): boolean =>
  params.without?.kept !== undefined &&
  ofOneHolding.has(intent) &&
  (ofOneHolding.has(before)
    ? params.symbol === symbol
    : before === "portfolio_ranking" && named.length === 1 && named[0] === symbol);
const ofOneHolding: ReadonlySet<Intent> = new Set<Intent>(["symbol_performance", "positions"]);

/** What is worked out of rows, or picked from them, is of those that were told. */
function ofRows({ params }: RoutedPart, said: string, before: Params): Params {
  const { measure, order, limit, type, side } = params;
  const isTurned =
    (type !== undefined && before.type !== undefined && type !== before.type) ||
    (side !== undefined && before.side !== undefined && side !== before.side);
  // "the last deposit", after what is pending: of any status.
  const isNewKind = type !== undefined && before.type === undefined && before.status !== undefined;
  // "what about transfers?", after the deposits of March: both ways, in March.
  const isBoth = bare.test(said) && (before.type ?? before.side) !== undefined;
  const isPicked = (measure ?? order ?? limit) !== undefined || single.test(said);
  if (!(isTurned || isPicked || isBoth)) return {};
  // What came in less what went out is of both.
  const isOfKind = isPicked && !isTurned && measure !== "net" && !isNewKind;
  return pick(before, "account", "symbol", "from", "to", ...(isOfKind ? rowKeys : []));
}

const bare = /^(?:(?:the|what about|how about|and) )*(?:trades|transfers|transactions)$/;
const rowKeys = ["type", "side", "via", "status"] as const;
const single = /\b(?:each|individual|single|these|those|themselves|which)\b/;
const records: ReadonlySet<Intent> = new Set<Intent>(["activity", "transfers"]);
const ofSymbol: ReadonlySet<Intent> = new Set<Intent>([
  "positions",
  "quotes",
  "symbol_performance",
]);
const ofAccount: ReadonlySet<Intent> = new Set<Intent>([
  ...(["cash_balance", "account_value", "positions_list"] as const),
]);
/** "worth?", "which one is the biggest", of what was listed. */
const ofHoldings: ReadonlySet<Intent> = new Set<Intent>(["positions_list", "portfolio_ranking"]);
/** "smallest?", after the value of each trust: of the trusts. */
const ofPlaces: ReadonlySet<Intent> = new Set<Intent>(["account_value", "cash_balance"]);
const mostWords = 6;
/** No question of its own: "the cash balance", "the unsettled part". */
const there =
  /^(?:(?:and|so|ok|okay|also|plus) )*(?:(?:the|its|individual|total|whole) ){0,3}(?:account value|cash(?: balance| amount)?|value|balance|holdings|positions|amount available for withdrawal)$|^how much is (?:the )?whole account worth$|\b(?:un)?settled (?:amount|portion|part|cash)$|\bunsettled$/;
const pick = (params: Params, ...keys: readonly (keyof Params)[]): Params =>
  Object.fromEntries(
    keys.flatMap((key) => (params[key] === undefined ? [] : [[key, params[key]]])),
  );
