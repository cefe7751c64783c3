import { heldSizes } from "../amounts.ts";
import type { Clause } from "../clause.ts";
import { type Grouping, groupingIn } from "../grouping.ts";
import { limit } from "../limit.ts";
import type { Params } from "../routed.ts";
import * as slots from "../slots.ts";
import { heard } from "../words.ts";
import { meantAccountValue } from "./account-value.ts";
import { accountOf, type Claim, given, isToday, type Rule, stretchOf, withoutOf } from "./claim.ts";
import { meantPerformance } from "./performance.ts";
import { askedBasis, meantPortfolioRanking, portfolioRanking } from "./portfolio-ranking.ts";

/** A refusal is surer than this, and no other question is. */
const certainly = 0.9865;
const per = "account" as const;

/** What is asked of each account by itself, or of which account it is: a ranking, a figure of the whole, a return. */
export const byAccount: Rule = (clause) => {
  const isOther = clause.symbols.length > 0 || others.test(clause.said);
  // "which Endowment holdings are below cost": one account is told as it is told alone.
  if (isOther || clause.account?.kind === "known") return undefined;
  const grouping = groupingIn(clause.said);
  if (grouping === undefined) return ofSome(clause);
  if (onlyOrders.test(grouping.rest)) return meantAccountValue(clause, certainly);
  return ofHoldings(clause, grouping) ?? ofWhole(clause, grouping.rest, grouping.of);
};
/** "rank our accounts": by what they are worth. */
const onlyOrders = /^(?:please )?(?:rank|sort|order)(?: (?:all|of|the|me|for))*$/;

/** What several accounts that are named have gained, or which of them has: of each, and of them together. */
function ofSome(clause: Clause): Claim | undefined {
  const isOfSeveral = clause.without?.kept !== undefined || several.test(clause.said);
  if (!isOfSeveral || ofOneHolding.test(clause.said)) return undefined;
  if (compares.test(clause.said)) return ofWhole(clause, clause.said, "which");
  const isOfHeld = portfolioRanking(clause) !== undefined;
  const claim = isOfHeld ? undefined : ofWhole(clause, clause.said, "which");
  const isOfTime = returned.test(clause.said) || clause.period?.timeframe !== undefined;
  return claim?.intent === "portfolio_ranking" || isOfTime ? claim : undefined;
}
/** Where these are all that there are, none is left out. */
const several = /\bACC\b.*\bACC\b/;
const compares =
  /\b(?:more|less|better|worse|further|higher|lower|larger|bigger|smaller|greater) than\b|\b(?:compar\w*|versus|vs|against)\b|\bACC (?:or|and) (?:(?:the|my|our|his|her|their) )?ACC\b.*\b(?:more|less|better|worse|larger|bigger|smaller|greater|higher|lower|most|least|largest|biggest|best|worst)\b|\b(?:which|what)(?: (?:1|one|account))? (?:has|have|is|did|shows?)\b.*\bACC\b|\bACC (?:which|what)(?: (?:1|one|account))? (?:has|have|is|did|shows?)\b/;

/** Asked of accounts, and not of what they hold. */
const others =
  /\b(?:cash|settled|unsettled|withdraw\w*|deposits?|deposited|transfers?|transferred|contribut\w*|trades?|traded|bought|sold|buys?|sells?|(?<!\bsince (?:the )?)purchases?|purchased|sales?|dividends?|interest|fees?|taxes|tax|risk\w*|median|typical|beneficiar\w*|titled?|registered|custodian|opened?|numbers)\b/;

/** "the best holding in each account": put in order by itself. */
function ofHoldings(clause: Clause, { of, rest, isInside }: Grouping): Claim | undefined {
  const isOfRows =
    of === "each" ? holding.test(rest) || (isInside && amongAll.test(rest)) : holdsThe.test(rest);
  if (counted.test(rest) || average.test(rest) || !isOfRows) return undefined;
  const own = { ...clause, said: rest };
  const isOrder = superlative.test(rest) && holding.test(rest);
  const claim = portfolioRanking(own) ?? (isOrder ? meantPortfolioRanking(own, 1) : undefined);
  if (claim === undefined || claim.params.total === true) return undefined;
  return { ...claim, score: certainly, params: { ...claim.params, per } };
}

