import { allAccounts } from "./changes.ts";
import type { Clause } from "./clause.ts";
import { groupingIn } from "./grouping.ts";
import { addsUp, rankedAnew } from "./ranking-changes.ts";
import type { Params, Remembered, RoutedPart } from "./routed.ts";
import { accountOf, given } from "./rules/claim.ts";
import * as slots from "./slots.ts";

/** What a short message asks of accounts one by one after an answer, or of what was told of them; undefined where it does not. */
export function ofAccountsAgain(clause: Clause, previous: Remembered): RoutedPart | undefined {
  const { said, symbols, text } = clause;
  if (symbols.length > 0 || said.split(" ").length > mostWords) return undefined;
  const returned = bestReturn(clause, previous);
  if (returned !== undefined) return { ...returned, confidence: 0.9, assumed: [], text };
  // "which account did best this year?" after what each is of the whole: of their returns.
  if (previous.intent === "account_value" && clause.period !== undefined) return undefined;
  const told =
    ofEvery(clause, previous) ??
    byAccount(clause, previous) ??
    whichOne(clause, previous) ??
    inAll(clause, previous) ??
    countOf(clause, previous) ??
    onAverage(clause, previous) ??
    costOf(clause, previous);
  if (told === undefined) return undefined;
  const { intent = previous.intent, ...params } = told;
  const assumed = previous.assumed.filter((key) => params[key] === previous.params[key]);
  return { intent, params, confidence: 0.9, assumed, text };
}

const mostWords = 10;
type Told = Params & { intent?: RoutedPart["intent"] };

/** Can be told of each account. */
const isOfAll = ({ intent, params }: Remembered): boolean =>
  (intent === "portfolio_ranking" && params.among === undefined) ||
  intent === "performance" ||
  (intent === "positions_list" && params.measure === "count");

/** "which of all their accounts did best?", after two of them: of every one. */
function ofEvery({ said, account }: Clause, { intent, params }: Remembered): Told | undefined {
  const { without, ...rest } = params;
  const isOfSome = intent === "performance" && params.per === "account" && without?.kept;
  if (!isOfSome || account !== undefined || !everyOne.test(said)) return undefined;
  const direction = slots.direction(said);
  return direction === undefined ? rest : { ...rest, direction };
}
const everyOne =
  /^(?:(?:and|so|ok|but|then|now) )*(?:what about |how about |for |of )*(?:which (?:1 |one |account )?(?:of )?)?(?:\w+ ){0,3}all (?:of )?(?:(?:the|our|my|their|his|her) )?accounts\b/;

/** "and by account?", "break that down by account" */
function byAccount(clause: Clause, previous: Remembered): Told | undefined {
  const grouping = groupingIn(clause.said);
  const isAsked = grouping?.of === "each" && onlyAsks.test(grouping.rest) && isOfAll(previous);
  if (!isAsked || clause.account?.kind === "known") return undefined;
  const { account: _, whose: __, direction, ...params } = previous.params;
  // Of a sum no end was asked for.
  const end = params.total === true ? {} : given({ direction });
  return { ...params, ...end, ...accountOf(clause), per: "account" };
}
const onlyAsks =
  /^(?:(?:and|so|ok|okay|now|then|can|could|you|we|i|show|give|list|tell|see|get|have|me|us|it|that|this|them|those|these|the|same|again|instead|please|break|broken|split|down|up|out|what|how|about|is|are|was|a|breakdown|but|just|only|want|need|for|figures?|numbers?|result|one|1) ?)*$/;

/** "which one is the highest?", of the accounts that were told. */
function whichOne(clause: Clause, { intent, params }: Remembered): Told | undefined {
  const isTold =
    params.per === "account" && (params.total === true || intent !== "portfolio_ranking");
  const isOfThem = ofThem.test(clause.said) || doing.test(clause.said);
  if (!isTold || clause.account !== undefined || !isOfThem) return undefined;
  const direction = slots.direction(clause.said) ?? "best";
  const anew = intent === "portfolio_ranking" ? rankedAnew(clause, params) : {};
  return { ...params, ...given({ basis: anew.basis }), direction };
}
/** "and bringing up the rear?" */
const doing = /^(?:(?:and|so|ok|but|then|now) )*doing (?:the )?(?:best|worst)$/;
const ofThem =
  /^(?:(?:and|so|ok|but|then|now) )*(?:(?:which|what|who)(?: (?:1|one|account|of (?:them|those|these)))?(?: (?:of (?:them|those|these|the accounts)|account))?(?: (?:is|has|have|did|does|was|are|shows?|comes?|gained|lost|moved|went|up|down))*|the) (?!.*\b(?:positions?|holdings?|stocks?|etfs?|funds?|bonds?|cash)\b)(?:(?:the|up|down|gained|lost|moved|done|doing|performing|in|by|with|a|1|one) )*(?:best|worst|better|worse|most|least|highest|lowest|biggest|largest|smallest|first|last)\b/;

