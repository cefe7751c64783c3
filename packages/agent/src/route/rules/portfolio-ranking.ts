import { heldSizes } from "../amounts.ts";
import type { Clause } from "../clause.ts";
import { limit } from "../limit.ts";
import { isWorthOfSide, signOf, sumsOneSide } from "../one-side.ts";
import type { Params } from "../routed.ts";
import * as slots from "../slots.ts";
import {
  accountOf,
  given,
  isToday,
  type Meant,
  type Rule,
  stretchOf,
  strongest,
  withoutOf,
} from "./claim.ts";
import { isOfOneHand } from "./one-hand.ts";

/** Which holdings have done best or worst, or are largest. */
export const portfolioRanking: Rule = (clause) => {
  const { said } = clause;
  if (asksUnpriced(said) && clause.symbols.length === 0) return ofUnpriced(clause);
  if (isWithoutCash(clause)) return meantHoldingsValue(clause, 0.97);
  if (isOfOneHand(clause)) return { ...meantHoldingsValue(clause, 0.97), certain: true };
  const score = Math.max(strongest(said, patterns), sumsOneSide(said) ? 0.975 : 0);
  const isOther = score === 0 || veto.test(said) || ofOne(clause);
  return isOther ? undefined : meantPortfolioRanking(clause, score);
};

/** "the value of everything we hold, leaving out the cash" is what the holdings are worth. */
export const isWithoutCash = ({ said, symbols, without }: Clause): boolean =>
  symbols.length === 0 &&
  valueOfHeld.test(said) &&
  (without?.others ?? []).some((one) => /^(?:(?:the|my|our|any|all) )*cash$/i.test(one));
const valueOfHeld =
  /\b(?:value|worth)\b.*\b(?:hold|own|holdings|positions|investments|securities)\b|\b(?:hold|own|holdings|positions|investments|securities)\b.*\bworth\b/;

/** "which holdings have no price on file", "is everything priced": the ranking by value names what has none. */
export const asksUnpriced = (said: string): boolean =>
  unpriced.test(said) || (allPriced.test(said) && !/\b(?:how|what|when|at)\b/.test(said));
const lacking =
  "(?:no|without|missing|not (?:i|we|they|you|he|she) have|lack|lacks|lacking|not have|not got|not find|not get|unable to find|not there)";
const unpriced = new RegExp(
  `\\b${lacking} (?:(?:an?|any|the|current|market|recent|valid|available|latest|known) )*(?:prices?|quotes?|valuations?|market values?)\\b|\\b(?:unpriced|unquoted|unvalued|unpriceable)\\b|\\b(?:can|could|is|are|was|were|has|have|be) not (?:be |been |being |currently )*(?:priced?|valued?|quoted)\\b|\\b(?:prices?|quotes?) (?:is|are) (?:missing|not (?:on file|there|available))\\b`,
);
const allPriced =
  /^(?:is|are|do|does|has|have)\b.*\b(?:all|every\w*|each)\b.*\b(?:priced|valued|quoted|(?:have|has|got) (?:an? |its |their )?(?:current |market )?(?:prices?|quotes?))\b/;

const ofUnpriced = (clause: Clause): ReturnType<Rule> => ({
  intent: "portfolio_ranking",
  score: 0.985,
  params: { ...accountOf(clause), ...withoutOf(clause), direction: "best", basis: "market_value" },
});

