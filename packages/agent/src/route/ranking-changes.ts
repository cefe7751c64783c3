import { changed } from "./amounts.ts";
import type { Change } from "./change.ts";
import type { Clause } from "./clause.ts";
import { limit } from "./limit.ts";
import type { Params, RoutedPart } from "./routed.ts";
import { given, isToday } from "./rules/claim.ts";
import { askedBasis, meantPortfolioRanking } from "./rules/portfolio-ranking.ts";
import { asksShare, shareSizes } from "./shares.ts";
import * as slots from "./slots.ts";

/** "which is the biggest", "sort by gain" after what is held. */
export function ranked(clause: Clause): Change {
  const { said } = clause;
  if (haveTheyDone.test(said)) {
    return { intent: "portfolio_ranking", ...meantPortfolioRanking(clause, 1).params };
  }
  const direction = slots.direction(said);
  const whole = sorts.test(said);
  if (!whole && !superlative.test(said)) return {};
  return {
    intent: "portfolio_ranking",
    ...given({ limit: count(said) }),
    direction: direction ?? "best",
    basis: slots.basis(askedBasis(said, isToday(clause))),
  };
}

/** "are they up this year" after what is held. */
export const haveTheyDone =
  /^(?:(?:and|so|but|ok) )*(?:(?:by )?how much |what |how )?(?:are|have|did|were) (?:all of )?(?:they|those|these)(?: all)? (?:up|down|gained|lost|risen|fallen|rise|fall|gain|doing|done|do|perform(?:ing|ed)?|far(?:ing|ed)|holding up|making|losing|made|green|red|in)\b/;

const sorts = /\b(?:sort|sorted|rank|ranked|order|ordered)\b/;
const superlative =
  /\b(?:best|worst|biggest|largest|smallest|highest|lowest|most|least|top|bottom|winners?|losers?)\b/;

/** Whoever sorts wants to see all of it. */
const count = (said: string): number | undefined =>
  limit(said) ?? (sorts.test(said) ? mostRanked : undefined);
const mostRanked = 100;

/** "and the lowest?", "which has the smallest?" */
const otherEnd =
  /^(?:(?:and|but|so|the|which|what|who|one|1|has|had|is|was|now|about|would|be|with|worth|opposite|other|end|i|need) )*(?:best|worst|biggest|largest|smallest|highest|lowest|most|least)(?: (?:1|one|value|valuable|too|as well|please|i meant))*(?: of (?:them|these|those|all))?$/;

/** What is the largest is one of what was just told: a holding, or an account where one was named. */
export const asksOtherEnd = (said: string, previous: RoutedPart): boolean =>
  (previous.intent === "portfolio_ranking" || isOfAccounts(previous)) && otherEnd.test(said);

/** "which is the largest?" after what one account holds. */
export const asksOtherAccount = (said: string, previous: RoutedPart): boolean =>
  isOfAccounts(previous) && otherEnd.test(said);

const isOfAccounts = ({ intent, params, text }: RoutedPart): boolean =>
  intent === "cash_balance" ||
  (intent === "account_value" && (params.account !== undefined || ofSeveral.test(text)));
const ofSeveral =
  /\baccounts\b|\b(?:which|what|whose) account\b|\b(?:largest|biggest|smallest|richest) account\b/i;

/** "second best"; "the worst" after it is the first again. */
function nth(clause: Clause, before: Params): Change {
  const place = meantPortfolioRanking(clause, 1).params.nth;
  if (place !== undefined) return { nth: place };
  return before.nth === undefined || slots.direction(clause.said) === undefined
    ? {}
    : { nth: undefined };
}

/** What the positions come to. */
export const summed = ({ said }: Clause): Change =>
  addsUp.test(said)
    ? { intent: "portfolio_ranking", total: true, direction: "best", basis: "market_value" }
    : {};

