import type { Clause } from "./clause.ts";
import type { Intent, Params, Remembered, RoutedPart } from "./routed.ts";

/**
 * "And the YTD return?", "its last trade?", "what's the unrealized gain?" after the cash of the Roth: of the Roth,
 * which the answer says. Whoever speaks of "our", of "all" or in a long question of its own asks anew.
 */
export function withAccountKept(
  parts: readonly RoutedPart[],
  given: { asked: readonly Clause[]; message: string; previous: Remembered | undefined },
): readonly RoutedPart[] {
  const { asked, message, previous } = given;
  const [part, ...others] = parts;
  const [clause, ...more] = asked;
  if (part === undefined || clause === undefined || others.length + more.length > 0) return parts;
  const place = previous === undefined ? {} : placeOf(previous);
  if (Object.keys(place).length === 0 || !isOpen(part, clause)) return parts;
  // Of several that were named "they" are those.
  const said = place.without === undefined ? clause.said : clause.said.replace(they, "there");
  if (anew(part).test(said) || !isShort(message, said, part)) return parts;
  return [{ ...part, params: { ...part.params, ...place }, assumed: [...part.assumed, "account"] }];
}

const they = /\b(?:they|their|them|those|these)\b/g;

/** The account, or the accounts, that the question before was about. */
function placeOf({ intent, params: { account, without } }: Remembered): Params {
  if (intent === "out_of_scope" || intent === "clarify") return {};
  if (account !== undefined) return { account };
  const { accounts, kept } = without ?? {};
  return accounts === undefined || kept === undefined ? {} : { without: { accounts, kept } };
}

/** Names no place of its own, and may be asked of one account. */
function isOpen({ intent, params, missing }: RoutedPart, clause: Clause): boolean {
  const isPlaced = (params.account ?? params.without ?? params.comparison) !== undefined;
  const isOfWhole = (params.per ?? params.symbol ?? params.symbols) !== undefined;
  // Which of the accounts it is, one account does not tell.
  const isOfAccounts = intent === "account_value" && /\bwhich\b/.test(clause.said);
  const isNamed = isOfAccounts || clause.account !== undefined || clause.symbols.length > 0;
  return missing === undefined && placed.has(intent) && !(isPlaced || isOfWhole || isNamed);
}

/** May be asked of one account, or of some. */
export const placed: ReadonlySet<Intent> = new Set<Intent>([
  ...(["activity", "transfers", "account_value", "cash_balance"] as const),
  ...(["positions_list", "portfolio_ranking", "performance"] as const),
]);

/** Of all there is, or of somebody; a total gain may be one account's. */
const anew = ({ intent }: RoutedPart): RegExp => (intent === "portfolio_ranking" ? ofAll : ofTotal);
const ofAll =
  /\b(?:we|our|ours|i|my|mine|us|all|every|everything|everywhere|everyone|everybody|overall|household|family|portfolio|accounts|ever|others?|rest|whole|entire|combined|altogether|he|she|his|hers?|they|their|them|each|today)\b/;
const ofTotal = new RegExp(`${ofAll.source}|\\b(?:total|together)\\b`);

/** Begins as what goes on does, points at the place, or is too short to stand for itself. */
function isShort(message: string, said: string, { intent }: RoutedPart): boolean {
  const words = said.split(" ").length;
  if (goesOn.test(message) || pointsThere.test(said)) return words <= 8;
  return words <= (mostWords.get(intent) ?? 0);
}
/** "any trades" may be of all as well; what says more than this of its own stands for itself. */
const mostWords: ReadonlyMap<Intent, number> = new Map<Intent, number>([
  ...(["account_value", "cash_balance", "positions_list"] as const).map((one) => [one, 4] as const),
  ["portfolio_ranking", 5],
  ["performance", 3],
]);
const goesOn =
  /^\W*(?:(?:ok|okay|thanks|thank you|so|great|cool|good|fine|alright|right|got it|hm+|please)\W+)*(?:and|also|plus|then|now|what about|how about)\b/i;
const pointsThere = /\b(?:there|it|its)\b/;