export const meantPortfolioRanking: Meant = (clause, score) => {
  const { said } = clause;
  const asked = askedBasis(said, isToday(clause));
  const direction = slots.direction(said);
  const whole = summed(said);
  const { of, sizes } = heldSizes(said);
  const isOfValue = worth.test(said) || isWorthOfSide(said) || of === "value";
  const basisSaid = isOfValue || asked.size || asked.day || asked.percent || stated.test(said);
  const assumed: ("basis" | "direction")[] = [
    ...(basisSaid ? [] : (["basis"] as const)),
    ...(direction === undefined ? (["direction"] as const) : []),
  ];
  return {
    intent: "portfolio_ranking",
    score,
    params: {
      ...accountOf(clause),
      ...(isToday(clause) ? {} : stretchOf(clause)),
      ...given({
        asset_class: whole.total ? slots.assetClass(said) : slots.classOf(said),
        short: slots.ofShorts(said),
        limit: limit(said) ?? (slots.fromEnd.test(said) ? mostRanked : undefined),
      }),
      ...given({ nth: nth(said) }),
      ...whole,
      ...withoutOf(clause),
      ...sizes,
      direction: direction ?? "best",
      basis: isOfValue ? "market_value" : slots.basis(asked),
    },
    ...(assumed.length > 0 ? { assumed } : {}),
  };
};

/** All of them together, or all of one side. */
const summed = (said: string): Pick<Params, "total" | "sign"> =>
  together(said) || sumsOneSide(said) ? given({ total: true, sign: signOf(said) }) : {};

/** Whoever wants them in order wants to see all. */
const mostRanked = 100;

/** Cash is no holding, and is left out by itself. */
function withoutCash(clause: Clause): Clause {
  const { others = [], ...rest } = clause.without ?? {};
  const left = others.filter((one) => !/\bcash$/i.test(one));
  const without = left.length > 0 ? { ...rest, others: left } : rest;
  return { ...clause, without: Object.keys(without).length === 0 ? undefined : without };
}

/** What all of it, or all of one class, is worth without the cash beside it. */
export const meantHoldingsValue: Meant = (clause, score) => ({
  intent: "portfolio_ranking",
  score,
  params: {
    ...accountOf(clause),
    ...given({
      asset_class: slots.assetClass(clause.said),
      short: slots.ofShorts(clause.said),
      sign: signOf(clause.said),
    }),
    ...withoutOf(withoutCash(clause)),
    ...heldSizes(clause.said).sizes,
    total: true,
    direction: "best",
    basis: "market_value",
  },
});

/** "is AAPL my best position" ranks; what one symbol has gained does not, nor which of two has gained more. */
const superlative =
  /\b(?:best|worst|top|biggest|largest|smallest|strongest|weakest|highest|lowest|(?<!\bat )(?:most|least)|more|less|better|worse|rank\w*|sort\w*|which)\b/;
const ofOne = ({ symbols, said }: Clause): boolean =>
  symbols.length > 1 ||
  (symbols.length > 0 &&
    (!superlative.test(said) || /\b(?:which|what|whose) accounts?\b/.test(said)));

/** "second best", "3rd largest", "runner up" */
export function nth(said: string): number | undefined {
  const [, word = ""] = ordinal.exec(said) ?? [];
  if (word === "") return undefined;
  return /runner|next/.test(word) ? 2 : ordinals.findIndex((pattern) => pattern.test(word)) + 2;
}

const ordinals = [/second|2nd/, /third|3rd/, /fourth|4th/, /fifth|5th/];
const ordinal =
  /\b(second|2nd|third|3rd|fourth|4th|fifth|5th|next|runner up)(?: (?:best|worst|top|biggest|largest|smallest|highest|lowest|most|strongest|weakest)\b|$)/;

/** The gain of everything together, and of no one position. */
const together = (said: string): boolean =>
  sums.test(said) ||
  gainOfHeld.test(said) ||
  worth.test(said) ||
  (/\bunrealized\b|\bp&l\b/.test(said) && !parted.test(said));
const sums =
  /\b(?:gain|loss|profit|return) (?:on|of|for|from) (?:all (?:of )?)?(?:those|them|these)(?: (?:all|\d))? (?:together|combined|in total|altogether|in all)\b|\b(?:total|overall|combined|aggregate|entire) (?:\w+ )?(?:unrealized|p&l|gains?|profits?|loss(?:es)?)\b|\b(?:unrealized|p&l|gains?|profits?|loss(?:es)?)\b.*\b(?:in total|overall|altogether|combined|across (?:all|my|the|everything)(?! (?:of )?(?:(?:the|my|our|their) )?accounts))\b|\bhow much (?:money )?(?:am|are) (?:i|we) (?:up|down|ahead|behind) (?:in total|overall|altogether|in all|in dollars)$/;