const things =
  "(?:positions?|holdings?|stocks?|etfs?|funds?|bonds?|options?|investments?|picks?|securit(?:y|ies)|stakes?|compan(?:y|ies)|symbols?|tickers?)";
const holding = new RegExp(
  `\\b(?:${things}|performers?|gainers?|winners?|losers?|movers?|decliners?|laggards?|risers?|fallers?)\\b`,
);
/** "which account holds our best performer" */
const holdsThe = new RegExp(
  `^(?:(?:and|so) )*(?:has|holds?|have|contains?|owns?|is|with) (?:(?:the|our|my|their|his|her) )?(?:single )?(?:best|worst|biggest|largest|smallest|top|highest|lowest)(?: \\w+)? ${holding.source}`,
);
/** "what has gained the most", "what is down", in each of them */
const amongAll =
  /^(?:(?:and|so|tell me|show me) )*(?:what|which(?: 1| one)?) (?:(?:is|are|has|have|was|went) )?(?:up|down|gained|lost|moved|risen|rose|fallen|fell|dropped|done|doing|performed|performing|worth)\b/;

/** What all that an account holds has gained, moved, is worth or has cost, how many it is, or its return. */
function ofWhole(clause: Clause, words: string, of: Grouping["of"]): Claim | undefined {
  const rest = words.replace(phrasal, "$1 $2");
  const common = { ...accountOf(clause), ...withoutOf(clause), per } as const;
  const asset_class = slots.assetClass(rest);
  if (averageHeld.test(rest)) return undefined;
  if (counted.test(rest) || (of === "which" && manyOf.test(rest))) {
    const params = {
      ...common,
      ...given({ asset_class, measure: "count", direction: end(clause) }),
    };
    return { intent: "positions_list", score: certainly, params };
  }
  const asked = basisIn(clause, rest, asset_class);
  if (asked === "return") return returns(clause, rest);
  if (asked === undefined) return undefined;
  return {
    intent: "portfolio_ranking",
    score: certainly,
    params: {
      ...common,
      ...given({ asset_class, direction: end(clause), limit: limit(`${rest} positions`) }),
      ...given({ measure: average.test(rest) ? "average" : undefined }),
      ...heldSizes(rest).sizes,
      total: true,
      basis: asked.basis,
    },
    ...(asked.assumed ? { assumed: ["basis"] } : {}),
  };
}

/** "add up", "break down" are no gain and no loss. */
const phrasal =
  /\b(add|added|adding|sum|sums|total|break|broken|breaking|split|show|list|set|write|pull|bring|end|tot|tally|round|come|comes|put) ((?:\S+ ){0,3}?)(?:up|down)\b/g;
/** What is asked of its holdings on average. */
const averageHeld = new RegExp(
  `\\b(?:average|avg|mean|typical) (?:\\w+ )?${things}\\b|\\b(?:average|avg|mean)\\b.*\\b(?:per|a|each|of) (?:its )?${things}\\b`,
);
const counted = new RegExp(`\\b(?:how many|number of|count(?: of)?)(?: \\w+){0,2} ${things}\\b`);
const manyOf =
  /\b(?:most|fewest|least|more|fewer|greatest number of) (?:(?:different|separate|distinct|individual) )?(?:positions|holdings|securities|names|lines|tickers|symbols)\b/;
const average = /\b(?:average|avg|mean)\b/;
const superlative =
  /\b(?:best|worst|better|worse|more|fewest|furthest|farthest|most|least|biggest|largest|smallest|highest|lowest|greatest|top|bottom|rank\w*|sort\w*|order\w*)\b/;