/** What those that were ranked come to: what they have gained together where they were ranked by that. */
export function summedAgain(clause: Clause, { basis }: Params): Change {
  const made = summed({ ...clause, said: clause.said.replace(ofDay, "") });
  const isOfValue = ofWorth.test(clause.said) || basis === undefined || basis === "market_value";
  if (made.total === undefined) return made;
  const all = { ...made, nth: undefined, limit: undefined };
  if (isOfValue) return all;
  return { ...all, basis: basis.startsWith("day") ? "day_change" : "unrealized_pl" };
}
const ofDay = / (?:for|on|of) (?:the day|PER)$| PER$/;
const ofWorth = /\b(?:worth|value|valued)\b/;

/** What a short message changes in a ranking. */
export const rankedAnew = (clause: Clause, before: Params): Change => ({
  ...(onlyOne.test(clause.said) ? { limit: undefined } : given({ limit: count(clause.said) })),
  ...given({ direction: direction(clause, before) }),
  ...(inFirst.test(clause.said) ? { nth: undefined } : nth(clause, before)),
  ...(otherEnd.test(clause.said) ? onlyEnd(clause, before) : {}),
  ...shareOrBasis(clause, before),
});

/** "the worst one?", after what the losers have lost together: of all it is the same one. */
function onlyEnd(clause: Clause, { total, basis: before, sign }: Params): Change {
  const isOfGain = before?.startsWith("unrealized") === true;
  if (total !== true || (sign !== undefined && !isOfGain)) return {};
  const isSame = (sign === "losing") === (slots.direction(clause.said) === "worst");
  return { total: undefined, ...(isSame ? { sign: undefined } : {}) };
}

/** "in percent who is first?", after the second one. */
const inFirst = /\b(?:in |at )?(?:first(?: place)?|number (?:1|one)|the leader|leads)$/;

/** "and above 10 %?", "by weight": of shares again; by anything else they are shares no more. */
function shareOrBasis(clause: Clause, before: Params): Change {
  const sizes = { ...sameBound(clause, before), ...shareSizes(clause.said) };
  const isSized = Object.keys(sizes).length > 0 && before.share === true;
  if (isSized || asksShare(clause.said)) {
    const bounds = isSized || before.share !== true ? { ...unbounded, ...sizes } : {};
    return { ...bounds, share: true, basis: "market_value" };
  }
  const other = basis(clause, before);
  return before.share === true && other.basis !== undefined
    ? { ...unbounded, share: undefined, ...other }
    : other;
}

/** "what about 10 %?" is held to the same side of it. */
function sameBound({ said }: Clause, before: Params): Change {
  const size = /\b(\d+(?:\.\d+)?) ?(?:%|percent)/.exec(said)?.[1];
  const kind = (["above", "below", "at_least", "at_most"] as const).find(
    (one) => before[one] !== undefined,
  );
  const isBare = Object.keys(shareSizes(said)).length === 0 && !changed.test(said);
  return size === undefined || kind === undefined || before.share !== true || !isBare
    ? {}
    : { [kind]: Number(size) };
}

const unbounded = {
  above: undefined,
  below: undefined,
  at_least: undefined,
  at_most: undefined,
};

/** "and the second biggest?" after the biggest loss is a loss too. */
function direction({ said }: Clause, before: Params): Params["direction"] {
  const goesOn =
    /\b(?:second|third|fourth|fifth|next) (?:biggest|largest|most|highest)\b(?! gain)/.test(said);
  return goesOn ? before.direction : slots.direction(said);
}

/** "just the top one" of several. */
const onlyOne =
  /\b(?:only|just) (?:show |give |me )*(?:the )?(?:very )?(?:best|worst|top|bottom|biggest|largest|smallest|first|winner|loser)(?: (?:1|one|winner|loser|gainer|position|holding))?$|^(?:(?:and|ok|so|the|what is|show|me|which is|who is) )*(?:top|best|worst|biggest|largest|smallest|bottom) (?:1|one)$/;