/** "how much are the stocks I own up, taken together", "how many dollars did they lose together" */
const gainOfHeld =
  /\bhow much (?:are|is|have|has) (?:all )?(?:(?:of )?(?:my|our|the|his|her|their) )?(?:individual |single )?(?:positions|holdings|stocks|etfs|funds|bonds|options|equities)\b(?! each\b)(?:(?! each\b).)*\b(?:up|down|gained|lost)\b(?!.*\beach\b)|\bhow (?:much|many dollars) (?:did|have) (?:they|those|these)(?: all)? (?:gain|lose|lost|gained|make|made|drop|dropped)\b.*\b(?:together|in total|altogether|combined|in all)\b/;
/** "how much are my stocks worth": what is held, without the cash beside it. */
const held = "(?:positions|holdings|stocks|etfs|funds|bonds|options|equities|securities)";
const worth = new RegExp(
  `\\b(?:worth|market value|total value|value) (?:of|in) (?:all )?(?:my |the |our )?${held}\\b|\\b(?:are|is) (?:all )?(?:my |the |our )?${held} (?:worth|valued)\\b`,
);
const parted =
  /\b(?:each|every|per|by|positions?|holdings?|stocks?|etfs?|funds?|which|what are|best|worst|top|bottom|biggest|largest|smallest|most|least|winners?|losers?|highest|lowest|list|rank\w*|only)\b/;

export const askedBasis = (said: string, day: boolean) => ({
  size: isOfSize(said, day),
  day:
    day ||
    /\b(?:day change|daily|of the day|(?:best|worst|good|bad|great|rough|big) day|day (?:gainers?|losers?|movers?|gains?))\b/.test(
      said,
    ),
  percent: slots.inPercent(said),
});

/** "the biggest bounce today", "the largest percentage" are no sizes; "the highest value today" is one. */
function isOfSize(said: string, day: boolean): boolean {
  if (ofValue.test(said)) return !result.test(said);
  return (
    size.test(said) && !result.test(said) && !(inPercent.test(said) || (day && ofMove.test(said)))
  );
}
const ofValue =
  /\b(?:(?:dollar|market|position|total|portfolio) value|by (?:value|size|weight|worth)|(?:highest|lowest|most|least|greatest) (?:(?:dollar|current|market|present|total) )?(?:value|worth)|value wise|worth (?:the )?(?:smallest|least|most|fewest))\b/;
const inPercent =
  /\b(?:biggest|largest|highest|smallest) (?:(?:unrealized|day|daily) )?(?:percent\w*|%)|\b(?:percent\w*|%) (?:gain|loss|move|change|up|down|knock|hit)\b/;
const ofMove =
  /\b(?:biggest|largest|highest|smallest)\b(?! (?:\w+ )?(?:positions?|holdings?|stocks?|etfs?|funds?|investments?|assets?|stakes?|names?|slices?|chunks?|bets?|weights?|parts?|shares?|portions?)\b)/;

/** "below its average cost" */
export const besideCost =
  "(?:above|below|under|over) (?:(?:its|their|our|my|the) )?(?:average )?cost";

const holding =
  "(?:positions?|holdings?|stocks?|etfs?|funds?|bonds?|options?|investments?|assets?|picks?|names?|securit(?:y|ies)|stakes?|compan(?:y|ies)|shares|symbols?|tickers?)";
const doer =
  "(?:performers?|performing|gains?|loss|losses|gainers?|winners?|losers?|movers?|returns?|decliners?|weights?|allocation|exposure|p&l|profits?|drops?|rises?|falls?|declines?|increases?|decreases?)";
const rank =
  "(?:best|worst|top|bottom|biggest|largest|smallest|strongest|weakest|greatest|highest|lowest|poorest|leading|heaviest|main|least|most(?! recent))";