/** "Karen's largest position", "is anything in her IRAs down": of what she holds. */
const ofOneHolding = new RegExp(
  `${superlative.source} (?:\\w+ ){0,2}${holding.source}|\\b(?:anything|something|nothing)\\b|^(?:which|what)(?: of)? (?:ACC )?(?:holdings|positions|stocks|etfs|funds|bonds)\\b`,
);
/** Which end is asked for; "most today" has been read as a day. */
function end({ text }: Clause): Params["direction"] {
  const said = heard(text)
    .replace(/\b(?:smaller|lower|worse)\b/g, "smallest")
    .replace(/\b(?:larger|bigger|greater|higher|better)\b/g, "largest");
  return superlative.test(said) ? (slots.direction(said) ?? "best") : undefined;
}

type Asked = { basis: NonNullable<Params["basis"]>; assumed: boolean };

/** What is measured; undefined where it is the account itself. */
function basisIn(
  clause: Clause,
  rest: string,
  asset_class: Params["asset_class"],
): Asked | "return" | undefined {
  const today = isToday(clause);
  const isMove = moved.test(rest);
  if (paid.test(rest) && !isMove) return { basis: "cost", assumed: false };
  if (isMove || doing.test(rest) || returned.test(rest)) {
    const { day, percent } = askedBasis(rest, today);
    return day ? ofDay(percent) : sinceThen(clause, rest, percent);
  }
  const isOfHeld = asset_class !== undefined || held.test(rest);
  return isOfHeld && worth.test(rest) ? { basis: "market_value", assumed: false } : undefined;
}

const ofDay = (percent: boolean): Asked => ({
  basis: percent ? "day_change_pct" : "day_change",
  assumed: false,
});

/** A gain is since the purchase; over a stretch, and where none is named, it is a return. */
function sinceThen({ period }: Clause, rest: string, percent: boolean): Asked | "return" {
  const isOverTime = period !== undefined && period.timeframe !== "ITD";
  if (returned.test(rest) || isOverTime || !moved.test(rest)) return "return";
  const assumed = !(dollars.test(rest) || percent);
  return { basis: percent ? "unrealized_pl_pct" : "unrealized_pl", assumed };
}

const paid =
  /\b(?:costs?|cost basis|paid|pay|basis|purchase price|book value|(?:have|did|has) (?:i|we|they|he|she) (?:\w+ )?(?:invest|invested))\b/;
const moved =
  /\b(?:above|below|over|under) (?:(?:its|their|our|the|my|what) )?(?:cost|basis|(?:i|we|they) paid|purchase)\b|\b(?:gain\w*|loss(?:es)?|los(?:e|es|t|ing)|losers?|winners?|profit\w*|p&l|made|make|making|earn\w*|up|down|ahead|behind|appreciat\w*|grown|grew|growth|mov(?:e|es|ed|ing|ers?)|movements?|chang(?:e|es|ed|ing)|swing\w*|swung|rise|rose|risen|fall|fell|fallen|drop\w*|declin\w*|under ?water|in the (?:red|green|black|hole)|red|green|unrealized|underwater|better off|worse off)\b/;
const doing =
  /\b(?:doing|done|fare[ds]?|faring|perform\w*|best|worst|better|worse|stands?|hold(?:ing)? up|held up)\b|\b(?:do|does|did)(?: (?:so far|lately|overall|well|badly|poorly|PER|now|today))*$/;
const returned =
  /\b(?:returns?|returned|performance|twr|twrr|mwr|irr|rate of return|time weighted)\b/;
const dollars = /\b(?:dollars?|money|unrealized|p&l|profit\w*)\b|\$/;
const held = new RegExp(`\\b(?:${things}|invested|invest)\\b`);
const worth =
  /\b(?:worth|values?|valued|how much|total|amount|market|size|money|most|least|biggest|largest|smallest|highest|lowest)\b/;

/** Its return on file; the best is told by it. */
function returns(clause: Clause, rest: string): Claim {
  const claim = meantPerformance({ ...clause, said: rest }, certainly);
  const direction = end(clause);
  const params = { ...claim.params, ...given({ direction }), per };
  return { ...claim, params: { ...params, ...stretchOf(clause) } };
}