/** Percent, dollars and today each change their side of the basis and leave the other. */
function basis(clause: Clause, { basis: before = "unrealized_pl" }: Params): Change {
  const { size: isOfSize, day, percent } = askedBasis(clause.said, isToday(clause));
  const size = isOfSize && sized.test(clause.said);
  const dollars =
    slots.inDollars(clause.said) || (moneyMade.test(clause.said) && before === "market_value");
  const isAnew = before.startsWith("day_change") && sinceBought.test(clause.said);
  if (!(size || day || percent || dollars || isAnew)) return {};
  const isOfValue = before === "market_value" && !day && !isOfGain(clause.said, percent);
  return {
    basis: slots.basis({
      size: size || isOfValue,
      day: day || (before.startsWith("day_change") && !isAnew),
      percent: percent || (before.endsWith("_pct") && !dollars),
    }),
  };
}

/** "the worst three by percent" after the largest ones. */
const isOfGain = (said: string, percent: boolean): boolean =>
  moneyMade.test(said) || (percent && /\b(?:worst|best)\b/.test(said));

/** "which one has lost the most money" after the largest */
const moneyMade =
  /\b(?:lost|losing|loses?|loss(?:es)?|losers?|gain(?:s|ed|ing|ers?)?|made|making|earned|grown|returns?|profits?|profitable|perform\w*|winners?)\b/;

/** "and which is best overall" after today's. */
const sinceBought =
  /\b(?:overall|all time|in total|altogether|since (?:(?:i|we|they) (?:bought|got)|purchase|the (?:start|beginning|purchase))|(?:since|from) inception|unrealized)\b/;

/** What "the smallest" alone is of, the question before has said. */
const sized =
  /\b(?:positions?|holdings?|stakes?|size|value|valuable|worth|weight|allocation|exposure|money|assets)\b/;

/** "what do they add up to": of what was told, and not whether the account adds up. */
export const addsUpRows = (said: string): boolean => addsUp.test(said) && !ofAccount.test(said);
const ofAccount =
  /\b(?:accounts?|ACC|portfolio|everything|positions|holdings|cash|statements?|value|balances?|household)\b/;

/** "total them up", "all together" */
export const addsUp =
  /^(?:(?:and|with) )*(?:(?:the|a|its|their) )?(?:(?:dollar|grand|overall) )?(?:total|sum)(?: (?:amount|dollars?))?(?: (?:spent|paid|received|deposited|withdrawn))?(?: (?:on|for|of|in) (?:it|them|those|these|that|all))?$|\b(?:add|sum|total|tally)(?: (?:it|them|those|these|that|all|1|one))* up\b|^(?:and |so |what is |how much |is |it |that |the |in |all |a |both |2 |of them |of those )*(?:sum|total|together|altogether|combined)$|\bhow much (?:is (?:it|that) )?in all$|\b(?:summed|totall?ed)(?: up)?$|^(?:(?:and|so) )?(?:for )?how much (?:in total|in all|altogether|all told|combined)$|\bwhat did (?:the )?(?:(?:whole|entire|total) )?(?:ticket|bill|lot|thing|order|purchase|trade|sale) (?:come|amount|add up|run) to(?: (?:in total|in all|altogether))?$|^(?:(?:and|so) )*(?:what|how much) was (?:paid|spent|received)(?: (?:for|on) (?:it|them|those|these|that|all(?: of (?:it|them))?))?(?: (?:in total|altogether|in all|all together|all told|combined|overall))?$|\bwhat did (?:it|they|we|i|he|she|that|those|these)(?: (?:shares|trades|purchases|buys|sales|deposits))?(?: all)? (?:pay|cost|spend|bring in|fetch)(?: (?:us|me|them|him|her|for (?:it|them|those|that)))?(?: (?:in total|altogether|in all|all together|all told|combined|in sum))$|\b(?:sum|total) (?:of )?(?:it|them|those|these|that|all)\b|\b(?:they|we|those|these|that|it|all) (?:all )?(?:(?:come|comes|amount|amounts|sum|sums|total|totals)(?: up)? to|add up|total)\b/;