const patterns: [number, RegExp][] = [
  [
    0.985,
    /^(?:(?:and|so) )*which (?:1 |one |ones )?of (?:those|them|these)(?: \d)? (?:is|are) worth (?:the )?(?:most|more|least|less)\b/,
  ],
  [
    0.97,
    /^(?:(?:and|so) )*which (?:1 |one |ones )?of (?:those|them|these)\b.*\b(?:(?:showing|at|in|running|carrying) (?:a |an )?(?:loss|gain|profit)|below (?:cost|what)|above (?:cost|what)|under ?water)\b/,
  ],
  [
    0.97,
    new RegExp(
      `^(?!.*\\b(?:a|per|each) share\\b).*\\b(?:${holding}|anything)\\b.* (?:over|above|under|below|exceeding|between|at (?:least|most)|(?:more|less|bigger|larger|smaller|greater) than) \\$?\\d[\\d,.]*(?:k|m)?(?![d,.])(?! (?:SYM )?(?:shares?|units?|contracts?|lots?|days?|weeks?|months?|years?))\\b`,
    ),
  ],
  [
    0.97,
    /\bwhere (?:is|are|do|does|have) .*\b(?:most|bulk|majority) of (?:the |my |our |their |his |her )?(?:money|assets|wealth|portfolio|value)\b/,
  ],
  [0.985, new RegExp(`\\b(?:${holding}|everything|anything)\\b.*\\b${besideCost}\\b`)],
  [0.985, gainOfHeld],
  [
    0.975,
    /^how many dollars (?:are|am) (?:we|i|they) (?:up or down|up|down|ahead or behind|ahead|behind) (?:overall|in total|altogether)\b/,
  ],
  [0.975, sums],
  [0.975, worth],
  [
    0.96,
    /\b(?:positions|holdings|stocks|etfs|funds|investments) (?:made|lost|make|lose) (?:me |us )?money\b/,
  ],
  [0.97, /\brunner up\b|^what (?:lost|made|gained|dropped|fell|rose)(?: money)?(?: PER)?$/],
  [
    0.975,
    /\b(?:losing|making|lost|made) money (?:on|in|with) (?:anything|any|something|which|what)\b/,
  ],
  [
    0.8,
    /^(?:and |the |what is |which is |my )*(?:best|worst|biggest|largest|smallest|top)(?: 1| one)? (?:in|by|of) (?:(?:my |the )?ACC|percent|%|dollars?|value|size)(?: terms)?$/,
  ],
  [
    0.75,
    /^(?:and |the )*(?:second|third|fourth|fifth|2nd|3rd|4th|5th|next) (?:best|worst|largest|biggest|smallest)(?: 1| ones?)?$/,
  ],
  [
    0.95,
    /\b(?:positions|holdings|stocks|etfs|funds|bonds|investments) (?:sorted |ordered |ranked )?by (?:size|value|market value|weight|performance|gains?|returns?|p&l|percent)\b/,
  ],
  [0.972, new RegExp(`\\b${rank}(?: \\d+)?(?: \\w+){0,2} (?:${holding}|${doer})\\b`)],
  [
    0.8,
    /^(?:what|who|which|anything|what all) (?:is |are |went )?(?:(?:up|down|moving|red|green) PER|losing(?: PER)?|down)$/,
  ],
  [
    0.945,
    /\b(?:gains?|p&l|returns?|change|profits?|performance) (?:by|per|of each|for each|of every) (?:position|holding|stock|investment)s?\b|\b(?:change|gains?|p&l) (?:of|in|on|for|across) (?:all )?my (?:positions|holdings|stocks|investments)\b/,
  ],
  [
    0.965,
    /\bhow (?:are|is|have|has|did|do|does|well are|well have|well did) (?:all )?(?:my|the|our|his|her|their) (?:\w+ )?(?:positions|holdings|stocks|equities|etfs|funds|bonds|options|munis|municipals|treasuries|(?:fixed income|stock|bond|equity|muni|etf|fund|options?) (?:side|sleeve|part|portion|holdings|positions))\b.*\b(?:do|doing|done|perform|performing|performed|holding up|held up|faring|fared)\b/,
  ],
  [
    0.96,
    /\b(?:dragging|weighing|hurting|helping|driving|boosting)\b.*\b(?:portfolio|me|returns?|performance|account)\b/,
  ],
  [0.965, /\b(?:winners?|losers?|gainers?|decliners?|laggards?|underperformers?|outperformers?)\b/],
  [
    0.97,
    /\b(?:up|down|gained|lost|risen|fallen|dropped|grown|made|rose|fell|dropping|losing|lose|earning|earned|gaining|making|returned|moved|performing|hurting|hurt|helping|helped|contributed|appreciated|declined)(?: \w+){0,3} (?:the )?(?:most|least|best|worst)\b/,
  ],
  [0.97, /\b(?:most|least) (?:profitable|valuable|money|profit|gain|loss|successful)\b/],
  [
    0.97,
    new RegExp(
      `\\b(?:which|what)(?: of)?(?: my| are my| is my| are the)? (?:(?:individual|single) )?(?:${holding}|ones?)\\b.*\\b(?:up|down|doing|lose|losing|gain|go|making|underwater|red|green|profit|profitable|perform|performing|performed|gained|lost|worst|best|biggest|largest|most|negative|positive)\\b`,
    ),
  ],
  [
    0.97,
    /\b(?:doing|performing|performed|did|do|does|done) (?:the )?(?:best|worst|well|badly|poorly)\b/,
  ],
  [0.97, /\b(?:rank|ranking|ranked|sort|sorted)\b/],
  [
    0.96,
    /\b(?:anything|everything|any of my (?:\w+)|something)\b.*\b(?:losing|underwater|in the red|in the green)\b/,
  ],
  [
    0.94,
    /\bunrealized\b|\bp&l\b|\bgains? (?:and|or|&) loss(?:es)?\b.*\b(?:positions?|holdings?|each|all|my)\b/,
  ],
  [
    0.75,
    /^(?:and |or |what about |how about |show |me |my )*(?:the )?(?:best|worst|biggest|largest|smallest|top(?: \d+)?|bottom(?: \d+)?)(?: (?:1|one|ones|PER))*(?: by \w+)?$/,
  ],
];