/** "which one has done best this year?", after what several accounts are worth or have in cash. */
function bestReturn(
  { said, period, account }: Clause,
  { intent, params }: Remembered,
): Pick<RoutedPart, "intent" | "params"> | undefined {
  const isOfSeveral =
    (intent === "account_value" || intent === "cash_balance") && params.account === undefined;
  const timeframe = period?.timeframe;
  if (!isOfSeveral || account !== undefined || timeframe === undefined) return undefined;
  if (!ofThem.test(said) || !did.test(said)) return undefined;
  const direction = slots.direction(said) ?? "best";
  const { without } = params;
  return {
    intent: "performance",
    params: { ...given({ without }), per: "account", timeframe, direction },
  };
}
const did = /\b(?:did|done|doing|performed|performing|up|down|gained|grown|returned|lost)\b.* PER$/;

/** "and in total?": of all accounts as one. */
function inAll(clause: Clause, { intent, params }: Remembered): Told | undefined {
  if (params.per !== "account" || clause.account !== undefined) return undefined;
  if (!(addsUp.test(clause.said) || allAccounts.test(clause.said) || ofWhole.test(clause.said)))
    return undefined;
  const { per: _, ...whole } = params;
  const timeframe = clause.period?.timeframe;
  if (clause.period !== undefined && timeframe === undefined) return undefined;
  const rest = { ...whole, ...given({ timeframe }) };
  return intent === "portfolio_ranking" && rest.total === true
    ? { ...rest, direction: "best" }
    : rest;
}
const ofWhole =
  /^(?:(?:and|so|ok|but|then|now|what|how|about|is|it|that|the) )*(?:in total|in all|overall|altogether|all together|combined|together|total)(?: (?:for |over |in )?PER)?$/;

/** "and how many ETFs?" */
function countOf({ said, account }: Clause, { params }: Remembered): Told | undefined {
  const asset_class = slots.assetClass(said);
  const isCount = params.per === "account" && params.measure === "count";
  if (!isCount || account !== undefined || asset_class === undefined) return undefined;
  return counts.test(said) ? { ...params, asset_class } : undefined;
}
const counts =
  /^(?:(?:and|so|ok|but|then|now|what|about|only|just|of) )*(?:how many )?\S+(?: \S+)?$/;

/** "and on average?" */
function onAverage(clause: Clause, { intent, params }: Remembered): Told | undefined {
  const isSum = intent === "portfolio_ranking" && params.per === "account" && params.total === true;
  const isStated = intent === "account_value" || intent === "cash_balance";
  const isOfSome = params.account === undefined && (isSum || isStated);
  return isOfSome && average.test(clause.said) ? { ...params, measure: "average" } : undefined;
}
const average =
  /^(?:(?:and|so|ok|but|then|now|what|how|much|about|is|are|it|that|the|on|in) )*(?:average|mean|avg)(?: (?:of (?:them|those|these|that|the accounts|all)|per account|account|then))*$/;

/** "what did we pay for all of it?", after what is held. */
function costOf(clause: Clause, { intent, params }: Remembered): Told | undefined {
  const isWhole =
    intent === "positions_list" || (intent === "portfolio_ranking" && params.total === true);
  if (!isWhole || clause.account !== undefined || !paid.test(clause.said)) return undefined;
  const { account, without, asset_class, per, sign } = params;
  const scope = given({ account, without, asset_class, per, sign });
  return { intent: "portfolio_ranking", ...scope, total: true, direction: "best", basis: "cost" };
}
const them =
  "(?:it|they|them|those|these|that|this|all(?: of (?:it|them|those|these|that))?|everything)";
const paid = new RegExp(
  `^(?:(?:and|so|ok|but|then|now|also) )*(?:(?:what|how much) (?:did|have|has|do) (?:${them}|(?:i|we|they|he|she) (?:pay|paid|spend|spent) (?:for|on) ${them})(?: (?:all|cost|costs|us|me|them|in total|in all|altogether|all together|together|originally))*|(?:what (?:is|was) )?(?:the|their|its|our) (?:total )?(?:cost|cost basis)(?: of (?:it|them|those|these) all| of all of (?:it|them|those|these)| in total| in all| altogether| together)|(?:what (?:is|was) )?(?:the|their|its|our) total (?:cost|cost basis))$`,
);
