import { isAside } from "./asides.ts";
import type { Clause } from "./clause.ts";
import { isFronted } from "./fronted.ts";
import { isRecord } from "./leaning.ts";
import { asksOtherGain } from "./of-ranked.ts";
import { addsUpRows } from "./ranking-changes.ts";
import type { RoutedPart } from "./routed.ts";
import { asksWorth, isStated } from "./stated.ts";

/** True of a clause that asks nothing beside the others: the part before it, or the words after it, say it. */
export function addsNothing(asked: readonly Clause[], at: number, before?: RoutedPart): boolean {
  const clause = asked[at];
  if (clause === undefined) return true;
  const { said } = clause;
  if (isAside(said) && !asked.every((one) => isAside(one.said))) return true;
  if (/\bhow many accounts\b/.test(said)) return false;
  if (at === 0) return isFronted(clause, asked[1]);
  if (before?.scope === "other_household" && pointsAtThem.test(clause.text)) return true;
  if (before?.intent === "portfolio_ranking") return isOfRanking(clause, before);
  if (before !== undefined && (isOfOther(clause, before) || isSum(said, before))) return false;
  return isTold(said, before);
}

const isTold = (said: string, before: RoutedPart | undefined): boolean =>
  (before !== undefined && repeats(said, before)) ||
  isStated(said, before?.intent) ||
  isOfRow(said, before) ||
  isOfCash(said, before);

/** "Just the trades please" after trades, "which trust holds them" after a position, "explain?" after what it is. */
const repeats = (said: string, { intent }: RoutedPart): boolean =>
  again[intent]?.test(said) === true;
const justThe = (things: string): RegExp =>
  new RegExp(
    `^(?:just|only) (?:(?:the|those|my|our) )?(?:${things})(?: (?:please|though|thanks))?$`,
  );
const again: Readonly<Partial<Record<RoutedPart["intent"], RegExp>>> = {
  activity: justThe("trades|transactions|orders"),
  transfers: justThe("transfers|moves"),
  positions_list: justThe("list|positions|holdings"),
  positions:
    /^(?:and |so )?(?:in )?(?:which|what) (?:trusts?|accounts?|iras?|ones?)(?: (?:holds?|has|have|owns?) (?:it|them|those)| (?:is|are) (?:it|they|those) in)?$/,
  account_value: /^(?:and |so )?what is (?:that|it|this) worth$/,
  facts:
    /^(?:and |so |please )*(?:(?:can|could|would) you )?(?:(?:please )?(?:explain|define)(?: (?:it|that|this|what (?:it|that) is))?|(?:please )?(?:give|explain|put|say|tell) .*\b(?:plain|simple|short|layman)\b.*)(?: (?:please|to me|to them))?$/,
};

/** The prices of the trades that were told, or more of an order that was refused. */
const isOfRow = (said: string, before: RoutedPart | undefined): boolean =>
  (before?.intent === "activity" && pricesThen.test(said)) ||
  (before !== undefined && isRecord(before.intent) && detail.test(said)) ||
  (before?.params.limit === 1 && howMuchThen.test(said)) ||
  (before?.scope === "execution" && ofOrder.test(said));

/** "Is my cash negative? What's the balance?", "do the holdings tie out with cash": the cash is told. */
const isOfCash = (said: string, before: RoutedPart | undefined): boolean =>
  (before?.intent === "cash_balance" && /^(?:(?:and|so) )*what is the balance$/.test(said)) ||
  (before?.params.reconcile === true &&
    /^(?:(?:and|plus) )*cash(?: for (?:this|the|our) \w+)?$/.test(said));

/** "When did we last buy it, and how much did we buy?" */
const howMuchThen =
  /^(?:and )?how (?:much|many)(?: (?:shares|units|of it))? did (?:i|we|they|he|she) (?:buy|sell|purchase)(?: then)?$/;
/** "largest deposit and its date" */
const detail = /^(?:and )?(?:its|the) (?:date|day|status|method|account)$/;

/** "just the VTI trades, what prices were those at?" */
const pricesThen =
  /^(?:and )?how (?:much|many) of (?:it|them|that)$|^(?:(?:i|we) )?(?:need|want|include|show|give me) the prices?(?: too| as well)?$|^(?:at )?(?:what|which) prices? (?:(?:did )?(?:i|we|they|he|she) (?:paid|pay|got|get)$|(?:was|were) (?:that|those|they|it|these|each)(?: (?:at|for|made at|bought at|sold at|done at))?$)/;

/** "how many buys were there, and for how much in total": a figure that no row states. */
const isSum = (said: string, { intent, params }: RoutedPart): boolean =>
  isRecord(intent) && params.measure === "count" && addsUpRows(said);

/** "deposits in May, how much in August": of another stretch, or of another account. */
const isOfOther = ({ period, account }: Clause, { intent, params }: RoutedPart): boolean =>
  (period !== undefined &&
    isRecord(intent) &&
    (period.from !== params.from || period.to !== params.to)) ||
  (account?.kind === "known" && params.account !== undefined && account.name !== params.account);

/** What a ranking says anyway: what the largest are worth, and the figure that it is by. */
const isOfRanking = ({ said, period }: Clause, before: RoutedPart): boolean =>
  !isOfOtherDay(period, before) &&
  !/\b(?:is|was|has) (?:the|our|my) (?:whole )?portfolio\b/.test(said) &&
  ((before.params.basis === "market_value" && asksWorth(said)) ||
    (!asksOtherGain(said, before) && isStated(said, before.intent)));

/** "biggest position, and how much is it up today?" */
const isOfOtherDay = (period: Clause["period"], { params: { basis, timeframe } }: RoutedPart) =>
  period?.timeframe === "1D" && timeframe !== "1D" && basis?.startsWith("day_change") !== true;

/** "My sister is a client too. What does she have?": asked of her, and not of this household. */
const pointsAtThem = /\b(?:she|her|hers|he|him|his|they|them|their|theirs)\b/i;

/** "10 AAPL, buy side, good till cancelled" after an order is the order. */
const ofOrder =
  /^(?:(?:\$?\d[\d,.]*|SYM|ACC|PER|shares?|stocks?|units?|contracts?|of|the|an?|at|in|for|from|to|on|or|and|with|by|it|is|as|buy|sell|side|market|limit|stop|loss|order|price of|day|good|till?|until|canceled|cancelled|gtc|better|each|quantity|size|dollars?|worth|today|now|please|immediately|asap) ?)+$/;