const veto =
  /\brank\b.*\bgoogle\b|\b(?:best|worst|top|biggest|largest|smallest|highest|lowest) (?:\w+ )?(?:trades?|deposits?|withdrawals?|transfers?|price|purchases?|sales?)\b|\b(?:is|are|am|did|has|have) (?:i|we|my (?:portfolio|account)|the portfolio|ACC)\b.*\b(?:doing|performing|done) (?:well|badly|poorly)\b/;

const size =
  /\b(?:(?:highest|most|lowest|top) (?:weight|allocation|exposure)|biggest|largest|smallest|heaviest|main|(?:most|least) valuable|worth (?:the )?(?:most|least|more|less)|market value|by (?:value|size|weight)|highest value|top \d+ (?:holdings|positions)|top (?:holdings?|positions?)|(?:most|bulk|majority|lion share) of (?:the |my |our |their |his |her )?(?:money|assets|wealth|funds|portfolio|value))\b/;
const result =
  /\b(?:gains?|gained|gaining|lost|losing|loss|losses|gainers?|winners?|losers?|movers?|performers?|performing|returns?|decliners?|declines?|drops?|swings?|p&l|profits?|percent gain|success(?:es)?|stor(?:y|ies)|disappointments?|failures?|flops?|stars?|mistakes?|regrets?|shortfalls?|holes?|hits?|knocks?|tumbles?|leaps?|jumps?|bounces?|lifts?|advances?|dips?|slides?|falls?|fallers?|rises?|risers?|pops?|climbs?|negative|positive|damage|day change)\b/;
const stated = /\b(?:unrealized|p&l|dollars?|dollar|money|in cash|profit)\b|\$/;
